import type { Json } from './json.ts'

/** A defect in content or in a hand-written file: where and what. */
export interface Problem {
  readonly where: string
  readonly what: string
}

/**
 * Maps, cards and set-ups as their author wrote them, with notes and sources. They are apart from the game, which reads only what is
 * played: one file made from these by `npm run generate`.
 */
export interface AuthoredContent {
  /** The game's id. */
  readonly game: string
  /** Empty when all is well. */
  check(): readonly Problem[]
  /** Names the content in records: two programs with the same hash play the same game. */
  hash(): string
  /** The text of the file that the game reads. */
  playedFile(): string
}

/** Data without some of its keys, however deep they stand. */
export type Without<T, Key extends string> = T extends readonly unknown[]
  ? { [I in keyof T]: Without<T[I], Key> }
  : T extends object
    ? { [K in keyof T as Exclude<K, Key>]: Without<T[K], Key> }
    : T

export function without<T, const Key extends string>(value: T, keys: readonly Key[]): Without<T, Key> {
  const left: ReadonlySet<string> = new Set(keys)
  return JSON.parse(JSON.stringify(value), (key, inner) => (left.has(key) ? undefined : inner))
}

/**
 * A module of one constant: the hash of the content, and its parts, each of the type of that name in `PlayedContent` of `schema.ts`. In one piece,
 * so that a page and the worker with the rules come to the same file when they are built, and it is fetched once for both.
 */
export function playedFile(hash: string, parts: { readonly [name: string]: unknown }): string {
  const fields = Object.entries(parts).map(([name, part]) => `${name}: ${listed(part as Json)},\n`)
  return `// Made by \`npm run generate\` from the JSON files in the folder above: change those.
import type { PlayedContent } from '../schema.ts'

export const played: PlayedContent & { readonly contentHash: string } = {
contentHash: '${hash}',
${fields.join('')}}
`
}

/** One line for each item of a list, so that a change of the content is seen in the lines that changed. */
function listed(part: Json): string {
  if (Array.isArray(part)) return `[\n${part.map((item) => `  ${JSON.stringify(item)},\n`).join('')}]`
  const fields = Object.entries(part as { readonly [key: string]: Json })
  return `{\n${fields.map(([key, value]) => `${JSON.stringify(key)}: ${Array.isArray(value) ? listed(value) : JSON.stringify(value)},\n`).join('')}}`
}
