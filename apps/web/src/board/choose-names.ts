import type { AreaId, Box, LabelPlace } from './api.ts'
import { covered, distanceTo } from './overlap.ts'

/** A way to write a name: in its own units. */
export interface Form {
  readonly lines: readonly string[]
  readonly width: number
  readonly height: number
}

/** A name that could be shown: where its area is, how it can be written, in full first, and how much is drawn on the area itself; in token units. */
export interface Name {
  readonly id: AreaId
  readonly x: number
  readonly y: number
  readonly clear: number
  readonly forms: readonly Form[]
  /** Where it stands unless something more important does. */
  readonly printed: LabelPlace | undefined
  /** The less, the sooner it is named where not all can be. */
  readonly rank: number
}

/** What may be chosen, the front: their names come before those of others, and nothing lies on what may be chosen. */
export interface Wanted {
  readonly choosable: ReadonlySet<AreaId>
  readonly front: ReadonlySet<AreaId>
}

/** The air between an area and its name. What touches its own area may hide others that matter less; what stands off is nearer to its own than to any other. */
const TOUCHING = -2.5
const GAPS = [TOUCHING, 1, 4, 8, 13, 20]
/** Which way off the area, and how far along the side: 0 is the middle. */
const SPOTS: readonly (readonly [x: number, y: number, along: number])[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [1, 1, 0],
  [-1, 1, 0],
  [1, -1, 0],
  [-1, -1, 0],
  [1, 0, 0.3],
  [1, 0, -0.3],
  [1, 0, 0.6],
  [1, 0, -0.6],
  [-1, 0, 0.3],
  [-1, 0, -0.3],
  [-1, 0, 0.6],
  [-1, 0, -0.6],
  [0, 1, 0.16],
  [0, 1, -0.16],
  [0, 1, 0.34],
  [0, 1, -0.34],
  [0, 1, 0.47],
  [0, 1, -0.47],
  [0, -1, 0.16],
  [0, -1, -0.16],
  [0, -1, 0.34],
  [0, -1, -0.34],
  [0, -1, 0.47],
  [0, -1, -0.47],
]
/** Letters a little smaller, and a name cut short: what they cost, against a unit farther off. */
const SIZES = [1, 0.9, 0.8, 0.74]
const SMALLER = 110
const SHORT = 30
const PER_GAP = 0.8
const ON_AREA = 7
const ON_GREAT = 45
/** Over its own town, where that is smaller than letters are. */
const UPON = 26
const UPON_AT = [-0.5, -0.3, -0.7, -0.15, -0.85]
/** No more places are considered for a name. */
const MOST = 400

interface Spot {
  readonly place: LabelPlace
  readonly box: Box
  readonly price: number
}

interface Taken {
  readonly name: Name
  readonly spot: Spot
}

/** Names at a zoom step that has no room for all of them: those that matter now are shown. */
export class NameChoice {
  readonly #names: readonly Name[]
  readonly #bounds: Box
  readonly #shrink: number
  readonly #spots = new Map<AreaId, readonly Spot[]>()

  /** `bounds` is what names stay inside of, `shrink` the size of pieces against names. */
  constructor(names: readonly Name[], bounds: Box, shrink: number) {
    this.#names = names
    this.#bounds = bounds
    this.#shrink = shrink
  }

  /**
   * Names for a board with these pieces: the great ones, what may be chosen, the front, the important ones, and whatever has its printed
   * place free. Those of `before` stay where nothing has come.
   */
  choose(
    pieces: readonly Box[],
    { choosable, front }: Wanted,
    before: Readonly<Record<AreaId, LabelPlace>> = {},
  ): Readonly<Record<AreaId, LabelPlace>> {
    const rankOf = ({ id, rank, printed }: Name): number =>
      rank === 0 ? 0 : choosable.has(id) ? 1 : front.has(id) ? 2 : rank === 1 ? 3 : printed !== undefined ? 4 : 5
    const order = this.#names.map((name) => ({ name, rank: rankOf(name) })).sort((a, b) => a.rank - b.rank)
    const lit = this.#names.filter(({ id }) => choosable.has(id)).map((name) => ({ id: name.id, town: townOf(name) }))
    /** Places that no piece takes, those that leave free what may be chosen first. */
    const open = new Map<AreaId, readonly Spot[]>()
    const openTo = (name: Name): readonly Spot[] => {
      let spots = open.get(name.id)
      if (spots === undefined) {
        const near = pieces.filter((box) => isNear(name, box))
        const free = this.#spotsOf(name).filter(({ box }) => near.every((other) => !covered(box, other)))
        const towns = lit.filter(({ id, town }) => id !== name.id && isNear(name, town))
        const clear = ({ box }: Spot) => towns.every(({ town }) => !covered(box, town))
        const kept = free.find(({ place }) => place === before[name.id])
        spots = [...(kept === undefined ? [] : [kept]), ...free.filter(clear), ...free.filter((spot) => !clear(spot))]
        open.set(name.id, spots)
      }
      return spots
    }
    const taken = new Map<AreaId, Taken>()
    const holders = ({ box }: Spot, own: Name): Taken[] => {
      const found: Taken[] = []
      for (const other of taken.values()) if (other.name !== own && covered(box, other.spot.box)) found.push(other)
      return found
    }
    /** The best free place; else one whose only holder finds another. */
    const place = (name: Name): void => {
      const spots = openTo(name)
      const free = spots.find((spot) => holders(spot, name).length === 0)
      if (free !== undefined) {
        taken.set(name.id, { name, spot: free })
        return
      }
      for (const spot of spots) {
        const [holder, more] = holders(spot, name)
        if (more !== undefined) continue
        const other = openTo(holder.name).find(
          (way) => !covered(way.box, spot.box) && holders(way, holder.name).every((one) => one.name === name),
        )
        if (other === undefined) continue
        taken.set(holder.name.id, { name: holder.name, spot: other })
        taken.set(name.id, { name, spot })
        return
      }
    }
    for (const { name, rank } of order) {
      if (rank < 4) place(name)
      else if (rank === 4) {
        const printed = openTo(name).find((spot) => spot.place === name.printed)
        if (printed !== undefined && holders(printed, name).length === 0) taken.set(name.id, { name, spot: printed })
      }
    }
    return Object.fromEntries([...taken].map(([id, { spot }]) => [id, spot.place]))
  }

