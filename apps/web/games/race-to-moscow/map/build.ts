import { staleIn, writeOrCheck } from '../../../map/written.ts'
import { drawMap } from './draw.ts'
import { readGameMap } from './places.ts'

/*
 * Draws the map of Race to Moscow from the game's content and writes it beside the board's description.
 *   node apps/web/games/race-to-moscow/map/build.ts           writes
 *   node apps/web/games/race-to-moscow/map/build.ts --check   says whether the written files are those that the content gives
 */

const CONTENT = new URL('../../../../../packages/race-to-moscow/src/content/map.json', import.meta.url)
const TARGET = new URL('../board/generated/', import.meta.url)

/** The generated files by name. */
export function generate(): Record<string, string> {
  const drawn = drawMap(readGameMap(CONTENT))
  return {
    'east-up.json': `${JSON.stringify(drawn['east-up'].layout)}\n`,
    'east-up.svg': `${drawn['east-up'].baseMap}\n`,
    'north-up.json': `${JSON.stringify(drawn['north-up'].layout)}\n`,
    'north-up.svg': `${drawn['north-up'].baseMap}\n`,
  }
}

/** Names of the written files that differ from what the content gives now. */
export const stale = (files: Readonly<Record<string, string>>): string[] => staleIn(TARGET, files)

if (process.argv[1] === new URL(import.meta.url).pathname)
  writeOrCheck('apps/web/games/race-to-moscow/map/build.ts', TARGET, generate())
