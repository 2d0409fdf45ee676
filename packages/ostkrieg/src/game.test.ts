import { type Case, checkGame, fuzzGame } from '@railhead/table/kit'
import { describe, expect, test } from 'vitest'
import { ostkrieg } from './game.ts'
import { brokenInvariant } from './invariants.kit.ts'
import { FRAMES } from './steps/frames.ts'

const people: readonly Case[] = [
  { name: 'Barbarossa', options: { scenario: 'barbarossa' } },
  { name: 'Operation Uranus', options: { scenario: 'uranus' } },
  { name: 'Barbarossa with bidding', options: { scenario: 'barbarossa', bidding: true } },
  { name: 'Uranus with bidding', options: { scenario: 'uranus', bidding: true, partisansSpareCities: true } },
]
const bots: readonly Case[] = [
  { name: 'Barbarossa against the Soviet bot', options: { scenario: 'barbarossa', bot: 'soviet' } },
  { name: 'Barbarossa against the Axis bot', options: { scenario: 'barbarossa', bot: 'axis', handicap: 3 } },
  { name: 'Uranus against the Soviet bot', options: { scenario: 'uranus', bot: 'soviet', handicap: 0 } },
  { name: 'Uranus against the Axis bot', options: { scenario: 'uranus', bot: 'axis' } },
]
const AUTOMATIC = ['turn', 'supply', 'card', 'after-card', 'battle', 'year-end']

describe('the contract of a game', () => {
  test('holds between people, with and without bidding', () => {
    checkGame(ostkrieg, { cases: people, runs: 16, invariants: brokenInvariant })
  })

  test('holds against the bot', () => {
    checkGame(ostkrieg, { cases: bots, runs: 6, longest: 150, invariants: brokenInvariant })
  })

  test('100,000 random choices keep every invariant and reach every step', () => {
    const report = fuzzGame(ostkrieg, { cases: people, actions: 97_000, everySoOften: 512, invariants: brokenInvariant })
    const solo = fuzzGame(ostkrieg, { cases: bots, actions: 3_000, everySoOften: 128, invariants: brokenInvariant })
    const met = { ...solo.steps, ...report.steps }
    expect(FRAMES.names.filter((step) => !AUTOMATIC.includes(step) && met[step] === undefined)).toEqual([])
    expect(Math.max(report.mostChoices, solo.mostChoices)).toBeLessThan(120)
  })
})
