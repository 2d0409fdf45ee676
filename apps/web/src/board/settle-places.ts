import type { Box } from './api.ts'

/** A place that something could take. */
export interface Choice {
  readonly box: Box
  readonly price: number
}

/** A place may cost this much before two look for others together, and so much they must gain. */
const TOLERABLE = 20
const GAIN = 8
const PASSES = 6

/**
 * Everybody in turn takes the cheapest of its places given the others, until nothing changes; then two by two. The options are cheapest
 * first; `meets` is the price of covering another wholly.
 */
export function settle<C extends Choice>(
  options: readonly (readonly C[])[],
  rivals: readonly (readonly number[])[],
  meets: number,
): readonly C[] {
  const chosen: (C | undefined)[] = options.map(() => undefined)
  const best = (i: number): C => {
    let lowest = Infinity
    let pick = options[i][0]
    for (const choice of options[i]) {
      if (choice.price >= lowest) break
      let price = choice.price
      for (const j of rivals[i]) {
        const other = chosen[j]
        if (other !== undefined) price += meets * covered(choice.box, other.box)
      }
      if (price >= lowest) continue
      lowest = price
      pick = choice
    }
    return pick
  }
  for (let pass = 0; pass < PASSES; pass++) {
    let changed = false
    for (let i = 0; i < options.length; i++) {
      const pick = best(i)
      if (pick !== chosen[i]) changed = true
      chosen[i] = pick
    }
    if (!changed) break
  }
  const all = chosen as C[]
  for (let i = 0; i < all.length; i++)
    makeWay(
      i,
      (j) => options[j],
      rivals[i],
      (j) => rivals[j],
      all,
      meets,
    )
  return all
}

/** One that lies badly takes a better place if whoever is there can go elsewhere and both together gain. */
export function makeWay<C extends Choice>(
  i: number,
  optionsOf: (i: number) => readonly C[],
  neighbours: readonly number[],
  rivalsOf: (i: number) => readonly number[],
  chosen: C[],
  meets: number,
): void {
  const meeting = (choice: C, who: number, but: number): number => {
    let price = 0
    for (const j of rivalsOf(who)) if (j !== but) price += meets * covered(choice.box, chosen[j].box)
    return price
  }
  const mine = chosen[i].price + meeting(chosen[i], i, -1)
  if (mine < TOLERABLE) return
  const options = optionsOf(i)
  let gain = GAIN
  let swap: readonly [j: number, own: C, others: C] | undefined
  for (const j of neighbours) {
    const theirs = chosen[j].price + meeting(chosen[j], j, i)
    const others = optionsOf(j)
    for (const own of options) {
      const limit = mine + theirs - gain - others[0].price
      if (own.price >= limit) break
      const here = own.price + meeting(own, i, j)
      if (here >= limit) continue
      for (const other of others) {
        if (here + other.price >= mine + theirs - gain) break
        const sum = here + other.price + meets * covered(own.box, other.box) + meeting(other, j, i)
        if (sum >= mine + theirs - gain) continue
        gain = mine + theirs - sum
        swap = [j, own, other]
        break
      }
    }
  }
  if (swap === undefined) return
  chosen[i] = swap[1]
  chosen[swap[0]] = swap[2]
}

/** The share of the smaller box that the other covers, with a little air around. */
export function covered(a: Box, b: Box): number {
  const air = 1
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]) + air
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]) + air
  if (width <= 0 || height <= 0) return 0
  return 0.15 + (width * height) / Math.min(a[2] * a[3], b[2] * b[3])
}
