import type { Box, LabelPlace } from '../src/board/api.ts'
import { lineInBox, overlap, type Range, type Tied } from './boxes.ts'
import type { Point, Rect } from './geometry.ts'
import { type Labelled, type Scene, shrinkAt } from './labels.ts'

/** A place that a name, a sign or a piece could take. `box` is in units of names. */
export interface Candidate extends Tied {
  readonly price: number
  /** As it is written down: names in their own units, signs and pieces in those of tokens, which far away are smaller. */
  readonly mine: Box
  readonly label?: LabelPlace
}

export interface Item {
  readonly key: string
  readonly kind: 'label' | 'sign' | 'slot'
  readonly area: Labelled
  /** Cheapest first. */
  readonly candidates: readonly Candidate[]
  /** Price of leaving it out; only names ever are. */
  readonly absent: number
  /** What it costs to meet something that may stand there, or not. */
  readonly meetsSlot: number
}

/** Prices of what must not be, in the same coin as preferences (about 1) and lines under a name. */
export const MEETS_LABEL = 1500
export const MEETS_SIGN = 400
const MEETS_AREA = 3000
/** Far away most places of pieces are empty, and a name may lie there unless it is a great one. */
const MEETS_SLOT = { all: 1500, great: 700, far: 250 }
/** Far away a great name that touches its own area may hide another one. */
const HIDES_AREA = 60
/** Where every name has a place, one that is left out would not make the others give way: so it never is. */
export const MISSING = 1e4
/** A name or piece that stands nearer than this to another area could be taken for that one's. */
const OWN = 6
const ASTRAY = 5
/** With less room than this a great name may reach over the frame sooner than be left out. */
const FAR = 0.65
const TRANSPORT: Box = [-13, -9, 26, 18]
/** No item considers more places for one way to write or to draw it. */
const MOST = 45
const MOST_FAR = 14
/** For each size that a piece is drawn smaller, and for standing off its own land, or only half on it. */
const PER_FIT = 60
const ABROAD = 900
const HALF_ABROAD = 160
/** For standing nearer to another area than to its own, or as near: a piece, and a name, which would be read as that one's. */
export const NEARER = 250
export const ASTRAY_NAME = 600
const NEARLY = 0.5
/** For a piece that stands nearer to the middle of another area, though its own area, being larger, is as near. */
const NEARER_MIDDLE = 160

export function itemsOf(scene: Scene, range: Range, later: ReadonlyMap<string, Box>): Item[] {
  const shrink = shrinkAt(range.from, scene)
  const all = range.from >= scene.all
  return scene.areas.flatMap((area): Item[] => {
    const meetsSlot = all ? MEETS_SLOT.all : area.great ? MEETS_SLOT.great : MEETS_SLOT.far
    const { labels, signs, slots } = new Surroundings(scene, area, range, shrink, later, !all)
    return [
      {
        key: `label/${area.id}`,
        kind: 'label',
        area,
        candidates: labels(),
        absent: all || area.great ? MISSING : area.worth,
        meetsSlot,
      },
      ...area.signs.map(({ sign, width, height }): Item => {
        const key = `${sign}/${area.id}`
        return { key, kind: 'sign', area, candidates: signs(key, width, height), absent: Infinity, meetsSlot: MEETS_SIGN }
      }),
      ...area.slots(range.from).map(({ slot, fits }): Item => {
        const key = `${slot}/${area.id}`
        return { key, kind: 'slot', area, candidates: slots(key, fits), absent: Infinity, meetsSlot: 900 }
      }),
    ]
  })
}

/** Everything around one area that its name, signs and pieces must look out for. */
class Surroundings {
  readonly #area: Labelled
  readonly #range: Range
  readonly #shrink: number
  readonly #frame: Rect
  readonly #later: ReadonlyMap<string, Box>
  readonly #others: readonly Labelled[]
  readonly #links: Scene['links']
  readonly #middles: readonly Point[]
  readonly #far: boolean

