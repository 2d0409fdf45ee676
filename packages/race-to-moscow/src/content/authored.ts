import { type AuthoredContent, hashOf, type Json, playedFile, without } from '@railhead/table'
import * as v from 'valibot'
import cards from './cards.json' with { type: 'json' }
import { checkContent } from './check.ts'
import map from './map.json' with { type: 'json' }
import { ContentSchema, NOT_PLAYED, type RawContent, SOURCES } from './schema.ts'

/** Throws when the files are not of the shape that the schema wants; `authored.check` says what is wrong with them. */
export const readAuthored = (): RawContent => v.parse(ContentSchema, { map, cards })

/** Where facts come from does not count. */
export const hashOfContent = (raw: RawContent): string => hashOf(without(raw, SOURCES) as Json)

export const authored: AuthoredContent = {
  game: 'race-to-moscow',
  check: () => checkContent({ map, cards }),
  hash: () => hashOfContent(readAuthored()),
  playedFile() {
    const raw = readAuthored()
    return playedFile(hashOfContent(raw), without(raw, NOT_PLAYED))
  },
}
