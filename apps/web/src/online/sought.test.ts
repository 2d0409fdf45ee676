import { expect, test } from 'vitest'
import { soughtOf, withFilter } from './sought.ts'

test('what stands in an address is what the server is asked for', () => {
  expect(soughtOf({})).toEqual({})
  expect(soughtOf({ game: 'ostkrieg', pace: '', name: 'Anna', other: 'x' })).toEqual({ game: 'ostkrieg', name: 'Anna' })
  expect(soughtOf({ result: 'drawn' })).toEqual({ result: 'drawn' })
  expect(soughtOf({ result: 'won:axis' })).toEqual({ winner: 'axis' })
  const { from, until } = soughtOf({ from: '2026-11-16', until: '2026-11-16' })
  expect(Number(until) - Number(from)).toBe(24 * 60 * 60 * 1000)
  expect(soughtOf({ from: 'yesterday', until: '2026-99-99' })).toEqual({})
})

test('what belongs to one game is forgotten with it', () => {
  expect(withFilter({}, 'game', 'ostkrieg')).toBe('?game=ostkrieg')
  expect(withFilter({ game: 'ostkrieg', option: 'bidding:true', result: 'won:axis', pace: 'live' }, 'game', '')).toBe(
    '?pace=live',
  )
  expect(withFilter({ game: 'ostkrieg', result: 'drawn' }, 'game', 'x')).toBe('?result=drawn&game=x')
  expect(withFilter({ name: 'Anna' }, 'name', '')).toBe('')
})
