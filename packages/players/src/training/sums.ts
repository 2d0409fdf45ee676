/** All that least squares need to know of rows of numbers and their results, however many there were. */
export class Sums {
  readonly #count: number
  rows = 0
  results = 0
  readonly products: Float64Array
  readonly withResult: Float64Array

  /** `count` numbers stand in a row. */
  constructor(count: number, products = new Float64Array((count * (count + 1)) / 2), withResult = new Float64Array(count)) {
    this.#count = count
    this.products = products
    this.withResult = withResult
  }

  add(numbers: Float64Array, at: number, result: number): void {
    this.rows++
    this.results += result * result
    for (let i = 0, pair = 0; i < this.#count; i++) {
      const value = numbers[at + i]
      if (value === 0) {
        pair += i + 1
        continue
      }
      this.withResult[i] += value * result
      for (let j = 0; j <= i; j++) this.products[pair++] += value * numbers[at + j]
    }
  }

  /** Lets what was learnt so far count for less. */
  fade(share: number): void {
    this.rows *= share
    this.results *= share
    for (let i = 0; i < this.withResult.length; i++) this.withResult[i] *= share
    for (let i = 0; i < this.products.length; i++) this.products[i] *= share
  }

  /** The weights that come nearest to the results, each held back a little towards nothing: by so much, and by such a share of what its numbers say. */
  solve(ridge: number, share = 0): Float64Array {
    const count = this.#count
    const factor = this.products.slice()
    for (let i = 0; i < count; i++) factor[diagonal(i)] += ridge + share * factor[diagonal(i)]
    // Cholesky: the lower half times itself turned over is the matrix.
    for (let i = 0; i < count; i++) {
      const row = diagonal(i) - i
      for (let j = 0; j <= i; j++) {
        const other = diagonal(j) - j
        let sum = factor[row + j]
        for (let k = 0; k < j; k++) sum -= factor[row + k] * factor[other + k]
        factor[row + j] = i === j ? Math.sqrt(sum) : sum / factor[diagonal(j)]
      }
    }
    const weights = this.withResult.slice()
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < i; k++) weights[i] -= factor[diagonal(i) - i + k] * weights[k]
      weights[i] /= factor[diagonal(i)]
    }
    for (let i = count - 1; i >= 0; i--) {
      for (let k = i + 1; k < count; k++) weights[i] -= factor[diagonal(k) - k + i] * weights[k]
      weights[i] /= factor[diagonal(i)]
    }
    return weights
  }

  /** By how much these weights miss the results, on an average of squares. */
  error(weights: Float64Array): number {
    if (this.rows === 0) return 0
    let sum = this.results
    for (let i = 0; i < this.#count; i++) {
      sum -= 2 * weights[i] * this.withResult[i]
      for (let j = 0; j <= i; j++) sum += (i === j ? 1 : 2) * weights[i] * weights[j] * this.products[diagonal(i) - i + j]
    }
    return Math.sqrt(Math.max(0, sum) / this.rows)
  }
}

const diagonal = (i: number): number => (i * (i + 3)) / 2
