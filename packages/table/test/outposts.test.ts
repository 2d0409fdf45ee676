import { checkGame, fuzzGame } from '@railhead/table/kit'
import { expect, test } from 'vitest'
import { CASES, eachCardOnce } from './outposts/cases.ts'
import { outposts } from './outposts/index.ts'

test('the model game keeps every promise', () => {
  checkGame(outposts, { cases: CASES, invariants: eachCardOnce, runs: 60 })
})

test('the model game keeps its invariants in bulk, and every step is reached', () => {
  const report = fuzzGame(outposts, { cases: CASES, invariants: eachCardOnce, actions: 50_000 })
  expect(report.actions).toBeGreaterThanOrEqual(50_000)
  expect(Object.keys(report.steps).sort()).toEqual(['block', 'pledge', 'stake', 'target'])
  expect(report.longestGame).toBeLessThanOrEqual(outposts.longestGame)
})
