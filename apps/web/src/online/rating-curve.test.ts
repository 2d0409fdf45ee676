import { expect, test } from 'vitest'
import { curveOf } from './rating-curve.tsx'

test('a curve goes from left to right and up as the rating does, within its band', () => {
  const { line, band } = curveOf([
    { at: 1, rating: 1500, deviation: 300 },
    { at: 2, rating: 1600, deviation: 100 },
  ])
  const points = line.split(' ').map((point) => point.split(',').map(Number))
  expect(points[0][0]).toBeLessThan(points[1][0])
  expect(points[0][1]).toBeGreaterThan(points[1][1])
  expect(band.split(' ')).toHaveLength(4)
  expect(`${line} ${band}`).not.toMatch(/NaN/)
})
