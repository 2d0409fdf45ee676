import type { Outlook } from './advice.ts'

/** How well chances were foretold that had nothing to do with the fitting. */
export interface Reliability {
  /** Of situations in which a chance of about this was foretold … */
  readonly foretold: number
  /** … so many were won, on the average. */
  readonly happened: number
  readonly count: number
}

/** Weights for one kind of game, where they come from, and how they did on other games. */
export interface FittedKind {
  readonly weights: readonly number[]
  /** Games that the weights were fitted to, and games that they were tested on. */
  readonly games: number
  readonly tested: number
  /** The mean square by which the chance of a seat was missed, and the same for whoever always says how often the seat wins. */
  readonly brier: number
  readonly constant: number
  readonly reliability: readonly Reliability[]
}

/** What the chances of a game rest on: a generated file. */
export interface Calibration {
  readonly rulesVersion: string
  readonly contentHash: string
  /** The command that made it. */
  readonly command: string
  readonly features: readonly string[]
  readonly kinds: { readonly [kind: string]: FittedKind }
  /** Results of computers playing alone, from the worst to the best, by the options of the game as JSON. */
  readonly alone: { readonly [start: string]: readonly number[] }
}

/** How a chance is told that was foretold: ten steps. */
const BINS = 10

/** The reliability of chances, and by how much they were missed. */
export class Marks {
  #squares = 0
  #count = 0
  readonly #bins = Array.from({ length: BINS }, () => ({ foretold: 0, happened: 0, count: 0 }))

  add(foretold: Outlook['chances'], happened: Outlook['chances'], weight = 1): void {
    for (const [seat, chance] of Object.entries(foretold)) {
      const came = happened[seat] ?? 0
      this.#squares += weight * (chance - came) * (chance - came)
      this.#count += weight
      const bin = this.#bins[Math.min(BINS - 1, Math.floor(chance * BINS))]
      bin.foretold += chance
      bin.happened += came
      bin.count++
    }
  }

  get brier(): number {
    return this.#count === 0 ? 0 : this.#squares / this.#count
  }

  get reliability(): Reliability[] {
    return this.#bins
      .filter(({ count }) => count > 0)
      .map(({ foretold, happened, count }) => ({ foretold: foretold / count, happened: happened / count, count }))
  }
}

/** Of a hundred results so many are worse, those that are equal counted half. */
export function percentileOf(result: number, among: readonly number[]): number {
  const worse = among.filter((other) => other < result).length
  const equal = among.filter((other) => other === result).length
  return Math.round((100 * (worse + equal / 2)) / among.length)
}
