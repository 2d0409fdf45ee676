import type { Choice, JsonObject } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { raceToMoscow } from '../game.ts'
import {
  area,
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
  told,
  transport,
} from '../testing.ts'

/** Take Supplies, Take Transport and the re-organization. */

describe.each(['2024', '2021'])('supplies and transports from the stock, %s', (edition) => {
  const rule = (in2024: string, in2021: string): string => (edition === '2024' ? in2024 : in2021)
  const start = (situation: Parameters<typeof given>[0] = {}) =>
    given({ ...situation, options: { edition, ...situation.options } })

  test('[2024:8.4] [2021:12] up to 6 supplies to the Main Supply Base, and only what the stock has', () => {
    const table = start({ areas: { danzig: { supplies: {} } } })
    expect(inStock(table)).toEqual([4, 4, 4])
    choose(table, { action: 'take-supplies', area: 'danzig' })
    expect(choices(table).every((choice) => Number(choice.fuel) + Number(choice.ammo) + Number(choice.food) <= 6)).toBe(true)
    expect(refused(table, { fuel: 5, ammo: 0, food: 0 })).toBe(`not-that-much-in-stock ${rule('8.4', '12')}`)
    choose(table, { fuel: 2, ammo: 4, food: 0 })
    expect(supplies(table, 'danzig')).toEqual([2, 4, 0])
    expect(inStock(table)).toEqual([2, 0, 4])
  })

  test('[2024:8.4] [2021:12] more than 9 in a Main Supply Base: the player chooses what goes back', () => {
    const table = start()
    choose(table, { action: 'take-supplies', area: 'danzig' }, { fuel: 1, ammo: 1, food: 0 })
    expect(decision(table)).toMatchObject({ step: 'remove-excess', about: { area: 'danzig', excess: 2, limit: 9 } })
    choose(table, { fuel: 0, ammo: 0, food: 2 })
    expect(supplies(table, 'danzig')).toEqual([4, 4, 1])
    expect(inStock(table)).toEqual([0, 0, 3])
  })

  test("[2024:8.4] [2021:12] the Frontline Supply Base takes 3, holds 6, once a turn, and is brown's alone", () => {
    const table = start({ turn: 'brown', areas: { reichshof: { supplies: {} }, piatra: { supplies: { ammo: 4 } } } })
    choose(table, { action: 'take-supplies', area: 'piatra' })
    expect(refused(table, { fuel: 4, ammo: 0, food: 0 })).toBe(`too-many-supplies ${rule('8.4', '12')}`)
    choose(table, { fuel: 3, ammo: 0, food: 0 })
    expect(decision(table).about).toMatchObject({ excess: 1, limit: 6 })
    choose(table, { fuel: 0, ammo: 1, food: 0 })
    expect(refused(table, { action: 'take-supplies', area: 'piatra' })).toBe(`frontline-base-used ${rule('8.4', '12')}`)
    expect(listed(start(), 'area')).toEqual(['danzig'])
  })

  test('[2024:8.4] [2021:12] supplies on an army card do not count against the limit of its area', () => {
    const table = start({ turn: 'white', areas: { warschau: { supplies: { fuel: 3 } } } })
    expect(load(table, '4A')).toEqual([1, 3, 2])
    choose(table, { action: 'take-supplies', area: 'warschau' }, { fuel: 0, ammo: 4, food: 2 })
    expect(supplies(table, 'warschau')).toEqual([3, 4, 2])
    expect(decision(table).step).toBe('turn')
  })

  test('[2024:8.6] [2021:13] up to 6 transports at level 1 and 8 at level 2, of 9 and 12 that may be possessed', () => {
    const most = (level: number, trucks: number, trains: number) => {
      const table = start({ transport: { level }, players: { gray: { trucks, trains } } })
      choose(table, { action: 'take-transport' })
      return Math.max(...choices(table).map((choice) => Number(choice.trucks) + Number(choice.trains)))
    }
    expect([most(1, 0, 0), most(1, 5, 1), most(2, 0, 0), most(2, 5, 1)]).toEqual([6, 3, 8, 6])
  })

  test('[2024:8.6] [2021:13] as many as may be taken, all of them trucks or all of them trains', () => {
    const table = start({ players: { gray: { trucks: 0, trains: 6 } } })
    choose(table, { action: 'take-transport' })
    for (const taken of [
      { trucks: 3, trains: 0 },
      { trucks: 0, trains: 3 },
    ])
      expect(choices(table, taken)).toHaveLength(1)
  })

  test('[2024:8.6] [2021:13] who possesses as many as he may, or more, takes none; with no train in the stock he may for the re-organization', () => {
    const full = (trains: number, stock: number) => start({ transport: { stock }, players: { gray: { trucks: 5, trains } } })
    for (const trains of [4, 6]) {
      expect(refused(full(trains, 1), { action: 'take-transport' })).toBe(`possess-limit ${rule('8.6', '13')}`)
      const empty = full(trains, 0)
      choose(empty, { action: 'take-transport' })
      expect(choices(empty)).toEqual([{ trucks: 0, trains: 0 }])
    }
  })

  test("[2024:8.6] [2021:13] trucks of one's own colour only", () => {
    const lines = [{ between: ['danzig', 'konigsberg'], truck: 'gray' }]
    const table = start({ players: { gray: { trucks: 2 }, white: { trucks: 0 } }, transport: { lines } })
    choose(table, { action: 'take-transport' })
    // 2 on the card, 1 on a line: 2 in the stock.
    expect(listed(table, 'trucks')).toEqual([0, 1, 2])
  })

  /** One train in the stock; everybody's trains and trucks are on the lines or on cards. */
  const lastTrain = (situation: JsonObject = {}) =>
    start({
      players: { gray: { trucks: 3, trains: 2 } },
      transport: {
        stock: 1,
        lines: [
          { between: ['danzig', 'konigsberg'], truck: 'gray', train: 'gray' },
          { between: ['warschau', 'siedlce'], train: 'white' },
        ],
      },
      ...situation,
    })
  const REORGANIZE: readonly Choice[] = [{ action: 'take-transport' }, { trucks: 0, trains: 1 }]
  const feedAll = (table: ReturnType<typeof start>) => {
    while (decision(table).step === 'feed-army') choose(table, { food: 'card' })
  }

  test('[2024:8.7] [2021:14] re-organization: lines are cleared into the stock, cards keep theirs, reserve and level once', () => {
    const table = lastTrain()
    choose(table, ...REORGANIZE)
    feedAll(table)
    expect(transport(table)).toEqual({ level: 2, stock: 2 + 8, reserve: 0, lines: [] })
    expect(player(table, 'gray')).toMatchObject({ trucks: 3, trains: 3 })
    expect(asks(table)).toBe('gray turn')
    choose(table, { action: 'take-transport' })
    // The truck from the line is in the stock again, and one that was there.
    expect(listed(table, 'trucks')).toEqual([0, 1, 2])
  })

  test('[2024:8.7] [2021:14] HQ and spent air support come back to everybody; markers on a deck only in 2021', () => {
    const table = lastTrain({
      players: {
        gray: { trucks: 3, trains: 2, hq: 'spent', airSupport: 'spent' },
        white: { hq: 'spent', airSupport: 'soviet' },
        brown: { hq: 'spent', airSupport: 'ready' },
      },
    })
    choose(table, ...REORGANIZE)
    feedAll(table)
    for (const seat of ['gray', 'white', 'brown']) expect(player(table, seat).hq).toBe('ready')
    expect(player(table, 'gray').airSupport).toBe('ready')
    expect(player(table, 'white').airSupport).toBe(edition === '2024' ? 'soviet' : 'ready')
  })

  test('[2021:14] a marker that comes back is an ordinary one again, though Stukageschwader had placed it', () => {
    const table = lastTrain({
      options: { stuka: 'without-spending' },
      players: { gray: { trucks: 3, trains: 2 }, white: { airSupport: 'soviet', airSupportFree: true } },
    })
    choose(table, ...REORGANIZE)
    feedAll(table)
    expect(player(table, 'white').airSupportFree).toBe(edition === '2024' ? true : undefined)
    expect(raceToMoscow.load(table.save()).bytes).toEqual(table.state.bytes)
  })

  test('[2024:14.5] [2021:20.5] a marker that comes back from an area lies nowhere any more', () => {
    const table = lastTrain({
      options: { sovietPlayer: true },
      areas: { kaunas: { soviet: 'infantry' } },
      players: { gray: { trucks: 3, trains: 2 }, white: { airSupport: { area: 'kaunas' } } },
    })
    choose(table, ...REORGANIZE)
    feedAll(table)
    expect(player(table, 'white').airSupport).toEqual(edition === '2024' ? { area: 'kaunas' } : 'ready')
    expect(raceToMoscow.load(table.save()).bytes).toEqual(table.state.bytes)
  })

  test('[2024:8.7] [2021:14] food comes from the card or the area as the owner likes; halted armies are passed over', () => {
    const table = lastTrain({
      options: { order: ['gray'] },
      areas: { gumbinnen: { supplies: { food: 1 } } },
      armies: { '18A': { ammo: 1, halted: true }, '4PzGr': { fuel: 1, food: 1 } },
      transport: { stock: 1 },
    })
    const events = choose(table, ...REORGANIZE)
    expect(decision(table)).toMatchObject({ seat: 'gray', step: 'feed-army', about: { army: '16A' } })
    events.push(...choose(table, { food: 'area' }))
    expect(told(events, 'army-halted')).toEqual([])
    expect([supplies(table, 'gumbinnen'), load(table, '16A')[2]]).toEqual([[0, 0, 0], 2])
    expect(army(table, '18A').halted).toBe(true)
    expect(load(table, '4PzGr')).toEqual([1, 0, 0])
    expect(army(table, '4PzGr').halted).toBeUndefined()
    expect(asks(table)).toBe('gray turn')
  })

  test('[2024:8.7] [2021:14] a halted army cannot move until it is fed', () => {
    const table = lastTrain({ options: { order: ['gray'] }, transport: { stock: 1 } })
    choose(table, ...REORGANIZE)
    expect(army(table, '4PzGr').halted).toBe(true)
    expect(refused(table, { action: 'move-armored', army: '4PzGr' })).toBe(`army-halted ${rule('8.7', '14')}`)
  })

  test('[2024:8.6] [2021:13] with no train in the stock the action may take nothing and still brings the re-organization', () => {
    const table = start({
      transport: { level: 2, stock: 0, lines: [{ between: ['warschau', 'siedlce'], train: 'white' }] },
      players: { white: { trains: 2 } },
    })
    choose(table, { action: 'take-transport' }, { trucks: 0, trains: 0 })
    feedAll(table)
    expect(transport(table)).toMatchObject({ stock: 1, lines: [] })
    expect(decision(table).about.actionsLeft).toBe(1)
  })

  test('[2024:8.4] [2021:11] an area that is lost loses its supplies and its rail; its transports stay on the lines', () => {
    const table = start({
      options: { abwehr: true },
      turn: 'white',
      areas: { ...held('gray', 'panevezys', 'valmiera'), riga: { control: 'gray', rail: true, supplies: { fuel: 2, ammo: 1 } } },
      armies: { '4PzGr': { fuel: 0 } },
      players: { gray: { trucks: 4 } },
      transport: { lines: [{ between: ['panevezys', 'riga'], truck: 'gray' }] },
    })
    const [fuel, ammo, food] = inStock(table)
    choose(table, { action: 'end-turn' }, { counterAttack: 'riga' })
    expect(supplies(table, 'riga')).toEqual([0, 0, 0])
    expect(area(table, 'riga').rail).toBeUndefined()
    expect(inStock(table)).toEqual([fuel + 2, ammo + 1, food])
    expect(transport(table).lines).toEqual([{ between: ['panevezys', 'riga'], truck: 'gray' }])
  })
})
