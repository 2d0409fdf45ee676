import type { Choice } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { raceToMoscow } from '../game.ts'
import { area, choose, given, held, isOver, outcome, told } from '../testing.ts'

/** Winning at once: a Victory area, captured and linked to the Main Supply Base. */

const ROAD = ['kedainiai', 'panevezys', 'riga', 'valmiera', 'tartu', 'pskov', 'luga', 'krasnogvardeisk']
const EXCEPT = (id: string): string[] => ROAD.filter((one) => one !== id)

describe.each(['2024', '2021'])('immediate victory, %s', (edition) => {
  const beforeLeningrad = (road: readonly string[], options: object = {}) =>
    given({
      options: { edition, ...options },
      areas: held('gray', ...road),
      armies: { '4PzGr': { area: 'krasnogvardeisk', fuel: 3, ammo: 3 } },
      soviet: { deck: [55] },
      players: { gray: { deck: [31] } },
    })
  const TAKE: readonly Choice[] = [{ action: 'move-armored', army: '4PzGr' }, { to: 'leningrad' }]

  test('[2024:5] [2021:6.2] Gray captures Leningrad with an unbroken chain to Danzig and wins at once', () => {
    const table = beforeLeningrad(ROAD)
    choose(table, ...TAKE)
    expect(outcome(table)).toMatchObject({ winners: ['gray'], reason: 'victory-area', detail: { victor: 'gray', rounds: 1 } })
  })

  test('[2024:5] [2021:6.2] the movement that won is over with the game: it is kept and comes back as it ended', () => {
    const table = beforeLeningrad(ROAD)
    choose(table, ...TAKE)
    expect(raceToMoscow.load(table.save()).bytes).toEqual(table.state.bytes)
  })

  test('[2024:5] [2021:6.2] without the chain the game goes on', () => {
    const table = beforeLeningrad(EXCEPT('valmiera'))
    choose(table, ...TAKE)
    expect(isOver(table)).toBe(false)
    expect(area(table, 'leningrad').control).toBe('gray')
  })

  test("[2024:5] [2021:6.2] the chain runs over areas and lines of one's own", () => {
    // Riga and Siauliai are joined by a red line only; Kedainiai, Panevezys are missing.
    const table = beforeLeningrad(['siauliai', 'riga', 'valmiera', 'tartu', 'pskov', 'luga', 'krasnogvardeisk'])
    choose(table, ...TAKE)
    expect(isOver(table)).toBe(false)
  })

  test('[2024:5] [2021:6.2] a later link wins in 2024; in 2021 only the capture itself counts', () => {
    const table = given({
      options: { edition },
      areas: { ...held('gray', ...EXCEPT('valmiera')), leningrad: { control: 'gray' } },
      armies: { '4PzGr': { area: 'riga', fuel: 3 } },
      players: { gray: { deck: [31] } },
    })
    choose(table, { action: 'move-armored', army: '4PzGr' }, { to: 'valmiera' })
    expect(isOver(table)).toBe(edition === '2024')
  })

  test('[2024:5] [2021:6.2] the ruling `victoryCheck` can be set alone', () => {
    const table = given({
      options: { edition, victoryCheck: edition === '2024' ? 'at-capture' : 'any-placement' },
      areas: { ...held('gray', ...EXCEPT('valmiera')), leningrad: { control: 'gray' } },
      armies: { '4PzGr': { area: 'riga', fuel: 3 } },
      players: { gray: { deck: [31] } },
    })
    choose(table, { action: 'move-armored', army: '4PzGr' }, { to: 'valmiera' })
    expect(isOver(table)).toBe(edition === '2021')
  })

  test.each([
    [
      'white',
      '2PzGr',
      'mozhaisk',
      'moskva',
      ['brest', 'bereza', 'baranovichi', 'minsk', 'borisov', 'orsha', 'smolensk', 'vyazma', 'mozhaisk'],
    ],
    [
      'brown',
      '1PzGr',
      'stalino',
      'rostov',
      ['brody', 'rovno', 'zhitomir', 'kiev', 'lubny', 'poltava', 'dnepropetrovsk', 'zaporozhe', 'stalino'],
    ],
    [
      'brown',
      '1PzGr',
      'kaluga',
      'moskva',
      ['brody', 'rovno', 'zhitomir', 'kiev', 'chernigov', 'novgorod_severskiy', 'briansk', 'kaluga'],
    ],
  ])('[2024:5] [2021:6.2] %s wins with %s from %s in %s', (seat, army, from, city, road) => {
    const table = given({
      options: { edition },
      turn: seat,
      areas: held(seat, ...road),
      armies: { [army]: { area: from, fuel: 3, ammo: 3 } },
      soviet: { deck: [55] },
    })
    choose(table, { action: 'move-armored', army }, { to: city })
    expect(outcome(table)).toMatchObject({ winners: [seat], reason: 'victory-area' })
  })

  test('[2021:6.4] [2024:4] alone the immediate victory tells the number of rounds', () => {
    const table = given({
      options: { edition, order: ['gray'] },
      round: 7,
      areas: held('gray', ...ROAD),
      armies: { '4PzGr': { area: 'krasnogvardeisk', fuel: 3, ammo: 3 } },
      soviet: { deck: [55] },
    })
    choose(table, ...TAKE)
    expect(outcome(table)).toMatchObject({ winners: ['gray'], detail: { rounds: 7 } })
  })

  test("[2024:13.5] [2021:19.5] Total War: one victory is everybody's", () => {
    const table = beforeLeningrad(ROAD, { totalWar: true })
    choose(table, ...TAKE)
    expect(outcome(table)).toMatchObject({ winners: ['gray', 'white', 'brown'], detail: { victor: 'gray' } })
  })

  test('[2024:8.2] [2021:7] a Victory area is taken like any other: bunker, Soviet card, no medal of its own', () => {
    const table = beforeLeningrad(EXCEPT('valmiera'))
    const events = choose(table, ...TAKE)
    expect(told(events, 'bunker-taken')).toHaveLength(1)
    expect(told(events, 'combat-won')).toMatchObject([{ ammo: 2 }])
    expect(told(events, 'area-captured')[0]).toMatchObject({ area: 'leningrad', medals: 0 })
    expect(area(table, 'leningrad')).toEqual({ control: 'gray' })
  })

  test('[2024:5] [2021:6.2] a pocket that falls can be the missing link in 2024, not in 2021', () => {
    // Valmiera lies in the pocket that Leningrad closes.
    const table = beforeLeningrad(EXCEPT('valmiera'))
    choose(table, ...TAKE)
    if (edition === '2024') choose(table, { done: true })
    expect(isOver(table)).toBe(edition === '2024')
    if (edition === '2021') expect(area(table, 'valmiera').control).toBe('gray')
  })
})
