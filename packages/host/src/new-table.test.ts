import * as v from 'valibot'
import { expect, test } from 'vitest'
import { line, MOST_BYTES_OF_A_GAME, newTable } from './new-table.ts'

const TABLE = { game: 'outposts', title: 'Sunday evening', options: {}, seats: { red: { kind: 'me' }, blue: { kind: 'open' } } }
const reads = (more: object): boolean => v.is(newTable, { ...TABLE, ...more })

test('what is not said of a table is what most want', () => {
  expect(v.parse(newTable, TABLE)).toEqual({
    ...TABLE,
    pace: { kind: 'any' },
    access: 'link',
    rated: true,
    words: null,
    suggestions: true,
  })
})

const letters = (count: number): string => 'x'.repeat(count)
const live = (minutes: number, increment: number) => ({ pace: { kind: 'live', minutes, increment } })
const days = (count: number) => ({ pace: { kind: 'days', days: count } })
const computer = (player: string) => ({ seats: { red: { kind: 'computer', player } } })

test.each([
  [
    'the title',
    [{ title: 'x' }, { title: letters(80) }],
    [{ title: '' }, { title: '  ' }, { title: letters(81) }, { title: 'a\nb' }],
  ],
  ['minutes of a clock', [live(1, 5), live(600, 5)], [live(0, 5), live(601, 5), live(1.5, 5)]],
  ['what is added to a clock', [live(30, 0), live(30, 3600)], [live(30, -1), live(30, 3601)]],
  ['days', [days(1), days(30)], [days(0), days(31)]],
  ['a player', [computer(letters(40))], [computer(letters(41))]],
  ['words for luck', [{ words: null }, { words: letters(80) }], [{ words: letters(81) }, { words: '' }]],
  ['options', [{ options: { rounds: 3 } }], [{ options: null }, { options: [] }, { options: 'all' }]],
  ['a game of before', [{ record: letters(2_097_152) }], [{ record: letters(2_097_153) }]],
  ['who may look on', [{ access: 'private' }], [{ access: 'nobody' }]],
])('%s has limits', (_, right, wrong) => {
  for (const more of right) expect(reads(more)).toBe(true)
  for (const more of wrong) expect(reads(more)).toBe(false)
})

test('a line has nothing in it that cannot be seen', () => {
  for (const seen of ['Zoë', 'Зоя', '佐藤', 'Ann 😀', '⚔️ Evening']) expect(v.is(line(20), seen)).toBe(true)
  for (const unseen of ['\u3164', 'A\u034f', '\ud800', '\u2800', '\ufe0f', 'A\ufe0f\ufe0f', 'A\u200bB', 'A\u202eB', 'A\u2028B'])
    expect(v.is(line(20), unseen)).toBe(false)
})

test('a line may be empty only where that is said', () => {
  expect(v.is(line(5, 0), '')).toBe(true)
  expect(v.is(line(5), '')).toBe(false)
  expect(MOST_BYTES_OF_A_GAME).toBe(2_097_152)
})
