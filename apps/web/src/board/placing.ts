import type { BoardToken, Box } from './api.ts'
import { type Choice, covered, settle } from './settle-places.ts'

/** Something to place beside its area; all measures are token units. */
export interface Movable {
  readonly id: string
  /** Its area's centre. */
  readonly x: number
  readonly y: number
  /** Half of what is drawn on the area. */
  readonly clear: number
  readonly width: number
  readonly height: number
  /** Is a point on the area's own land, where areas are cells? */
  readonly holds?: (x: number, y: number) => boolean
}

/** A token with its place: where its area or line is on the map, and its offset from there in token units. */
export interface PlacedToken<Token extends BoardToken = BoardToken> {
  readonly token: Token
  readonly x: number
  readonly y: number
  readonly offset: Offset
  readonly width: number
  readonly height: number
}

export interface Obstacle {
  readonly box: Box
  /** How bad it is to cover it wholly. */
  readonly weight: number
}

export interface Segment {
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
}

/** An area's centre and half of what is drawn on it. */
export interface Town {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** What stays where it is while pieces move: names, areas, lines. */
export interface Ground {
  readonly obstacles: readonly Obstacle[]
  readonly segments: readonly Segment[]
  readonly towns: readonly Town[]
  /** What is seen when the whole map is shown. */
  readonly bounds: Box
}

/** Offset of an item's centre from its area's centre. */
export type Offset = readonly [dx: number, dy: number]

/** For standing off its own land. */
const ABROAD = 11
const ON_ITEM = 140
const PER_LINE = 0.05
const PER_DISTANCE = 0.22
/** For standing nearer to another area than to its own, and per unit that it does, or does almost. */
const ASTRAY = 40
const PER_ASTRAY = 1.6
/** The ring around an area that may be chosen stands this far off what is drawn on it. For covering it, and per unit. */
const RING = 5
const ON_RING = 10
const PER_RING = 2
/** Per unit that it reaches over the edge of the whole map. */
const OUTSIDE = 40

interface Candidate extends Choice {
  readonly offset: Offset
}

interface Asked {
  readonly item: Movable
  readonly fixed: readonly Candidate[]
  readonly near: readonly Obstacle[]
  readonly priced: readonly Candidate[]
}

/** The places around each item that was ever asked for, priced against the ground once; what lies loose is priced when it changes. */
export class Places {
  readonly #ground: Ground
  readonly #known = new Map<string, readonly Candidate[]>()
  readonly #last = new Map<string, Asked>()

  constructor(ground: Ground) {
    this.#ground = ground
  }

  /** The places for an item with what lies loose around them, cheapest first. */
  of(item: Movable, loose: readonly Obstacle[]): readonly Candidate[] {
    const last = this.#last.get(item.id)
    const stays = last !== undefined && isLike(last.item, item)
    const near = loose.filter(inReach(item))
    if (stays && sameObstacles(last.near, near)) return last.priced
    const fixed = stays ? last.fixed : this.#fixed(item)
    const priced = withLoose(fixed, near)
    this.#last.set(item.id, { item, fixed, near, priced })
    return priced
  }

