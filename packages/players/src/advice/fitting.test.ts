import { looseChance } from '@railhead/table'
import { expect, test } from 'vitest'
import { Marks, percentileOf } from './calibration.ts'
import { type Example, fitted } from './fitting.ts'
import { shares } from './model.ts'
import { type Puzzle, puzzleOfTheDay } from './puzzles.ts'

/** Games between two of whom the one with more wins more often: 3 times for each point, or nearly. */
function examples(): Example[] {
  const chance = looseChance(1)
  return Array.from({ length: 4000 }, () => {
    const points = chance.pick(0, 5) - 2
    const contenders = [
      { seats: ['one'], features: [points] },
      { seats: ['two'], features: [0] },
    ]
    const [often] = shares(contenders, [Math.sqrt(1.2)])
    const won = chance.pick(0, 10_000) < often * 10_000 ? 1 : 0
    return { contenders, won: [won, 1 - won], weight: 1 }
  })
}

test('the weights are found by which the games were decided', () => {
  const [weight] = fitted(examples(), 1)
  expect(weight).toBeGreaterThan(1)
  expect(weight).toBeLessThan(1.2)
  expect(fitted(examples(), 1)).toEqual([weight])
})

test('shares add up to 1, also far out', () => {
  const far = shares(
    [
      { seats: ['one'], features: [1000] },
      { seats: ['two'], features: [-1000] },
      { seats: [], features: [0] },
    ],
    [1],
  )
  expect(far.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
  expect(far[0]).toBeGreaterThan(0.99)
})

test('marks know how far chances were off, and how often they came true', () => {
  const marks = new Marks()
  marks.add({ one: 0.75, two: 0.25 }, { one: 1, two: 0 })
  marks.add({ one: 0.75, two: 0.25 }, { one: 0, two: 1 })
  expect(marks.brier).toBeCloseTo((2 * 0.0625 + 2 * 0.5625) / 4, 12)
  expect(marks.reliability).toEqual([
    { foretold: 0.25, happened: 0.5, count: 2 },
    { foretold: 0.75, happened: 0.5, count: 2 },
  ])
  expect(percentileOf(3, [1, 2, 3, 4])).toBe(63)
})

test('the puzzle of the day goes through the whole list, and is the same for everybody', () => {
  const puzzles = Array.from({ length: 50 }, (_, i) => ({ id: `${i}` }) as Puzzle)
  const days = Array.from({ length: 28 }, (_, i) => `2026-02-${`${i + 1}`.padStart(2, '0')}`)
  const march = Array.from({ length: 22 }, (_, i) => `2026-03-${`${i + 1}`.padStart(2, '0')}`)
  const seen = new Set([...days, ...march].map((day) => puzzleOfTheDay(puzzles, day)?.id))
  expect(seen.size).toBe(50)
  const last = Number(puzzleOfTheDay(puzzles, '2024-02-29')?.id)
  expect(Number(puzzleOfTheDay(puzzles, '2024-03-01')?.id)).toBe((last + 17) % 50)
  expect(puzzleOfTheDay([], '2026-01-01')).toBeUndefined()
})
