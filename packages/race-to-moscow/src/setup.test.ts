import type { JsonObject } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { CONTENT } from './content/index.ts'
import {
  area,
  army,
  asks,
  choices,
  controlled,
  inStock,
  listed,
  load,
  okh,
  opened,
  player,
  soviet,
  supplies,
  transport,
} from './testing.ts'

/** Set-up for one, two and three players, in both editions and with each ruling that changes it. */

const ALL = ['gray', 'white', 'brown']
const areas = (test: (index: number) => boolean): string[] =>
  CONTENT.areaIds
    .slice(0, CONTENT.landCount)
    .filter((_, index) => test(index))
    .toSorted()
/** Areas of exactly these colours: bits gray 1, white 2, brown 4. */
const ofColours = (...masks: readonly number[]): string[] =>
  areas((index) => masks.includes(CONTENT.colours[index]) && CONTENT.printedOwner[index] === 0)
const printed = (seat: number): string[] => areas((index) => CONTENT.printedOwner[index] === seat + 1)
const GRAY_WHITE = 3
const WHITE_BROWN = 6

describe.each(['2024', '2021'])('set-up, %s', (edition) => {
  test('[2024:4] [2021:4] armies stand in their starting areas with the printed loads', () => {
    const table = opened({ edition })
    const starts = {
      '16A': 'gumbinnen',
      '4PzGr': 'tilsit',
      '4A': 'warschau',
      '2PzGr': 'siedlce',
      '1PzGr': 'zamosc',
      '11A': 'piatra',
    }
    for (const [id, where] of Object.entries(starts)) expect(army(table, id).area).toBe(where)
    expect(load(table, '16A')).toEqual([1, 3, 2])
    expect(load(table, '4PzGr')).toEqual([3, 3, 0])
  })

  test('[2024:4] [2024:2.3] [2021:4] bases hold three of each supply, the stock one', () => {
    const table = opened({ edition })
    for (const base of ['danzig', 'warschau', 'reichshof']) expect(supplies(table, base)).toEqual([3, 3, 3])
    expect(supplies(table, 'piatra')).toEqual([0, 0, 0])
    expect(inStock(table)).toEqual([1, 1, 1])
  })

  test.each([
    [3, ALL, 8, 4, 6],
    [2, ['white', 'gray'], 6, 3, 4],
    [1, ['brown'], 4, 4, 3],
  ])('[2024:4] [2024:2.4] %i players: trucks, trains, reserve, OKH row, pool', (_players, order, reserve, row, pool) => {
    const table = opened({ edition, order })
    for (const seat of order)
      expect(player(table, seat)).toMatchObject({ trucks: 5, trains: 3, hq: 'ready', airSupport: 'ready' })
    expect(transport(table)).toMatchObject({ level: 1, stock: 9, reserve, lines: [] })
    expect(okh(table).row).toHaveLength(row)
    expect((okh(table).row as number[]).length + (okh(table).deck as number[]).length).toBe(12)
    expect(soviet(table).pool).toBe(pool)
    expect(order.map((seat) => player(table, seat).medals)).toEqual(order.map((_, i) => (i === 0 ? 0 : 1)))
    expect(asks(table)).toBe(`${order[0]} turn`)
  })

  test('[2024:4] [2024:3.1] [2021:4] Pursuit decks of 18, the green Soviet cards above the blue', () => {
    const table = opened({ edition })
    for (const seat of ALL) expect(player(table, seat).deck).toHaveLength(18)
    const deck = soviet(table).deck as number[]
    expect(deck.slice(0, 21).every((card) => card <= 75)).toBe(true)
    expect(deck.slice(21).every((card) => card >= 76)).toBe(true)
    expect(new Set(deck).size).toBe(33)
    expect(deck).not.toEqual(deck.toSorted((a, b) => a - b))
  })

  test('[2024:4] [2024:3.2] [2021:4] Soviet markers on their symbols, bunkers on fortified areas, medals on objectives', () => {
    const table = opened({ edition })
    const marked = (field: string): string[] => areas((index) => area(table, CONTENT.areaIds[index])[field] !== undefined)
    expect(marked('soviet')).toHaveLength(20)
    expect(marked('bunker')).toHaveLength(16)
    for (const city of ['leningrad', 'moskva', 'rostov'])
      expect(area(table, city)).toMatchObject({ control: null, bunker: true, soviet: true })
    expect(area(table, 'kiev').medals).toBe(2)
    expect(area(table, 'riga').medals).toBe(1)
    expect((table.save().fleet as JsonObject).area).toBe('S1')
  })

  test('[2024:3.2] [2021:4] printed areas are controlled and have rail; nothing else is', () => {
    const table = opened({ edition })
    expect(ALL.map((seat) => controlled(table, seat))).toEqual([0, 1, 2].map(printed))
    for (const id of printed(0)) expect(area(table, id).rail).toBe(true)
  })

  test.each([
    { order: ['gray', 'white'], absent: 'brown', seat: 2, blocked: [4, WHITE_BROWN] },
    { order: ['brown', 'white'], absent: 'gray', seat: 0, blocked: [1, GRAY_WHITE] },
    { order: ['gray', 'brown'], absent: 'white', seat: 1, blocked: [2] },
  ])(
    '[2024:4] [2021:4] two players: $absent holds its areas, double ones too unless it is white',
    ({ order, absent, seat, blocked }) => {
      const table = opened({ edition, order })
      const all = [...printed(seat), ...ofColours(...blocked)].filter((id) => id !== 'moskva')
      expect(controlled(table, absent)).toEqual(all.toSorted())
      expect(area(table, 'moskva').control).toBeNull()
    },
  )

  test('[2024:4] [2021:4] alone as white: the double areas are open; foreign areas are held in 2021 only', () => {
    const table = opened({ edition, order: ['white'] })
    expect(controlled(table, 'gray')).toEqual(edition === '2021' ? [...printed(0), ...ofColours(1)].toSorted() : printed(0))
    expect(area(table, 'vilnius').control).toBeNull()
    expect(area(table, 'orel').control).toBeNull()
  })

  test('[2024:4] [2021:4] alone as gray: all double areas are blocked; foreign single ones in 2021 only', () => {
    const table = opened({ edition, order: ['gray'] })
    for (const id of ofColours(GRAY_WHITE, WHITE_BROWN)) expect(['white', 'brown']).toContain(area(table, id).control)
    expect(area(table, 'smolensk').control).toBe(edition === '2021' ? 'white' : null)
    expect(area(table, 'kiev').control).toBe(edition === '2021' ? 'brown' : null)
    expect(area(table, 'moskva').control).toBeNull()
  })

  test('[2024:4] [2021:4] symbols in blocked areas get their marker too unless the ruling says otherwise; the pool is as printed', () => {
    const order = ['gray', 'white']
    const table = opened({ edition, order })
    expect(area(table, 'kiev')).toMatchObject({ control: 'brown', soviet: true, medals: 2 })
    expect(soviet(table)).toMatchObject({ pool: 4, box: 2 })
    const other = opened({ edition, order, sovietInBlocked: 'no' })
    expect(area(other, 'kiev').soviet).toBeUndefined()
    expect(soviet(other)).toMatchObject({ pool: 4, box: 13 })
  })

  test('[2024:4] tokens of absent groups stay in the box unless the ruling puts them into the stock', () => {
    expect(inStock(opened({ edition, order: ['gray'] }))).toEqual([1, 1, 1])
    // White 8 fuel, 12 ammo, 4 food; brown 6, 12, 6; two bases of three each.
    expect(inStock(opened({ edition, order: ['gray'], fullStock: 'yes' }))).toEqual([
      1 + 8 + 6 + 6,
      1 + 12 + 12 + 6,
      1 + 4 + 6 + 6,
    ])
  })

  test('[2024:1] [2021:1] 29 fuel tokens, or 28 as a digest has it: then the stock begins without', () => {
    expect(inStock(opened({ edition, fuelTotal: '28' }))).toEqual([0, 1, 1])
  })

  test.each([
    ['hard', [2, 2, 3]],
    ['veteran', [1, 0, 0]],
  ])('[2024:13.2] [2021:19.2] %s games begin with fewer markers in the pool', (difficulty, pools) => {
    const orders = [['gray'], ['gray', 'white'], ALL]
    expect(orders.map((order) => soviet(opened({ edition, order, difficulty })).pool)).toEqual(pools)
  })

  test('[2024:2.1] the armies of absent groups are not there, and cannot be asked for', () => {
    const table = opened({ edition, order: ['white'] })
    expect(Object.keys(table.save().armies as JsonObject)).toEqual(['4A', '9A', '2PzGr', '3PzGr'])
    expect(choices(table, { action: 'move-fleet' })).toEqual([])
  })

  test('[2021:5] [2024:4] the basic game has no air support, HQ and OKH cards', () => {
    const actions = (basicGame: boolean) => listed(opened({ edition, basicGame }), 'action')
    expect(actions(false)).toEqual(expect.arrayContaining(['air-support', 'take-okh']))
    expect(actions(true)).not.toContain('air-support')
    expect(actions(true)).not.toContain('take-okh')
  })
})

test('[2024:13.3] Abwehr is not played alone', () => {
  expect(() => opened({ abwehr: true, order: ['gray'] })).toThrow('two or three players')
})
