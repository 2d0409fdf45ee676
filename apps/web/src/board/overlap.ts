import type { Box } from './api.ts'

/** The share of the smaller box that the other covers, with a little air around; 0 where they do not meet. */
export function covered(a: Box, b: Box): number {
  const air = 1
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]) + air
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]) + air
  if (width <= 0 || height <= 0) return 0
  return 0.15 + (width * height) / Math.min(a[2] * a[3], b[2] * b[3])
}

/** From a point to a box; 0 inside. */
export function distanceTo(box: Box, x: number, y: number): number {
  const dx = Math.max(box[0] - x, 0, x - box[0] - box[2])
  const dy = Math.max(box[1] - y, 0, y - box[1] - box[3])
  return Math.sqrt(dx * dx + dy * dy)
}
