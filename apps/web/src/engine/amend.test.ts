import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Choice, type Game, Match, type Position } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { TableHost } from './host.ts'
import { nearestAmounts } from './nearest.ts'
import { findPlaces, findWay } from './way.ts'

const game = raceToMoscow as unknown as Game
const position = { game: 'race-to-moscow', turn: 'gray' } as Position

function host(): TableHost {
  const seats = { gray: { kind: 'person' as const, name: 'Anna' } }
  return new TableHost(game, Match.fromPosition(game, position), { id: 'x', seats, handover: false }, { confirmTurn: false })
}

const train = (from: string, to: string): Choice => ({ vehicle: 'train', from, to })
const goods = (fuel: number, ammo: number, food: number): Choice => ({ fuel, ammo, food })

/** A transport with a train to Königsberg and a second one on to Tilsit. */
function planned(): TableHost {
  const table = host()
  expect(
    table.amend(nearestAmounts, 0, 0, [
      [{ action: 'transport' }],
      [train('danzig', 'konigsberg'), goods(3, 3, 0)],
      [train('konigsberg', 'tilsit'), goods(3, 3, 0)],
    ]),
  ).toEqual([])
  return table
}

describe('other choices in the place of the last ones', () => {
  test('are played in one go, and what can be taken back is told', () => {
    const { recent, at, asked } = planned().snapshot()
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
    const dropped = table.amend(nearestAmounts, 5, 4, [
      [train('danzig', 'konigsberg'), goods(2, 3, 0)],
      [train('konigsberg', 'tilsit'), goods(3, 3, 0)],
    ])
    expect(dropped).toEqual([])
    expect(table.snapshot().recent.slice(3)).toEqual([train('konigsberg', 'tilsit'), goods(2, 3, 0)])
  })

  test('a group that does not fit at all is left out as a whole, with its reason; those after it are still tried', () => {
    const table = planned()
    const dropped = table.amend(nearestAmounts, 5, 4, [
      [train('konigsberg', 'tilsit'), goods(3, 3, 0)],
      [{ vehicle: 'truck', from: 'danzig', to: 'konigsberg' }, goods(1, 0, 0)],
    ])
    expect(dropped).toMatchObject([{ group: 0, explained: { rule: '8.5' } }])
    expect(table.snapshot().recent).toEqual([
      { action: 'transport' },
      { vehicle: 'truck', from: 'danzig', to: 'konigsberg' },
      goods(1, 0, 0),
    ])
    expect(table.snapshot().redo).toBe(false)
  })

  test('a plan that another one replaced is there again with one undo, and the other one with redo', () => {
    const table = planned()
    const mine = table.snapshot().recent
    const truck = [{ vehicle: 'truck', from: 'danzig', to: 'konigsberg' }, goods(1, 0, 0)]
    table.amend(nearestAmounts, 5, 4, [truck])
    const theirs = [{ action: 'transport' }, ...truck]
    expect(table.snapshot().recent).toEqual(theirs)
    table.undo()
    expect(table.snapshot()).toMatchObject({ recent: mine, redo: true })
    table.redo()
    expect(table.snapshot()).toMatchObject({ recent: theirs, redo: false })
    // Other amounts do not come between.
    table.amend(nearestAmounts, 3, 1, [[goods(2, 0, 0)]])
    table.undo()
    expect(table.snapshot().recent).toEqual(mine)
    // From here on it is taken back as it was put together.
    table.undo()
    expect(table.snapshot().recent).toEqual(mine.slice(0, 3))
  })

  test('so is one that was cleared; a taken back turn brings none of them back', () => {
    const table = planned()
    const mine = table.snapshot().recent
    table.amend(nearestAmounts, 5, 4, [])
    expect(table.snapshot().recent).toEqual([{ action: 'transport' }])
    table.undo()
    expect(table.snapshot().recent).toEqual(mine)
    table.amend(nearestAmounts, 5, 4, [])
    table.undoTurn()
    expect(table.length).toBe(0)
  })

  test('not from an old moment, nor more than can be taken back: nothing changes', () => {
    const table = planned()
    expect(() => table.amend(nearestAmounts, 4, 0, [])).toThrow(/changed/)
    expect(() => table.amend(nearestAmounts, 5, 6, [])).toThrow(/changed/)
    expect(table.length).toBe(5)
  })
})

test('what was asked before is told as long as it can be taken back', () => {
  const table = planned()
  expect(table.recall(3)).toMatchObject({ decision: { step: 'cargo' }, view: { areas: { danzig: { supplies: { fuel: 3 } } } } })
  expect(table.recall(3)?.decision.choices).toContainEqual(goods(1, 0, 2))
  expect(table.recall(5)?.decision.step).toBe('turn')
  expect(table.recall(6)).toBeNull()
})

describe('bringing one thing to another', () => {
  test('supplies along a line: the action and every vehicle that may take them', () => {
    expect(host().lead(findWay, ['stock/danzig', 'danzig'], ['konigsberg'])).toEqual({
      before: [{ action: 'transport' }],
      ends: [{ vehicle: 'truck', from: 'danzig', to: 'konigsberg' }, train('danzig', 'konigsberg')],
    })
  })

  test('an armored army to the next area, and a field army through its own question', () => {
    const armored = host().lead(findWay, ['4PzGr', 'tilsit'], ['kaunas'])
    expect(armored).toEqual({ before: [{ action: 'move-armored', army: '4PzGr' }], ends: [{ to: 'kaunas' }] })
    const field = host().lead(findWay, ['18A'], ['liepaja'])
    expect(field).toEqual({ before: [{ action: 'move-field' }, { army: '18A' }], ends: [{ to: 'liepaja' }] })
  })

  test('what cannot be brought there says why, with its rule, and nothing is played', () => {
    const table = host()
    expect(table.lead(findWay, ['4PzGr'], ['riga'])).toMatchObject({ refused: { code: 'no-line', rule: '8.2' } })
    expect(table.lead(findWay, ['stock/danzig', 'danzig'], ['tilsit'])).toMatchObject({ refused: { code: 'no-line' } })
    expect(table.length).toBe(0)
  })

  test('supplies beside a moving army are not the army', () => {
    const table = host()
    table.amend(nearestAmounts, 0, 0, [[{ action: 'move-armored', army: '4PzGr' }]])
    expect(table.lead(findWay, ['4PzGr'], ['kaunas'])).toEqual({ before: [], ends: [{ to: 'kaunas' }] })
    expect(table.lead(findWay, ['stock/tilsit', 'tilsit'], ['kaunas'])).toEqual({ refused: null })
    expect(host().lead(findWay, ['fleet'], ['kaunas'])).toEqual({ refused: null })
  })

  test('says where a thing could be brought', () => {
    expect(host().reach(findPlaces, ['4PzGr']).toSorted()).toEqual(['kaunas', 'kedainiai', 'konigsberg', 'siauliai'])
    expect(host().reach(findPlaces, ['nobody'])).toEqual([])
  })
})
