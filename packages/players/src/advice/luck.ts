import type { Chance, Game, GameState, Seat } from '@railhead/table'
import { playerChance } from '../player.ts'
import type { Adviser } from './advice.ts'
import type { Draw } from './analysis.ts'

/** Worlds that are dealt anew to see what an even draw would have brought. */
const EVEN_DRAWS = 12

/**
 * What a choice brought out, against worlds dealt anew from what its seat could know before it: how everybody stands after it there on the average, and
 * by how much it is better here. Both are judged by what everybody can know then, so that over many games luck comes to nothing.
 */
export function luckOf(
  adviser: Adviser,
  game: Game,
  state: GameState,
  seat: Seat,
  choice: number,
  chance: Chance,
): Pick<Draw, 'expected' | 'luck'> {
  const after = (world: GameState): Draw['expected'] => {
    game.apply(world, choice, undefined, seat)
    return adviser.evaluate(game.view(world, null), playerChance('even')).chances
  }
  const actual = after(game.copy(state))
  const world = game.copy(state)
  const even = Array.from({ length: EVEN_DRAWS }, () => after(game.reimagine(state, seat, chance, world)))
  const mean = (one: string): number => even.reduce((sum, chances) => sum + (chances[one] ?? 0), 0) / even.length
  const expected = Object.fromEntries(Object.keys(actual).map((one) => [one, mean(one)]))
  return { expected, luck: Object.fromEntries(Object.keys(actual).map((one) => [one, actual[one] - expected[one]])) }
}
