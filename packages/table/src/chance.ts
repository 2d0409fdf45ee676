import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { Carver } from './carver.ts'
import { KEY_WORDS, keystreamWord } from './chacha.ts'
import { PositionError } from './game.ts'
import type { Json, JsonObject } from './json.ts'

const SEALED = 0
const FAST = 1
const MOST_SCRIPTED = 40
const WORD = 0x100000000

/** A word from bytes, the same on machines of either byte order. */
function wordAt(bytes: Uint8Array, at: number): number {
  return bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24)
}

/**
 * The one source of chance, kept inside the state. Draws are asked of a named stream (by number), so that a die rolled
 * in one place does not change the cards of another.
 *
 * Two generators share the interface. *Sealed* is ChaCha20 keyed by the seed: no number of seen draws tells the next. *Fast* is sfc32, for
 * search; its streams share one sequence. In front of either, *scripted* draws can be queued: "the next dice are 6, 2, 1".
 */
export class Chance {
  readonly streams: number
  readonly #kind: Uint8Array
  readonly #key: Uint32Array
  readonly #drawn: Uint32Array
  readonly #script: Uint8Array
  readonly #scripted: Uint8Array

  constructor(carve: Carver, streams: number) {
    this.streams = streams
    this.#key = carve.u32(KEY_WORDS)
    this.#drawn = carve.u32(streams)
    this.#script = carve.u8(MOST_SCRIPTED * 2)
    this.#scripted = carve.u8(1)
    this.#kind = carve.u8(1)
  }

  /** Keys the sealed generator with a seed. */
  seal(seed: string): void {
    const digest = sha256(utf8ToBytes(`railhead/chance/1\n${seed}`))
    for (let i = 0; i < KEY_WORDS; i++) this.#key[i] = wordAt(digest, 4 * i)
    this.#drawn.fill(0)
    this.#kind[0] = SEALED
  }

  /** Switches to the fast generator; draws that were queued are forgotten. */
  quicken(seed: number): void {
    if (this.#scripted[0] > 0) {
      this.#script.fill(0)
      this.#scripted[0] = 0
    }
    this.#key.fill(0)
    this.#key[0] = seed
    this.#key[1] = seed >>> 16
    this.#key[2] = 0x9e3779b9
    this.#key[3] = 1
    this.#drawn.fill(0)
    this.#kind[0] = FAST
    for (let i = 0; i < 12; i++) this.#fastWord()
  }

  get isFast(): boolean {
    return this.#kind[0] === FAST
  }

  /** A whole number from 0 to `below` - 1, all equally likely. */
  pick(stream: number, below: number): number {
    if (this.#scripted[0] > 0) {
      const scripted = this.#takeScripted(stream)
      if (scripted >= 0) return scripted % below
    }
    if (!(below >= 1 && below < WORD)) throw new RangeError(`cannot draw one of ${below}`)
    for (;;) {
      const word = this.#kind[0] === FAST ? this.#fastWord() : this.#sealedWord(stream)
      // Words at or above the largest multiple of `below` are thrown away, so that none is likelier than another. They are at the very top.
      // Both are said to be whole words, which are divided several times as fast as numbers that could be fractions.
      if (word < WORD - below || word < WORD - (WORD % below)) return (word >>> 0) % (below >>> 0)
    }
  }

  /** A 32-bit word, for seeding another chance. */
  word(stream: number): number {
    return this.#kind[0] === FAST ? this.#fastWord() : this.#sealedWord(stream)
  }

  /** Shuffles the entries from `from` up to `to` (not included). */
  shuffle(stream: number, list: Uint8Array | number[], from = 0, to: number = list.length): void {
    for (let i = to - 1; i > from; i--) {
      const j = from + this.pick(stream, i - from + 1)
      const swap = list[i]
      list[i] = list[j]
      list[j] = swap
    }
  }

