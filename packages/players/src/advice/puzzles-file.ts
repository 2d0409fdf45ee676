import { completeOptions, type Game, type Options, type OptionsSpec, sameJson } from '@railhead/table'
import type { Adviser } from './advice.ts'
import type { Found } from './making-puzzles.ts'
import { checkFits, type Puzzle, PuzzleError, type PuzzleList } from './puzzles.ts'

/*
 * The list of a game's puzzles as a file: what is added to it, and how it is written and read again when a run goes on.
 */

/** A list without puzzles. */
export const listOf = (game: Game, { puzzles: { asks } }: Adviser, command: string): PuzzleList => ({
  game: game.id,
  rules: game.rulesVersion,
  content: game.contentHash,
  command,
  asks,
  played: 0,
  tried: 0,
  games: [],
  puzzles: [],
})

/** The list with what was found in one more game. */
export function puzzlesIn(list: PuzzleList, spec: OptionsSpec, { played, puzzles, tried }: Found, most: number): PuzzleList {
  const kept = puzzles.slice(0, most - list.puzzles.length).map((puzzle): Puzzle => ({ ...puzzle, game: list.games.length }))
  return {
    ...list,
    played: list.played + 1,
    tried: list.tried + tried,
    games: kept.length === 0 ? list.games : [...list.games, { ...played, options: unusual(spec, played.options) }],
    puzzles: [...list.puzzles, ...kept],
  }
}

/** The options that are not what they would be if nothing were said. */
function unusual(spec: OptionsSpec, options: Options): Options {
  const usual = completeOptions(spec, {})
  return Object.fromEntries(Object.entries(options).filter(([key, value]) => !sameJson(value, usual[key])))
}

/** One line for each game and each puzzle. */
export function puzzlesFile({ games, puzzles, ...head }: PuzzleList): string {
  const lines = (all: readonly object[]): string => `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]`
  const first = Object.entries(head).map(([key, value]) => `"${key}": ${JSON.stringify(value)},`)
  return `{\n${first.join('\n')}\n"games": ${lines(games)},\n"puzzles": ${lines(puzzles)}\n}\n`
}

/** The list in a file that a run with this command goes on with. Throws `PuzzleError` where it was made otherwise, or for something else. */
export function listIn(text: string, game: Game, command: string): PuzzleList {
  const list = JSON.parse(text) as PuzzleList
  checkFits(list, game)
  if (list.command !== command) throw new PuzzleError(`It was made with "${list.command}": go on with that.`)
  return list
}
