import type { Host } from '@railhead/host'
import { PuzzleError, type PuzzleList, positionOfPuzzle, puzzlesOf, startOfPuzzle } from '@railhead/players/puzzles'
import { type Game, Match } from '@railhead/table'
import { said } from '../texts/engine.ts'
import { EngineProblem } from './problem.ts'
import type { Calls } from './protocol.ts'
import { wholeGameById } from './registry.ts'
import { unkept } from './setting-up.ts'

/*
 * Puzzles, fetched with the first of them.
 */

async function fitting(game: Game): Promise<PuzzleList> {
  try {
    return await puzzlesOf(game)
  } catch (error) {
    if (error instanceof PuzzleError) throw new EngineProblem('unreadable', error.message)
    throw error
  }
}

export const puzzles = async (game: string): Promise<PuzzleList> => fitting(await wholeGameById(game))

/** A table with one person before the question of a puzzle. Nobody advises there. */
export async function puzzle({ game: of, id }: Calls['puzzle']['ask']): Promise<Host> {
  const game = await wholeGameById(of)
  const list = await fitting(game)
  const wanted = list.puzzles.find((one) => one.id === id)
  if (wanted === undefined) throw new EngineProblem('no-such-table', said.noSuchPuzzle)
  const position = positionOfPuzzle(game, startOfPuzzle(list, wanted))
  return unkept(Match.fromPosition(game, position, { suggestions: 'forbidden' }), wanted.seat, false)
}
