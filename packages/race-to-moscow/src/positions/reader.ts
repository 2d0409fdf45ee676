import { type Json, type JsonObject, PositionError } from '@railhead/table'

/** Reads hand-written JSON piece by piece; whatever is wrong is said with its place and what was expected. */

export function objectAt(value: Json | undefined, where: string, known: readonly string[]): JsonObject {
  if (value === undefined) return {}
  if (!isObject(value)) throw new PositionError(where, `must be an object with any of ${known.join(', ')}`)
  for (const key of Object.keys(value)) {
    if (!known.includes(key))
      throw new PositionError(path(where, key), `is not known here${meant(key, known)}; known are ${known.join(', ')}`)
  }
  return value
}

/** An object whose keys are names of things, not fields. */
export function mapAt(value: Json | undefined, where: string): [string, Json][] {
  if (value === undefined) return []
  if (!isObject(value)) throw new PositionError(where, 'must be an object whose keys are names')
  return Object.entries(value as { [key: string]: Json })
}

const isObject = (value: Json): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

export function listAt(value: Json | undefined, where: string): readonly Json[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new PositionError(where, 'must be a list')
  return value
}

export function numberAt(value: Json | undefined, where: string, otherwise: number, most = 255, least = 0): number {
  if (value === undefined) return otherwise
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new PositionError(where, `must be a whole number from ${least} to ${most}`)
  return value
}

export function flagAt(value: Json | undefined, where: string, otherwise: boolean): number {
  if (value === undefined) return otherwise ? 1 : 0
  if (typeof value !== 'boolean') throw new PositionError(where, 'must be true or false')
  return value ? 1 : 0
}

/** Longer lists of names are not repeated in messages. */
const MOST_SHOWN = 24

/** The index of a name in a list of names; things that have an id and a name may be called by either. */
export function nameAt(
  value: Json | undefined,
  where: string,
  names: readonly string[],
  what: string,
  otherNames: readonly string[] = [],
): number {
  if (typeof value === 'string' && value !== '') {
    const index = names.indexOf(value)
    const found = index < 0 ? otherNames.indexOf(value) : index
    if (found >= 0) return found
  }
  throw new PositionError(where, whyNoName(value, names, what))
}

function whyNoName(value: Json | undefined, names: readonly string[], what: string): string {
  const known = names.filter((name) => name !== '')
  const hint = known.length <= MOST_SHOWN ? `; known are ${known.join(', ')}` : ''
  if (value === undefined) return `is missing: which ${what}?${hint.slice(1)}`
  if (typeof value !== 'string' || value === '') return `must name one ${what}${hint}`
  return `"${shortened(value)}" is no ${what}${meant(value, known)}${hint}`
}

/** What somebody wrote, as far as a message should repeat it. */
export const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** `, did you mean "riga"?` for a name that is nearly one of the known ones. */
export function meant(wrong: string, known: readonly string[]): string {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const near = wrong.length > 60 ? undefined : known.find((name) => isNear(plain(name), plain(wrong)))
  return near === undefined ? '' : ` (did you mean "${near}"?)`
}

/** The same, but for one letter that is another, missing or too many. */
function isNear(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.min(a.length, b.length) < 3) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return Math.max(a.length, b.length) - start - end <= 1
}

export const path = (where: string, key: string | number): string => (where === '' ? String(key) : `${where}.${key}`)
