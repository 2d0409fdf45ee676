import type { Carver } from './carver.ts'

/**
 * A pile of small numbers (cards, tokens, armies) inside a state: at most `most` of them, in order; the last is the top.
 * Slots that are not in use are zero, so that equal piles have equal bytes.
 */
export class Pile {
  readonly most: number
  readonly #entries: Uint8Array
  readonly #count: Uint8Array

  constructor(carve: Carver, most: number) {
    if (most > 255) throw new RangeError('a pile holds at most 255')
    this.most = most
    this.#entries = carve.u8(most)
    this.#count = carve.u8(1)
  }

  get count(): number {
    return this.#count[0]
  }

  /** Entry `index`, counted from the bottom. */
  at(index: number): number {
    return this.#entries[index]
  }

  get top(): number {
    return this.#entries[this.#count[0] - 1]
  }

  push(entry: number): void {
    const count = this.#count[0]
    if (count === this.most) throw new RangeError(`a pile of ${this.most} is full`)
    this.#entries[count] = entry
    this.#count[0] = count + 1
  }

  /** Takes the top away. */
  pop(): number {
    const count = this.#count[0]
    if (count === 0) throw new RangeError('an empty pile has no top')
    const entry = this.#entries[count - 1]
    this.#entries[count - 1] = 0
    this.#count[0] = count - 1
    return entry
  }

  /** Where the first such entry lies, or -1. */
  indexOf(entry: number): number {
    const count = this.#count[0]
    for (let i = 0; i < count; i++) if (this.#entries[i] === entry) return i
    return -1
  }

  contains(entry: number): boolean {
    return this.indexOf(entry) >= 0
  }

  /** Takes the entry at `index` away; those above it move down, in order. */
  removeAt(index: number): number {
    const count = this.#count[0]
    if (index >= count) throw new RangeError(`a pile of ${count} has no entry ${index}`)
    const entry = this.#entries[index]
    this.#entries.copyWithin(index, index + 1, count)
    this.#entries[count - 1] = 0
    this.#count[0] = count - 1
    return entry
  }

  /** Takes away the first such entry. False when there is none. */
  remove(entry: number): boolean {
    const index = this.indexOf(entry)
    if (index < 0) return false
    this.removeAt(index)
    return true
  }

  clear(): void {
    this.#entries.fill(0)
    this.#count[0] = 0
  }

  /** The entries in use, from the bottom up: a view, not a copy; good for `Chance.shuffle`. */
  entries(): Uint8Array {
    return this.#entries.subarray(0, this.#count[0])
  }

  /** Ascending order: for hands, where order means nothing and must not tell states apart. */
  sort(): void {
    this.entries().sort()
  }
}
