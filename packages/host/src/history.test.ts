import { Match } from '@railhead/table'
import { expect, test } from 'vitest'
import { depot, SEATS } from '../test/depot.ts'
import { person, sizeOf, Visitor } from '../test/kit.ts'
import { History } from './history.ts'
import { Manners } from './manners.ts'

const seats = Object.fromEntries(SEATS.map((seat) => [seat, person(seat)]))
const table = (): Visitor => new Visitor(Match.open(depot, { options: {}, seed: 'a depot' }), { seats })

/** All three have had their turn, and everybody owes a bid. */
function bidding(): Visitor {
  const at = table()
  for (const _ of SEATS) at.pick({ done: true })
  return at
}

function bid(at: Visitor, seat: string, number: number): void {
  at.take(seat)
  at.pick({ number })
}

test('a gesture of which the beginning stands for good gives nothing back that it stood in the place of', () => {
  const at = table()
  at.amend(0, [[{ thing: 'fuel' }, { number: 1 }]])
  at.amend(2, [[{ look: true }], [{ thing: 'food' }, { number: 2 }]])
  expect(at.host.snapshot().recent).toEqual([{ thing: 'food' }, { number: 2 }])
  at.undo()
  expect(at.host.match.choices.map(({ choice }) => choice)).toEqual([{ look: true }])
  at.redo()
  expect(at.host.snapshot().recent).toEqual([{ thing: 'food' }, { number: 2 }])
})

test('what does not fit any more is not done again, and leaves nothing to take back', () => {
  const at = bidding()
  bid(at, 'red', 1)
  at.take('red')
  at.undo()
  bid(at, 'blue', 1)
  at.take('red')
  expect(at.host.snapshot().redo).toBe(true)
  const { record } = at
  at.redo()
  expect(at.record).toBe(record)
  expect(at.host.snapshot()).toMatchObject({ redo: false, undo: { ok: false } })
})

test('one takes back an answer though others have answered since, and theirs stand', () => {
  const at = bidding()
  bid(at, 'red', 1)
  bid(at, 'blue', 2)
  at.take('red')
  at.undo()
  expect(at.host.match.choices.slice(-1)).toEqual([{ seat: 'blue', choice: { number: 2 } }])
  at.redo()
  expect(at.host.match.choices.slice(-2).map(({ seat }) => seat)).toEqual(['blue', 'red'])
})

test('the last turn of a game waits for nobody', () => {
  const at = bidding()
  at.host.setConfirm({ confirmTurn: true })
  SEATS.forEach((seat, number) => {
    bid(at, seat, number)
    at.confirm()
  })
  at.pick({ done: true })
  expect(at.host.snapshot()).toMatchObject({ held: false, outcome: { text: 'Over.' } })
})

test('taking back one gesture leaves those of others alone', () => {
  const at = bidding()
  bid(at, 'red', 1)
  bid(at, 'blue', 2)
  at.take('red')
  at.undo()
  expect(at.host.saved.gestures.map(sizeOf)).toEqual([1])
  expect(at.host.match.choices.at(-1)).toMatchObject({ seat: 'blue', choice: { number: 2 } })
})

test('who has nothing to do again changes nothing', () => {
  const at = table()
  at.pick({ thing: 'fuel' })
  const { record } = at
  at.redo()
  expect(at.record).toBe(record)
  const history = History.of(Match.open(depot, { options: {}, seed: 'a depot' }), new Manners(seats, false, false, undefined))
  history.redo('red')
  expect(history.match.length).toBe(0)
})

test('what cannot be taken back says why', () => {
  const history = History.of(Match.open(depot, { options: {}, seed: 'a depot' }), new Manners(seats, false, false, undefined))
  expect(history.undo('red')).toMatchObject({ code: 'nothing-to-undo' })
  history.play('red', 2)
  expect(history.match.choices.at(-1)?.choice).toEqual({ look: true })
  expect(history.undo('red')).toEqual(history.match.whyNotUndo('red'))
  expect(history.undo('red')?.code).not.toBe('nothing-to-undo')
})
