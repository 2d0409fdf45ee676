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

/** Length of the segment's part inside the box at that room, in token units (Liang and Barsky). Asked some million times: it makes nothing new. */
export function lineInBox({ at, box }: Tied, a: Point, b: Point, room: number): number {
  const left = at[0] * room + box[0]
  const top = at[1] * room + box[1]
  const right = left + box[2]
  const bottom = top + box[3]
  const ax = a[0] * room
  const ay = a[1] * room
  const bx = b[0] * room
  const by = b[1] * room
  if ((ax <= left && bx <= left) || (ax >= right && bx >= right) || (ay <= top && by <= top) || (ay >= bottom && by >= bottom))
    return 0
  const dx = bx - ax
  const dy = by - ay
  let t0 = 0
  let t1 = 1
  if (dx !== 0) {
    const one = (left - ax) / dx
    const two = (right - ax) / dx
    t0 = Math.max(t0, Math.min(one, two))
    t1 = Math.min(t1, Math.max(one, two))
  }
  if (dy !== 0) {
    const one = (top - ay) / dy
    const two = (bottom - ay) / dy
    t0 = Math.max(t0, Math.min(one, two))
    t1 = Math.min(t1, Math.max(one, two))
  }
  return t1 > t0 ? (t1 - t0) * Math.hypot(dx, dy) : 0
}
