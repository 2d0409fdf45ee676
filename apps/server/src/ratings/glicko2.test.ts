import { expect, test } from 'vitest'
import { afterGames, type Rating, UNKNOWN } from './glicko2.ts'

test('Glickman’s own example: 1500 ± 200 after a win and two losses', () => {
  const player: Rating = { rating: 1500, deviation: 200, volatility: 0.06 }
  const after = afterGames(player, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ])
  expect(after.rating).toBeCloseTo(1464.06, 1)
  expect(after.deviation).toBeCloseTo(151.52, 1)
  // He does not round it.
  expect(Math.floor(after.volatility * 1e5) / 1e5).toBe(0.05999)
})

test('who does not play is less sure after a while, and never less than somebody unknown', () => {
  const sure: Rating = { rating: 1700, deviation: 50, volatility: 0.06 }
  const [month, year] = [afterGames(sure, [], 4), afterGames(sure, [], 52)]
  expect([month.rating, year.rating]).toEqual([1700, 1700])
  expect(month.deviation).toBeGreaterThan(50)
  expect(year.deviation).toBeGreaterThan(month.deviation)
  expect(afterGames(sure, [], 1e6).deviation).toBe(350)
})

test('what nobody expected makes somebody’s results look more unsteady', () => {
  const strong: Rating = { rating: 2200, deviation: 50, volatility: 0.06 }
  const beaten = afterGames(strong, Array(10).fill({ rating: 1200, deviation: 50, score: 0 }))
  expect(beaten.volatility).toBeGreaterThan(0.06)
  expect(beaten.rating).toBeLessThan(2200)
})

test('two unknown people who draw stay where they are and are known better', () => {
  const after = afterGames(UNKNOWN, [{ ...UNKNOWN, score: 0.5 }])
  expect(after.rating).toBeCloseTo(1500)
  expect(after.deviation).toBeLessThan(350)
})
