import type { Json } from '@railhead/table'

/**
 * What leads from one JSON value to another: `[]` it is gone, `[value]` it is this now, `[at, less, more]` in a list so many from there on
 * are gone and these stand in their place, `{ key: delta }` these parts of it are other.
 */
export type Delta = readonly [] | readonly [Json] | Spliced | { readonly [key: string]: Delta }
type Spliced = readonly [number, number, readonly Json[]]

export type Parts = { readonly [key: string]: Json | undefined }

/** The value to which a delta leads; neither is changed, and what stays is the same object. Throws where they do not belong together. */
export function withDelta(before: Json | undefined, delta: Delta): Json | undefined {
  if (isList(delta)) {
    if (delta.length < 3) return delta[0]
    const [at, less, more] = delta as Spliced
    if (!Array.isArray(before) || at + less > before.length) throw new Error('the delta is of another list')
    return before.toSpliced(at, less, ...more)
  }
  if (!isObject(before)) throw new Error('the delta is of another value')
  if (Array.isArray(before)) {
    const list = [...before]
    for (const [key, part] of Object.entries(delta)) list[Number(key)] = withDelta(before[Number(key)], part) as Json
    return list
  }
  const parts: { [key: string]: Json } = { ...(before as { readonly [key: string]: Json }) }
  for (const [key, part] of Object.entries(delta)) {
    const now = withDelta(parts[key], part)
    if (now === undefined) delete parts[key]
    else parts[key] = now
  }
  return parts
}

/** A number that is the same for the same value, in whatever order its parts stand. */
export function fingerprint(value: Json | undefined): number {
  if (typeof value === 'string') return hashed(value)
  if (typeof value === 'number') return Number.isInteger(value) ? Math.imul(value + 1, 0x9e3779b1) >>> 0 : hashed(String(value))
  if (!isObject(value)) return value === null ? 11 : value === true ? 13 : 17
  let sum = 19
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) sum = (Math.imul(sum, 31) + fingerprint(value[i])) >>> 0
    return sum
  }
  const parts = value as Parts
  for (const key in parts) {
    const part = parts[key]
    if (part !== undefined) sum = (sum + Math.imul(hashed(key) | 1, fingerprint(part) + 23)) >>> 0
  }
  return sum
}

export function hashed(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

export const isObject = (value: Json | undefined): value is Exclude<Json, string | number | boolean | null> =>
  typeof value === 'object' && value !== null

/** What `Array.isArray` does not tell of lists that are only read. */
const isList = (delta: Delta): delta is readonly [] | readonly [Json] | Spliced => Array.isArray(delta)
