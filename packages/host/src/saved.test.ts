import { type Choice, Match } from '@railhead/table'
import { expect, test } from 'vitest'
import { depot } from '../test/depot.ts'
import { person, Visitor } from '../test/kit.ts'
import type { Saved } from './saved.ts'

const seats = { red: person('Anna'), blue: person('Ben'), green: person('Cleo') }

/** Red has taken fuel, which was counted for her, and food, which she took back. */
function interrupted(): Visitor {
  const table = new Visitor(Match.open(depot, { options: {}, seed: 'a depot' }), { seats })
  table.choose(0)
  table.choose(1)
  table.undo()
  return table
}
const again = (table: Visitor, saved: object): Visitor =>
  new Visitor(Match.fromRecord(depot, table.record), { seats, ...(saved as Saved) })

test('what was taken back can still be done again when the table is taken up again', () => {
  const before = interrupted()
  const after = again(before, JSON.parse(JSON.stringify(before.host.saved)))
  expect(after.host.snapshot().redo).toBe(true)
  before.redo()
  after.redo()
  expect(after.host.match.choices).toEqual(before.host.match.choices)
  expect(after.host.saved).toEqual(before.host.saved)
})

const FUEL: readonly Choice[] = [{ thing: 'fuel' }, { number: 2 }]

test.each([
  ['nothing', {}],
  ['more choices than were made', { gestures: [3] }],
  ['fewer choices than were made', { gestures: [1] }],
  ['a number that is none of choices', { gestures: [-1, 0.5] }],
  [
    'gestures of another record',
    { gestures: [{ seat: 'red', choices: [{ thing: 'food' }, { number: 1 }], instead: [] }], undone: [] },
  ],
  ['gestures of another seat', { gestures: [{ seat: 'blue', choices: FUEL, instead: [] }], undone: [] }],
  ['fewer gestures than stand', { gestures: [], undone: [] }],
  ['what is no gesture', { gestures: [{}], undone: [3] }],
])('with %s kept, the gestures are told from the record, and nothing can be done again', (_, saved) => {
  const table = again(interrupted(), saved)
  expect(table.host.saved.gestures).toEqual([2])
  expect(table.host.snapshot()).toMatchObject({ undo: { ok: true }, redo: false })
})

test('a single choice that stands in the record is a gesture', () => {
  const table = new Visitor(Match.open(depot, { options: {}, seed: 'a depot' }), { seats, stepwise: true })
  table.choose(0)
  expect(again(table, {}).host.saved.gestures).toEqual([1])
})

test('two choices that were made apart are taken back one by one, also when the record alone would not tell them apart', () => {
  const table = new Visitor(Match.open(depot, { options: {}, seed: 'a depot' }), { seats, stepwise: true })
  table.choose(0)
  table.choose(2)
  expect(table.host.saved.gestures).toEqual([1, 1])
  const after = again(table, JSON.parse(JSON.stringify(table.host.saved)))
  after.undo()
  expect(after.host.match.choices.map(({ choice }) => choice)).toEqual(FUEL.slice(0, 1))
  const whole = { ...table.host.saved, gestures: FUEL.map((choice) => ({ seat: 'red', choices: [choice], instead: [] })) }
  expect(again(table, whole).host.saved.gestures).toEqual([1, 1])
})

test('what stands in the place of something is kept whole, between others of which their number is enough', () => {
  const table = new Visitor(Match.open(depot, { options: {}, seed: 'a depot' }), { seats })
  table.choose(0)
  table.choose(1)
  table.amend(2, [FUEL])
  table.choose(1)
  const instead = [expect.objectContaining({ choices: [{ thing: 'food' }, expect.anything()] })]
  expect(table.host.saved.gestures).toEqual([2, { seat: 'red', choices: [{ thing: 'fuel' }, expect.anything()], instead }, 2])
  const after = again(table, JSON.parse(JSON.stringify(table.host.saved)))
  expect(after.host.saved).toEqual(table.host.saved)
})

test.each([
  ['seats that the game has', ['red'], ['red']],
  ['others among them', ['nobody', 7, 'red'], ['red']],
  ['no list', 'red', []],
])('of those who were advised, %s are taken up', (_, advised, expected) => {
  expect(again(interrupted(), { advised }).host.saved.advised).toEqual(expected)
})
