import { describe, expect, test } from 'vitest'
import { raceToMoscow } from '../game.ts'
import { TRAIN, TRUCK } from '../rules/transport.ts'
import {
  army,
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
  told,
  transport,
} from '../testing.ts'
import { placing } from './transport.ts'

/** Transport Supplies: trucks and trains, their lines, limits and cargo. */

const TRANSPORT = { action: 'transport' }

describe.each(['2024', '2021'])('transport, %s', (edition) => {
  const rule = (in2024: string, in2021: string): string => (edition === '2024' ? in2024 : in2021)
  const start = (situation: Parameters<typeof given>[0] = {}) =>
    given({ ...situation, options: { edition, ...situation.options } })

  test('[2024:8.5] [2021:11] a truck carries up to 4, a train up to 6, one way', () => {
    const table = start()
    choose(table, TRANSPORT, { vehicle: 'truck', from: 'danzig', to: 'konigsberg' })
    expect(refused(table, { fuel: 3, ammo: 2, food: 0 })).toBe(`cargo-limit ${rule('8.5', '11')}`)
    choose(table, { fuel: 3, ammo: 1, food: 0 }, { vehicle: 'train', from: 'danzig', to: 'konigsberg' })
    expect(refused(table, { fuel: 0, ammo: 2, food: 4 })).toBe(`not-that-much-there ${rule('8.5', '11')}`)
    choose(table, { fuel: 0, ammo: 0, food: 2 })
    expect(supplies(table, 'konigsberg')).toEqual([3, 1, 2])
    expect(player(table, 'gray')).toMatchObject({ trucks: 4, trains: 2 })
  })

  test('[2024:8.5] [2021:11] lines need not be in a chain, and direction does not matter', () => {
    const table = start({ areas: { tilsit: { supplies: { fuel: 1 } }, memel: { supplies: { ammo: 1 } } } })
    choose(table, TRANSPORT)
    choose(table, { vehicle: 'truck', from: 'tilsit', to: 'konigsberg' }, { fuel: 1, ammo: 0, food: 0 })
    choose(table, { vehicle: 'truck', from: 'memel', to: 'tilsit' }, { fuel: 0, ammo: 1, food: 0 })
    expect([supplies(table, 'konigsberg'), supplies(table, 'tilsit')]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ])
  })

  test('[2024:8.5] [2021:11] one truck and one train on a line, whoever owns them, this turn or before', () => {
    const lines = [{ between: ['briansk', 'orel'], truck: 'white', train: 'white' }]
    const table = start({
      turn: 'brown',
      areas: { briansk: { control: 'brown', supplies: { fuel: 1 } }, orel: { control: 'brown' } },
      players: { white: { trucks: 4, trains: 2 } },
      transport: { lines },
    })
    choose(table, TRANSPORT)
    expect(refused(table, { vehicle: 'truck', from: 'briansk', to: 'orel' })).toBe(`line-has-truck ${rule('8.5', '11')}`)
  })

  test("[2024:8.5] [2021:11] only lines of one's own colour between areas of one's own", () => {
    const table = start({ areas: { siauliai: { control: 'gray', supplies: { fuel: 1 } }, riga: { control: 'gray' } } })
    choose(table, TRANSPORT)
    // A red line joins Siauliai and Riga.
    expect(refused(table, { vehicle: 'truck', from: 'siauliai', to: 'riga' })).toBe(`line-not-your-colour ${rule('4', '11')}`)
    expect(refused(table, { vehicle: 'truck', from: 'siauliai', to: 'kedainiai' })).toBe(
      `area-not-controlled ${rule('8.5', '11')}`,
    )
  })

  test('[2024:8.5] [2021:11] placing is limited by the Logistics card: 3, at level 2 4; for each action anew', () => {
    const table = start({
      transport: { level: 2 },
      areas: { tilsit: { supplies: { fuel: 1 } }, danzig: { supplies: { ammo: 4 } } },
    })
    choose(table, TRANSPORT)
    expect(decision(table).about).toMatchObject({ placed: 0, limit: 4 })
    choose(table, { vehicle: 'truck', from: 'danzig', to: 'konigsberg' }, { fuel: 0, ammo: 3, food: 0 })
    choose(table, { vehicle: 'truck', from: 'konigsberg', to: 'tilsit' }, { fuel: 0, ammo: 1, food: 0 })
    choose(table, { vehicle: 'truck', from: 'konigsberg', to: 'gumbinnen' }, { fuel: 0, ammo: 1, food: 0 })
    choose(table, { vehicle: 'truck', from: 'tilsit', to: 'memel' }, { fuel: 1, ammo: 0, food: 0 })
    expect(listed(table, 'vehicle')).toEqual([])
    choose(
      table,
      { done: true },
      TRANSPORT,
      { vehicle: 'train', from: 'danzig', to: 'konigsberg' },
      { fuel: 0, ammo: 1, food: 0 },
    )
    expect(decision(table).about).toMatchObject({ placed: 1, limit: 4 })
  })

  /** Rail in Riga and Valmiera, with a gap behind them. */
  const islands = (options: object = {}) => {
    const table = start({
      options: options as Record<string, string>,
      areas: {
        ...held('gray', 'kedainiai', 'panevezys'),
        riga: { control: 'gray', rail: true, supplies: { fuel: 1 } },
        valmiera: { control: 'gray', rail: true },
      },
    })
    choose(table, TRANSPORT)
    return refused(table, { vehicle: 'train', from: 'riga', to: 'valmiera' })
  }

  test('[2024:8.5] [2021:11] trains need rail at both ends and, in 2024, rail all the way to a base; in 2021 controlled areas do', () => {
    expect(islands()).toBe(edition === '2024' ? 'not-connected-to-base 8.5' : 'allowed')
    expect(islands({ trainConnection: 'railed' })).toBe(`not-connected-to-base ${rule('8.5', '11')}`)
    expect(islands({ trainConnection: 'controlled' })).toBe('allowed')
  })

  test('[2024:8.5] [2021:11] the Frontline Supply Base serves trains too', () => {
    const table = start({ turn: 'brown', areas: { piatra: { supplies: { fuel: 1 } } } })
    choose(table, TRANSPORT)
    expect(choices(table, { vehicle: 'train', from: 'piatra', to: 'iasi' })).toHaveLength(1)
  })

  /** Konigsberg, full but for one space. */
  const nearlyFull = (options: object = {}) => {
    const table = start({
      options: options as Record<string, string>,
      areas: { danzig: { supplies: { ammo: 4 } }, konigsberg: { supplies: { fuel: 3, food: 2 } } },
    })
    choose(table, TRANSPORT, { vehicle: 'truck', from: 'danzig', to: 'konigsberg' })
    return table
  }

  test('[2024:8.5] in 2024 an area never holds more than its limit, not even in transit', () => {
    const table = nearlyFull({ transitLimit: 'always' })
    expect(refused(table, { fuel: 0, ammo: 2, food: 0 })).toBe(`area-limit ${rule('8.4', '12')}`)
    choose(table, { fuel: 0, ammo: 1, food: 0 })
    expect(refused(table, { vehicle: 'train', from: 'danzig', to: 'konigsberg' })).toBe(`area-limit ${rule('8.4', '12')}`)
  })

  test('[2021:12] in 2021 the excess goes when the action is over, and may have gone on before', () => {
    const table = nearlyFull({ transitLimit: 'end-of-action' })
    const [, ammo] = inStock(table)
    choose(table, { fuel: 0, ammo: 4, food: 0 })
    expect(supplies(table, 'konigsberg')).toEqual([3, 4, 2])
    choose(table, { vehicle: 'truck', from: 'konigsberg', to: 'tilsit' }, { fuel: 1, ammo: 0, food: 0 }, { done: true })
    expect(decision(table)).toMatchObject({ step: 'remove-excess', about: { area: 'konigsberg', excess: 2, limit: 6 } })
    choose(table, { fuel: 0, ammo: 2, food: 0 })
    expect(supplies(table, 'konigsberg')).toEqual([2, 2, 2])
    expect(inStock(table)[1]).toBe(ammo + 2)
  })

  test('[2021:12] an army in such an area may take from it, and adds nothing to it', () => {
    const table = start({
      options: { transitLimit: 'end-of-action' },
      areas: { danzig: { supplies: { ammo: 4 } }, konigsberg: { supplies: { fuel: 3, food: 2 } } },
      armies: { '16A': { area: 'konigsberg', ammo: 3 } },
    })
    choose(table, TRANSPORT, { vehicle: 'truck', from: 'danzig', to: 'konigsberg' }, { fuel: 0, ammo: 4, food: 0 })
    choose(table, { action: 'load', army: '16A' })
    const totals = choices(table).map((choice) => Number(choice.fuel) + Number(choice.ammo) + Number(choice.food))
    expect([Math.min(...totals), Math.max(...totals)]).toEqual([3, 6])
    expect(refused(table, { fuel: 0, ammo: 2, food: 0 })).toBe(`area-limit ${rule('8.4', '12')}`)
  })

  test('[2021:12] however much is over the limit is given back, three trainloads too', () => {
    const six = { control: 'gray', rail: true, supplies: { ammo: 6 } }
    const areas = {
      danzig: { supplies: {} },
      dno: six,
      pskov: six,
      ostrov: six,
      luga: six,
      novgorod: { control: 'gray', rail: true },
    }
    const road = Object.fromEntries(
      ['kedainiai', 'panevezys', 'riga', 'valmiera', 'tartu'].map((id) => [id, { control: 'gray', rail: true }]),
    )
    const table = start({
      options: { transitLimit: 'end-of-action' },
      areas: { ...areas, ...road },
      armies: {
        '16A': { fuel: 0 },
        '18A': { fuel: 0 },
        '4PzGr': { fuel: 0 },
        '4A': { fuel: 0 },
        '9A': { fuel: 0 },
        '2PzGr': { fuel: 0 },
        '3PzGr': { fuel: 0 },
      },
      transport: { level: 2 },
    })
    choose(table, TRANSPORT)
    for (const from of ['pskov', 'ostrov', 'luga'])
      choose(table, { vehicle: 'train', from, to: 'dno' }, { fuel: 0, ammo: 6, food: 0 })
    expect(supplies(table, 'dno')).toEqual([0, 24, 0])
    choose(table, { done: true })
    const [, ammo] = inStock(table)
    expect(decision(table)).toMatchObject({ step: 'remove-excess', about: { excess: 18 } })
    choose(table, { fuel: 0, ammo: 18, food: 0 })
    expect(supplies(table, 'dno')).toEqual([0, 6, 0])
    expect(inStock(table)[1]).toBe(ammo + 18)
  })

  test('[2021:12] a Main Supply Base is trimmed too, and areas that are only full are not asked about', () => {
    const table = start({
      options: { transitLimit: 'end-of-action' },
      areas: {
        danzig: { supplies: { fuel: 4, ammo: 4, food: 1 } },
        konigsberg: { supplies: { fuel: 1 } },
        ...Object.fromEntries(
          [
            'memel',
            'gumbinnen',
            'tilsit',
            'kaunas',
            'siauliai',
            'kedainiai',
            'panevezys',
            'riga',
            'valmiera',
            'pskov',
            'ostrov',
          ].map((id) => [id, { control: 'gray', supplies: { fuel: 2, ammo: 2, food: 2 } }]),
        ),
      },
    })
    choose(
      table,
      TRANSPORT,
      { vehicle: 'truck', from: 'konigsberg', to: 'danzig' },
      { fuel: 1, ammo: 0, food: 0 },
      { done: true },
    )
    expect(decision(table)).toMatchObject({ step: 'remove-excess', about: { area: 'danzig', excess: 1, limit: 9 } })
    choose(table, { fuel: 1, ammo: 0, food: 0 })
    expect(decision(table).step).toBe('turn')
  })

  test('[2024:8.7] [2021:14] food cannot pass a halted army: one is eaten, the HALT is lifted', () => {
    const table = start({
      areas: { danzig: { supplies: { food: 2 } } },
      armies: { '16A': { area: 'konigsberg', ammo: 1, halted: true } },
    })
    choose(table, TRANSPORT, { vehicle: 'truck', from: 'danzig', to: 'konigsberg' }, { fuel: 0, ammo: 0, food: 2 })
    expect(army(table, '16A').halted).toBeUndefined()
    expect(supplies(table, 'konigsberg')).toEqual([0, 0, 1])
    expect(load(table, '16A')).toEqual([0, 1, 0])
  })

  test('[2024:8.5] [2024:2.4] [2021:11] transports stay on the board and carry nothing more until the re-organization', () => {
    const table = start()
    choose(
      table,
      TRANSPORT,
      { vehicle: 'truck', from: 'danzig', to: 'konigsberg' },
      { fuel: 1, ammo: 0, food: 0 },
      { done: true },
    )
    expect(transport(table).lines).toEqual([{ between: ['danzig', 'konigsberg'], truck: 'gray' }])
    choose(table, TRANSPORT)
    expect(choices(table, { vehicle: 'truck', from: 'danzig' })).toEqual([])
  })
})

