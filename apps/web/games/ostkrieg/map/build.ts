import { staleIn, writeOrCheck } from '../../../map/written.ts'
import { cardFaces } from './cards.ts'
import { drawOstkrieg } from './draw.ts'
import { readOstkriegMap } from './places.ts'

/*
 * Draws the map of Ostkrieg from the game's content and writes it beside the board's description.
 *   node apps/web/games/ostkrieg/map/build.ts           writes
 *   node apps/web/games/ostkrieg/map/build.ts --check   says whether the written files are those that the content gives
 */

export const CONTENT = new URL('../../../../../packages/ostkrieg/src/content/map.json', import.meta.url)
const TARGET = new URL('../board/generated/', import.meta.url)

/** The generated files by name. */
export function generateOstkrieg(): Record<string, string> {
  const map = readOstkriegMap(CONTENT)
  const files: Record<string, string> = { 'cards.json': `${JSON.stringify(cardFaces())}\n` }
  for (const shape of ['wide', 'tall'] as const) {
    const { layout, under, over } = drawOstkrieg(map, shape)
    files[`${shape}.json`] = `${JSON.stringify(layout)}\n`
    files[`${shape}-under.svg`] = `${under}\n`
    files[`${shape}-over.svg`] = `${over}\n`
  }
  return files
}

/** Names of the written files that differ from what the content gives now. */
export const staleOstkrieg = (files: Readonly<Record<string, string>>): string[] => staleIn(TARGET, files)

if (process.argv[1] === new URL(import.meta.url).pathname)
  writeOrCheck('apps/web/games/ostkrieg/map/build.ts', TARGET, generateOstkrieg())
