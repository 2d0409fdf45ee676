import type { Choice } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { area, army, choose, decision, given, held, inStock, load, player, soviet, told } from '../testing.ts'

/** Combat: what each Soviet unit costs, what is paid when it is not enough, and what becomes of the card and the marker. */

const MOVE = { action: 'move-armored', army: '4PzGr' }
const TO_KAUNAS: readonly Choice[] = [MOVE, { to: 'kaunas' }]

describe.each(['2024', '2021'])('combat, %s', (edition) => {
  const meeting = (card: number, load: object, situation: Parameters<typeof given>[0] = {}) =>
    given({
      areas: { danzig: { supplies: {} } },
      ...situation,
      options: { edition },
      armies: { '4PzGr': load },
      soviet: { deck: [card, 56] },
    } as Parameters<typeof given>[0])

  test.each([
    ['Army', 55, [0, 2]],
    ['Shock Army', 83, [0, 3]],
    ['Mech Corps', 75, [1, 2]],
    ['elite Mech Corps', 70, [1, 3]],
  ])(
    '[2021:8] [2024:10] a Soviet %s costs its fuel and ammo; the card goes to the player, the marker to the pool',
    (_kind, card, [fuel, ammo]) => {
      const table = meeting(card, { fuel: 2, ammo: 3 })
      const pool = Number(soviet(table).pool)
      const before = inStock(table)
      const events = choose(table, ...TO_KAUNAS)
      expect(told(events, 'combat-won')).toMatchObject([{ fuel, ammo }])
      expect(load(table, '4PzGr')).toEqual([1 - fuel, 3 - ammo, 0])
      expect(inStock(table)).toEqual([before[0] + 1 + fuel, before[1] + ammo, before[2]])
      expect(player(table, 'gray').defeated).toEqual([card])
      expect(area(table, 'kaunas')).toEqual({ control: 'gray' })
      expect(soviet(table).pool).toBe(pool + 1)
    },
  )

  test('[2021:8] [2024:10] who cannot pay all pays what he can, withdraws, and moves no more', () => {
    const table = meeting(70, { fuel: 3, ammo: 2 })
    const events = choose(table, ...TO_KAUNAS)
    expect(told(events, 'combat-lost')).toMatchObject([{ fuel: 1, ammo: 2 }])
    expect(load(table, '4PzGr')).toEqual([1, 0, 0])
    expect(army(table, '4PzGr')).toMatchObject({ area: 'tilsit', moved: true })
    expect(area(table, 'kaunas')).toMatchObject({ control: null, soviet: true })
    expect(decision(table)).toMatchObject({ step: 'turn', about: { actionsLeft: 1 } })
  })

  test('[2024:10] [2021:8] the winning card is shuffled into the whole deck: green and blue mix from then on', () => {
    const table = meeting(70, { fuel: 3 })
    choose(table, ...TO_KAUNAS)
    const deck = soviet(table).deck as number[]
    expect(deck).toHaveLength(33)
    expect(soviet(table).mixed).toBe(true)
    // Blue cards (76 and above) are no longer all at the bottom.
    expect(deck.slice(0, 21).some((card) => card >= 76)).toBe(true)
  })

  test('[2021:8] [2024:10] withdrawal leads back to where the army came from, and its markers stay', () => {
    const table = given({
      options: { edition },
      areas: held('gray', 'panevezys'),
      armies: { '4PzGr': { area: 'panevezys', fuel: 3 } },
      players: { gray: { deck: [31] } },
      soviet: { deck: [55] },
    })
    choose(table, MOVE, { to: 'kedainiai' }, { to: 'siauliai' })
    expect(army(table, '4PzGr').area).toBe('kedainiai')
    expect(area(table, 'kedainiai').control).toBe('gray')
    expect(area(table, 'siauliai').control).toBeNull()
  })

  test('[2024:10] supplies in the area do not pay for a combat: only the card counts', () => {
    const table = meeting(55, { fuel: 3, ammo: 1 }, { areas: { danzig: { supplies: {} }, tilsit: { supplies: { ammo: 3 } } } })
    choose(table, ...TO_KAUNAS)
    expect(army(table, '4PzGr').area).toBe('tilsit')
  })
})
