import type { AreaId, Box, LabelPlace } from './api.ts'
import { covered, type Obstacle } from './placing.ts'

/** A name as it was printed: where its area is, what it takes, and how much is drawn on the area itself; all in token units. */
export interface Name {
  readonly id: AreaId
  readonly x: number
  readonly y: number
  readonly clear: number
  readonly place: LabelPlace
}

/** Half the air between an area and its name. */
const GAPS = [1, 7, 15]
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const
const ON_PIECE = 200
/** A piece that can be chosen has a ring around it. */
const RING = 3
/** What a name must gain to leave the place where it was printed, or where it went before. */
const STAY = 12
const PER_GAP = 0.6

/**
 * Names that pieces came to lie on go to another side of their area, where they cover the least. The others stay as printed: the map must
 * not move under the hand. `shrink` is the size of pieces against names.
 */
export function clearLabels(
  names: readonly Name[],
  placed: readonly Box[],
  ground: readonly Obstacle[],
  shrink: number,
  before: Readonly<Record<AreaId, LabelPlace>> = {},
): Readonly<Record<AreaId, LabelPlace>> {
  const boxes = new Map(names.map((name) => [name.id, boxOf(name, name.place, shrink)]))
  const pieces = placed.map(([x, y, width, height]): Box => [x - RING, y - RING, width + 2 * RING, height + 2 * RING])
  const chosen: Record<AreaId, LabelPlace> = {}
  for (const name of names) {
    const printed = boxes.get(name.id) as Box
    chosen[name.id] = name.place
    if (!pieces.some((piece) => covered(printed, piece) > 0)) continue
    let lowest = Infinity
    for (const place of placesOf(name, shrink, before[name.id])) {
      const box = boxOf(name, place, shrink)
      // Names never lie on each other. As printed they do not, so that is always left.
      if (place !== name.place && [...boxes].some(([id, other]) => id !== name.id && covered(box, other) > 0)) continue
      let price = place === name.place || place === before[name.id] ? -STAY : gapOf(name, box) * PER_GAP
      for (const piece of pieces) price += ON_PIECE * covered(box, piece)
      for (const { box: other, weight } of ground) price += weight * covered(box, other)
      if (price >= lowest) continue
      lowest = price
      chosen[name.id] = place
    }
    boxes.set(name.id, boxOf(name, chosen[name.id], shrink))
  }
  return chosen
}

function boxOf({ x, y }: Name, { box }: LabelPlace, shrink: number): Box {
  return [x + box[0] / shrink, y + box[1] / shrink, box[2] / shrink, box[3] / shrink]
}

/** How far the box stands off its area. */
function gapOf({ x, y, clear }: Name, box: Box): number {
  const dx = Math.max(box[0] - x, 0, x - box[0] - box[2])
  const dy = Math.max(box[1] - y, 0, y - box[1] - box[3])
  return Math.max(0, Math.max(dx, dy) - clear)
}

/** As printed, as it was last, and all around the area. */
function placesOf({ clear, place }: Name, shrink: number, before: LabelPlace | undefined): LabelPlace[] {
  const [, , width, height] = place.box
  const around = GAPS.flatMap((gap) =>
    DIRECTIONS.map(([sx, sy]): LabelPlace => {
      const out = (clear + gap) * shrink
      // Beside a corner the box may come a little nearer.
      const near = sx !== 0 && sy !== 0 ? 0.6 : 1
      const left = sx === 0 ? -width / 2 : sx > 0 ? out * near : -out * near - width
      const top = sy === 0 ? -height / 2 : sy > 0 ? out * near : -out * near - height
      return { box: [left, top, width, height], lines: place.lines, anchor: sx > 0 ? 'start' : sx < 0 ? 'end' : 'middle' }
    }),
  )
  return [place, ...(before === undefined || before === place ? [] : [before]), ...around]
}
