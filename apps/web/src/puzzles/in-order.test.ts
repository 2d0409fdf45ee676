import type { Puzzle } from '@railhead/players/puzzles'
import { expect, test } from 'vitest'
import { nextAfter, numbered } from './in-order.ts'

const plan = { choices: [], words: [], chance: 0.5 }
const puzzle = (id: string, found: number): Puzzle => ({
  ...{ id, found, game: 0, at: 0, seat: 'axis', answer: plan, next: plan, reason: '' },
})
const all = numbered({ puzzles: [puzzle('a', 1), puzzle('b', 12), puzzle('c', 7), puzzle('d', 12)] })

test('those that are found most often come first and are the easiest, a third of each grade', () => {
  expect(all.map(({ id, number, grade }) => `${number} ${id} ${grade}`)).toEqual([
    '1 b easy',
    '2 d easy',
    '3 c medium',
    '4 a hard',
  ])
})

test('the next puzzle is one that is not solved, from the beginning again after the last', () => {
  expect(nextAfter(all, 'b', {})?.id).toBe('d')
  expect(nextAfter(all, 'b', { d: 'solved', c: 'looked' })?.id).toBe('c')
  expect(nextAfter(all, 'a', { b: 'solved' })?.id).toBe('d')
  expect(nextAfter(all, 'a', { b: 'solved', c: 'solved', d: 'solved' })?.id).toBe('b')
  expect(nextAfter([all[0]], 'b', {})).toBeUndefined()
})
