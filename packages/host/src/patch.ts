/*
 * What is other in a block of bytes: so many stay as they are, so many follow that are these, and so on, as one flat list of numbers.
 */

export type Patch = readonly number[]

/** What leads from one block of bytes to another of the same length, and by how much its fingerprint is other then. */
export interface PatchFound {
  readonly patch: Patch
  readonly change: number
}

/** So few bytes that stayed between two that did not are named with them, since to begin anew is longer. */
const BRIDGED = 1

/** Bytes as somebody has them who is told what is other. */
export class Copied {
  readonly #bytes: Uint8Array
  readonly #words: Uint32Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes.slice()
    this.#words = wordsOf(this.#bytes)
  }

  get fingerprint(): number {
    return bytesFingerprint(this.#bytes)
  }

  /** Becomes the same as these bytes. Undefined where nothing was other. */
  follow(after: Uint8Array): PatchFound | undefined {
    const words = this.#words
    const others = wordsOf(after)
    let found: Found | undefined
    // Four at a time: next to nothing is other.
    for (let w = 0; w < words.length; w++) {
      if (words[w] === others[w]) continue
      found ??= new Found()
      for (let at = 4 * w; at < 4 * w + 4; at++) found.compare(this.#bytes, after, at)
      words[w] = others[w]
    }
    for (let at = 4 * words.length; at < after.length; at++) {
      if (this.#bytes[at] === after[at]) continue
      found ??= new Found()
      found.compare(this.#bytes, after, at)
      this.#bytes[at] = after[at]
    }
    return found
  }
}

class Found implements PatchFound {
  readonly patch: number[] = []
  change = 0
  /** Where the last bytes that were named end, and where their number stands in the list, which is never its beginning. */
  #end = 0
  #counted = 0

  compare(before: Uint8Array, after: Uint8Array, at: number): void {
    if (before[at] === after[at]) return
    const { patch } = this
    this.change = (this.change + Math.imul(after[at] - before[at], weightOf(at))) | 0
    if (this.#counted === 0 || at - this.#end > BRIDGED) {
      patch.push(at - this.#end, 0)
      this.#counted = patch.length - 1
      this.#end = at
    }
    for (; this.#end <= at; this.#end++) {
      patch.push(after[this.#end])
      patch[this.#counted]++
    }
  }
}

/** Writes what is other; answers whether it could belong to these bytes. */
export function writePatch(bytes: Uint8Array, patch: Patch): boolean {
  let at = 0
  for (let i = 0; i < patch.length; ) {
    at += patch[i++]
    for (let left = patch[i++]; left > 0; left--) {
      if (!(at < bytes.length && i < patch.length)) return false
      bytes[at++] = patch[i++]
    }
  }
  return true
}

/** A number that follows from the bytes, and changes with any of them by as much as only that one tells. */
export function bytesFingerprint(bytes: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at++) sum = (sum + Math.imul(bytes[at], weightOf(at))) >>> 0
  return sum
}

const weightOf = (at: number): number => Math.imul(at + 1, 0x9e3779b1) | 1

/** The bytes in words, but for the last few if they make none; a state begins with its block of memory. */
function wordsOf(bytes: Uint8Array): Uint32Array {
  const words = asWords.get(bytes) ?? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
  asWords.set(bytes, words)
  return words
}
/** The same few blocks are compared again and again. */
const asWords = new WeakMap<Uint8Array, Uint32Array>()
