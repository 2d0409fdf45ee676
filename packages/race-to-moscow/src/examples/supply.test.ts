import { describe, expect, test } from 'vitest'
import {
  army,
  asks,
  choices,
  choose,
  decision,
  given,
  held,
  inStock,
  listed,
  load,
  player,
  refused,
  supplies,
  transport,
} from '../testing.ts'

/** The examples of transport, taking supplies and transport, and the re-organization. */

describe.each(['2024', '2021'])('supply, %s', (edition) => {
  const rule = (in2024: string, in2021: string): string => (edition === '2024' ? in2024 : in2021)

  test('[2024:8.5] [2021:11] first turn: two trains and a truck from Danzig', () => {
    const table = given({ options: { edition } })
    choose(table, { action: 'transport' })
    choose(table, { vehicle: 'train', from: 'danzig', to: 'konigsberg' }, { fuel: 3, ammo: 3, food: 0 })
    choose(table, { vehicle: 'train', from: 'konigsberg', to: 'tilsit' }, { fuel: 3, ammo: 3, food: 0 })
    choose(table, { vehicle: 'truck', from: 'danzig', to: 'konigsberg' }, { fuel: 0, ammo: 0, food: 3 })
    expect(['danzig', 'konigsberg', 'tilsit'].map((id) => supplies(table, id))).toEqual([
      [0, 0, 0],
      [0, 0, 3],
      [3, 3, 0],
    ])
    expect(transport(table).lines).toEqual([
      { between: ['danzig', 'konigsberg'], truck: 'gray', train: 'gray' },
      { between: ['konigsberg', 'tilsit'], train: 'gray' },
    ])
    expect(player(table, 'gray')).toMatchObject({ trucks: 4, trains: 1 })
    expect(listed(table, 'vehicle')).toEqual([])
    expect(refused(table, { vehicle: 'truck', from: 'konigsberg', to: 'tilsit' })).toBe(`place-limit ${rule('8.5', '11')}`)
  })

  test('[2024:8.5] [2021:11] second turn: a train to Kaunas and two trucks on to Riga', () => {
    const table = given({
      options: { edition },
      areas: {
        danzig: { supplies: { food: 0 } },
        konigsberg: { supplies: { food: 3 } },
        tilsit: { supplies: { fuel: 3, ammo: 3 } },
        kaunas: { control: 'gray', rail: true },
        ...held('gray', 'panevezys', 'riga'),
      },
      armies: { '4PzGr': { area: 'riga', fuel: 0 } },
      players: { gray: { trucks: 4, trains: 1 } },
      transport: {
        lines: [
          { between: ['danzig', 'konigsberg'], truck: 'gray', train: 'gray' },
          { between: ['konigsberg', 'tilsit'], train: 'gray' },
        ],
      },
    })
    choose(table, { action: 'transport' })
    expect(refused(table, { vehicle: 'train', from: 'kaunas', to: 'panevezys' })).toBe(`no-rail ${rule('8.5', '11')}`)
    choose(table, { vehicle: 'train', from: 'tilsit', to: 'kaunas' }, { fuel: 3, ammo: 3, food: 0 })
    choose(table, { vehicle: 'truck', from: 'kaunas', to: 'panevezys' }, { fuel: 3, ammo: 1, food: 0 })
    choose(table, { vehicle: 'truck', from: 'panevezys', to: 'riga' }, { fuel: 3, ammo: 1, food: 0 })
    expect(['tilsit', 'kaunas', 'panevezys', 'riga'].map((id) => supplies(table, id))).toEqual([
      [0, 0, 0],
      [0, 2, 0],
      [0, 0, 0],
      [3, 1, 0],
    ])
    expect(player(table, 'gray')).toMatchObject({ trucks: 2, trains: 0 })
    choose(table, { action: 'load', army: '4PzGr' }, { fuel: 3, ammo: 1, food: 0 }, { done: true })
    expect(load(table, '4PzGr')).toEqual([3, 1, 0])
  })

  test('[2024:8.4] [2021:12] Brown takes 6 supplies to Reichshof and 3 to Piatra', () => {
    const table = given({
      options: { edition },
      turn: 'brown',
      areas: { reichshof: { supplies: { food: 3 } }, piatra: { supplies: { ammo: 3 } } },
      armies: { '2PzGr': { fuel: 0 }, '3PzGr': { fuel: 0 }, '4A': { fuel: 0 } },
    })
    const [fuel, ammo, food] = inStock(table)
    choose(table, { action: 'take-supplies', area: 'reichshof' })
    expect(refused(table, { fuel: 4, ammo: 3, food: 0 })).toBe(`too-many-supplies ${rule('8.4', '12')}`)
    choose(table, { fuel: 3, ammo: 3, food: 0 }, { action: 'take-supplies', area: 'piatra' })
    expect(refused(table, { fuel: 2, ammo: 1, food: 1 })).toBe(`too-many-supplies ${rule('8.4', '12')}`)
    choose(table, { fuel: 2, ammo: 0, food: 1 })
    expect(supplies(table, 'reichshof')).toEqual([3, 3, 3])
    expect(supplies(table, 'piatra')).toEqual([2, 3, 1])
    expect(inStock(table)).toEqual([fuel - 5, ammo - 3, food - 1])
    const again = given({ options: { edition }, turn: 'brown', frontlineTaken: true })
    expect(refused(again, { action: 'take-supplies', area: 'piatra' })).toBe(`frontline-base-used ${rule('8.4', '12')}`)
  })

  test('[2024:8.6] [2021:13] White has 3 trucks and 1 train and may possess 9: at most 5 more', () => {
    const table = given({ options: { edition }, turn: 'white', players: { white: { trucks: 3, trains: 1 } } })
    choose(table, { action: 'take-transport' })
    expect(choices(table)).toContainEqual({ trucks: 2, trains: 3 })
    expect(choices(table)).toContainEqual({ trucks: 0, trains: 5 })
    expect(refused(table, { trucks: 0, trains: 6 })).toBe(`possess-limit ${rule('8.6', '13')}`)
    expect(refused(table, { trucks: 3, trains: 0 })).toBe(`not-in-transport-stock ${rule('8.6', '13')}`)
  })

  /** Two trains in the stock. */
  const twoTrains = () =>
    given({
      options: { edition },
      players: { gray: { trains: 4, trucks: 3 }, white: { trains: 6, trucks: 3 }, brown: { trains: 6, trucks: 3 } },
    })

  test('[2024:8.6] [2024:8.7] [2021:14] taking the last two trains brings the re-organization for all, then the turn goes on', () => {
    const table = twoTrains()
    expect(transport(table).stock).toBe(2)
    choose(table, { action: 'take-transport' }, { trucks: 0, trains: 2 })
    // 4 Army stands in White's base, 17 Army in Brown's: their owners say where the food comes from.
    expect(asks(table)).toBe('white feed-army')
    choose(table, { food: 'card' })
    expect(asks(table)).toBe('brown feed-army')
    choose(table, { food: 'area' })
    expect(asks(table)).toBe('gray turn')
    expect(decision(table).about.actionsLeft).toBe(1)
    expect(transport(table)).toMatchObject({ level: 2 })
    expect(load(table, '4A')[2]).toBe(1)
    expect(supplies(table, 'reichshof')).toEqual([3, 3, 2])
    for (const id of ['4PzGr', '2PzGr', '3PzGr', '1PzGr']) expect(army(table, id).halted).toBe(true)
  })

  test('[2024:8.6] [2021:13] whoever takes only one train brings none', () => {
    const table = twoTrains()
    choose(table, { action: 'take-transport' }, { trucks: 0, trains: 1 })
    expect(transport(table)).toMatchObject({ level: 1, stock: 1 })
    expect(asks(table)).toBe('gray turn')
  })

  test('[2024:8.7] [2021:14] feeding: 16 Army has food left, 18 Army has none left, 4 Panzergruppe is halted until food comes', () => {
    const table = given({
      options: { edition, order: ['gray'] },
      armies: { '18A': { fuel: 1, ammo: 3, food: 1 } },
      players: { gray: { trains: 3, trucks: 2 } },
      transport: { stock: 1 },
    })
    const [, , food] = inStock(table)
    choose(table, { action: 'take-transport' }, { trucks: 0, trains: 1 })
    expect([load(table, '16A')[2], load(table, '18A')[2]]).toEqual([1, 0])
    expect(army(table, '18A').halted).toBeUndefined()
    expect(army(table, '4PzGr').halted).toBe(true)
    expect(inStock(table)[2]).toBe(food + 2)

    choose(table, { action: 'transport' })
    choose(table, { vehicle: 'truck', from: 'danzig', to: 'konigsberg' }, { fuel: 0, ammo: 0, food: 2 })
    choose(table, { vehicle: 'truck', from: 'konigsberg', to: 'tilsit' }, { fuel: 0, ammo: 0, food: 2 })
    expect(army(table, '4PzGr').halted).toBeUndefined()
    expect(supplies(table, 'tilsit')).toEqual([0, 0, 1])
    expect(inStock(table)[2]).toBe(food + 3)
  })

  test.each([
    [['gray', 'white', 'brown'], 8],
    [['gray', 'white'], 6],
    [['gray'], 4],
  ])('[2024:8.7] [2021:14] with %j, %i trains come from the reserve, once', (order, reserve) => {
    const start = (level: number) =>
      given({ options: { edition, order }, transport: { level, stock: 1 }, players: { gray: { trucks: 3 } } })
    const first = start(1)
    expect(transport(first).reserve).toBe(reserve)
    choose(first, { action: 'take-transport' }, { trucks: 0, trains: 1 })
    expect(transport(first)).toMatchObject({ level: 2, stock: reserve, reserve: 0 })
    const second = start(2)
    choose(second, { action: 'take-transport' }, { trucks: 0, trains: 1 })
    expect(transport(second)).toMatchObject({ level: 2, stock: 0, reserve: 0 })
  })
})
