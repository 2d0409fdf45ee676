import type { Game, GameState } from './game.ts'
import { Pool } from './pool.ts'
import { Question } from './question.ts'

/**
 * How many sequences of `depth` legal choices lead on from the state; a game that ends earlier counts once. Dice and cards fall as the
 * state's own chance has them, so the number pins the rules and the seed together. The state is not changed.
 */
export function perft<S extends GameState>(game: Game<S>, state: S, depth: number): number {
  if (depth === 0) return 1
  const pool = new Pool(game)
  const questions = Array.from({ length: depth }, () => new Question())
  const count = (from: S, left: number): number => {
    const question = game.pending(from, questions[left - 1])
    if (question.over) return 1
    if (left === 1) return question.count
    let sum = 0
    for (let i = 0; i < question.count; i++) {
      const next = pool.copy(from)
      game.apply(next, question.choices[i], undefined, question.seat)
      sum += count(next, left - 1)
      pool.giveBack(next)
    }
    return sum
  }
  return count(state, depth)
}

/** The same, told apart by the first choice. */
export function perftByChoice<S extends GameState>(game: Game<S>, state: S, depth: number): { choice: string; count: number }[] {
  const question = game.pending(state)
  return Array.from(question.choices.subarray(0, question.count), (code) => {
    const next = game.copy(state)
    const choice = JSON.stringify(game.name(state, code, question.seat))
    game.apply(next, code, undefined, question.seat)
    return { choice, count: perft(game, next, depth - 1) }
  })
}
