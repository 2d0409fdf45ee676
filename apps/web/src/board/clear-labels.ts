import type { AreaId, Box, LabelPlace } from './api.ts'
import { type Obstacle, sameObstacles } from './placing.ts'
import { type Choice, covered, makeWay } from './settle-places.ts'

/** A name as it was printed: where its area is, what it takes, and how much is drawn on the area itself; all in token units. */
export interface Name {
  readonly id: AreaId
  readonly x: number
  readonly y: number
  readonly clear: number
  readonly place: LabelPlace
}

/** The air between an area and its name. */
const GAPS = [1, 7, 15, 24, 34]
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
  [1, 0, 0.5],
  [1, 0, -0.5],
  [-1, 0, 0.5],
  [-1, 0, -0.5],
  [0, 1, 0.28],
  [0, 1, -0.28],
  [0, -1, 0.28],
  [0, -1, -0.28],
]
/** Letters, as a last resort a little smaller. */
const SIZES = [1, 0.88, 0.78]
const SMALLER = 70
/** What a name must gain to leave the place where it was printed. */
const STAY = 12
const ON_PIECE = 200
/** The least that it costs to touch one. */
const TOUCHING = 0.15 * ON_PIECE - STAY
/** A piece that can be chosen has a ring around it. */
const RING = 3
const PER_GAP = 0.6
/** No name reaches farther off its area. */
const FAR = 150

/** Names never lie on each other: as printed they do not. */
const ON_NAME = 1e5

interface Spot extends Choice {
  readonly place: LabelPlace
}

/** Names on the ground of one zoom step, with the places that each could go to. */
export class Names {
  readonly #names: readonly Name[]
  readonly #ground: readonly Obstacle[]
  readonly #shrink: number
  readonly #spots = new Map<AreaId, readonly Spot[]>()
  /** As they were last priced, and against what. */
  readonly #last = new Map<number, { readonly near: readonly Obstacle[]; readonly spots: readonly Spot[] }>()
  readonly #printed: readonly Box[]
  readonly #rivals: readonly (readonly number[])[]

  /** `shrink` is the size of pieces against names. */
  constructor(names: readonly Name[], ground: readonly Obstacle[], shrink: number) {
    this.#names = names
    this.#ground = ground
    this.#shrink = shrink
    this.#printed = names.map((name) => boxOf(name, name.place, shrink))
    this.#rivals = names.map((name, i) =>
      names.flatMap((_, j) => (j !== i && within(name, 2 * FAR, this.#printed[j]) ? [j] : [])),
    )
  }

  /**
   * Names that pieces came to lie on go to another side of their area, where they cover the least. The others stay as printed: the map
   * must not move under the hand. `signs` are those that are there now. `hidden` are names that nowhere were clear of pieces.
   */
  clear(
    placed: readonly Box[],
    signs: readonly Obstacle[],
  ): { readonly labels: Readonly<Record<AreaId, LabelPlace>>; readonly hidden: readonly Box[] } {
    const names = this.#names
    const pieces = placed.map(([x, y, width, height]): Obstacle => {
      return { box: [x - RING, y - RING, width + 2 * RING, height + 2 * RING], weight: ON_PIECE }
    })
    const around = [...pieces, ...signs]
    const known = new Map<number, readonly Spot[]>()
    const spotsOf = (i: number): readonly Spot[] => {
      let found = known.get(i)
      if (found === undefined) {
        found = this.#priced(
          i,
          around.filter(({ box }) => within(names[i], FAR, box)),
        )
        known.set(i, found)
      }
      return found
    }
    const rivalsOf = (i: number): readonly number[] => this.#rivals[i]
    const chosen: Spot[] = names.map(({ place }, i) => ({ place, box: this.#printed[i], price: -STAY }))
    const covering = names.flatMap((_, i) => (pieces.some(({ box }) => covered(this.#printed[i], box) > 0) ? [i] : []))
    for (const i of covering) {
      const free = spotsOf(i).find(
        ({ box, place }) => place === names[i].place || rivalsOf(i).every((j) => covered(box, chosen[j].box) === 0),
      )
      if (free !== undefined) chosen[i] = free
    }
    for (const i of covering) makeWay(i, spotsOf, rivalsOf(i), rivalsOf, chosen, ON_NAME)
    return {
      labels: Object.fromEntries(names.map(({ id }, i) => [id, chosen[i].place])),
      hidden: chosen.flatMap(({ box, price }) =>
        price >= TOUCHING && placed.some((piece) => covered(box, piece) > 0) ? [box] : [],
      ),
    }
  }

  /** The spots of a name with what lies near, cheapest first. */
  #priced(i: number, near: readonly Obstacle[]): readonly Spot[] {
    const last = this.#last.get(i)
    if (last !== undefined && sameObstacles(last.near, near)) return last.spots
    const spots = this.#spotsOf(this.#names[i])
      .map((spot): Spot => {
        let { price } = spot
        for (const { box, weight } of near) price += weight * covered(spot.box, box)
        return price === spot.price ? spot : { ...spot, price }
      })
      .sort((a, b) => a.price - b.price)
    this.#last.set(i, { near, spots })
    return spots
  }

  /** All around the area, cheapest first, priced against what is printed. */
  #spotsOf(name: Name): readonly Spot[] {
    let found = this.#spots.get(name.id)
    if (found === undefined) {
      const near = this.#ground.filter(({ box }) => within(name, FAR, box))
      const spot = (place: LabelPlace, preference: number): Spot => {
        const box = boxOf(name, place, this.#shrink)
        const price = near.reduce((sum, { box: other, weight }) => sum + weight * covered(box, other), preference)
        return { place, box, price }
      }
      found = [spot(name.place, -STAY), ...around(name, this.#shrink).map(([place, price]) => spot(place, price))].sort(
        (a, b) => a.price - b.price,
      )
      this.#spots.set(name.id, found)
    }
    return found
  }
}

const within = ({ x, y }: Name, far: number, box: Box): boolean =>
  box[0] < x + far && box[0] + box[2] > x - far && box[1] < y + far && box[1] + box[3] > y - far

function boxOf({ x, y }: Name, { box }: LabelPlace, shrink: number): Box {
  return [x + box[0] / shrink, y + box[1] / shrink, box[2] / shrink, box[3] / shrink]
}

function around({ clear, place }: Name, shrink: number): (readonly [LabelPlace, number])[] {
  return SIZES.flatMap((size) => {
    const [width, height] = [place.box[2] * size, place.box[3] * size]
    return GAPS.flatMap((gap) =>
      SPOTS.map(([sx, sy, along]): readonly [LabelPlace, number] => {
        // Beside a corner the box may come a little nearer.
        const out = (clear + gap) * shrink * (sx !== 0 && sy !== 0 ? 0.6 : 1)
        const left = sx === 0 ? (along - 0.5) * width : sx > 0 ? out : -out - width
        const top = sy === 0 ? (along - 0.5) * height : sy > 0 ? out : -out - height
        const anchor = sx > 0 ? 'start' : sx < 0 ? 'end' : 'middle'
        return [{ box: [left, top, width, height], lines: place.lines, anchor }, gap * PER_GAP + (1 - size) * SMALLER]
      }),
    )
  })
}
