import type { Json } from '@railhead/table'
import { hashOf } from '@railhead/table'
import cards from './cards.json' with { type: 'json' }
import { compileContent } from './compile.ts'
import map from './map.json' with { type: 'json' }
import type { RawContent } from './schema.ts'

/** The game's own content as it is written in the JSON files; `check.test.ts` holds it to its schema. */
export const RAW_CONTENT = { map, cards } as unknown as RawContent
export const CONTENT = compileContent(RAW_CONTENT)

/**
 * Names a map with its cards: two programs with the same hash play the same game. Where facts come from does not count.
 * Not kept: ask once.
 */
export const contentHash = (raw: RawContent): string => hashOf(withoutSources(raw as unknown as Json))

function withoutSources(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutSources)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => !['note', 'source', 'marks'].includes(key))
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutSources(inner ?? null)]))
}

export * from './check.ts'
export * from './compile.ts'
export * from './kinds.ts'
export * from './schema.ts'
