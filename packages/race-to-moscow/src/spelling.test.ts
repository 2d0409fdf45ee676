import { expect, test } from 'vitest'
import { army, choose, given, player, refused } from './testing.ts'

test('areas, armies and cards may be called by their names, however these are written', () => {
  const table = given({
    players: { gray: { deck: ['SOVIET BOMBERS', 'Captured Stock'], okh: ['Stuka Geschwader', 'luftbrucke'] } },
  })
  expect(player(table, 'gray')).toMatchObject({ okh: [90, 96] })
  choose(table, { action: 'move-armored', army: '4. Panzergruppe' }, { to: 'Kedainiai' })
  expect(army(table, '4PzGr').area).toBe('kedainiai')
  choose(table, { done: true })
  expect(refused(table, { action: 'play-okh', card: 'Luftbruecke' })).toBe('unknown-attempt 7')
  expect(refused(table, { action: 'play-okh', card: 'Stuka-Geschwader', deck: 'soviet' })).toBe('allowed')
})
