import type { Choice, JsonObject } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { choose, type Desk, given, held, opened, type Situation, supplies } from '../testing.ts'
import { type Suggestion, suggest } from './suggest.ts'

/** A transport that has just begun. */
function transporting(situation: Situation = {}): Desk {
  const table = given(situation)
  choose(table, { action: 'transport' })
  return table
}

const plansOf = (table: Desk): readonly Suggestion[] => suggest(table.view('gray'))
const forArmy = (plans: readonly Suggestion[], army: string, aim: string): Suggestion | undefined =>
  plans.find(({ facts }) => facts.army === army && facts.aim === aim)
const cargoOf = ({ groups }: Suggestion): Choice[] => groups.map((group) => group[1])

const FRONT: Situation = {
  areas: { ...held('gray', 'kaunas', 'panevezys', 'riga'), danzig: { supplies: { fuel: 3, ammo: 3, food: 3 } } } as JsonObject,
}

describe('what the staff proposes', () => {
  test('every plan is accepted by the real game, choice by choice, and brings what it says', () => {
    for (const situation of [{}, FRONT, { armies: { '18A': { halted: true, food: 0 }, '4PzGr': { fuel: 0, ammo: 0 } } }]) {
      const plans = plansOf(transporting(situation))
      expect(plans.length).toBeGreaterThan(0)
      expect(plans.length).toBeLessThanOrEqual(5)
      for (const { groups, facts } of plans) {
        const table = transporting(situation)
        const before = supplies(table, String(facts.area))
        choose(table, ...groups.flat())
        const goods = facts.goods as JsonObject
        const after = supplies(table, String(facts.area))
        // A halted army eats one of what arrives.
        const eaten = facts.halted === true ? 1 : 0
        expect(after).toEqual([
          before[0] + Number(goods.fuel),
          before[1] + Number(goods.ammo),
          before[2] + Number(goods.food) - eaten,
        ])
        expect(Number(facts.trains) + Number(facts.trucks)).toBe(groups.length)
      }
    }
  })

  test('food for a halted army comes first', () => {
    const plans = plansOf(transporting({ armies: { '18A': { halted: true, food: 0 } } }))
    expect(plans[0].facts).toMatchObject({ army: '18A', aim: 'food', halted: true, goods: { fuel: 0, ammo: 0 } })
  })

  test('fuel for an armored army that has none, by train as far as rail goes', () => {
    const table = transporting({ armies: { '4PzGr': { fuel: 0, ammo: 3, food: 1 } } })
    const plan = forArmy(plansOf(table), '4PzGr', 'fuel')
    expect(plan?.groups.map(([place]) => place.vehicle)).toEqual(['train', 'train'])
    expect(cargoOf(plan as Suggestion)).toEqual([
      { fuel: 3, ammo: 3, food: 0 },
      { fuel: 3, ammo: 3, food: 0 },
    ])
  })

  test('an army that lacks one token gets what else fits with it, but nothing that it has no use for', () => {
    const away = { areas: FRONT.areas, armies: { '4PzGr': { area: 'kaunas', fuel: 2, ammo: 2, food: 1 } } }
    const [first] = plansOf(transporting(away))
    expect(first.facts).toMatchObject({ army: '4PzGr', aim: 'fuel', goods: { fuel: 3, ammo: 1, food: 0 } })
    const hungry = transporting({ ...FRONT, armies: { '16A': { ammo: 2, food: 0 }, '4PzGr': { fuel: 3, ammo: 3, food: 0 } } })
    for (const { facts } of plansOf(hungry).filter((plan) => plan.facts.army === '16A'))
      expect(facts.goods).toMatchObject({ fuel: 0 })
  })

  test('no vehicles for a token or two, but for an army that has none of it', () => {
    const stock = { areas: { danzig: { supplies: { fuel: 1, ammo: 0, food: 0 } } } }
    const fuelled = (fuel: number) =>
      forArmy(plansOf(transporting({ ...stock, armies: { '4PzGr': { fuel, ammo: 3, food: 0 } } })), '4PzGr', 'fuel')
    expect(fuelled(2)).toBeUndefined()
    expect(fuelled(0)?.facts.goods).toEqual({ fuel: 1, ammo: 0, food: 0 })
  })

  test('nothing for an army that has enough, and no way through areas that are not held', () => {
    const full = { fuel: 3, ammo: 3, food: 0 }
    expect(forArmy(plansOf(transporting({ armies: { '4PzGr': full } })), '4PzGr', 'fuel')).toBeUndefined()
    const cut = transporting({ armies: { '4PzGr': { area: 'riga', fuel: 0 } }, areas: held('gray', 'riga') })
    expect(forArmy(plansOf(cut), '4PzGr', 'fuel')).toBeUndefined()
  })

  test.each([
    ['gray', '4PzGr', 3],
    ['white', '3PzGr', 3],
    ['brown', '1PzGr', 1],
  ])('at the start of the game %s can make a depot for %s with %i vehicles', (seat, army, vehicles) => {
    const table = opened({ order: [seat] })
    choose(table, { action: 'transport' })
    const plans = suggest(table.view(seat))
    expect(plans.length).toBeGreaterThan(2)
    // As much as an area may hold; what is left of the stock follows where there is room for it.
    const depot = forArmy(plans, army, 'depot')
    expect(depot?.facts.goods).toEqual({ fuel: 3, ammo: 3, food: 0 })
    expect(depot?.groups).toHaveLength(vehicles)
    choose(table, ...(depot as Suggestion).groups.flat())
  })

  test('food for an army that is not halted brings along what else fits', () => {
    const [plan] = plansOf(transporting())
    expect(plan.facts).toMatchObject({ army: '4PzGr', aim: 'food', goods: { fuel: 3, ammo: 2, food: 1 } })
  })

  test('a depot is not taken from an army that can load it', () => {
    const beside = { tilsit: { supplies: { fuel: 3, ammo: 3, food: 0 } }, danzig: { supplies: { fuel: 0, ammo: 0, food: 0 } } }
    expect(plansOf(transporting({ areas: beside, armies: { '4PzGr': { fuel: 1, ammo: 0, food: 0 } } }))).toEqual([])
    expect(plansOf(transporting({ areas: beside, armies: { '4PzGr': { fuel: 3, ammo: 3, food: 0 } } })).length).toBeGreaterThan(0)
  })

  test('only in a transport', () => {
    expect(suggest(opened({ order: ['gray'] }).view('gray'))).toEqual([])
  })

  test('without supplies or vehicles there is no plan', () => {
    const bare = { areas: { danzig: { supplies: { fuel: 0, ammo: 0, food: 0 } } } }
    expect(plansOf(transporting(bare))).toEqual([])
  })
})
