import type { Box } from '../src/board/api.ts'
import type { Point } from './geometry.ts'

/** A box in token units tied to a point in map units; where it stands depends on the room. */
export interface Tied {
  readonly at: Point
  readonly box: Box
}

export interface Range {
  readonly from: number
  readonly to: number
}

/**
 * Do two boxes overlap (with `gap` between them) for any room in the range? Their distance along each axis is linear in the
 * room, so each axis gives one interval of overlap, and they meet when both intervals and the range have a room in common.
 */
export function overlap(a: Tied, b: Tied, range: Range, gap: number): boolean {
  let { from, to } = range
  for (const axis of [0, 1] as const) {
    const half = (a.box[axis + 2] + b.box[axis + 2]) / 2 + gap
    const offset = b.box[axis] + b.box[axis + 2] / 2 - a.box[axis] - a.box[axis + 2] / 2
    const slope = b.at[axis] - a.at[axis]
    if (Math.abs(slope) < 1e-9) {
      if (Math.abs(offset) >= half) return false
      continue
    }
    const [one, two] = [(-half - offset) / slope, (half - offset) / slope]
    from = Math.max(from, Math.min(one, two))
    to = Math.min(to, Math.max(one, two))
    if (from >= to) return false
  }
  return true
}

/** Length of the segment's part inside the box at that room, in token units (Liang and Barsky). */
export function lineInBox({ at, box }: Tied, a: Point, b: Point, room: number): number {
  const [x, y] = [at[0] * room + box[0], at[1] * room + box[1]]
  const [ax, ay, dx, dy] = [a[0] * room, a[1] * room, (b[0] - a[0]) * room, (b[1] - a[1]) * room]
  let [t0, t1] = [0, 1]
  for (const [p, q] of [
    [-dx, ax - x],
    [dx, x + box[2] - ax],
    [-dy, ay - y],
    [dy, y + box[3] - ay],
  ]) {
    if (p === 0) {
      if (q < 0) return 0
    } else if (p < 0) t0 = Math.max(t0, q / p)
    else t1 = Math.min(t1, q / p)
    if (t0 >= t1) return 0
  }
  return (t1 - t0) * Math.hypot(dx, dy)
}
