import type { Candidate, Item } from './label-candidates.ts'

/** No place: the item is left out. */
export const NONE = -1

type Meeting = (a: Item, ca: Candidate, b: Item, cb: Candidate) => number

/** Who stands where, and what each place of everybody costs as the others stand now: kept up when one moves, so that asking is cheap. */
export class Standings {
  readonly items: readonly Item[]
  /** What all cost together, each meeting counted once. */
  total = 0
  readonly #choices: Int16Array
  readonly #costs: readonly Float64Array[]
  readonly #meeting: Meeting
  readonly #near: readonly (readonly number[])[]
  /** What a place of one costs each place of those near it, by place. */
  readonly #rows: (readonly Float32Array[])[][]

  /** `near` lists for each item those that it can meet. */
  constructor(items: readonly Item[], meeting: Meeting, near: readonly (readonly number[])[]) {
    this.items = items
    this.#meeting = meeting
    this.#near = near
    this.#choices = new Int16Array(items.length).fill(NONE)
    this.#costs = items.map(({ candidates }) => Float64Array.from(candidates, ({ price }) => price))
    this.#rows = items.map(() => [])
    // What must stand somewhere is counted from when it does.
    for (const { absent } of items) if (Number.isFinite(absent)) this.total += absent
  }

  choice(i: number): number {
    return this.#choices[i]
  }

  /** What its place costs by itself. */
  price(i: number): number {
    const { absent, candidates } = this.items[i]
    return this.#choices[i] === NONE ? absent : candidates[this.#choices[i]].price
  }

  /** With what it meets there. */
  cost(i: number): number {
    return this.costAt(i, this.#choices[i])
  }

  costAt(i: number, place: number): number {
    return place === NONE ? this.items[i].absent : this.#costs[i][place]
  }

  /** The cheapest place as the others stand, other than `but`. */
  best(i: number, but?: number): number {
    const { candidates, absent } = this.items[i]
    const costs = this.#costs[i]
    let pick = NONE
    let lowest = but === NONE ? Infinity : absent
    for (let c = 0; c < costs.length && candidates[c].price < lowest; c++)
      if (c !== but && costs[c] < lowest) {
        lowest = costs[c]
        pick = c
      }
    return pick
  }

  move(i: number, to: number): void {
    const from = this.#choices[i]
    if (from === to) return
    const counted = (place: number): number => {
      const cost = this.costAt(i, place)
      return Number.isFinite(cost) ? cost : 0
    }
    this.total += counted(to) - counted(from)
    this.#choices[i] = to
    if (from !== NONE) this.#add(i, from, -1)
    if (to !== NONE) this.#add(i, to, 1)
  }

  #add(i: number, place: number, sign: number): void {
    this.#near[i].forEach((j, n) => {
      const row = this.#row(i, place)[n]
      const costs = this.#costs[j]
      for (let c = 0; c < row.length; c++) costs[c] += sign * row[c]
    })
  }

  #row(i: number, place: number): readonly Float32Array[] {
    const { items } = this
    this.#rows[i][place] ??= this.#near[i].map((j) =>
      Float32Array.from(items[j].candidates, (candidate) =>
        this.#meeting(items[i], items[i].candidates[place], items[j], candidate),
      ),
    )
    return this.#rows[i][place]
  }
}
