import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import { completeOptions, type Game, looseChance, playRandomly, Question } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { answerOf, playerChance, playersOf, ready, seenBy } from './index.ts'

const GAMES: readonly Game[] = [raceToMoscow, ostkrieg]
const POSITIONS = 3
/** Levels differ in their settings alone: the quickest of each game speak for the others. */
const QUICKEST = 3

/** Two states that look the same to the seat asked in them, taken from a random game. */
function alike(game: Game, number: number) {
  const state = game.setup(completeOptions(game.options, {}), `alike ${number}`)
  playRandomly(game, state, looseChance(1 + number), 11 + 23 * number)
  const question = game.pending(state, new Question())
  const other = game.reimagine(state, question.seat, looseChance(99 + number), game.copy(state))
  return { question, states: [state, other] }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test.each(
    playersOf(id)
      .slice(0, QUICKEST)
      .map((player) => [player.id, player] as const),
  )(
    '%s answers alike where it sees the same',
    async (_, player) => {
      const asked = await ready(player)
      for (let number = 0; number < POSITIONS; number++) {
        const { question, states } = alike(game, number)
        const told = states.map((state) => seenBy(game, state, question, playerChance('dice')))
        expect(told[1].view).toEqual(told[0].view)
        expect(states[1].bytes).not.toEqual(states[0].bytes)
        const [one, two] = told.map((seen) => answerOf(asked, seen))
        expect(two).toEqual(one)
      }
    },
    60_000,
  )
})
