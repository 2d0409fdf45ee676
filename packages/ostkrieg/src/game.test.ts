import { checkGame, fuzzGame } from '@railhead/table/kit'
import { describe, expect, test } from 'vitest'
import { ostkrieg } from './game.ts'
import { brokenInvariant } from './invariants.ts'
import { STEP_NAMES } from './steps/numbers.ts'

const cases = [
  { name: 'Barbarossa', options: { scenario: 'barbarossa' } },
  { name: 'Operation Uranus', options: { scenario: 'uranus' } },
  { name: 'Barbarossa with bidding', options: { scenario: 'barbarossa', bidding: true } },
  { name: 'Uranus with bidding', options: { scenario: 'uranus', bidding: true, partisansSpareCities: true } },
  { name: 'Barbarossa against the Soviet bot', options: { scenario: 'barbarossa', bot: 'soviet' } },
  { name: 'Barbarossa against the Axis bot', options: { scenario: 'barbarossa', bot: 'axis', handicap: 3 } },
  { name: 'Uranus against the Soviet bot', options: { scenario: 'uranus', bot: 'soviet', handicap: 0 } },
  { name: 'Uranus against the Axis bot', options: { scenario: 'uranus', bot: 'axis' } },
]
const AUTOMATIC = ['turn', 'supply', 'card', 'after-card', 'battle', 'year-end']

describe('the contract of a game', () => {
  for (const from of cases) {
    test(`holds in ${from.name}`, { timeout: 120_000 }, () => {
      checkGame(ostkrieg, {
        cases: [from, ...cases.filter((other) => other !== from).slice(0, 1)],
        runs: 8,
        invariants: brokenInvariant,
      })
    })
  }

  test('200,000 random choices keep every invariant and reach every step', { timeout: 240_000 }, () => {
    const report = fuzzGame(ostkrieg, { cases, actions: 200_000, everySoOften: 512, invariants: brokenInvariant })
    const asking = STEP_NAMES.filter((step) => !AUTOMATIC.includes(step))
    expect(asking.filter((step) => report.steps[step] === undefined)).toEqual([])
    expect(report.mostChoices).toBeLessThan(120)
  })
})