  /** All around the area, inside the map and nearer to its own area than to any other, cheapest first. */
  #spotsOf(name: Name): readonly Spot[] {
    const known = this.#spots.get(name.id)
    if (known !== undefined) return known
    const { x, y, clear, printed } = name
    const by = this.#shrink
    const widest = Math.max(...name.forms.map(({ width }) => width)) / by + clear + GAPS[GAPS.length - 1]
    const others = this.#names.filter(
      (other) => other !== name && Math.abs(other.x - x) < widest + other.clear && Math.abs(other.y - y) < FAR.y + other.clear,
    )
    const found: Spot[] = []
    const consider = ({ place, price: preference, touching }: Way): void => {
      const [left, top, width, height] = place.box
      const box: Box = [x + left / by, y + top / by, width / by, height / by]
      if (!isWithin(box, this.#bounds)) return
      const own = Math.max(0, distanceTo(box, x, y) - clear)
      let price = preference
      for (const other of others) {
        const off = distanceTo(box, other.x, other.y) - other.clear
        if (!touching && off <= own + APART) return
        if (off < 0) price += other.rank === 0 ? ON_GREAT : ON_AREA
      }
      found.push({ place, box, price })
    }
    if (printed !== undefined) consider({ place: printed, price: 0, touching: isTouching(printed.box, clear * by) })
    for (const way of around(name, by)) consider(way)
    const spots = found.sort((a, b) => a.price - b.price).slice(0, MOST)
    this.#spots.set(name.id, spots)
    return spots
  }
}

/** By so much another area is farther off, at least. */
const APART = 0.5
/** The box reaches over what is drawn on its own area. */
const isTouching = (box: Box, clear: number): boolean => distanceTo(box, 0, 0) <= clear
/** No name reaches farther off its area. */
const FAR = { x: 200, y: 100 }
const isNear = ({ x, y }: Name, box: Box): boolean =>
  box[0] < x + FAR.x && box[0] + box[2] > x - FAR.x && box[1] < y + FAR.y && box[1] + box[3] > y - FAR.y

const townOf = ({ x, y, clear }: Name): Box => [x - clear * 0.8, y - clear * 0.8, clear * 1.6, clear * 1.6]

const isWithin = (box: Box, bounds: Box): boolean =>
  box[0] >= bounds[0] &&
  box[1] >= bounds[1] &&
  box[0] + box[2] <= bounds[0] + bounds[2] &&
  box[1] + box[3] <= bounds[1] + bounds[3]

interface Way {
  readonly place: LabelPlace
  readonly price: number
  readonly touching: boolean
}

function around({ clear, forms }: Name, shrink: number): Way[] {
  const ways: Way[] = []
  forms.forEach(({ lines, ...form }, short) => {
    for (const size of SIZES) {
      const [width, height] = [form.width * size, form.height * size]
      const written = (1 - size) * SMALLER + short * SHORT
      for (const gap of GAPS)
        for (const [sx, sy, along] of SPOTS) {
          // Beside a corner the box may come a little nearer.
          const out = (clear + gap) * shrink * (sx !== 0 && sy !== 0 ? 0.6 : 1)
          const left = sx === 0 ? (along - 0.5) * width : sx > 0 ? out : -out - width
          const top = sy === 0 ? (along - 0.5) * height : sy > 0 ? out : -out - height
          const anchor = sx > 0 ? 'start' : sx < 0 ? 'end' : 'middle'
          const place: LabelPlace = { box: [left, top, width, height], lines, anchor }
          ways.push({ place, price: Math.abs(gap) * PER_GAP + written, touching: gap === TOUCHING })
        }
      if (2 * clear * shrink < height)
        for (const at of UPON_AT) {
          const place: LabelPlace = { box: [at * width, -height / 2, width, height], lines, anchor: 'middle' }
          ways.push({ place, price: UPON + written, touching: true })
        }
    }
  })
  return ways
}
