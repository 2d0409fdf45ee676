import { describe, expect, test } from 'vitest'
import { area, army, choose, decision, given, inStock, listed, load, player, soviet, told } from '../testing.ts'

/** The examples of combat and air support: Kaluga won, Moskva lost, Brest taken from the air. */

describe.each(['2024', '2021'])('combat, %s', (edition) => {
  const inBriansk = () =>
    given({
      options: { edition },
      turn: 'brown',
      areas: { briansk: { control: 'brown', supplies: { ammo: 1 } } },
      armies: { '1PzGr': { area: 'briansk', fuel: 2, ammo: 4 }, '6A': { fuel: 1, food: 2 } },
      players: { brown: { deck: [48], medals: 0 } },
      soviet: { deck: [75] },
    })
  const toKaluga = (table: ReturnType<typeof inBriansk>) =>
    choose(
      table,
      { action: 'move-armored', army: '1PzGr' },
      { action: 'load', army: '1PzGr' },
      { fuel: 1, ammo: 5, food: 0 },
      { to: 'kaluga' },
    )

  test('[2024:10] [2021:8] 1 Panzergruppe takes Kaluga from its bunker and 40 Army', () => {
    const table = inBriansk()
    const [fuel, ammo, food] = inStock(table)
    const events = toKaluga(table)
    expect(told(events, 'bunker-taken')).toHaveLength(1)
    expect(told(events, 'combat-won')).toMatchObject([{ army: '1PzGr', area: 'kaluga', ammo: 1, fuel: 0 }])
    expect(load(table, '1PzGr')).toEqual([1, 3, 0])
    expect(area(table, 'briansk').supplies).toBeUndefined()
    expect(area(table, 'kaluga')).toMatchObject({ control: 'brown' })
    expect(area(table, 'kaluga').bunker).toBeUndefined()
    expect(player(table, 'brown')).toMatchObject({ defeated: [48], medals: 1, discard: [] })
    expect(inStock(table)).toEqual([fuel + 1, ammo + 2, food])
  })

  test('[2024:10] [2021:8] it goes on to Moskva without the fuel to beat 16 Mech Corps', () => {
    const table = inBriansk()
    toKaluga(table)
    const before = (soviet(table).deck as number[]).length
    const events = choose(table, { to: 'moskva' })
    expect(told(events, 'combat-lost')).toMatchObject([{ ammo: 2, fuel: 0 }])
    expect(army(table, '1PzGr').area).toBe('kaluga')
    expect(load(table, '1PzGr')).toEqual([0, 0, 0])
    expect(area(table, 'moskva')).toMatchObject({ control: null, soviet: true })
    expect(area(table, 'moskva').bunker).toBeUndefined()
    expect(soviet(table)).toMatchObject({ mixed: true })
    expect(soviet(table).deck).toHaveLength(before)
    expect(soviet(table).deck).toContain(75)
    // The movement is over: the turn goes on.
    expect(decision(table).step).toBe('turn')
  })

  const atSiedlce = () => given({ options: { edition }, turn: 'white', soviet: { deck: [70] } })

  test('[2024:9.1] [2021:15] air support sees 6 Mech Corps and pays the ammo that 2 Panzergruppe lacks at Brest', () => {
    const table = atSiedlce()
    expect(load(table, '2PzGr')).toEqual([3, 3, 0])
    const looked = told(choose(table, { action: 'air-support', deck: 'soviet' }), 'looked-at-deck')
    expect(looked).toMatchObject([{ secret: { seats: ['white'], facts: { card: 70 } } }])
    expect((table.view('white').soviet as { deck: unknown[] }).deck[0]).toBe(70)
    expect((table.view('gray').soviet as { deck: unknown[] }).deck[0]).toBeNull()

    const pool = Number(soviet(table).pool)
    choose(table, { action: 'move-armored', army: '2PzGr' }, { to: 'brest' })
    expect(load(table, '2PzGr')).toEqual([1, 0, 0])
    expect(area(table, 'brest')).toMatchObject({ control: 'white' })
    expect([area(table, 'brest').bunker, area(table, 'brest').soviet]).toEqual([undefined, undefined])
    expect(soviet(table).pool).toBe(pool + 1)
    expect(player(table, 'white')).toMatchObject({ defeated: [70], airSupport: 'spent' })
    expect(listed(table, 'to')).toContain('bereza')
    choose(table, { to: 'bereza' })
    expect(load(table, '2PzGr')[0]).toBe(0)
  })

  test('[2024:9.1] [2021:15] without air support the combat at Brest is lost', () => {
    const table = atSiedlce()
    choose(table, { action: 'move-armored', army: '2PzGr' }, { to: 'brest' })
    expect(load(table, '2PzGr')).toEqual([1, 0, 0])
    expect(army(table, '2PzGr').area).toBe('siedlce')
    expect(area(table, 'brest')).toMatchObject({ control: null, soviet: true })
  })
})
