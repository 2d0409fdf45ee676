import fc from 'fast-check'
import { expect, test } from 'vitest'

const numbersDrawn = (): number[] => {
  const drawn: number[] = []
  fc.assert(fc.property(fc.integer(), (number) => void drawn.push(number)))
  return drawn
}

test('every property is checked with the same numbers whenever it runs, as many as are wanted', () => {
  const { seed, numRuns } = fc.readConfigureGlobal()
  expect(seed).toBe(Number(process.env.RAILHEAD_SEED ?? 1941))
  expect(numRuns).toBe(process.env.RAILHEAD_LONG === '1' ? 1000 : 100)
  const drawn = numbersDrawn()
  expect(drawn).toHaveLength(numRuns ?? 0)
  expect(numbersDrawn()).toEqual(drawn)
  fc.configureGlobal({ seed: (seed ?? 0) + 1, numRuns })
  expect(numbersDrawn()).not.toEqual(drawn)
  fc.configureGlobal({ seed, numRuns })
})

test('a property that fails says with which seed', () => {
  expect(() => fc.assert(fc.property(fc.integer(), (number) => number < 1000))).toThrow(`seed: ${fc.readConfigureGlobal().seed}`)
})