test.each([
  ['danzig', 'konigsberg'],
  ['konigsberg', 'danzig'],
])('[2024:8.5] the choices that carry something from %s to %s are known without listing them', (from, to) => {
  const { state } = given({ agenda: [{ step: 'transport' }] })
  const [a, b] = [from, to].map((id) => state.content.areaIds.indexOf(id))
  for (const [number, vehicle] of [
    [TRUCK, 'truck'],
    [TRAIN, 'train'],
  ] as const)
    expect(raceToMoscow.name(state, placing(state, number, a, b))).toEqual({ vehicle, from, to })
})

describe.each(['2024', '2021'])('army redeployment, %s', (edition) => {
  const start = (situation: Parameters<typeof given>[0] = {}) =>
    given({ ...situation, options: { edition, armyRedeployment: true, ...situation.options } })

  test('[2024:13.1] [2021:19.1] a train carries a field army with its load, and nothing else; the army may still move', () => {
    const table = start({ areas: { gumbinnen: { supplies: { fuel: 1 } } } })
    const events = choose(table, { action: 'transport' }, { vehicle: 'train', from: 'gumbinnen', to: 'konigsberg', army: '16A' })
    expect(told(events, 'army-redeployed')).toEqual([
      { type: 'army-redeployed', army: '16A', from: 'gumbinnen', area: 'konigsberg' },
    ])
    expect(army(table, '16A')).toMatchObject({ area: 'konigsberg', fuel: 1, ammo: 3, food: 2 })
    expect(supplies(table, 'gumbinnen')).toEqual([1, 0, 0])
    expect(player(table, 'gray').trains).toBe(2)
    expect(decision(table)).toMatchObject({ step: 'transport', about: { placed: 1 } })
    choose(table, { done: true }, { action: 'move-field' })
    expect(listed(table, 'army')).toContain('16A')
  })

  test('[2024:8.7] a halted army may go by train, which is no Move action, and eats where food lies; [2021:14] it cannot be moved', () => {
    const halted = (haltedByRail?: string) => {
      const table = start({
        options: haltedByRail === undefined ? {} : { haltedByRail },
        areas: { konigsberg: { supplies: { food: 1 } } },
        armies: { '16A': { area: 'tilsit', fuel: 1, halted: true }, '4PzGr': { area: 'gumbinnen' } },
      })
      choose(table, { action: 'transport' })
      return table
    }
    const byTrain = { vehicle: 'train', from: 'tilsit', to: 'konigsberg', army: '16A' }
    expect(refused(halted(), byTrain)).toBe(edition === '2024' ? 'allowed' : 'army-halted 14')
    expect(refused(halted('no'), byTrain)).toMatch(/^army-halted /)
    const table = halted('yes')
    choose(table, byTrain)
    expect(army(table, '16A')).toMatchObject({ area: 'konigsberg' })
    expect(army(table, '16A').halted).toBeUndefined()
    expect(supplies(table, 'konigsberg')).toEqual([0, 0, 0])
  })

  test('[2024:13.1] [2021:19.1] not to an occupied area, and only where a train can go', () => {
    const table = start({ armies: { '16A': { area: 'tilsit' }, '4PzGr': { area: 'konigsberg' } } })
    choose(table, { action: 'transport' })
    expect(refused(table, { vehicle: 'train', from: 'tilsit', to: 'konigsberg', army: '16A' })).toMatch(/^area-occupied /)
    expect(refused(table, { vehicle: 'train', from: 'tilsit', to: 'kaunas', army: '16A' })).toMatch(/^area-not-controlled /)
  })
})
