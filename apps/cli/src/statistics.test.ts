import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numbersIn, Tally, wilson } from './statistics.ts'

test('Wilson intervals as published tables have them', () => {
  const close = ([low, high]: readonly [number, number]) => [low.toFixed(4), high.toFixed(4)]
  // Newcombe 1998, table I, method 3: 81/263, 15/148, 0/20, 1/29.
  expect(close(wilson(81, 263))).toEqual(['0.2553', '0.3662'])
  expect(close(wilson(15, 148))).toEqual(['0.0624', '0.1605'])
  expect(close(wilson(0, 20))).toEqual(['0.0000', '0.1611'])
  expect(close(wilson(1, 29))).toEqual(['0.0061', '0.1718'])
  expect(wilson(0, 0)).toEqual([0, 1])
})

test('the interval holds the share and lies within 0 and 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (trials, part) => {
      const hits = Math.round(trials * part)
      const [low, high] = wilson(hits, trials)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
      expect(low).toBeLessThanOrEqual(hits / trials)
      expect(high).toBeGreaterThanOrEqual(hits / trials)
    }),
  )
})

test('numbers are found by their path, at any depth', () => {
  const found = [...numbersIn({ rounds: 7, medals: { gray: 3, blue: 0 }, won: true, by: ['x', 2], none: null })]
  expect(found).toEqual([
    ['rounds', 7],
    ['medals.gray', 3],
    ['medals.blue', 0],
    ['by.1', 2],
  ])
})

test('a tally knows mean and extremes', () => {
  const tally = new Tally()
  for (const value of [-2, 4, 1]) tally.add(value)
  expect(tally.summary()).toEqual({ count: 3, mean: 1, min: -2, max: 4 })
})
