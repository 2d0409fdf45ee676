/** Plain data, as JSON can carry it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

/** One text per value: keys sorted, undefined dropped. Two values are the same exactly when their texts are. */
export function canonical(value: Json | undefined): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const object = value as JsonObject
  const fields = Object.keys(object)
    .filter((key) => object[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(object[key])}`)
  return `{${fields.join(',')}}`
}

export const sameJson = (a: Json | undefined, b: Json | undefined): boolean => canonical(a) === canonical(b)

/** The longest text that is read as a document, in characters. The longest games are a tenth of it. */
export const LONGEST_TEXT = 16 * 1024 * 1024
/** How deep lists and objects may stand in one another. What Railhead writes stays under ten. */
export const DEEPEST = 64
/** Most fields of one object. */
const MOST_FIELDS = 10_000
/** Names that objects of JavaScript have from birth: who copies fields loses them or worse, and nothing of ours is called so. */
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** A text that is not read: the message is a sentence that goes on after "Line 3: " or the name of a file. */
export class JsonError extends Error {
  /** It is JSON, and not taken for another reason. */
  readonly isJson: boolean
  constructor(message: string, isJson: boolean) {
    super(message)
    this.isJson = isJson
  }
}

/**
 * Reads a document from outside. Throws `JsonError` for what is no JSON, and for what would keep those busy who look into it: texts, depths and
 * numbers of fields that nothing of ours comes near.
 */
export function readJson(text: string): Json {
  if (text.length > LONGEST_TEXT) throw new JsonError(TOO_LONG, true)
  let value: Json
  try {
    value = JSON.parse(text) as Json
  } catch {
    throw new JsonError('this is not JSON.', false)
  }
  const fault = faultOf(value)
  if (fault !== undefined) throw new JsonError(fault, true)
  return value
}

export const TOO_LONG = `this is longer than ${LONGEST_TEXT / 1024 / 1024} MiB, more than is read.`

/** Why a value out of a document is not taken, whatever it is meant to be; undefined when it may be looked into. */
export function faultOf(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === DEEPEST) return `lists and objects stand in one another more than ${DEEPEST} deep here, deeper than is read.`
  if (Array.isArray(value)) {
    for (const inner of value) {
      const fault = faultOf(inner, depth + 1)
      if (fault !== undefined) return fault
    }
    return undefined
  }
  const fields = value as { readonly [name: string]: unknown }
  const names = Object.keys(fields)
  if (names.length > MOST_FIELDS) return `an object has ${names.length} fields here, and at most ${MOST_FIELDS} are read.`
  for (const name of names) {
    if (RESERVED.has(name)) return `no field may be called "${name}".`
    const fault = faultOf(fields[name], depth + 1)
    if (fault !== undefined) return fault
  }
  return undefined
}
