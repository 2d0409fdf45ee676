import type { Pace } from '@railhead/host/new-table'
import { expect, test } from 'vitest'
import type { Pending } from '../store/notices.ts'
import type { Clock, Progress, SeatedTable, Span } from '../store/store.ts'
import { announcedBy, warningFor } from './announcements.ts'
import { saying } from './sayings.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const DAYS: Pace = { kind: 'days', days: 4 }

function table(more: Partial<SeatedTable> = {}, away: Span | null = null, noticed = true): SeatedTable {
  const clock: Clock = { since: 0, left: { red: 4 * DAY, blue: 4 * DAY } }
  const seat = { player: null, words: null, began: null, botOf: null, away, noticed }
  return {
    ...{ id: 't', title: 'A game', owner: 'anna', created: 0, length: 0, over: false, turn: ['blue'], summary: '', updated: 0 },
    ...{ header: {} as SeatedTable['header'], pace: DAYS, access: 'link', clock, started: 0, abandoned: false, motion: null },
    ...{ rematch: null, rated: 'yes', allied: [], ended: null, ending: null },
    seats: [
      { ...seat, seat: 'red', person: 'anna', name: 'Anna' },
      { ...seat, seat: 'blue', person: 'ben', name: 'Ben' },
    ],
    ...more,
  }
}
const pending = (kind: Pending['kind'], created = 0): Pending => ({ kind, table: 't', created, due: 0 })
const said = (kind: Pending['kind'], at: SeatedTable | undefined, now = 0) => saying(pending(kind), at, 'ben', now)
const sentence = (kind: Pending['kind'], at: SeatedTable, now = 0) => {
  const told = said(kind, at, now)
  return told !== undefined && 'sentence' in told ? told.sentence : told
}

test('a turn is told while it is theirs, and not to somebody who is at it', () => {
  expect(said('turn', table())).toEqual({
    ...{ kind: 'turn', table: 't', path: 'online/t/table' },
    sentence: 'It is your turn at “A game”.',
  })
  for (const at of [{ turn: ['red'] }, { over: true, turn: [] }, { started: null }, { updated: 1 }])
    expect(said('turn', table(at))).toBeUndefined()
  // Others who are asked as well have done something.
  expect(said('turn', table({ turn: ['red', 'blue'], updated: 1 }))).toBeDefined()
  expect(said('turn', undefined)).toBeUndefined()
})

test('one is reminded when a quarter of the time is left, at most a day; on vacation no time goes by', () => {
  expect([warningFor(4 * HOUR), warningFor(2 * DAY), warningFor(30 * DAY)]).toEqual([HOUR, 12 * HOUR, DAY])
  expect(said('reminder', table(), DAY)).toEqual({ later: 3 * DAY })
  expect(sentence('reminder', table(), 3 * DAY)).toBe('24 hours are left for your turn at “A game”.')
  expect(sentence('reminder', table(), 4 * DAY - 20 * 60_000)).toBe('20 minutes are left for your turn at “A game”.')
  expect(sentence('reminder', table(), 5 * DAY)).toBe('Your time at “A game” is up.')
  const away = table({}, { from: DAY, until: 11 * DAY })
  expect(said('reminder', away, 3 * DAY)).toEqual({ later: 5 * DAY })
  expect(sentence('reminder', away, 13 * DAY)).toBe('24 hours are left for your turn at “A game”.')
  for (const at of [{ turn: ['red'] }, { clock: null }, { over: true }])
    expect(said('reminder', table(at), 3 * DAY)).toBeUndefined()
})

test('what else is told follows from the table as it is then', () => {
  expect(sentence('ended', table())).toBeUndefined()
  expect(sentence('ended', table({ over: true }))).toBe('The game at “A game” is over.')
  expect(sentence('table', table())).toBe('The game at “A game” has begun.')
  const waits = table({ started: null })
  expect(sentence('table', waits)).toMatch(/taken a seat .* 0 seats are free/)
  expect(said('table', table({ over: true, rematch: 'next' }))).toMatchObject({ path: 'online/next' })
  expect(said('table', table({ over: true }))).toBeUndefined()
  expect(sentence('mention', table())).toMatch(/called in the talk/)
  expect(saying(pending('mention'), table(), 'cy', 0)).toBeUndefined()
})

test('told are those whose turn begins, at tables where somebody wants to know', () => {
  const progress = (more: Partial<Progress>): Progress => ({ ...table(), updated: 100, ...more })
  const kinds = (at: SeatedTable, after: Partial<Progress>, by: string | null = 'blue') =>
    announcedBy(at, progress(after), by).map(({ kind, persons, due }) => [kind, persons.join(), due])
  const [passed, waits] = [{ turn: ['red'] }, 20_000]
  expect(kinds(table(), passed)).toEqual([
    ['turn', 'anna', 100 + waits],
    ['reminder', 'anna', 3 * DAY],
  ])
  expect(kinds(table({ pace: { kind: 'any' }, clock: null }), { ...passed, clock: null })).toEqual([
    ['turn', 'anna', 100 + waits],
  ])
  expect(kinds(table({}, null, false), passed)).toEqual([])
  expect(kinds(table(), { turn: ['blue'] })).toEqual([])
  // Whoever acts knows.
  expect(kinds(table(), passed, 'red')).toEqual([['reminder', 'anna', 3 * DAY]])
  expect(kinds(table(), { over: true, turn: [] })).toEqual([['ended', 'anna', 100 + waits]])
  expect(kinds(table({ started: null, turn: ['red'] }), passed, null).map(([kind]) => kind)).toEqual(['turn', 'reminder'])
})
