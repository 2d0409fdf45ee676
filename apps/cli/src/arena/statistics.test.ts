import { describe, expect, test } from 'vitest'
import { elo, eloInterval, shareOf, verdict } from './statistics.ts'

describe('arena statistics', () => {
  test('equal players are 0 Elo apart, whatever the number of seats', () => {
    expect(elo(1 / 2, 1)).toBeCloseTo(0)
    expect(elo(1 / 3, 2)).toBeCloseTo(0)
    expect(elo(10 / 11, 1)).toBeCloseTo(400)
  })

  test('a share and its Elo are each other turned round', () => {
    for (const points of [-200, 0, 50, 450]) expect(elo(shareOf(points, 2), 2)).toBeCloseTo(points)
  })

  test('an interval holds what was seen, and is open where nothing was lost', () => {
    const [low, high] = eloInterval(60, 90, 2)
    expect(low).toBeLessThan(elo(60 / 90, 2))
    expect(high).toBeGreaterThan(elo(60 / 90, 2))
    expect(eloInterval(30, 30, 2)[1]).toBe(Number.POSITIVE_INFINITY)
  })

  test('the sequential test ends when it is clear enough and not before', () => {
    const lower = shareOf(0, 2)
    const higher = shareOf(100, 2)
    expect(verdict(1, 1, lower, higher)).toBe('open')
    expect(verdict(60, 80, lower, higher)).toBe('stronger')
    expect(verdict(25, 80, lower, higher)).toBe('not-stronger')
  })
})
