import { checkGame, fuzzGame } from '@railhead/table/kit'
import { expect, test } from 'vitest'
import { CASES } from './cases.kit.ts'
import { raceToMoscow } from './game.ts'
import { brokenInvariant } from './invariants.kit.ts'
import { lateGame } from './late-game.kit.ts'
import { FRAMES } from './steps/frames.ts'

const invariants = (s: Parameters<typeof brokenInvariant>[0]): void => {
  const wrong = brokenInvariant(s)
  if (wrong !== undefined) throw new Error(wrong)
}

test('[2024:13] [2021:19] Race to Moscow keeps every promise of the contract, whatever the players, edition and options', () => {
  checkGame(raceToMoscow, { cases: CASES, invariants, runs: 40 })
  checkGame(lateGame, { cases: CASES, invariants, runs: 40 })
})

test('200,000 random choices: nothing is lost, nobody is stuck, every step is reached', () => {
  const report = fuzzGame(raceToMoscow, { cases: CASES, invariants, actions: 120_000 })
  const late = fuzzGame(lateGame, { cases: CASES, invariants, actions: 80_000 })
  expect(Math.max(report.mostChoices, late.mostChoices)).toBeLessThan(300)
  const asked = FRAMES.names.filter((name) => name !== 'next-turn' && name !== 'capture')
  expect([...new Set([...Object.keys(report.steps), ...Object.keys(late.steps)])].sort()).toEqual(asked.sort())
})
