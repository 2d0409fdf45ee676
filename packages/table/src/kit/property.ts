import type { Game, GameState, Seat } from '../game.ts'
import { canonical, type Json } from '../json.ts'
import type { Case, Walk } from './walk.ts'

/** Something that must hold at the end of every walk through every game. */
export interface Property {
  readonly name: string
  /** The promise, in a sentence. */
  readonly says: string
  /** Looks at every choice of a walk, not only at its end, and so gets a quarter of the walks. */
  readonly everyFourth?: true
  check<S extends GameState>(walk: Walk<S>, setting: Setting<S>): void
}

/** What the checks of one game share. */
export interface Setting<S extends GameState> {
  readonly cases: readonly Case[]
  /** What must hold in every state of this game: a sentence about what does not, or an exception. */
  readonly invariants?: ((state: S) => string | undefined) | ((state: S) => void)
}

/** A promise that was not kept, and how. `property` names another one than is being checked, if that is the one broken. */
export class Broken extends Error {
  readonly property: string | undefined
  constructor(message: string, property?: string) {
    super(message)
    this.property = property
  }
}

/** Complains unless the condition holds. */
export function hold(condition: boolean, otherwise: string | (() => string)): asserts condition {
  if (!condition) throw new Broken(typeof otherwise === 'string' ? otherwise : otherwise())
}

export function holdSameBytes(found: Pick<GameState, 'bytes'>, expected: Pick<GameState, 'bytes'>, what: string): void {
  const [a, b] = [found.bytes, expected.bytes]
  hold(a.length === b.length, `${what}: the state has ${a.length} bytes instead of ${b.length}`)
  for (let i = 0; i < a.length; i++)
    if (a[i] !== b[i]) throw new Broken(`${what}: byte ${i}${fieldAt(found, i)} is ${a[i]} instead of ${b[i]}`)
}

/** The name of the field that a byte belongs to, if the state shows it. */
function fieldAt(state: Pick<GameState, 'bytes'>, at: number): string {
  const offset = state.bytes.byteOffset + at
  for (const [name, field] of Object.entries(state)) {
    if (name === 'bytes' || !ArrayBuffer.isView(field) || field.buffer !== state.bytes.buffer) continue
    if (offset >= field.byteOffset && offset < field.byteOffset + field.byteLength) return ` (${name})`
  }
  return ''
}

/** Complains with the first place where two values differ. */
export function holdSame(found: unknown, expected: unknown, what: string): void {
  const differs = difference(found, expected)
  if (differs !== undefined) throw new Broken(`${what}: ${differs}`)
}

/** Says where two values differ; undefined when they do not. */
export const difference = (found: unknown, expected: unknown): string | undefined =>
  firstDifference(found as Json, expected as Json, '')

function firstDifference(a: Json | undefined, b: Json | undefined, where: string): string | undefined {
  if (canonical(a) === canonical(b)) return undefined
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null && Array.isArray(a) === Array.isArray(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)])
    for (const key of keys) {
      const differs = firstDifference(Reflect.get(a, key), Reflect.get(b, key), where === '' ? key : `${where}.${key}`)
      if (differs !== undefined) return differs
    }
  }
  return `${where === '' ? 'it' : where} is ${JSON.stringify(a)} instead of ${JSON.stringify(b)}`
}

/** Complains unless the value comes back the same from its JSON text. */
export function holdIsJson(value: unknown, what: string): void {
  holdSame(JSON.parse(JSON.stringify(value)), value, `${what} does not survive as JSON`)
  for (const number of numbersIn(value)) hold(Number.isFinite(number), `${what} contains ${number}, which JSON cannot carry`)
}

export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** All texts in a value, keys included. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(textsIn)
  return Array.isArray(value) ? inside : [...Object.keys(value), ...inside]
}

/** Every seat that takes part, and the spectator. */
export function viewers<S extends GameState>(walk: Walk<S>, state: S): (Seat | null)[] {
  return [...walk.game.seated(state), null]
}

export const viewerName = (game: Game, viewer: Seat | null): string => (viewer === null ? 'a spectator' : game.seats[viewer])

const CHOICES_TRIED = 6

/** A few of a long list, spread over it. */
export function some<T>(list: readonly T[], seed: number): T[] {
  if (list.length <= CHOICES_TRIED) return [...list]
  const stride = list.length / CHOICES_TRIED
  return Array.from({ length: CHOICES_TRIED }, (_, i) => list[(Math.floor(i * stride) + seed) % list.length])
}

/** A number that depends on the walk alone, to seed what a check draws at random. */
export function numberOf<S extends GameState>(walk: Walk<S>): number {
  let hash = 0x811c9dc5
  const mix = (value: number): void => {
    hash = Math.imul(hash ^ value, 0x01000193)
  }
  for (let i = 0; i < walk.seed.length; i++) mix(walk.seed.charCodeAt(i))
  for (const pick of walk.picks) mix(pick)
  return hash >>> 0
}
