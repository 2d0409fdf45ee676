import { type Json, type JsonObject, PositionError } from '@railhead/table'

/** Reads hand-written JSON piece by piece; whatever is wrong is said with its place and what was expected. */

export function objectAt(value: Json | undefined, where: string, known: readonly string[]): JsonObject {
  if (value === undefined) return {}
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new PositionError(where, 'must be an object')
  const object = value as JsonObject
  for (const key of Object.keys(object)) {
    if (!known.includes(key)) throw new PositionError(path(where, key), `is not known here; known are ${known.join(', ')}`)
  }
  return object
}

/** An object whose keys are names of things, not fields. */
export function mapAt(value: Json | undefined, where: string): [string, Json][] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new PositionError(where, 'must be an object')
  return Object.entries(value as { [key: string]: Json })
}

export function listAt(value: Json | undefined, where: string): readonly Json[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new PositionError(where, 'must be a list')
  return value
}

export function numberAt(value: Json | undefined, where: string, otherwise: number, most = 255): number {
  if (value === undefined) return otherwise
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
    throw new PositionError(where, `must be a whole number from 0 to ${most}`)
  return value
}

export function flagAt(value: Json | undefined, where: string, otherwise: boolean): number {
  if (value === undefined) return otherwise ? 1 : 0
  if (typeof value !== 'boolean') throw new PositionError(where, 'must be true or false')
  return value ? 1 : 0
}

/** The index of a name in a list of names. */
export function nameAt(value: Json | undefined, where: string, names: readonly string[], what: string): number {
  const index = typeof value === 'string' ? names.indexOf(value) : -1
  if (index < 0) {
    const shown = typeof value === 'string' ? `"${value.slice(0, 40)}"` : 'this'
    const hint = names.length <= 16 ? `; known are ${names.filter((name) => name !== '').join(', ')}` : ''
    throw new PositionError(where, `${shown} is no ${what}${hint}`)
  }
  return index
}

export const path = (where: string, key: string | number): string => (where === '' ? String(key) : `${where}.${key}`)