  constructor(scene: Scene, area: Labelled, range: Range, shrink: number, later: ReadonlyMap<string, Box>, far: boolean) {
    this.#far = far
    this.#area = area
    this.#range = range
    this.#shrink = shrink
    this.#frame = scene.frame
    this.#later = later
    // A name reaches this far, in map units: what is farther off does not matter to it.
    const reach = 150 / range.from
    const near = ([x, y]: Point) => Math.abs(x - area.at[0]) < reach && Math.abs(y - area.at[1]) < reach
    this.#others = scene.areas.filter((other) => other !== area && near(other.at))
    this.#links = scene.links.filter(
      ([a, b]) =>
        Math.min(a[0], b[0]) < area.at[0] + reach &&
        Math.max(a[0], b[0]) > area.at[0] - reach &&
        Math.min(a[1], b[1]) < area.at[1] + reach &&
        Math.max(a[1], b[1]) > area.at[1] - reach,
    )
    this.#middles = scene.middles.filter(near)
  }

  labels = (): Candidate[] => {
    const { writings, far, radius, great, worth } = this.#area
    const perOutside = worth > 1000 && this.#range.from < FAR ? 12 : 150
    const found = (this.#far ? far : writings).flatMap(({ lines, width, height, price: written }) =>
      cheapest(
        [...(this.#far && great ? [TOUCHING] : []), ...OFF_NAME].flatMap((off) =>
          around(radius * this.#shrink + off, width, height).map(({ box, anchor, preference }): Candidate => {
            const tied = { at: this.#area.at, box }
            const onAreas = off === TOUCHING ? this.#onAreas(tied, HIDES_AREA) : this.#onAreas(tied, MEETS_AREA, ASTRAY_NAME)
            const price = preference + written + 1.1 * Math.abs(off) + onAreas + this.#onLines(tied, 0.16, 30)
            return {
              ...tied,
              price: price + perOutside * this.#outside(tied) + this.#moved(`label/${this.#area.id}`, box),
              label: { box, lines, anchor },
              mine: box,
            }
          }),
        ),
        this.#far ? MOST_FAR : MOST,
      ),
    )
    return found.sort(byPrice)
  }

  signs = (key: string, width: number, height: number): Candidate[] =>
    cheapest(
      around(this.#area.radius - 2, width, height).map(({ box: mine, preference }): Candidate => {
        const tied = { at: this.#area.at, box: scaled(mine, this.#shrink) }
        const price = Math.abs(preference - 3) * 0.6 + this.#onAreas(tied, MEETS_SIGN) + this.#onLines(tied, 0.16, 30)
        return { ...tied, price: price + 2 * this.#outside(tied) + this.#moved(key, mine), mine }
      }),
    )

  slots = (key: string, fits: readonly { readonly width: number; readonly height: number }[]): Candidate[] => {
    const { holds, great } = this.#area
    const onTown = !this.#far ? ON_TOWN.near : great ? ON_TOWN.great : ON_TOWN.far
    const found = fits.flatMap(({ width, height }, fit) =>
      cheapest(
        [...besides(this.#area.radius, width, height), ...(holds === undefined ? [] : upon(width, height, onTown))].map(
          ({ box: mine, preference }): Candidate => {
            const tied = { at: this.#area.at, box: scaled(mine, this.#shrink) }
            const price = preference + PER_FIT * fit + this.#onAreas(tied, MEETS_AREA) + this.#onLines(tied, 0.05, 12)
            return {
              ...tied,
              price: price + this.#abroad(tied) + 40 * this.#outside(tied) + this.#moved(key, mine),
              mine,
            }
          },
        ),
      ),
    )
    return found.sort(byPrice)
  }

  /** On another area, or so near that it could be taken for that one's. What stands on its own land is known by that. */
  #onAreas(tied: Tied, meets: number, nearer = this.#area.holds === undefined ? NEARER : 0): number {
    let price = 0
    const { at, radius } = this.#area
    const mine = radius * this.#shrink
    const own = distance(tied, at, mine, this.#range.from)
    for (const other of this.#others) {
      const r = other.radius * 0.92 * this.#shrink
      if (overlap(tied, { at: other.at, box: [-r, -r, 2 * r, 2 * r] }, this.#range, 1)) price += meets
      else {
        const off = distance(tied, other.at, other.radius * this.#shrink, this.#range.from)
        if (off < OWN) price += ASTRAY
        // Nearer to what is drawn there, or to its middle, unless only its own being larger makes it so.
        const theirs = other.radius * this.#shrink
        if (Math.max(0, off) < own + NEARLY || off + theirs < own + Math.min(mine, theirs)) price += nearer
        else if (nearer === NEARER && off + theirs < own + mine) price += NEARER_MIDDLE
      }
    }
    return price
  }

  #onLines(tied: Tied, perLength: number, perMiddle: number): number {
    let price = 0
    for (const room of [this.#range.from, Math.min(this.#range.to, this.#range.from * 1.25)])
      for (const [a, b] of this.#links) price += perLength * lineInBox(tied, a, b, room)
    for (const middle of this.#middles)
      if (overlap(tied, { at: middle, box: scaled(TRANSPORT, this.#shrink) }, this.#range, 0)) price += perMiddle
    return price
  }

  /** What stands off its own land, with the least and with the most room. */
  #abroad({ at, box }: Tied): number {
    const { holds } = this.#area
    if (holds === undefined) return 0
    let price = 0
    for (const room of [this.#range.from, Math.min(this.#range.to, this.#range.from * 1.25)]) {
      const on = (fx: number, fy: number) => holds([at[0] + (box[0] + fx * box[2]) / room, at[1] + (box[1] + fy * box[3]) / room])
      let off = 0
      for (const fx of [0.1, 0.3, 0.5, 0.7, 0.9]) for (const fy of [0.15, 0.5, 0.85]) if (!on(fx, fy)) off += 1 / 15
      price += (on(0.5, 0.5) ? 0 : ABROAD) + HALF_ABROAD * off + (off > 0.4 ? ABROAD / 2 : 0)
    }
    return price / 2
  }

  /** How far it reaches over the frame, in units of names. */
  #outside({ at, box }: Tied): number {
    const { from: room } = this.#range
    const { x: left, y: top, width, height } = this.#frame
    const [x, y] = [at[0] * room + box[0], at[1] * room + box[1]]
    return (
      Math.max(0, left * room - x) +
      Math.max(0, top * room - y) +
      Math.max(0, x + box[2] - (left + width) * room) +
      Math.max(0, y + box[3] - (top + height) * room)
    )
  }

  #moved(key: string, mine: Box): number {
    const before = this.#later.get(key)
    return before !== undefined && (before[0] !== mine[0] || before[1] !== mine[1]) ? 2 : 0
  }
}

const byPrice = (a: Candidate, b: Candidate): number => a.price - b.price
const cheapest = (found: readonly Candidate[], most = MOST): Candidate[] => found.toSorted(byPrice).slice(0, most)

/** Distance from a box to another area's disc. */
function distance({ at, box }: Tied, other: Point, radius: number, room: number): number {
  const [x, y] = [(other[0] - at[0]) * room, (other[1] - at[1]) * room]
  return Math.hypot(Math.max(box[0] - x, 0, x - box[0] - box[2]), Math.max(box[1] - y, 0, y - box[1] - box[3])) - radius
}

interface Spot {
  readonly box: Box
  readonly anchor: LabelPlace['anchor']
  readonly preference: number
}

/** A name may stand off its area a little, where everything near it is taken. */
const OFF_NAME = [0, 6, 13]
const TOUCHING = -5

/** Places around a disc: right, left, below, above, then aslant and shifted. */
function around(radius: number, width: number, height: number): Spot[] {
  const gap = radius + 3
  const aslant = radius * 0.72 + 1
  const spot = (x: number, y: number, anchor: LabelPlace['anchor'], preference: number): Spot => ({
    box: [tenth(x), tenth(y), tenth(width), tenth(height)],
    anchor,
    preference,
  })
  const up = height * 0.5
  const over = width * 0.28
  return [
    spot(gap, -height / 2, 'start', 0),
    spot(-gap - width, -height / 2, 'end', 1),
    spot(-width / 2, gap - 1, 'middle', 2),
    spot(-width / 2, -gap - height + 1, 'middle', 2.2),
    spot(aslant, aslant - 3, 'start', 3),
    spot(aslant, -aslant - height + 3, 'start', 3),
    spot(-aslant - width, aslant - 3, 'end', 3.4),
    spot(-aslant - width, -aslant - height + 3, 'end', 3.4),
    spot(gap - 1, -height / 2 - up, 'start', 2.6),
    spot(gap - 1, -height / 2 + up, 'start', 2.6),
    spot(-gap - width + 1, -height / 2 - up, 'end', 3),
    spot(-gap - width + 1, -height / 2 + up, 'end', 3),
    spot(-width / 2 + over, gap - 1, 'middle', 3),
    spot(-width / 2 - over, gap - 1, 'middle', 3.2),
    spot(-width / 2 + over, -gap - height + 1, 'middle', 3.4),
    spot(-width / 2 - over, -gap - height + 1, 'middle', 3.6),
  ]
}

const DIRECTIONS = Array.from({ length: 24 }, (_, i) => {
  const angle = (2 * Math.PI * i) / 24
  return { cos: Math.cos(angle), sin: Math.sin(angle) }
})
const OFF_PIECE = [1.5, 6, 12, 20, 30, 42]
const PER_OFF = 0.5

/** Places beside an area for a piece: it slides around the area's square, touching it or a little off. */
function besides(radius: number, width: number, height: number): { readonly box: Box; readonly preference: number }[] {
  const [halfX, halfY] = [width / 2 + radius * 0.92, height / 2 + radius * 0.92]
  return OFF_PIECE.flatMap((off) =>
    DIRECTIONS.map(({ cos, sin }) => {
      const out =
        Math.min(
          Math.abs(cos) < 1e-6 ? Infinity : halfX / Math.abs(cos),
          Math.abs(sin) < 1e-6 ? Infinity : halfY / Math.abs(sin),
        ) + off
      const box: Box = [tenth(cos * out - width / 2), tenth(sin * out - height / 2), width, height]
      // Below and beside reads better than above, and straight better than aslant.
      return { box, preference: PER_OFF * off + Math.hypot((cos * out) / halfX, (sin * out) / halfY) - sin * 0.8 }
    }),
  )
}

const UPON = [-18, -12, -6, 0, 6, 12, 18]
/** Close up only where its land is too small for both; far away, where names need the room beside it, at once, unless it is a great one. */
const ON_TOWN = {
  near: (off: number) => 130 - off,
  great: (off: number) => 30 - off,
  far: (off: number) => off - 20,
}

/** Places on the town itself. */
const upon = (
  width: number,
  height: number,
  price: (off: number) => number,
): { readonly box: Box; readonly preference: number }[] =>
  UPON.flatMap((dx) =>
    UPON.map((dy) => ({
      box: [dx - width / 2, dy - height / 2, width, height] as const,
      preference: price(Math.hypot(dx, dy)),
    })),
  )

const scaled = ([x, y, width, height]: Box, by: number): Box => [x * by, y * by, width * by, height * by]

const tenth = (x: number) => Math.round(x * 10) / 10
