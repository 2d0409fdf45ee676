import { describe, expect, test } from 'vitest'
import { choose, given, load, refused } from '../testing.ts'

/** OKH cards: the moment, and what stands in their way. */

describe.each(['2024', '2021'])('OKH cards, %s', (edition) => {
  test('[2024:9.1] [2021:15] Stukageschwader cannot place a marker that lies on a deck', () => {
    const table = given({ options: { edition }, players: { gray: { okh: [96], airSupport: 'soviet' } } })
    for (const deck of ['soviet', 'pursuit'])
      expect(refused(table, { action: 'play-okh', card: 96, deck })).toBe(
        `air-support-placed ${edition === '2024' ? '9.1' : '15'}`,
      )
  })

  test('[2024:9.4] [2024:8.2] [2021:16] after Panzerhaubitzen the card of a moving army may be loaded again', () => {
    const table = given({
      options: { edition },
      players: { gray: { okh: [91] } },
      areas: { danzig: { supplies: {} }, tilsit: { supplies: { fuel: 2 } } },
      armies: { '4PzGr': { fuel: 3 } },
    })
    choose(table, { action: 'move-armored', army: '4PzGr' }, { action: 'load', army: '4PzGr' }, { fuel: 4, ammo: 0, food: 0 })
    choose(table, { action: 'play-okh', card: 91 }, { action: 'load', army: '4PzGr' }, { fuel: 3, ammo: 1, food: 0 })
    expect(load(table, '4PzGr')).toEqual([3, 1, 0])
  })
})
