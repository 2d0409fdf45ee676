import { expect, test } from 'vitest'
import { baselinesOf, scaleOf } from './course-chart.tsx'

test('the chart reaches up to an even number above all values, from left to right', () => {
  const { most, x, y } = scaleOf(3, [7, 20, 13])
  expect(most).toBe(20)
  expect(y(20)).toBeLessThan(y(0))
  expect([x(0), x(1), x(2)]).toEqual([x(0), x(0), x(0)].map((left, i) => left + (i * (x(2) - x(0))) / 2))
  expect(scaleOf(1, [0]).most).toBe(2)
})

test('the highest value is written inside the chart, and so is the lowest', () => {
  const { most, y } = scaleOf(2, [0, 8])
  const [highest] = baselinesOf([y(most)])
  expect(highest).toBeGreaterThan(10)
  const [, lowest] = baselinesOf([y(0) - 5, y(0)])
  // Above the names of the moments.
  expect(lowest).toBeLessThanOrEqual(155)
})

test('values close to each other are written above and below, one for equal ones, none where there is no room', () => {
  expect(baselinesOf([100, 60])).toEqual([92, 52])
  expect(baselinesOf([70, 60])).toEqual([89, 52])
  expect(baselinesOf([60, 60])).toEqual([52, undefined])
  expect(baselinesOf([60, 70, 80])).toEqual([52, undefined, 99])
  // What is written below one point keeps away from the next.
  expect(baselinesOf([60, 80, 107])).toEqual([52, 99, 126])
})
