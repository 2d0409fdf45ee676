import { expect, test } from 'vitest'
import { area, asks, choose, endTurn, given, held, listed } from '../testing.ts'

test('[2024:12] [2021:18.2] advanced side: of armies equally near to the city none comes first, the player to the left decides', () => {
  const table = given({
    options: { frontCards: 'advanced' },
    areas: { ...held('gray', 'narva', 'novgorod'), krasnogvardeisk: { bunker: false } },
    armies: { '16A': { area: 'narva' }, '4PzGr': { area: 'novgorod' } },
  })
  endTurn(table)
  expect(asks(table)).toBe('brown soviet-reaction')
  expect(listed(table, 'place')).toEqual(['chudovo', 'krasnogvardeisk'])
  choose(table, { place: 'chudovo' })
  expect(area(table, 'chudovo').soviet).toBe(true)
})