  #fixed(item: Movable): readonly Candidate[] {
    const key = `${item.x} ${item.y} ${item.width} ${item.height} ${item.clear}`
    let found = this.#known.get(key)
    if (found === undefined) {
      found = candidates(item, this.#ground)
      this.#known.set(key, found)
    }
    return found
  }
}

const isLike = (a: Movable, b: Movable): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height && a.clear === b.clear

/** The same obstacles in the same places, in the same order. */
export function sameObstacles(a: readonly Obstacle[], b: readonly Obstacle[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) {
    const [one, other] = [a[i].box, b[i].box]
    if (a[i].weight !== b[i].weight) return false
    if (one[0] !== other[0] || one[1] !== other[1] || one[2] !== other[2] || one[3] !== other[3]) return false
  }
  return true
}

/**
 * Finds a place for every item around its area, clear of names, signs, areas and each other as far as there is room. The same items
 * are placed alike whatever lay there before. `loose` are obstacles that come and go.
 */
export function place(items: readonly Movable[], places: Places, loose: readonly Obstacle[] = []): Map<string, Offset> {
  // Large ones choose first.
  const sorted = [...items].sort((a, b) => b.width * b.height - a.width * a.height || (a.id < b.id ? -1 : 1))
  const options = sorted.map((item) => places.of(item, loose))
  const rivals = sorted.map((item, i) =>
    sorted.flatMap((other, j) => (j !== i && Math.abs(other.x - item.x) < 200 && Math.abs(other.y - item.y) < 160 ? [j] : [])),
  )
  const chosen = settle(options, rivals, ON_ITEM)
  return new Map(sorted.map(({ id }, i) => [id, chosen[i].offset]))
}

function withLoose(fixed: readonly Candidate[], near: readonly Obstacle[]): readonly Candidate[] {
  if (near.length === 0) return fixed
  const all = fixed.map((candidate): Candidate => {
    let price = candidate.price
    for (const { box, weight } of near) price += weight * covered(candidate.box, box)
    return price === candidate.price ? candidate : { ...candidate, price }
  })
  return all.sort((a, b) => a.price - b.price)
}

function inReach({ x, y, width, height, clear }: Movable): (obstacle: Obstacle) => boolean {
  const [reachX, reachY] = [width + clear + FARTHEST, height + clear + FARTHEST]
  return ({ box }) => box[0] < x + reachX && box[0] + box[2] > x - reachX && box[1] < y + reachY && box[1] + box[3] > y - reachY
}

const DIRECTIONS = Array.from({ length: 24 }, (_, i) => {
  const angle = (2 * Math.PI * i) / 24
  return { cos: Math.cos(angle), sin: Math.sin(angle) }
})
const GAPS = [1.5, 7, 14, 23, 34, 47]
const FARTHEST = 50

/**
 * Places around the area, cheapest first: twenty-four directions, touching the area or a little off. Often asked while nothing is
 * compiled yet, so it makes little that is new.
 */
function candidates(item: Movable, { obstacles, segments, towns, bounds }: Ground): Candidate[] {
  const near = obstacles.filter(inReach(item))
  const found: Candidate[] = []
  const close = segments.filter((segment) => reaches(segment, item))
  const others = towns.filter(
    ({ x, y }) => (x !== item.x || y !== item.y) && Math.abs(x - item.x) < 150 && Math.abs(y - item.y) < 130,
  )
  const halfX = item.width / 2 + item.clear * 0.92
  const halfY = item.height / 2 + item.clear * 0.92
  for (const gap of GAPS) {
    for (const { cos, sin } of DIRECTIONS) {
      // The box slides around the area's square: the nearest distance at which it is clear in that direction.
      const out =
        Math.min(
          Math.abs(cos) < 1e-6 ? Infinity : halfX / Math.abs(cos),
          Math.abs(sin) < 1e-6 ? Infinity : halfY / Math.abs(sin),
        ) + gap
      const dx = Math.round(cos * out * 2) / 2
      const dy = Math.round(sin * out * 2) / 2
      const box: Box = [item.x + dx - item.width / 2, item.y + dy - item.height / 2, item.width, item.height]
      // Below and beside reads better than above.
      let price = (gap - 1.5) * PER_DISTANCE * 2 + PER_DISTANCE * Math.sqrt((dx / halfX) ** 2 + (dy / halfY) ** 2) * 4 - sin * 0.8
      for (let i = 0; i < near.length; i++) price += near[i].weight * covered(box, near[i].box)
      if (item.holds?.(item.x + dx, item.y + dy) === false) price += ABROAD
      // Nearer to another area it would seem to belong there.
      const own = gapTo(box, item.x, item.y) - item.clear
      for (let i = 0; i < others.length; i++) {
        const off = gapTo(box, others[i].x, others[i].y) - others[i].r
        if (off < RING) price += ON_RING + PER_RING * (RING - off)
        if (off < own + 4) price += PER_ASTRAY * (own + 4 - off) + (off < own ? ASTRAY : 0)
      }
      price += OUTSIDE * beyond(box, bounds)
      for (let i = 0; i < close.length; i++) price += PER_LINE * length(close[i], box)
      found.push({ offset: [dx, dy], box, price })
    }
  }
  return found.sort((a, b) => a.price - b.price)
}

/** Distance from a point to the box. */
function gapTo(box: Box, x: number, y: number): number {
  const dx = Math.max(box[0] - x, 0, x - box[0] - box[2])
  const dy = Math.max(box[1] - y, 0, y - box[1] - box[3])
  return Math.sqrt(dx * dx + dy * dy)
}

/** How far the box reaches over the bounds. */
function beyond(box: Box, bounds: Box): number {
  return (
    Math.max(0, bounds[0] - box[0], box[0] + box[2] - bounds[0] - bounds[2]) +
    Math.max(0, bounds[1] - box[1], box[1] + box[3] - bounds[1] - bounds[3])
  )
}

function reaches({ ax, ay, bx, by }: Segment, { x, y, width, height, clear }: Movable): boolean {
  const [rx, ry] = [width + clear + FARTHEST, height + clear + FARTHEST]
  return Math.min(ax, bx) < x + rx && Math.max(ax, bx) > x - rx && Math.min(ay, by) < y + ry && Math.max(ay, by) > y - ry
}

/** Length of the segment inside the box (Liang and Barsky). Asked some ten thousand times for one placing, so it makes nothing new. */
function length({ ax, ay, bx, by }: Segment, box: Box): number {
  const left = box[0]
  const top = box[1]
  const right = left + box[2]
  const bottom = top + box[3]
  if ((ax < left && bx < left) || (ax > right && bx > right) || (ay < top && by < top) || (ay > bottom && by > bottom)) return 0
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
  return t1 > t0 ? (t1 - t0) * Math.sqrt(dx * dx + dy * dy) : 0
}
