import type { AreaId, Box, LabelPlace } from './api.ts'
import { covered } from './overlap.ts'

/** A name that could be shown: where its area is, how it is written close up, and how much is drawn on the area itself; in token units. */
export interface Name {
  readonly id: AreaId
  readonly x: number
  readonly y: number
  readonly clear: number
  readonly written: LabelPlace
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

/** The air between an area and its name. */
const GAPS = [1, 6, 13, 22, 34, 48, 64, 84]
/** Farther off only a great place is known by its name: others would be taken for what lies there. */
const OFF = 34
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
const SMALLER = 100
const PER_GAP = 0.8
const ON_AREA = 7
/** A place that costs more is none. */
const MOST = 120

interface Spot {
  /** Off its area. */
  readonly off: boolean
  readonly place: LabelPlace
  readonly box: Box
  readonly price: number
}

/** Names at a zoom step that has no room for all of them: those that matter now are shown. */
export class NameChoice {
  readonly #names: readonly Name[]
  readonly #towns: readonly Box[]
  readonly #bounds: Box
  readonly #shrink: number
  readonly #spots = new Map<AreaId, readonly Spot[]>()

  /** `bounds` is what the whole map shows, `shrink` the size of pieces against names. */
  constructor(names: readonly Name[], bounds: Box, shrink: number) {
    this.#names = names
    this.#towns = names.map(townOf)
    this.#bounds = bounds
    this.#shrink = shrink
  }

  /** Names for a board with these pieces: the great ones, what may be chosen, the front, the important ones, and whatever has its printed place free. */
  choose(pieces: readonly Box[], { choosable, front }: Wanted): Readonly<Record<AreaId, LabelPlace>> {
    const rankOf = ({ id, rank, printed }: Name): number =>
      rank === 0 ? 0 : choosable.has(id) ? 1 : front.has(id) ? 2 : rank === 1 ? 3 : printed !== undefined ? 4 : 5
    const order = this.#names.map((name) => ({ name, rank: rankOf(name) })).sort((a, b) => a.rank - b.rank)
    const lit = this.#names.filter(({ id }) => choosable.has(id)).map(townOf)
    const taken: Box[] = []
    const labels: Record<AreaId, LabelPlace> = {}
    for (const { name, rank } of order) {
      if (rank > 4) break
      const own = townOf(name)
      const near = [...taken, ...pieces].filter((box) => isNear(name, box))
      const free = ({ box }: Spot) => near.every((other) => !covered(box, other))
      const clear = ({ box }: Spot) => lit.every((town) => town[0] === own[0] || !covered(box, town))
      const spots = this.#spotsOf(name).filter(({ off }) => rank === 0 || !off)
      const found =
        rank === 4
          ? spots.filter(({ place }) => place === name.printed).find((spot) => free(spot) && clear(spot))
          : (spots.find((spot) => free(spot) && clear(spot)) ?? spots.find(free))
      if (found === undefined) continue
      taken.push(found.box)
      labels[name.id] = found.place
    }
    return labels
  }

  /** All around the area and inside the map, cheapest first. */
  #spotsOf(name: Name): readonly Spot[] {
    const known = this.#spots.get(name.id)
    if (known !== undefined) return known
    const own = townOf(name)
    const towns = this.#towns.filter(
      ([x, y]) => (x !== own[0] || y !== own[1]) && Math.abs(x - name.x) < 160 && Math.abs(y - name.y) < 90,
    )
    const spot = (place: LabelPlace, preference: number, off: boolean): Spot => {
      const [left, top, width, height] = place.box
      const { x, y } = name
      const by = this.#shrink
      const box: Box = [x + left / by, y + top / by, width / by, height / by]
      let price = preference
      for (const town of towns) price += ON_AREA * Math.min(1, covered(box, town))
      return { off, place, box, price }
    }
    const found = [
      ...(name.printed === undefined ? [] : [spot(name.printed, 0, false)]),
      ...around(name, this.#shrink).map(([place, price, gap]) => spot(place, price, gap > OFF)),
    ]
      .filter(({ box, price }) => price < MOST && isWithin(box, this.#bounds))
      .sort((a, b) => a.price - b.price)
    this.#spots.set(name.id, found)
    return found
  }
}

/** No name reaches farther off its area. */
const FAR = { x: 270, y: 150 }
const isNear = ({ x, y }: Name, box: Box): boolean =>
  box[0] < x + FAR.x && box[0] + box[2] > x - FAR.x && box[1] < y + FAR.y && box[1] + box[3] > y - FAR.y

const townOf = ({ x, y, clear }: Name): Box => [x - clear * 0.8, y - clear * 0.8, clear * 1.6, clear * 1.6]

const isWithin = (box: Box, bounds: Box): boolean =>
  box[0] >= bounds[0] &&
  box[1] >= bounds[1] &&
  box[0] + box[2] <= bounds[0] + bounds[2] &&
  box[1] + box[3] <= bounds[1] + bounds[3]

function around({ clear, written }: Name, shrink: number): (readonly [place: LabelPlace, price: number, gap: number])[] {
  return SIZES.flatMap((size) => {
    const [width, height] = [written.box[2] * size, written.box[3] * size]
    return GAPS.flatMap((gap) =>
      SPOTS.map(([sx, sy, along]): readonly [LabelPlace, number, number] => {
        // Beside a corner the box may come a little nearer.
        const out = (clear + gap) * shrink * (sx !== 0 && sy !== 0 ? 0.6 : 1)
        const left = sx === 0 ? (along - 0.5) * width : sx > 0 ? out : -out - width
        const top = sy === 0 ? (along - 0.5) * height : sy > 0 ? out : -out - height
        const anchor = sx > 0 ? 'start' : sx < 0 ? 'end' : 'middle'
        return [{ box: [left, top, width, height], lines: written.lines, anchor }, gap * PER_GAP + (1 - size) * SMALLER, gap]
      }),
    )
  })
}
