import { Match } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { depot, SEATS } from '../test/depot.ts'
import { person, Visitor } from '../test/kit.ts'
import type { Opening } from './host.ts'

const people = Object.fromEntries(SEATS.map((seat) => [seat, person(seat)]))
const at = (how: Partial<Opening> = {}): Visitor =>
  new Visitor(Match.open(depot, { options: {}, seed: 'a depot' }), { seats: people, ...how })

describe('what a viewer is shown', () => {
  test('is whether the game is open, and what follows from the view by its rules', () => {
    expect(at().host.snapshot()).toMatchObject({ open: false, seed: null, outcome: null })
    expect(at().host.snapshot().view).not.toHaveProperty('report')
    const open = { ...depot, open: true, report: () => ({ stock: 'full' }) }
    expect(new Visitor(Match.open(open, { options: {}, seed: 'x' }), { seats: people }).host.snapshot()).toMatchObject({
      open: true,
      view: { report: { stock: 'full' } },
    })
  })

  test('is the question with a proposal, where there is one', () => {
    const table = at({ stepwise: true })
    expect(table.host.snapshot().asked).not.toHaveProperty('proposed')
    table.pick({ thing: 'fuel' })
    expect(table.host.snapshot().asked).toMatchObject({ proposed: 2 })
  })

  test('of an earlier moment there is nothing to do', () => {
    const table = at()
    table.pick({ thing: 'fuel' })
    table.undo()
    table.pick({ thing: 'food' })
    expect(table.host.at({ n: 0 })).toMatchObject({
      asked: null,
      held: false,
      heldAnswer: false,
      handover: null,
      undo: { ok: false, reason: '' },
      redo: false,
      recent: [],
    })
  })

  test('of a question that another owes is nothing, nor what could be taken back by nobody', () => {
    const covered = at({ handover: true }).host.snapshot()
    expect(covered).toMatchObject({
      asked: null,
      redo: false,
      recent: [],
      undo: { ok: false, reason: expect.stringMatching(/./) },
    })
    const looking = at({ readOnly: 'Old rules.' })
    expect(looking.host.snapshot()).toMatchObject({ asked: null, recent: [], undo: { ok: false, reason: 'Old rules.' } })
  })

  test('is the seed once the game is over', () => {
    const table = at()
    for (let asked = table.host.snapshot().asked; asked !== null; asked = table.host.snapshot().asked) {
      expect(table.host.snapshot().seed).toBeNull()
      table.choose(asked.decision.choices.length - 1)
    }
    expect(table.host.snapshot()).toMatchObject({ outcome: { text: 'Over.' }, seed: 'a depot' })
  })
})

describe('turns in the log', () => {
  const turns = (table: Visitor) =>
    table.host.at({ n: table.length }).lines.map(({ n, turn, by, choice }) => [n, turn, by, choice])

  test('begin with the events that begin one, but the first is the first', () => {
    const table = at()
    table.pick({ done: true })
    table.pick({ done: true })
    table.pick({ thing: 'food' })
    expect(turns(table)).toEqual([
      [1, 1, 'red', 1],
      [2, 2, 'blue', 2],
      [3, 2, 'green', 3],
      [4, 2, 'green', 4],
    ])
  })

  test('are those of whoever chooses, in a game that has none', () => {
    const game = { ...depot, turnsBeginWith: [] }
    const table = new Visitor(Match.open(game, { options: {}, seed: 'x' }), { seats: people })
    table.pick({ thing: 'fuel' })
    table.pick({ done: true })
    table.pick({ done: true })
    expect(turns(table)).toEqual([
      [1, 1, 'red', 1],
      [2, 1, 'red', 2],
      [3, 1, 'red', 3],
      [4, 2, 'blue', 4],
    ])
  })
})
