import { ostkrieg } from '@railhead/ostkrieg'
import { type Choice, type Game, Match, type Position } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { depot } from '../test/depot.ts'
import { person, sizeOf, Visitor } from '../test/kit.ts'
import type { Through } from './messages.ts'

const game: Game = ostkrieg
const seats = { axis: person('Anna'), soviet: person('Ben') }

/** The first card of the war is played, and the units of Berlin are about to move. */
function host(): Visitor {
  const table = Match.fromPosition(game, { game: 'ostkrieg' } as Position)
  const choose = (choice: Choice) => expect(table.choose(choice, 'axis').ok).toBe(true)
  choose({ card: 1 })
  choose({ area: 84 })
  choose({ done: true })
  return new Visitor(table, { seats, handover: true })
}
const toDanzig = (unit: string): Through => [
  { step: 'move-unit', choices: [{ unit }] },
  { step: 'move-to', choices: [{ area: 80 }] },
]
const inDanzig = (table: Visitor) => (table.host.snapshot().view.areas as Record<string, { units?: string }>)['80 Danzig']?.units

test('several answers in one gesture are taken back and given again together', () => {
  const table = host()
  const { at } = table.host.snapshot()
  table.give([toDanzig('GI'), toDanzig('GI'), toDanzig('GA')])
  expect(table.length).toBe(at + 6)
  const after = inDanzig(table)
  expect(after).toContain('2GI')
  table.undo()
  expect(table.length).toBe(at)
  table.redo()
  expect(inDanzig(table)).toBe(after)
  expect(table.host.snapshot().redo).toBe(false)
})

test('a gesture ends where it cannot go on, and leaves nothing half done', () => {
  const table = host()
  const { at } = table.host.snapshot()
  table.give([...Array.from({ length: 5 }, () => toDanzig('GI')), toDanzig('GA')])
  // Three infantry stand in Berlin: the fourth ends it.
  expect(table.length).toBe(at + 6)
  expect(table.host.snapshot().asked?.decision.step).toBe('move-unit')
})

test('questions on the way that are not asked are passed over, the end is not', () => {
  const table = host()
  const { at } = table.host.snapshot()
  const early = { step: 'mark-moves', choices: [{ area: 81 }] }
  table.give([[early, ...toDanzig('GI')]])
  expect(table.length).toBe(at + 2)
  table.give([[...toDanzig('GI'), early]])
  expect(table.length).toBe(at + 2)
})

test('the first legal choice of an answer is taken', () => {
  const table = host()
  const { at } = table.host.snapshot()
  table.give([
    [
      { step: 'move-unit', choices: [{ unit: 'SI' }, { unit: 'GI' }] },
      { step: 'move-to', choices: [{ area: 80, overrun: true }, { area: 80 }] },
    ],
  ])
  expect(table.length).toBe(at + 2)
})

test('a gesture can stand in the place of the last choices', () => {
  const table = host()
  const { at } = table.host.snapshot()
  table.give([toDanzig('GI'), toDanzig('GI')])
  table.give([toDanzig('GA')], 4)
  expect(table.length).toBe(at + 2)
  expect(inDanzig(table)).toMatch(/^1?GA/)
})

test('a gesture that is not carried out, or not to its end, says why', () => {
  const table = host()
  const { at } = table.host.snapshot()
  // Warsaw does not border Berlin.
  const toWarsaw: Through = [
    { step: 'move-unit', choices: [{ unit: 'GI' }] },
    { step: 'move-to', choices: [{ area: 81 }, { area: 81, overrun: true }] },
  ]
  expect(table.give([toWarsaw])).toMatchObject({ refused: { code: 'not-adjacent', rule: '8.3.2' } })
  expect(table.length).toBe(at)
  expect(table.give([toDanzig('GI'), toWarsaw])).toMatchObject({ refused: { code: 'not-adjacent' } })
  expect(table.length).toBe(at + 2)
  expect(table.give([toDanzig('GI')])).toEqual({ ok: true, refused: null })
})

test('a full area is named as such', () => {
  const table = Match.fromPosition(game, { game: 'ostkrieg' } as Position)
  for (const choice of [{ card: 1 }, { area: 82 }, { done: true }]) expect(table.choose(choice, 'axis').ok).toBe(true)
  const krakow = new Visitor(table, { seats, handover: true })
  // Nine infantry and three armor stand in Warsaw.
  const way: Through = [
    { step: 'move-unit', choices: [{ unit: 'GI' }] },
    { step: 'move-to', choices: [{ area: 81 }, { area: 81, overrun: true }] },
  ]
  expect(krakow.give([way])).toMatchObject({ refused: { code: 'land-stack-full' } })
})

