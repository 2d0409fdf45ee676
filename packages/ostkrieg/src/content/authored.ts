import { type AuthoredContent, hashOf, type Json, playedFile, without } from '@railhead/table'
import * as v from 'valibot'
import cards from './cards.json' with { type: 'json' }
import { checkContent } from './check.ts'
import map from './map.json' with { type: 'json' }
import scenarios from './scenarios.json' with { type: 'json' }
import { type Authored, contentSchema, MAP_SOURCES, SOURCES } from './schema.ts'
import solitaire from './solitaire.json' with { type: 'json' }

const files = { map, cards, scenarios, solitaire }

/** Throws when the files are not of the shape that the schema wants; `authored.check` says what is wrong with them. */
export const readAuthored = (): Authored => v.parse(contentSchema, files)

export const authored: AuthoredContent = {
  game: 'ostkrieg',
  check: () => checkContent(files),
  hash: () => hashOf(readAuthored() as Json),
  playedFile() {
    const { map, ...rest } = readAuthored()
    return playedFile(authored.hash(), { map: without(map, MAP_SOURCES), ...without(rest, SOURCES) })
  },
}
