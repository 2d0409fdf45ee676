import { describe, expect, test } from 'vitest'
import { choices, choose, decision, given, held, load, refused, supplies } from '../testing.ts'

/** Supplies between an army's card and its area: free, at every allowed moment, within both limits. */

const LOAD = { action: 'load', army: '4PzGr' }

describe.each(['2024', '2021'])('loads, %s', (edition) => {
  const start = (situation: Parameters<typeof given>[0] = {}) =>
    given({ players: { gray: { deck: [31, 32, 33] } }, ...situation, options: { edition, ...situation.options } })

  test('[2024:8.2] [2021:11] between actions the load is settled for nothing, and once until something else happens', () => {
    const table = start({ areas: { danzig: { supplies: {} }, tilsit: { supplies: { food: 2 } } } })
    choose(table, LOAD, { fuel: 3, ammo: 1, food: 2 })
    expect(load(table, '4PzGr')).toEqual([3, 1, 2])
    expect(supplies(table, 'tilsit')).toEqual([0, 2, 0])
    expect(decision(table).about.actionsLeft).toBe(2)
    expect(choices(table, LOAD)).toEqual([])
    choose(table, { action: 'move-fleet', to: 'S2' })
    expect(choices(table, LOAD)).toHaveLength(1)
  })

  test('[2024:8.2] [2021:7] on the way an army picks up what lies there and drops what it likes', () => {
    const table = start({ areas: { danzig: { supplies: {} }, kedainiai: { control: 'gray', supplies: { ammo: 2 } } } })
    choose(table, { action: 'move-armored', army: '4PzGr' }, { to: 'kedainiai' }, LOAD, { fuel: 1, ammo: 5, food: 0 })
    expect(supplies(table, 'kedainiai')).toEqual([1, 0, 0])
    choose(table, { to: 'panevezys' }, LOAD, { fuel: 0, ammo: 5, food: 0 }, { done: true })
    expect(supplies(table, 'panevezys')).toEqual([1, 0, 0])
    expect(load(table, '4PzGr')).toEqual([0, 5, 0])
  })

  test('[2024:8.2] [2021:11] when the movement is over the load may be settled anew', () => {
    const table = start({ areas: held('gray', 'kedainiai') })
    choose(
      table,
      { action: 'move-armored', army: '4PzGr' },
      { to: 'kedainiai' },
      LOAD,
      { fuel: 2, ammo: 3, food: 0 },
      { done: true },
    )
    expect(choices(table, LOAD)).toHaveLength(1)
  })

  test('[2024:2.2] [2021:2.2] a card has six spaces; a full army swaps', () => {
    const table = start({ areas: { tilsit: { supplies: { food: 1 } } } })
    choose(table, LOAD)
    expect(refused(table, { fuel: 3, ammo: 3, food: 1 })).toBe('card-limit 2.2')
    choose(table, { fuel: 3, ammo: 2, food: 1 })
    expect(supplies(table, 'tilsit')).toEqual([0, 1, 0])
  })

  test('[2024:8.2] [2024:8.4] [2021:12] dropping keeps to the limit of the area: 6, in a Main Supply Base 9', () => {
    const table = start({ areas: { danzig: { supplies: {} }, tilsit: { supplies: { fuel: 2, ammo: 3 } } } })
    choose(table, LOAD)
    expect(refused(table, { fuel: 3, ammo: 1, food: 0 })).toBe(edition === '2024' ? 'area-limit 8.4' : 'area-limit 12')
    choose(table, { fuel: 3, ammo: 2, food: 0 })
    expect(supplies(table, 'tilsit')).toEqual([2, 4, 0])

    const base = start({
      areas: { danzig: { supplies: { ammo: 3, food: 3 } }, tilsit: { supplies: {} } },
      armies: { '4PzGr': { area: 'danzig', fuel: 3, ammo: 1 } },
    })
    choose(base, LOAD, { fuel: 0, ammo: 1, food: 0 })
    expect(supplies(base, 'danzig')).toEqual([3, 3, 3])
  })

  test('[2024:8.5] [2021:11] within a transport supplies are picked up and dropped too', () => {
    const table = start({ areas: held('gray', 'kedainiai') })
    choose(table, { action: 'transport' }, LOAD, { fuel: 3, ammo: 0, food: 0 })
    choose(table, { vehicle: 'truck', from: 'tilsit', to: 'kedainiai' }, { fuel: 0, ammo: 3, food: 0 }, { done: true })
    expect(supplies(table, 'kedainiai')).toEqual([0, 3, 0])
  })

  test('[2024:8.5] [2021:11] after each truck or train loads may be settled anew', () => {
    const table = start({ areas: held('gray', 'kedainiai') })
    choose(table, { action: 'transport' }, LOAD, { fuel: 3, ammo: 0, food: 0 })
    expect(choices(table, LOAD)).toEqual([])
    choose(table, { vehicle: 'truck', from: 'tilsit', to: 'kedainiai' }, { fuel: 0, ammo: 1, food: 0 })
    expect(choices(table, LOAD)).toHaveLength(1)
  })

  test("[2024:8.2] only one's own armies are loaded, in areas of one's own", () => {
    const table = start()
    expect(refused(table, { action: 'load', army: '4A' })).toMatch(/^not-your-army /)
  })
})
