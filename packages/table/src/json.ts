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
