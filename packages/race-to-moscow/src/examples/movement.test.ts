import { describe, expect, test } from 'vitest'
import { area, army, choose, given, inStock, listed, load, player, refused, supplies } from '../testing.ts'

/** The examples of movement: the way to Velikiye Luki, loading after paying, double-coloured areas. */

describe.each(['2024', '2021'])('movement, %s', (edition) => {
  const inRiga = (deck: readonly number[]) =>
    given({
      options: { edition },
      areas: { riga: { control: 'gray' }, bialystok: { control: 'white', rail: true } },
      armies: { '4PzGr': { area: 'riga', fuel: 3, ammo: 1 } },
      players: { gray: { deck, medals: 0 } },
    })

  test('[2024:8.2] [2021:7] 4 Panzergruppe from Riga to Velikiye Luki: Bombers, Captured Stock, Axis Latvians', () => {
    const table = inRiga([10, 4, 20])
    const [fuel, ammo, food] = inStock(table)

    choose(table, { action: 'move-armored', army: '4PzGr' })
    expect(load(table, '4PzGr')).toEqual([2, 1, 0])
    choose(table, { to: 'jekabpils' })
    expect(area(table, 'jekabpils').control).toBe('gray')
    choose(table, { to: 'sebezh' })
    expect(load(table, '4PzGr')).toEqual([1, 1, 0])
    expect(supplies(table, 'sebezh')).toEqual([0, 1, 0])
    choose(table, { action: 'load', army: '4PzGr' }, { fuel: 1, ammo: 2, food: 0 })
    choose(table, { to: 'velikiye_luki' })
    expect(listed(table, 'to')).toEqual([])
    choose(table, { done: true })

    // The booklets print 1 ammo at the end; by their own rules it is 2.
    expect(load(table, '4PzGr')).toEqual([1, 2, 0])
    expect(['jekabpils', 'sebezh', 'velikiye_luki'].map((id) => area(table, id).control)).toEqual(['gray', 'gray', 'gray'])
    expect(player(table, 'gray')).toMatchObject({ held: [20], discard: [4, 10], medals: 1 })
    expect(inStock(table)).toEqual([fuel + 2, ammo - 1, food])
    expect(army(table, '4PzGr')).toMatchObject({ area: 'velikiye_luki', moved: true })
  })

  test('[2024:8.2] [2021:7] the same way with Führerbefehl, Partisans and Silberfuchs', () => {
    const table = inRiga([49, 26, 31])
    choose(table, { action: 'move-armored', army: '4PzGr' }, { to: 'jekabpils' })
    choose(table, { from: 'rzhev' }, { to: 'velikiye_luki' })
    expect([area(table, 'rzhev').medals, area(table, 'velikiye_luki').medals]).toEqual([undefined, 2])
    choose(table, { to: 'sebezh' })
    expect(listed(table, 'area')).toEqual(['bialystok'])
    choose(table, { area: 'bialystok' })
    expect(area(table, 'bialystok')).toMatchObject({ control: 'white' })
    expect(area(table, 'bialystok').rail).toBeUndefined()
    choose(table, { to: 'velikiye_luki' }, { done: true })

    expect(load(table, '4PzGr')).toEqual([2, 1, 0])
    expect(player(table, 'gray')).toMatchObject({ medals: 2, discard: [26, 31, 49] })
  })

  test('[2024:8.2] [2024:2.2] a full army pays its fuel and fills the space again before it leaves', () => {
    const table = given({ options: { edition }, areas: { tilsit: { supplies: { ammo: 1 } } } })
    expect(load(table, '4PzGr')).toEqual([3, 3, 0])
    choose(table, { action: 'move-armored', army: '4PzGr' }, { action: 'load', army: '4PzGr' }, { fuel: 2, ammo: 4, food: 0 })
    expect(supplies(table, 'tilsit')).toEqual([0, 0, 0])
    choose(table, { to: 'kedainiai' })
    expect(load(table, '4PzGr')).toEqual([2, 4, 0])
  })

  test('[2024:8.2] [2021:7] Vilnius is open to gray and white, not to brown, and to nobody else once it is taken', () => {
    const beside = { kaunas: { control: 'gray' } }
    const gray = given({ options: { edition }, areas: beside, armies: { '16A': { area: 'kaunas' } } })
    choose(gray, { action: 'move-field' }, { army: '16A' })
    expect(listed(gray, 'to')).toContain('vilnius')
    const white = given({ options: { edition }, turn: 'white' })
    choose(white, { action: 'move-armored', army: '3PzGr' })
    expect(listed(white, 'to')).toContain('vilnius')
    const brown = given({ options: { edition }, turn: 'brown', areas: { vilnius: { control: null } } })
    choose(brown, { action: 'move-armored', army: '1PzGr' })
    expect(refused(brown, { to: 'vilnius' })).toMatch(/^no-line /)

    const taken = given({
      options: { edition },
      areas: { ...beside, vilnius: { control: 'white' } },
      armies: { '16A': { area: 'kaunas' } },
    })
    choose(taken, { action: 'move-field' }, { army: '16A' })
    expect(listed(taken, 'to')).not.toContain('vilnius')
    expect(refused(taken, { to: 'vilnius' })).toBe(edition === '2024' ? 'foreign-marker 8.2' : 'foreign-marker 7')
  })
})
