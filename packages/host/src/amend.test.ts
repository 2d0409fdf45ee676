import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Choice, type Game, Match, type Position } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { person, Visitor } from '../test/kit.ts'
import { recall } from './asking.ts'
import { lead, reach } from './bringing.ts'

const game: Game = raceToMoscow
const position = { game: 'race-to-moscow', turn: 'gray' } as Position

const visitor = (): Visitor => new Visitor(Match.fromPosition(game, position), { seats: { gray: person('Anna') } })

const train = (from: string, to: string): Choice => ({ vehicle: 'train', from, to })
const goods = (fuel: number, ammo: number, food: number): Choice => ({ fuel, ammo, food })

/** A transport with a train to Königsberg and a second one on to Tilsit. */
function planned(): Visitor {
  const table = visitor()
  expect(
    table.amend(0, [
      [{ action: 'transport' }],
      [train('danzig', 'konigsberg'), goods(3, 3, 0)],
      [train('konigsberg', 'tilsit'), goods(3, 3, 0)],
    ]),
  ).toEqual({ ok: true, dropped: [] })
  return table
}

describe('other choices in the place of the last ones', () => {
  test('are played in one go, and what can be taken back is told', () => {
    const { recent, at, asked } = planned().host.snapshot()
    expect(at).toBe(5)
    expect(asked?.decision.step).toBe('transport')
    expect(recent).toEqual([
      { action: 'transport' },
      train('danzig', 'konigsberg'),
      goods(3, 3, 0),
      train('konigsberg', 'tilsit'),
      goods(3, 3, 0),
    ])
  })

  test('amounts that cannot be had any more are made as near to them as goes', () => {
    const table = planned()
    const dropped = table.amend(4, [
      [train('danzig', 'konigsberg'), goods(2, 3, 0)],
      [train('konigsberg', 'tilsit'), goods(3, 3, 0)],
    ])
    expect(dropped).toEqual({ ok: true, dropped: [] })
    expect(table.host.snapshot().recent.slice(3)).toEqual([train('konigsberg', 'tilsit'), goods(2, 3, 0)])
  })

  test('a group that does not fit at all is left out as a whole, with its reason; those after it are still tried', () => {
    const table = planned()
    const dropped = table.amend(4, [
      [train('konigsberg', 'tilsit'), goods(3, 3, 0)],
      [{ vehicle: 'truck', from: 'danzig', to: 'konigsberg' }, goods(1, 0, 0)],
    ])
    expect(dropped).toMatchObject({ dropped: [{ group: 0, explained: { rule: '8.5' } }] })
    expect(table.host.snapshot().recent).toEqual([
      { action: 'transport' },
      { vehicle: 'truck', from: 'danzig', to: 'konigsberg' },
      goods(1, 0, 0),
    ])
    expect(table.host.snapshot().redo).toBe(false)
  })

  test('a plan that another one replaced is there again with one undo, and the other one with redo', () => {
    const table = planned()
    const mine = table.host.snapshot().recent
    const truck = [{ vehicle: 'truck', from: 'danzig', to: 'konigsberg' }, goods(1, 0, 0)]
    table.amend(4, [truck])
    const theirs = [{ action: 'transport' }, ...truck]
    expect(table.host.snapshot().recent).toEqual(theirs)
    table.undo()
    expect(table.host.snapshot()).toMatchObject({ recent: mine, redo: true })
    table.redo()
    expect(table.host.snapshot()).toMatchObject({ recent: theirs, redo: false })
    // Other amounts do not come between.
    table.amend(1, [[goods(2, 0, 0)]])
    table.undo()
    expect(table.host.snapshot().recent).toEqual(mine)
    // From here on it is taken back as it was put together.
    table.undo()
    expect(table.host.snapshot().recent).toEqual(mine.slice(0, 3))
  })

  test('so is one that was cleared; a taken back turn brings none of them back', () => {
    const table = planned()
    const mine = table.host.snapshot().recent
    table.amend(4, [])
    expect(table.host.snapshot().recent).toEqual([{ action: 'transport' }])
    table.undo()
    expect(table.host.snapshot().recent).toEqual(mine)
    table.amend(4, [])
    table.undoTurn()
    expect(table.length).toBe(0)
  })

  test('not from an old moment, nor more than can be taken back: nothing changes', () => {
    const table = planned()
    const stale = { ok: false, refused: { code: 'stale', sentence: expect.stringMatching(/changed/) } }
    expect(table.host.amend({ question: table.host.question - 1, back: 0, groups: [] })).toEqual(stale)
    expect(table.amend(6, [])).toEqual(stale)
    expect(table.length).toBe(5)
  })
})

