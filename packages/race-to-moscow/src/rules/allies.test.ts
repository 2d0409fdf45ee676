import { expect, test } from 'vitest'
import { raceToMoscow } from '../game.ts'
import { allies } from './allies.ts'

test('the Axis players are allies in Total War alone (13.5)', () => {
  const under = (options: object) => allies(raceToMoscow.optionsOf(raceToMoscow.setup({ ...options }, 'allies')))
  expect(under({ totalWar: true, sovietPlayer: true })).toEqual(['gray', 'white', 'brown'])
  expect(under({ sovietPlayer: true })).toEqual([])
})
