import type { Box } from './api.ts'

/** A little air around what must not be covered. */
const AIR = 1

/** The share of the smaller box that the other covers, with a little air around; 0 where they do not meet. */
export function covered(a: Box, b: Box): number {
  if (!overlap(a, b)) return 0
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]) + AIR
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]) + AIR
  return 0.15 + (width * height) / Math.min(a[2] * a[3], b[2] * b[3])
}

/** Whether it covers any of it. */
export const overlap = (a: Box, b: Box): boolean =>
  a[0] < b[0] + b[2] + AIR && b[0] < a[0] + a[2] + AIR && a[1] < b[1] + b[3] + AIR && b[1] < a[1] + a[3] + AIR

/** From a point to a box; 0 inside. */
export function distanceTo(box: Box, x: number, y: number): number {
  const dx = Math.max(box[0] - x, 0, x - box[0] - box[2])
  const dy = Math.max(box[1] - y, 0, y - box[1] - box[3])
  return Math.sqrt(dx * dx + dy * dy)
}

/** A box around a place of the map, in token units. */
export const boxAt = ([x, y]: readonly [number, number], room: number, box: Box): Box => [
  x * room + box[0],
  y * room + box[1],
  box[2],
  box[3],
]

export const grown = ([x, y, width, height]: Box, by: number): Box => [x * by, y * by, width * by, height * by]