test('what was asked before is told as long as it can be taken back', () => {
  const table = planned()
  expect(recall(table.host, { back: 3 })).toMatchObject({
    decision: { step: 'cargo' },
    view: { areas: { danzig: { supplies: { fuel: 3 } } } },
  })
  expect(recall(table.host, { back: 3 })?.decision.choices).toContainEqual(goods(1, 0, 2))
  expect(recall(table.host, { back: 5 })?.decision.step).toBe('turn')
  expect(recall(table.host, { back: 6 })).toBeNull()
})

describe('bringing one thing to another', () => {
  test('supplies along a line: the action and every vehicle that may take them', () => {
    expect(lead(visitor().host, { from: ['stock/danzig', 'danzig'], to: ['konigsberg'] })).toEqual({
      before: [{ action: 'transport' }],
      ends: [
        { choice: { vehicle: 'truck', from: 'danzig', to: 'konigsberg' }, bill: [], reveals: false },
        { choice: train('danzig', 'konigsberg'), bill: [], reveals: false },
      ],
    })
  })

  test('an armored army to the next area, and a field army through its own question', () => {
    const armored = lead(visitor().host, { from: ['4PzGr', 'tilsit'], to: ['kaunas'] })
    expect(armored).toMatchObject({
      before: [{ action: 'move-armored', army: '4PzGr' }],
      ends: [{ choice: { to: 'kaunas' }, reveals: true }],
    })
    const field = lead(visitor().host, { from: ['18A'], to: ['liepaja'] })
    expect(field).toMatchObject({ before: [{ action: 'move-field' }, { army: '18A' }], ends: [{ choice: { to: 'liepaja' } }] })
  })

  test('its bill is that of the whole way, and it is said whether something hidden comes out', () => {
    const armored = lead(visitor().host, { from: ['4PzGr'], to: ['kaunas'] })
    expect(armored).toMatchObject({
      ends: [{ bill: ['Starting costs 1 fuel.', expect.stringMatching(/^Fights/), expect.anything()] }],
    })
    // An own area hides nothing.
    const home = lead(visitor().host, { from: ['4PzGr'], to: ['konigsberg'] })
    expect(home).toMatchObject({ ends: [{ bill: ['Starting costs 1 fuel.', 'It is yours: no card is drawn.'], reveals: false }] })
  })

  test('what cannot be brought there says why, with its rule, and nothing is played', () => {
    const table = visitor()
    expect(lead(table.host, { from: ['4PzGr'], to: ['riga'] })).toMatchObject({ refused: { code: 'no-line', rule: '8.2' } })
    expect(lead(table.host, { from: ['stock/danzig', 'danzig'], to: ['tilsit'] })).toMatchObject({ refused: { code: 'no-line' } })
    expect(table.length).toBe(0)
  })

  test('supplies beside a moving army are not the army', () => {
    const table = visitor()
    table.amend(0, [[{ action: 'move-armored', army: '4PzGr' }]])
    expect(lead(table.host, { from: ['4PzGr'], to: ['kaunas'] })).toMatchObject({
      before: [],
      ends: [{ choice: { to: 'kaunas' } }],
    })
    expect(lead(table.host, { from: ['stock/tilsit', 'tilsit'], to: ['kaunas'] })).toEqual({ refused: null })
    expect(lead(visitor().host, { from: ['fleet'], to: ['kaunas'] })).toEqual({ refused: null })
  })

  test('says where a thing could be brought', () => {
    expect(reach(visitor().host, { from: ['4PzGr'] }).toSorted()).toEqual(['kaunas', 'kedainiai', 'konigsberg', 'siauliai'])
    expect(reach(visitor().host, { from: ['nobody'] })).toEqual([])
  })
})
