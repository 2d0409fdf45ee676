import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
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
export function stale(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([name, text]) => (read(new URL(name, TARGET)) === text ? [] : [name]))
}

function read(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const files = generate()
  if (process.argv.includes('--check')) {
    const old = stale(files)
    console.log(
      old.length === 0
        ? 'The map is up to date.'
        : `Not up to date: ${old.join(', ')}. Run: node apps/web/games/race-to-moscow/map/build.ts`,
    )
    process.exitCode = old.length === 0 ? 0 : 1
  } else {
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(new URL(name, TARGET), text)
      console.log(`${name.padEnd(14)} ${(gzipSync(text).length / 1000).toFixed(1)} kB gz`)
    }
  }
}
