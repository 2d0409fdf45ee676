import { type Game, Question } from '@railhead/table'
import type { Contestant, Dice } from './contestant.ts'

/** Random play of one of our games, through the contract as a search would use it. */
export function ours(game: Game): Contestant {
  const question = new Question()
  return {
    name: game.id,
    playGame(dice: Dice): number {
      const state = game.setup({}, String(dice.word()))
      state.chance.quicken(dice.word())
      let played = 0
      while (!game.pending(state, question).over) {
        if (played === game.longestGame) throw new Error(`${game.id} went on for more than its ${game.longestGame} choices`)
        game.apply(state, question.choices[dice.below(question.count)], undefined, question.seat)
        played++
      }
      return played
    },
  }
}