/** The first card of the war attacks Brest and Bialystok; nobody has moved. */
function attacking(how: { readonly stepwise?: boolean } = {}): Visitor {
  const table = Match.fromPosition(game, { game: 'ostkrieg' } as Position)
  for (const choice of [{ card: 1 }, { done: true }]) expect(table.choose(choice, 'axis').ok).toBe(true)
  const visitor = new Visitor(table, { seats, handover: true, ...how })
  visitor.pick({ area: 66 })
  visitor.pick({ done: true })
  return visitor
}
const joined = (table: Visitor): number =>
  [...JSON.stringify(table.host.snapshot().view.areas).matchAll(/(\d+)G[IA][a-z]*p/g)].reduce((sum, [, n]) => sum + Number(n), 0)
const ofWarsaw = (unit: string): Through => [{ step: 'attackers', choices: [{ from: 81, unit }] }]

test('an attack begins with all who can make it, and they are taken back with it', () => {
  const table = attacking()
  const { asked, recent } = table.host.snapshot()
  expect(asked?.decision.step).toBe('attackers')
  expect(asked?.decision.choices.some(({ from }) => from !== undefined)).toBe(false)
  expect(joined(table)).toBeGreaterThan(9)
  expect(recent.slice(-1)).toEqual([{ from: expect.any(Number), all: true }])
  table.undo()
  expect(table.host.snapshot().asked?.decision.step).toBe('mark-attacks')
})

test('fewer stand in the place of all, one more by hand brings nobody else, and what was there before comes back', () => {
  const table = attacking()
  const all = joined(table)
  const back = table.host.snapshot().recent.filter(({ from }) => from !== undefined).length
  table.give([ofWarsaw('GI')], back)
  expect(joined(table)).toBe(1)
  table.pick({ from: 81, unit: 'GA' })
  expect(joined(table)).toBe(2)
  table.undo()
  expect(joined(table)).toBe(1)
  table.undo()
  expect(joined(table)).toBe(all)
})

test('in a lesson everybody is named', () => {
  expect(joined(attacking({ stepwise: true }))).toBe(0)
})

describe('at a depot, where an amount is filled in', () => {
  const atDepot = (): Visitor =>
    new Visitor(Match.open(depot, { options: {}, seed: 'a depot' }), { seats: { red: person('Anna') } })
  const take = (thing: string): Through => [{ step: 'turn', choices: [{ thing }] }]
  const counted: Through = [...take('food'), { step: 'amount', choices: [{ number: 1 }] }]
  const recent = (table: Visitor) => table.host.snapshot().recent

  test('a gesture that ends with the question is filled in, and is one with it', () => {
    const table = atDepot()
    table.give([take('fuel')])
    expect(recent(table)).toEqual([{ thing: 'fuel' }, { number: 2 }])
    expect(table.host.saved.gestures.map(sizeOf)).toEqual([2])
  })

  test('one that was not carried out to its end is not, nor one that did nothing', () => {
    const table = atDepot()
    table.give([counted, take('tea')])
    expect(recent(table)).toEqual([{ thing: 'food' }, { number: 1 }])
    table.give([])
    expect(table.host.saved.gestures.map(sizeOf)).toEqual([2])
  })

  test('in the place of a whole gesture nothing is left of that one', () => {
    const table = atDepot()
    table.give([take('fuel')])
    table.give([counted], 2)
    expect(recent(table)).toEqual([{ thing: 'food' }, { number: 1 }])
    expect(table.host.saved.gestures.map(sizeOf)).toEqual([2])
  })

  test('in the place of a part of one the rest stays as it was', () => {
    const table = atDepot()
    table.give([take('fuel')])
    table.give([[{ step: 'amount', choices: [{ number: 3 }] }]], 1)
    expect(recent(table)).toEqual([{ thing: 'fuel' }, { number: 3 }])
    expect(table.host.saved.gestures.map(sizeOf)).toEqual([1, 1])
    table.undo()
    expect(recent(table)).toEqual([{ thing: 'fuel' }, { number: 2 }])
  })
})
