import { expect, test } from 'vitest'
import { NONE } from '../constants.ts'
import { raceToMoscow } from '../game.ts'
import { ANY, hasMedalMove } from './medals.ts'

test('[2024:9.4] a single medal that is left can be moved, wherever it lies, and none where none does', () => {
  const s = raceToMoscow.setup({}, 'medals')
  s.medals.fill(0)
  expect(hasMedalMove(s, ANY, NONE)).toBe(false)
  for (const area of s.content.allObjectives) {
    s.medals[area] = 1
    expect([s.content.areaIds[area], hasMedalMove(s, ANY, NONE)]).toEqual([s.content.areaIds[area], true])
    s.medals[area] = 0
  }
})