  /** Queues what the next draws of a stream will be, counted from 0. */
  script(stream: number, values: readonly number[]): void {
    for (const value of values) {
      const count = this.#scripted[0]
      if (count === MOST_SCRIPTED) throw new RangeError(`at most ${MOST_SCRIPTED} draws can be scripted`)
      if (!(value >= 0 && value <= 255)) throw new RangeError(`a scripted draw is from 0 to 255, not ${value}`)
      // Kept in the order of the streams, so that the bytes do not tell in which order they were queued.
      let at = count
      while (at > 0 && this.#script[2 * (at - 1)] > stream) at--
      this.#script.copyWithin(2 * at + 2, 2 * at, 2 * count)
      this.#script[2 * at] = stream
      this.#script[2 * at + 1] = value
      this.#scripted[0] = count + 1
    }
  }

  save(streams: readonly string[]): SavedChance {
    const next: Record<string, number[]> = {}
    for (let i = 0; i < this.#scripted[0]; i++) {
      const name = streams[this.#script[2 * i]]
      next[name] = [...(next[name] ?? []), this.#script[2 * i + 1]]
    }
    return {
      kind: this.#kind[0] === FAST ? 'fast' : 'sealed',
      key: [...this.#key],
      drawn: [...this.#drawn],
      ...(Object.keys(next).length > 0 ? { next } : {}),
    }
  }

  /**
   * Takes over a saved chance. A hand-written one may say `{ "seed": "abc" }` in place of `kind`, `key` and `drawn`.
   * Throws `PositionError`.
   */
  load(saved: Json | undefined, streams: readonly string[], where = 'chance'): void {
    const chance = objectAt(saved, where)
    if (chance.seed !== undefined) {
      if (typeof chance.seed !== 'string') throw new PositionError(`${where}.seed`, 'must be a text')
      this.seal(chance.seed)
    } else {
      if (chance.kind !== 'sealed' && chance.kind !== 'fast')
        throw new PositionError(`${where}.kind`, 'must be "sealed" or "fast"')
      this.#kind[0] = chance.kind === 'fast' ? FAST : SEALED
      this.#key.set(wordsAt(chance.key, KEY_WORDS, `${where}.key`))
      this.#drawn.set(wordsAt(chance.drawn, this.streams, `${where}.drawn`))
    }
    this.#script.fill(0)
    this.#scripted[0] = 0
    if (chance.next === undefined) return
    for (const [name, values] of Object.entries(objectAt(chance.next, `${where}.next`))) {
      const stream = streams.indexOf(name)
      if (stream < 0)
        throw new PositionError(`${where}.next.${name}`, `there is no such stream; the streams are ${streams.join(', ')}`)
      const isDraw = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255
      if (!Array.isArray(values) || !values.every(isDraw) || values.length + this.#scripted[0] > MOST_SCRIPTED)
        throw new PositionError(
          `${where}.next.${name}`,
          `must be a list of whole numbers from 0 to 255, at most ${MOST_SCRIPTED} in all`,
        )
      this.script(stream, values)
    }
  }

  #takeScripted(stream: number): number {
    const count = this.#scripted[0]
    for (let i = 0; i < count; i++) {
      if (this.#script[2 * i] !== stream) continue
      const value = this.#script[2 * i + 1]
      this.#script.copyWithin(2 * i, 2 * i + 2, 2 * count)
      this.#script.fill(0, 2 * count - 2, 2 * count)
      this.#scripted[0] = count - 1
      return value
    }
    return -1
  }

  #sealedWord(stream: number): number {
    return keystreamWord(this.#key, stream, this.#drawn[stream]++)
  }

  /** sfc32 by Chris Doty-Humphrey, public domain. */
  #fastWord(): number {
    const k = this.#key
    const sum = (k[0] + k[1] + k[3]) >>> 0
    k[3] = k[3] + 1
    k[0] = k[1] ^ (k[1] >>> 9)
    k[1] = k[2] + (k[2] << 3)
    k[2] = ((k[2] << 21) | (k[2] >>> 11)) + sum
    return sum
  }
}

/** A fast chance that belongs to no state: for `imagine`, random play and search. */
export function looseChance(seed: number, streams = 1): Chance {
  const chance = new Chance(new Carver(256), streams)
  chance.quicken(seed)
  return chance
}

/** A chance as a position carries it. */
export type SavedChance = {
  readonly kind: 'sealed' | 'fast'
  readonly key: readonly number[]
  /** How many words were drawn of each stream. */
  readonly drawn: readonly number[]
  /** Draws fixed beforehand, by stream. */
  readonly next?: { readonly [stream: string]: readonly number[] }
}

function objectAt(value: Json | undefined, where: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new PositionError(where, 'must be an object')
  return value as JsonObject
}

function wordsAt(value: Json | undefined, count: number, where: string): number[] {
  const isWord = (word: unknown): word is number => Number.isInteger(word) && Number(word) >= 0 && Number(word) <= 0xffffffff
  if (!Array.isArray(value) || value.length !== count || !value.every(isWord))
    throw new PositionError(where, `must be a list of ${count} whole numbers from 0 to 4294967295`)
  return value
}
