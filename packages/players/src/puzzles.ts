import type { Game } from '@railhead/table'
import { checkFits, PuzzleError, type PuzzleList } from './advice/puzzles.ts'

export { type Attempted, verdictOn } from './advice/contest.ts'
export * from './advice/puzzles.ts'

const PUZZLES: { readonly [game: string]: () => Promise<{ readonly default: unknown }> } = {
  'race-to-moscow': () => import('./race-to-moscow/advice/generated/puzzles.json', { with: { type: 'json' } }),
  ostkrieg: () => import('./ostkrieg/advice/generated/puzzles.json', { with: { type: 'json' } }),
}

const hasPuzzles = (game: string): boolean => Object.hasOwn(PUZZLES, game)

/** The puzzles of a game, fetched when they are first wanted. Throws `PuzzleError` where they were made for other rules or another content than are played. */
export async function puzzlesOf(game: Pick<Game, 'id' | 'rulesVersion' | 'contentHash'>): Promise<PuzzleList> {
  if (!hasPuzzles(game.id)) throw new PuzzleError(`There are no puzzles of ${game.id}.`)
  const list = (await PUZZLES[game.id]()).default as PuzzleList
  checkFits(list, game)
  return list
}
