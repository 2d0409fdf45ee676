import { expect, test } from 'vitest'
import { scaleOf } from './course-chart.tsx'

test('the chart reaches up to an even number above all values, from left to right', () => {
  const { most, x, y } = scaleOf(3, [7, 20, 13])
  expect(most).toBe(20)
  expect(y(20)).toBeLessThan(y(0))
  expect([x(0), x(1), x(2)]).toEqual([x(0), x(0), x(0)].map((left, i) => left + (i * (x(2) - x(0))) / 2))
  expect(scaleOf(1, [0]).most).toBe(2)
})
