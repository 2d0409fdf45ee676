import type { Game, GameState, Position } from '../game.ts'
import { perft } from '../perft.ts'
import { type Files, failUnlessNone } from './golden.ts'

/** Counts of legal continuations, depth by depth, from chosen positions: whatever rule changes, some number does. */

/** Beside the positions. */
const COUNTS = 'counts.json'
/** Counting stops before it takes long. */
const ENOUGH = 20_000
const DEEPEST = 9

/** The file of counts for a folder of positions. */
export function perftCounts<S extends GameState>(game: Game<S>, files: Files): Files {
  const lines = positionsIn(files).map(
    ([name, position]) => `  ${JSON.stringify(name)}: [${countsFrom(game, position).join(', ')}]`,
  )
  return { [COUNTS]: `{\n${lines.join(',\n')}\n}\n` }
}

/** Holds a game to its counts: throws with every one that is another now. `files` is the whole folder. */
export function checkPerft<S extends GameState>(game: Game<S>, files: Files): void {
  const expected = JSON.parse(files[COUNTS] ?? '{}') as { readonly [name: string]: readonly number[] }
  const positions = positionsIn(files)
  const faults = positions.flatMap(([name, position]) => {
    const counts = expected[name] ?? []
    if (counts.length === 0) return [`${name}: has no counts`]
    const state = game.load(position)
    const at = counts.findIndex((count, i) => perft(game, state, i + 1) !== count)
    if (at < 0) return []
    return [`${name}, depth ${at + 1}: expected ${counts[at]} continuations, found ${perft(game, state, at + 1)}`]
  })
  for (const name of Object.keys(expected))
    if (!positions.some(([known]) => known === name)) faults.push(`${name}: there are counts and no position`)
  failUnlessNone(faults)
}

function positionsIn(files: Files): [name: string, position: Position][] {
  return Object.entries(files)
    .filter(([file]) => file !== COUNTS)
    .map(([file, text]) => [file.replace('.json', ''), JSON.parse(text) as Position])
}

function countsFrom<S extends GameState>(game: Game<S>, position: Position): number[] {
  const state = game.load(position)
  const counts: number[] = []
  const growth = (): number => (counts.at(-1) ?? 0) / (counts.at(-2) ?? 1)
  do counts.push(perft(game, state, counts.length + 1))
  while ((counts.at(-1) ?? 0) * growth() < ENOUGH && counts.length < DEEPEST)
  return counts
}
