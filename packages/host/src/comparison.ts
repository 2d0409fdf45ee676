import type { Json } from '@railhead/table'
import { type Delta, fingerprint, hashed, isObject, type Parts } from './delta.ts'

/** What leads from one value to another, and by how much its fingerprint is other then. */
export interface Difference {
  readonly delta: Delta
  readonly change: number
}

/** Undefined where nothing is other. What is undefined counts as absent, as it does in JSON. */
export function difference(before: Json | undefined, after: Json | undefined): Difference | undefined {
  if (before === after) return undefined
  if (after === undefined) return { delta: [], change: minus(0, fingerprint(before)) }
  if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after))
    return Array.isArray(before)
      ? differenceOfLists(before, after as readonly Json[])
      : differenceOfParts(before as Parts, after as Parts)
  return { delta: [after], change: minus(fingerprint(after), before === undefined ? 0 : fingerprint(before)) }
}

function differenceOfParts(before: Parts, after: Parts): Difference | undefined {
  let delta: { [key: string]: Delta } | undefined
  let change = 0
  for (const key in after) {
    const was = before[key]
    const is = after[key]
    const other = difference(was, is)
    if (other === undefined) continue
    delta ??= {}
    delta[key] = other.delta
    change = (change + Math.imul(hashed(key) | 1, other.change + appearing(was, is))) >>> 0
  }
  for (const key in before) {
    const was = before[key]
    if (was === undefined || Object.hasOwn(after, key)) continue
    delta ??= {}
    delta[key] = []
    change = (change - Math.imul(hashed(key) | 1, fingerprint(was) + 23)) >>> 0
  }
  return delta === undefined ? undefined : { delta, change }
}

/** The first and the last that are the same stay; of what lies between, single things may have changed inside. */
function differenceOfLists(before: readonly Json[], after: readonly Json[]): Difference | undefined {
  const most = Math.min(before.length, after.length)
  let at = 0
  let first: Difference | undefined
  while (at < most) {
    first = difference(before[at], after[at])
    if (first !== undefined) break
    at++
  }
  if (at === before.length && at === after.length) return undefined
  let last = 0
  while (last < most - at && difference(before[before.length - 1 - last], after[after.length - 1 - last]) === undefined) last++
  const less = before.length - last - at
  const change = minus(fingerprint(after), fingerprint(before))
  // Where one thing alone is other, only what is other of it.
  if (less === 1 && after.length === before.length && first !== undefined && !Array.isArray(first.delta))
    return { delta: { [at]: first.delta }, change }
  return { delta: [at, less, after.slice(at, after.length - last)], change }
}

const minus = (one: number, other: number): number => (one - other) >>> 0

/** What the presence of a part counts by itself. */
const appearing = (was: Json | undefined, is: Json | undefined): number => (was === undefined ? 23 : is === undefined ? -23 : 0)
