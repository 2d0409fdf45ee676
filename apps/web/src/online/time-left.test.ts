import { expect, test } from 'vitest'
import type { TableInfo } from './server.ts'
import { inWords, mostUrgentFirst, timeLeft } from './time-left.ts'

test('time runs for whoever is asked, and never below nothing', () => {
  const timed = { clock: { since: 1000, left: { red: 60_000, blue: 30_000 } }, turn: ['red'], away: {} }
  expect(timeLeft(timed, 'red', 11_000)).toBe(50_000)
  expect(timeLeft(timed, 'blue', 11_000)).toBe(30_000)
  expect(timeLeft(timed, 'red', 999_000)).toBe(0)
  expect(timeLeft(timed, 'red', 0)).toBe(60_000)
})

test('on vacation it stands still', () => {
  const clock = { since: 1000, left: { red: 60_000 } }
  const leftAt = (now: number, from: number): number =>
    timeLeft({ clock, turn: ['red'], away: { red: { from, until: 101_000 } } }, 'red', now)
  expect([6000, 11_000, 101_000, 111_000].map((now) => leftAt(now, 11_000))).toEqual([55_000, 50_000, 50_000, 40_000])
  // It had begun before the turn did.
  expect(leftAt(111_000, 0)).toBe(50_000)
})

test('it is written as a clock shows it', () => {
  expect([0, 1, 65_000, 600_000, 3_723_000, 2 * 86_400_000, 97_200_000].map(inWords)).toEqual([
    '0:00',
    '0:01',
    '1:05',
    '10:00',
    '1:02:03',
    '2 d',
    '1 d 3 h',
  ])
})

test('tables at which one is awaited come first, those that are over last', () => {
  const table = (id: string, more: Partial<TableInfo>): TableInfo =>
    ({ id, over: false, started: 1, turn: ['red'], mine: ['blue'], updated: 1, ...more }) as TableInfo
  const sorted = mostUrgentFirst([
    table('over', { over: true, updated: 9 }),
    table('others', { updated: 2 }),
    table('waits', { started: null, turn: ['blue'], updated: 3 }),
    table('mine', { turn: ['blue'] }),
  ])
  expect(sorted.map(({ id }) => id)).toEqual(['mine', 'waits', 'others', 'over'])
})
