import type { Chance } from './chance.ts'
import type { Game, GameState } from './game.ts'
import { Question } from './question.ts'

/** Told before each choice of a random game: what was asked and which of the listed choices is taken. */
export type OnChoice<S> = (state: S, question: Question, taken: number) => void

/**
 * Plays on at random, every listed choice equally likely, until the game is over or `limit` choices were made. The
 * state is changed in place. Answers the number of choices.
 */
export function playRandomly<S extends GameState>(
  game: Game<S>,
  state: S,
  chance: Chance,
  limit: number = game.longestGame,
  onChoice?: OnChoice<S>,
): number {
  const question = new Question()
  for (let made = 0; made < limit; made++) {
    game.pending(state, question)
    if (question.over) return made
    const taken = chance.pick(0, question.count)
    onChoice?.(state, question, taken)
    game.apply(state, question.choices[taken], undefined, question.seat)
  }
  return limit
}
