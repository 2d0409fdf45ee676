import type { AreaDescription, BoardArt, BoardDescription, BoardLayout, BoardToken, Box, ZoomStep } from './api.ts'
import { covered, distanceTo } from './overlap.ts'
import type { Offset, PlacedToken } from './pieces.ts'

/** What covering costs. A place that is another's may be empty now, but not for long. */
const ON = { name: 9000, area: 700, sign: 40, slot: 20, piece: 800 } as const
/** Per unit that it stands off its area, and that it reaches over the edge of the whole map. */
const PER_OFF = 0.45
const OUTSIDE = 40
/** For standing nearer to another area than to its own. */
const NEARER = 100
/** A place that costs so much is bad enough to be drawn smaller, which costs so much itself. */
const BAD = 40
const SMALLER = 12

const DIRECTIONS = Array.from({ length: 24 }, (_, i) => {
  const angle = (2 * Math.PI * i) / 24
  return { cos: Math.cos(angle), sin: Math.sin(angle) }
})
const OFF = [1.5, 5, 10, 16, 24, 34, 46, 60, 76]
/** Over a part of its own area, where it would be taken for a neighbour's everywhere else; what is smaller need not. */
const UPON = [0.4, 0.7, 1, 1.4, 1.8]
const ON_OWN = 42
const FARTHEST = 150

interface Candidate {
  readonly offset: Offset
  readonly box: Box
  readonly price: number
}

interface Found {
  readonly candidate: Candidate
  readonly width: number
  readonly height: number
  readonly most: number
  readonly price: number
}

interface Ground {
  readonly description: BoardDescription
  readonly layout: BoardLayout
  readonly step: ZoomStep
  /** Token units per map unit. */
  readonly room: number
  /** Names that stay where they are. */
  readonly printed: readonly Box[]
}

interface Obstacle {
  readonly box: Box
  readonly weight: number
}

/**
 * Pieces that have no place of their own take what is left around their area: clear of names, areas and signs, which stay, and of the
 * places of others, taken or not. So one moves only when another of its kind comes near.
 */
export class LoosePieces {
  readonly #ground: Ground
  readonly #art: BoardArt
  readonly #stays: readonly Obstacle[]
  readonly #known = new Map<string, readonly Candidate[]>()

  constructor(ground: Ground, art: BoardArt) {
    this.#ground = ground
    this.#art = art
    const { layout, step, room } = ground
    const tied = (key: string, [x, y, width, height]: Box): Box => {
      const [px, py] = layout.points[key.slice(key.indexOf('/') + 1)]
      return [px * room + x, py * room + y, width, height]
    }
    this.#stays = [
      ...ground.printed.map((box) => ({ box, weight: ON.name })),
      ...Object.entries(step.signs).map(([key, box]) => ({ box: tied(key, box), weight: ON.sign })),
      ...Object.entries(step.slots).map(([key, box]) => ({ box: tied(key, box), weight: ON.slot })),
    ]
  }

  /** In the order of their areas, each in the best place that is left. */
  place<Token extends BoardToken>(
    tokens: readonly { readonly token: Token; readonly area: AreaDescription }[],
    standing: readonly Box[],
  ): PlacedToken<Token>[] {
    const taken = [...standing]
    return tokens
      .toSorted((a, b) => (a.area.id < b.area.id ? -1 : a.area.id > b.area.id ? 1 : 0))
      .map(({ token, area }) => {
        const { candidate, width, height, most } = this.#best(token, area, taken)
        taken.push(candidate.box)
        const [x, y] = this.#ground.layout.points[area.id]
        return { token, x, y, offset: candidate.offset, width, height, most }
      })
  }

  #best(token: BoardToken, area: AreaDescription, taken: readonly Box[]): Found {
    const { layout, step, room } = this.#ground
    const [x, y] = [layout.points[area.id][0] * room, layout.points[area.id][1] * room]
    const near = taken.filter((box) => isNear(box, x, y))
    let found: Found | undefined
    for (let most = Infinity, smaller = 0; ; smaller++) {
      const { width, height } = this.#art.size(token, step.room, most)
      for (const candidate of this.#candidates(area, width, height)) {
        let price = candidate.price + smaller * SMALLER
        if (found !== undefined && price >= found.price) break
        for (const box of near) price += ON.piece * covered(candidate.box, box)
        if (found === undefined || price < found.price) found = { candidate, width, height, most, price }
      }
      const next = width - 0.5
      // There is always a place, however bad.
      if ((found as Found).price < BAD || this.#art.size(token, step.room, next).width >= width) return found as Found
      most = next
    }
  }

  /** Places around an area, cheapest first, priced against all that stays. */
  #candidates(area: AreaDescription, width: number, height: number): readonly Candidate[] {
    const key = `${area.id} ${width} ${height}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const { layout, room, description } = this.#ground
    const [x, y] = [layout.points[area.id][0] * room, layout.points[area.id][1] * room]
    const near = this.#stays.filter(({ box }) => isNear(box, x, y))
    const others = description.areas.flatMap(({ id }, i) => {
      const [px, py] = [layout.points[id][0] * room, layout.points[id][1] * room]
      const r = this.#art.footprint(description.areas[i])
      return id !== area.id && Math.abs(px - x) < 2 * FARTHEST && Math.abs(py - y) < 2 * FARTHEST ? [{ x: px, y: py, r }] : []
    })
    const clear = this.#art.footprint(area)
    const [halfX, halfY] = [width / 2 + clear * 0.92, height / 2 + clear * 0.92]
    const { frame } = layout
    const bounds: Box = [frame.x * room, frame.y * room, frame.width * room, frame.height * room]
    const found = [...OFF, ...UPON.map((share) => -share * clear)]
      .flatMap((off) =>
        DIRECTIONS.map(({ cos, sin }): Candidate => {
          const out =
            Math.min(
              Math.abs(cos) < 1e-6 ? Infinity : halfX / Math.abs(cos),
              Math.abs(sin) < 1e-6 ? Infinity : halfY / Math.abs(sin),
            ) + off
          const [dx, dy] = [Math.round(cos * out * 2) / 2, Math.round(sin * out * 2) / 2]
          const box: Box = [x + dx - width / 2, y + dy - height / 2, width, height]
          // Below and beside reads better than above, and straight better than aslant.
          let price = Math.hypot(dx / halfX, dy / halfY) - sin * 0.8 + OUTSIDE * beyond(box, bounds)
          price += off < 0 ? ON_OWN - off : PER_OFF * off
          for (const { box: other, weight } of near) price += weight * covered(box, other)
          const own = distanceTo(box, x, y)
          for (const { x: px, y: py, r } of others) {
            const gap = distanceTo(box, px, py)
            if (gap < r) price += ON.area
            else if (gap < own) price += NEARER
          }
          return { offset: [dx, dy], box, price }
        }),
      )
      .sort((a, b) => a.price - b.price)
    this.#known.set(key, found)
    return found
  }
}

const isNear = (box: Box, x: number, y: number): boolean =>
  box[0] < x + FARTHEST && box[0] + box[2] > x - FARTHEST && box[1] < y + FARTHEST && box[1] + box[3] > y - FARTHEST

/** How far the box reaches over the bounds. */
const beyond = (box: Box, bounds: Box): number =>
  Math.max(0, bounds[0] - box[0], box[0] + box[2] - bounds[0] - bounds[2]) +
  Math.max(0, bounds[1] - box[1], box[1] + box[3] - bounds[1] - bounds[3])
