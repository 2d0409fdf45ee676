import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { CASES } from '../../test/outposts/cases.ts'
import { outposts } from '../../test/outposts/index.ts'
import { checkGame } from './check.ts'
import { fuzzGame } from './fuzz.ts'

const usual = fc.readConfigureGlobal()
afterEach(() => fc.configureGlobal(usual))

test('the kit plays as much as random runs are long, from their seed', () => {
  const played = (numRuns: number, seed: number) => {
    fc.configureGlobal({ numRuns, seed })
    const report = fuzzGame(outposts, { cases: CASES, actions: 500 })
    let walks = 0
    checkGame(outposts, { cases: CASES, runs: 5, longest: 10, only: ['invariants-hold'], invariants: () => void walks++ })
    return { ...report, walks }
  }
  const short = played(100, 1)
  const long = played(300, 1)
  expect(short.actions).toBeLessThan(1000)
  expect(long.actions).toBeGreaterThanOrEqual(1500)
  expect(long.walks).toBeGreaterThan(2 * short.walks)
  expect(played(100, 1)).toEqual(short)
  expect(played(100, 2)).not.toEqual(short)
})
