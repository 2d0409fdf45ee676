/** The 97.5th percentile of the normal distribution: leaves 2.5 % on either side. */
const Z95 = 1.959963984540054

export type Interval = readonly [low: number, high: number]

/** Wilson's 95 % interval for a share of `hits` in `trials`; [0, 1] when there were none. */
export function wilson(hits: number, trials: number): Interval {
  if (trials === 0) return [0, 1]
  const share = hits / trials
  const spread = (Z95 * Z95) / trials
  const middle = (share + spread / 2) / (1 + spread)
  const reach = (Z95 * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials))) / (1 + spread)
  // At the ends the exact value is 0 or 1; rounding must not step over it.
  return [hits === 0 ? 0 : Math.max(0, middle - reach), hits === trials ? 1 : Math.min(1, middle + reach)]
}

export interface Summary {
  readonly count: number
  readonly mean: number
  readonly min: number
  readonly max: number
}

/** Count, mean and extremes of numbers as they come in. */
export class Tally {
  #count = 0
  #sum = 0
  #min = Number.POSITIVE_INFINITY
  #max = Number.NEGATIVE_INFINITY

  add(value: number): void {
    this.#count++
    this.#sum += value
    this.#min = Math.min(this.#min, value)
    this.#max = Math.max(this.#max, value)
  }

  /** Of at least one number. */
  summary(): Summary {
    return { count: this.#count, mean: this.#sum / this.#count, min: this.#min, max: this.#max }
  }
}

/** Every number in a tree of plain data with its path: `{ medals: { gray: 3 } }` gives `medals.gray`, 3. */
export function* numbersIn(value: unknown, path = ''): Generator<readonly [path: string, value: number]> {
  if (typeof value === 'number') yield [path, value]
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* numbersIn(inner, path === '' ? key : `${path}.${key}`)
  }
}
