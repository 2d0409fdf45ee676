import type { Choice, JsonObject } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { choose, type Desk, decision, given, held } from '../testing.ts'

/** What questions propose, and what each choice is to them. */

const proposed = (table: Desk): Choice | undefined => {
  const { choices, proposal } = decision(table)
  return proposal === null ? undefined : choices[proposal]
}
const stopping = (table: Desk): Choice[] => {
  const { choices, roles } = decision(table)
  return choices.filter((_, i) => roles[i] === 'stop')
}

const TRAIN = { vehicle: 'train', from: 'danzig', to: 'konigsberg' }
const mix = ([fuel, ammo, food]: readonly number[]) => ({ fuel, ammo, food })
const stored = (there: readonly number[]) => ({ danzig: { supplies: mix(there) } })

describe('amounts', () => {
  test('[2024:8.5] a cargo is as much as goes, mixed as it lies there, and may be filled in at once', () => {
    const table = given({ areas: stored([4, 2, 2]) })
    choose(table, { action: 'transport' }, TRAIN)
    expect(proposed(table)).toEqual({ fuel: 3, ammo: 1, food: 2 })
    expect(decision(table).fillsIn).toBe(true)
  })

  test.each<[string, number[], JsonObject, number[]]>([
    ['mixed as it lies there', [8, 0, 1], {}, [4, 0, 0]],
    ['with food where a halted army waits for it', [8, 0, 1], { area: 'konigsberg', halted: true, fuel: 0 }, [3, 0, 1]],
    ['with no more food than its share', [4, 0, 4], { area: 'konigsberg', halted: true, fuel: 0 }, [2, 0, 2]],
    ['without where the army is not halted', [8, 0, 1], { area: 'konigsberg' }, [4, 0, 0]],
    ['without where there is none', [8, 1, 0], { area: 'konigsberg', halted: true, fuel: 0 }, [4, 0, 0]],
    ['all that there is, before the right mix', [1, 0, 2], {}, [1, 0, 2]],
  ])('[2024:8.5] [2024:8.7] a cargo for a truck: %s', (_, there, army, cargo) => {
    const table = given({ areas: stored(there), armies: { '18A': army } })
    choose(table, { action: 'transport' }, { ...TRAIN, vehicle: 'truck' })
    expect(proposed(table)).toEqual(mix(cargo))
  })

  test('[2024:8.2] a load is as much as the card holds, and what is on it stays there', () => {
    const army = { '4PzGr': { fuel: 2, ammo: 1, food: 0 } }
    const table = given({ armies: army, areas: { tilsit: { supplies: { fuel: 1, ammo: 4, food: 1 } } } })
    choose(table, { action: 'load', army: '4PzGr' })
    expect(proposed(table)).toEqual({ fuel: 2, ammo: 3, food: 1 })
    expect(decision(table).fillsIn).toBe(false)
    const alone = given({ armies: army })
    choose(alone, { action: 'load', army: '4PzGr' })
    expect(proposed(alone)).toEqual({ fuel: 2, ammo: 1, food: 0 })
  })

  test.each<[string, number[], number[], number[]]>([
    ['nothing is given away for a better mix', [6, 0, 0], [0, 3, 3], [6, 0, 0]],
    ['as much as there is, though it is uneven', [1, 0, 0], [6, 0, 0], [6, 0, 0]],
    ['as even as can be, with food on the card', [0, 0, 2], [3, 3, 0], [2, 2, 2]],
    ['as even as can be, with fuel on the card', [2, 0, 0], [0, 3, 3], [2, 2, 2]],
    ['as even as can be, with ammo on the card', [0, 2, 0], [3, 0, 3], [2, 2, 2]],
  ])('[2024:8.2] a load: %s', (_, card, there, settled) => {
    const table = given({ armies: { '4PzGr': mix(card) }, areas: { tilsit: { supplies: mix(there) } } })
    choose(table, { action: 'load', army: '4PzGr' })
    expect(proposed(table)).toEqual(mix(settled))
  })

  test.each<[string, number[], number[], number[]]>([
    ['the last space', [4, 4, 0], [3, 3, 3], [0, 0, 1]],
    ['as much as finds room, though it is uneven', [0, 2, 2], [5, 0, 0], [5, 0, 0]],
    ['no more than finds room', [4, 2, 1], [2, 2, 0], [1, 1, 0]],
  ])('[2024:8.4] supplies taken: %s', (_, there, stock, taken) => {
    const table = given({ areas: stored(there), stock: mix(stock) })
    choose(table, { action: 'take-supplies', area: 'danzig' })
    expect(proposed(table)).toEqual(mix(taken))
  })

  test('[2024:8.4] supplies are taken evenly as far as they find room; in a full base as many as can be had', () => {
    const table = given({ areas: stored([2, 2, 2]), stock: { fuel: 3, ammo: 3, food: 3 } })
    choose(table, { action: 'take-supplies', area: 'danzig' })
    expect(proposed(table)).toEqual({ fuel: 1, ammo: 1, food: 1 })
    const full = given({ areas: stored([3, 3, 3]), stock: { fuel: 3, ammo: 3, food: 3 } })
    choose(full, { action: 'take-supplies', area: 'danzig' })
    expect(proposed(full)).toEqual({ fuel: 2, ammo: 2, food: 2 })
  })

  test('[2024:8.4] what is too much goes from the largest heap', () => {
    const table = given({ areas: stored([6, 2, 1]), stock: { fuel: 3, ammo: 0, food: 0 } })
    choose(table, { action: 'take-supplies', area: 'danzig' }, { fuel: 2, ammo: 0, food: 0 })
    expect(proposed(table)).toEqual({ fuel: 2, ammo: 0, food: 0 })
  })

  test('[2024:8.6] transport begins with the first that may be taken', () => {
    const table = given({ players: { gray: { trucks: 3 } } })
    choose(table, { action: 'take-transport' })
    expect(proposed(table)).toEqual(decision(table).choices[0])
  })
})

describe('choices that stop', () => {
  test('the turn, a movement, the field armies, a transport and the railhead', () => {
    const table = given({ areas: held('gray', 'kaunas') })
    expect(stopping(table)).toEqual([{ action: 'end-turn' }])
    const actions: Choice[] = [{ action: 'move-armored', army: '4PzGr' }, { action: 'move-field' }, { action: 'transport' }]
    for (const action of actions) {
      const inside = given()
      choose(inside, action)
      expect(stopping(inside)).toEqual([{ done: true }])
      expect(proposed(inside)).toBeUndefined()
    }
    choose(table, { action: 'end-turn' })
    expect(stopping(table)).toEqual([{ done: true }])
  })
})
