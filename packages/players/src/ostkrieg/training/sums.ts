import { LAST_YEAR } from '@railhead/ostkrieg/inside'
import type { Lesson } from '../../training.ts'
import { COUNT } from '../features.ts'

/** A row of a lesson: the year, and the features of a position. */
export const WIDTH = 1 + COUNT
export const YEARS = LAST_YEAR + 1
const PAIRS = (COUNT * (COUNT + 1)) / 2

/** All that least squares need to know of the positions of a year, however many there were. */
export class Sums {
  positions = 0
  results = 0
  readonly products: Float64Array
  readonly withResult: Float64Array

  constructor(products = new Float64Array(PAIRS), withResult = new Float64Array(COUNT)) {
    this.products = products
    this.withResult = withResult
  }

  add(rows: Float64Array, at: number, result: number): void {
    this.positions++
    this.results += result * result
    for (let i = 0, pair = 0; i < COUNT; i++) {
      const value = rows[at + i]
      if (value === 0) {
        pair += i + 1
        continue
      }
      this.withResult[i] += value * result
      for (let j = 0; j <= i; j++) this.products[pair++] += value * rows[at + j]
    }
  }

  /** Lets what was learnt so far count for less. */
  fade(share: number): void {
    this.positions *= share
    this.results *= share
    for (let i = 0; i < COUNT; i++) this.withResult[i] *= share
    for (let i = 0; i < PAIRS; i++) this.products[i] *= share
  }

  /** The weights that come nearest to the results, each held back a little towards nothing. */
  solve(ridge: number): Float64Array {
    const factor = this.products.slice()
    for (let i = 0; i < COUNT; i++) factor[diagonal(i)] += ridge
    // Cholesky: the lower half times itself turned over is the matrix.
    for (let i = 0; i < COUNT; i++) {
      const row = diagonal(i) - i
      for (let j = 0; j <= i; j++) {
        const other = diagonal(j) - j
        let sum = factor[row + j]
        for (let k = 0; k < j; k++) sum -= factor[row + k] * factor[other + k]
        factor[row + j] = i === j ? Math.sqrt(sum) : sum / factor[diagonal(j)]
      }
    }
    const weights = this.withResult.slice()
    for (let i = 0; i < COUNT; i++) {
      for (let k = 0; k < i; k++) weights[i] -= factor[diagonal(i) - i + k] * weights[k]
      weights[i] /= factor[diagonal(i)]
    }
    for (let i = COUNT - 1; i >= 0; i--) {
      for (let k = i + 1; k < COUNT; k++) weights[i] -= factor[diagonal(k) - k + i] * weights[k]
      weights[i] /= factor[diagonal(i)]
    }
    return weights
  }

  /** By how much these weights miss the results, on an average of squares. */
  error(weights: Float64Array): number {
    if (this.positions === 0) return 0
    let sum = this.results
    for (let i = 0; i < COUNT; i++) {
      sum -= 2 * weights[i] * this.withResult[i]
      for (let j = 0; j <= i; j++) sum += (i === j ? 1 : 2) * weights[i] * weights[j] * this.products[diagonal(i) - i + j]
    }
    return Math.sqrt(Math.max(0, sum) / this.positions)
  }
}

const diagonal = (i: number): number => (i * (i + 3)) / 2

/** Adds every position of a lesson to the sums of its year. */
export function addLesson(sums: readonly Sums[], { rows, result }: Lesson): void {
  for (let at = 0; at < rows.length; at += WIDTH) sums[rows[at]].add(rows, at + 1, result)
}
