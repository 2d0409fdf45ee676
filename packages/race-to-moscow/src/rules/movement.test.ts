import { describe, expect, test } from 'vitest'
import { choices, choose, given, held, refused } from '../testing.ts'

/** Why an army may not enter. */

describe('[2024:8.2] [2021:7] areas that another group holds', () => {
  const refusal = (order: readonly string[], holder: string) => {
    const table = given({
      options: { order: [...order], soloBlocking: 'double-areas' },
      turn: 'brown',
      areas: held(holder, 'briansk'),
      armies: { '6A': { area: 'novgorod_severskiy' } },
    })
    choose(table, { action: 'move-field' }, { army: '6A' })
    return refused(table, { to: 'briansk' })
  }
  test.each([
    [['gray', 'white', 'brown'], 'white', 'foreign-marker 8.2'],
    [['white', 'brown'], 'white', 'foreign-marker 8.2'],
    [['gray', 'brown'], 'white', 'area-blocked 4'],
  ])('in the order %j those of %s: %s', (order, holder, why) => {
    expect(refusal(order, holder)).toBe(why)
  })
})

test('[2024:9.4] with Pionieren no bunker is in the way, however one asks', () => {
  const table = given({
    areas: { ...held('gray', 'luga'), pskov: { soviet: false, bunker: true } },
    armies: { '4PzGr': { area: 'luga', fuel: 3 } },
    players: { gray: { okh: ['Pionieren'] } },
  })
  choose(table, { action: 'move-armored', army: '4PzGr' })
  expect(refused(table, { to: 'pskov', army: '4PzGr' })).toBe('no-ammo-for-bunker 8.2')
  choose(table, { action: 'play-okh', card: 92 })
  expect(choices(table)).toContainEqual({ to: 'pskov' })
  expect(refused(table, { to: 'pskov', army: '4PzGr' })).toBe('not-asked-now 7')
})
