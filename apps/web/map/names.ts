import type { PlaceName, ZoomStep } from '../src/board/api.ts'
import { lineInBox, overlap, type Range, type Tied } from './boxes.ts'
import type { Name } from './geography.ts'
import type { Point, Rect } from './geometry.ts'

export interface Ground {
  readonly names: readonly (Omit<Name, 'at'> & { readonly at: Point })[]
  readonly width: (text: string, size: number) => number
  readonly links: readonly (readonly [Point, Point])[]
  /** Areas with their half width. */
  readonly areas: readonly { readonly at: Point; readonly radius: number; readonly id: string }[]
  readonly isLand: (point: Point) => boolean
  readonly frame: Rect
  readonly bleed: Rect
}

/** Letters of lands and seas stand wide apart. */
export const NAME_SPACING = 0.28

/** Sets the names of lands and seas last, only where nothing stands; without room they are left out. */
export function placeNames(
  ground: Ground,
  steps: readonly Pick<ZoomStep, 'room' | 'shrink' | 'labels' | 'signs'>[],
  most: number,
) {
  const placed: PlaceName[] = []
  const perStep = steps.map((step, i) => {
    const range = { from: step.room, to: steps[i + 1]?.room ?? most }
    const taken = takenBy(ground, step)
    const indices: number[] = []
    for (const name of ground.names) {
      const spot = bestSpot(ground, name, taken, range)
      if (spot === undefined) continue
      taken.push(spot.tied)
      const entry: PlaceName = { text: name.text, kind: name.kind, at: spot.tied.at, turn: spot.turn, size: name.size }
      const known = placed.findIndex(
        (other) =>
          other.text === entry.text && other.at[0] === entry.at[0] && other.at[1] === entry.at[1] && other.turn === entry.turn,
      )
      indices.push(known >= 0 ? known : placed.push(entry) - 1)
    }
    return indices
  })
  return { names: placed, perStep }
}

function takenBy(ground: Ground, step: Pick<ZoomStep, 'room' | 'shrink' | 'labels' | 'signs'>): Tied[] {
  const { shrink } = step
  const at = new Map(ground.areas.map((area) => [area.id, area.at]))
  const point = (id: string) => at.get(id) as Point
  return [
    ...ground.areas.map(({ at, radius }) => ({
      at,
      box: [-radius * shrink, -radius * shrink, 2 * radius * shrink, 2 * radius * shrink] as const,
    })),
    ...Object.entries(step.labels).map(([id, { box }]) => ({ at: point(id), box })),
    ...Object.entries(step.signs).map(([key, [x, y, width, height]]) => ({
      at: point(key.slice(key.indexOf('/') + 1)),
      box: [x * shrink, y * shrink, width * shrink, height * shrink] as const,
    })),
  ]
}

function bestSpot(ground: Ground, name: Ground['names'][number], taken: readonly Tied[], range: Range) {
  const length = ground.width(name.text, name.size) + NAME_SPACING * name.size * name.text.length
  let found: { readonly tied: Tied; readonly turn: number; readonly cost: number } | undefined
  for (const turn of name.upright ? [0, 90] : [0]) {
    const [width, height] = turn === 0 ? [length, name.size] : [name.size, length]
    for (let dx = -90; dx <= 90; dx += 6) {
      for (let dy = -90; dy <= 90; dy += 6) {
        const at: Point = [Math.round(name.at[0] + dx), Math.round(name.at[1] + dy)]
        const tied = { at, box: [-width / 2, -height / 2, width, height] as const }
        let cost = Math.hypot(dx, dy) * 0.1 + turn * 0.02
        if (found !== undefined && cost >= found.cost) continue
        if (straddles(tied, ground.frame, range.from) || !onItsGround(ground, name.kind, tied, range.from)) continue
        if (taken.some((other) => overlap(tied, other, range, 3))) continue
        for (const [a, b] of ground.links)
          cost += 0.5 * lineInBox(tied, a, b, range.from) + 0.5 * lineInBox(tied, a, b, Math.min(range.to, range.from * 1.3))
        if (cost < 14 && (found === undefined || cost < found.cost)) found = { tied, turn, cost }
      }
    }
  }
  return found
}

/** A land's name stands on land and a sea's on water, wholly inside what is drawn. */
function onItsGround({ isLand, bleed }: Ground, kind: Name['kind'], { at, box }: Tied, room: number): boolean {
  for (const fx of [0, 0.25, 0.5, 0.75, 1]) {
    for (const fy of [0, 1]) {
      const point: Point = [at[0] + (box[0] + fx * box[2]) / room, at[1] + (box[1] + fy * box[3]) / room]
      if (
        point[0] < bleed.x + 8 ||
        point[1] < bleed.y + 8 ||
        point[0] > bleed.x + bleed.width - 8 ||
        point[1] > bleed.y + bleed.height - 8
      )
        return false
      if (isLand(point) !== (kind !== 'sea')) return false
    }
  }
  return true
}

/** A name across the frame's edge would be cut when the whole map is shown. */
function straddles({ at, box }: Tied, frame: Rect, room: number): boolean {
  const over = (from: number, length: number, low: number, high: number) => {
    const inside = Math.min(from + length, high) - Math.max(from, low)
    return inside > 0 && inside < length
  }
  const [x, y] = [at[0] * room + box[0], at[1] * room + box[1]]
  return (
    over(x, box[2], frame.x * room, (frame.x + frame.width) * room) ||
    over(y, box[3], frame.y * room, (frame.y + frame.height) * room)
  )
}
