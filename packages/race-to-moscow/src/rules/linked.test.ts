import { looseChance } from '@railhead/table'
import { expect, test } from 'vitest'
import { AXIS_SEATS } from '../constants.ts'
import { raceToMoscow } from '../game.ts'
import type { State } from '../state.ts'
import { areAllLinked } from './encirclement.ts'

/** The short way to see that nothing is encircled, against the long one. */

/** Every uncontrolled area that is reached by land from the first Victory area that nobody controls. */
function reachedByLand({ content, control }: State): number[] {
  const { land, frontVictoryArea } = content
  const city = frontVictoryArea.find((area) => control[area] === 0)
  const reached = new Set(city === undefined ? [] : [city])
  for (const at of reached)
    for (let i = land.start[at]; i < land.start[at + 1]; i++) if (control[land.area[i]] === 0) reached.add(land.area[i])
  return [...reached]
}

test.each([
  ['little', 8],
  ['some', 4],
  ['much', 2],
])('[2024:8.2] nothing is encircled if every free area is linked to a free Victory area: %s is held', (_, oneIn) => {
  const chance = looseChance(oneIn)
  const answers = new Set<boolean>()
  const state = raceToMoscow.setup({}, 'linked')
  const start = state.control.slice()
  for (let run = 0; run < 300; run++) {
    for (let area = 0; area < state.content.landCount; area++)
      state.control[area] = start[area] === 0 && chance.pick(0, oneIn) === 0 ? chance.pick(1, AXIS_SEATS + 1) : start[area]
    // Now and then a pocket is opened again, so that a few areas are left that only a winding way reaches.
    const reached = reachedByLand(state)
    const free = state.control.filter((owner) => owner === 0).length
    if (chance.pick(0, 2) === 0)
      for (const [area, owner] of state.control.entries()) if (owner === 0 && !reached.includes(area)) state.control[area] = 1
    const isLinked = reachedByLand(state).length === state.control.filter((owner) => owner === 0).length && reached.length > 0
    expect({ run, free, linked: areAllLinked(state) }).toEqual({ run, free, linked: isLinked })
    answers.add(isLinked)
  }
  expect(answers.size).toBe(2)
})

test('[2024:8.2] with all Victory areas taken everything is encircled', () => {
  const state = raceToMoscow.setup({}, 'linked')
  for (const area of state.content.frontVictoryArea) state.control[area] = 1
  expect(areAllLinked(state)).toBe(false)
})
