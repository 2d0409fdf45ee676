import type { Pace } from '@railhead/host/new-table'
import { describe, expect, test } from 'vitest'
import type { SeatedTable, Span } from '../store/store.ts'
import { isMissing, passClock, startClock } from './clock.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const LIVE: Pace = { kind: 'live', minutes: 10, increment: 30 }
const DAYS: Pace = { kind: 'days', days: 3 }

function table(pace: Pace, away: Span | null = null, updated = 0) {
  const person = { player: null, words: null, name: '', began: null, botOf: null, noticed: false }
  const seats: SeatedTable['seats'] = [
    { seat: 'red', person: 'anna', away, ...person },
    { seat: 'blue', person: 'ben', away: null, ...person },
    {
      seat: 'green',
      person: null,
      player: 'random',
      words: null,
      name: null,
      away: null,
      began: null,
      botOf: null,
      noticed: false,
    },
  ]
  return { pace, seats, turn: ['red'], over: false, started: 0, updated, clock: startClock(pace, seats, 0) }
}

describe('a live clock', () => {
  test('runs for whoever is asked, and gives the increment for the answer', () => {
    expect(startClock(LIVE, table(LIVE).seats, 0)).toEqual({ since: 0, left: { red: 10 * MINUTE, blue: 10 * MINUTE } })
    const passed = passClock(table(LIVE), ['blue'], 4 * MINUTE)
    expect(passed).toEqual({ since: 4 * MINUTE, left: { red: 6.5 * MINUTE, blue: 10 * MINUTE } })
  })

  test('goes on while the same are asked, small question after small question', () => {
    const before = table(LIVE)
    expect(passClock(before, ['red'], 4 * MINUTE)).toBe(before.clock)
    const both = { ...before, turn: ['red', 'blue'] }
    expect(passClock(both, ['blue'], MINUTE)?.left).toEqual({ red: 9.5 * MINUTE, blue: 9 * MINUTE })
  })

  test('has run out, and whoever answers after all begins with the increment', () => {
    const late = table(LIVE)
    expect(isMissing(late, 'red', 10 * MINUTE - 1)).toBe(false)
    expect(isMissing(late, 'red', 10 * MINUTE)).toBe(true)
    expect(isMissing(late, 'blue', 10 * MINUTE)).toBe(false)
    expect(passClock(late, ['blue'], 60 * MINUTE)?.left.red).toBe(0.5 * MINUTE)
  })

  test('does not stop for a vacation', () => {
    expect(isMissing(table(LIVE, { from: 0, until: DAY }), 'red', 11 * MINUTE)).toBe(true)
  })
})

describe('days for each answer', () => {
  test('are there anew for the next', () => {
    expect(passClock(table(DAYS), ['blue'], 2 * DAY)?.left).toEqual({ red: 3 * DAY, blue: 3 * DAY })
    expect(isMissing(table(DAYS), 'red', 3 * DAY)).toBe(true)
  })

  test('do not go by on vacation', () => {
    const away = table(DAYS, { from: DAY, until: 11 * DAY })
    expect(isMissing(away, 'red', 12 * DAY)).toBe(false)
    expect(isMissing(away, 'red', 13 * DAY)).toBe(true)
    expect(isMissing(table(DAYS, { from: -9 * DAY, until: -DAY }), 'red', 3 * DAY)).toBe(true)
  })
})

test('where nobody counts, whoever does not answer for days is missing all the same', () => {
  const any = table({ kind: 'any' }, null, DAY)
  expect(any.clock).toBeNull()
  expect(passClock(any, ['blue'], DAY)).toBeNull()
  expect([isMissing(any, 'red', 4 * DAY), isMissing(any, 'red', 4 * DAY + 1)]).toEqual([false, true])
  expect(isMissing({ ...any, over: true }, 'red', 9 * DAY)).toBe(false)
  expect(isMissing({ ...any, started: null }, 'red', 9 * DAY)).toBe(false)
})
