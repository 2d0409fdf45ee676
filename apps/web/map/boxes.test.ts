import { assert, double, property, record, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { lineInBox, overlap, type Tied } from './boxes.ts'

const number = (min: number, max: number) => double({ min, max, noNaN: true })
const tied = record({
  at: tuple(number(0, 300), number(0, 300)),
  box: tuple(number(-60, 60), number(-60, 60), number(4, 80), number(4, 40)),
})

/** The same question asked room by room. */
function meets(a: Tied, b: Tied, room: number): boolean {
  const [ax, ay, bx, by] = [
    a.at[0] * room + a.box[0],
    a.at[1] * room + a.box[1],
    b.at[0] * room + b.box[0],
    b.at[1] * room + b.box[1],
  ]
  return ax < bx + b.box[2] && bx < ax + a.box[2] && ay < by + b.box[3] && by < ay + a.box[3]
}

test('boxes that meet at some room of the range are found', () => {
  assert(
    property(tied, tied, number(0.3, 2), number(1.01, 2), (a, b, from, factor) => {
      const range = { from, to: from * factor }
      for (let i = 1; i < 40; i++) {
        const room = from + ((range.to - from) * i) / 40
        if (meets(a, b, room)) return overlap(a, b, range, 0)
      }
      return true
    }),
  )
})

test('boxes that never meet, with air around, are not', () => {
  const a: Tied = { at: [0, 0], box: [10, -5, 40, 10] }
  const b: Tied = { at: [100, 0], box: [10, -5, 40, 10] }
  expect(overlap(a, b, { from: 1, to: 2 }, 2)).toBe(false)
  expect(overlap(a, b, { from: 0.3, to: 2 }, 2)).toBe(true)
})

test('the part of a line inside a box is measured', () => {
  const box: Tied = { at: [0, 0], box: [-10, -10, 20, 20] }
  expect(lineInBox(box, [-50, 0], [50, 0], 1)).toBeCloseTo(20)
  expect(lineInBox(box, [-50, 11], [50, 11], 1)).toBe(0)
  expect(lineInBox(box, [0, 0], [5, 0], 1)).toBeCloseTo(5)
})
