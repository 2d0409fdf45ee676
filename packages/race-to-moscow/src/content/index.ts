import cards from './cards.json' with { type: 'json' }
import { compileContent } from './compile.ts'
import map from './map.json' with { type: 'json' }
import type { RawContent } from './schema.ts'

/** The game's own content as it is written in the JSON files; `check.test.ts` holds it to its schema. */
export const RAW_CONTENT = { map, cards } as unknown as RawContent
export const CONTENT = compileContent(RAW_CONTENT)

export * from './compile.ts'
export * from './schema.ts'
