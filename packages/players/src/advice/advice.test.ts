import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import { completeOptions, type Game, type GameState, looseChance, playRandomly, Question, sameJson } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { playerChance, type Seen, seenBy } from '../player.ts'
import { type Advice, type Adviser, adviserOf } from './index.ts'

const GAMES: readonly Game[] = [raceToMoscow, ostkrieg]
const MOMENTS = [0, 11, 34, 57]

/** Two states that look the same to the seat asked in them, taken from a random game. */
function alike(game: Game, made: number) {
  const state = game.setup(completeOptions(game.options, {}), `alike ${made}`)
  playRandomly(game, state, looseChance(made), made)
  const question = game.pending(state, new Question())
  const other = game.reimagine(state, question.seat, looseChance(99 + made), game.copy(state))
  return { question, states: [state, other] }
}

const seenIn = (game: Game, state: GameState, question: Question): Seen => seenBy(game, state, question, playerChance('dice'))

/** The first advice that there is: what a person is shown first. */
function firstAdvice(adviser: Adviser, seen: Seen): Advice {
  const thinking = adviser.advise(seen)
  for (;;) {
    const { done, value } = thinking.next()
    if (done === true || value.plans.length > 0) return value
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('the same is advised, and the same is thought of everybody’s chances, where the same is seen', async () => {
    const adviser = await adviserOf(id)
    for (const made of MOMENTS) {
      const { question, states } = alike(game, made)
      const told = states.map((state) => seenIn(game, state, question))
      expect(told[1].view).toEqual(told[0].view)
      expect(states[1].bytes).not.toEqual(states[0].bytes)
      const [one, two] = told.map((seen) => firstAdvice(adviser, seen))
      expect(two).toEqual(one)
      const [here, there] = told.map(({ view }) => adviser.evaluate(view, playerChance('any')))
      expect(there).toEqual(here)
    }
  }, 60_000)

  test('every advised choice is legal, one after the other, and says what it is in words', async () => {
    const adviser = await adviserOf(id)
    for (const made of MOMENTS) {
      const { question, states } = alike(game, made)
      const { plans } = firstAdvice(adviser, seenIn(game, states[0], question))
      expect(plans.length).toBeGreaterThan(0)
      expect(plans.length).toBeLessThanOrEqual(3)
      for (const { choices, words, chance, risk } of plans) {
        expect(words).toHaveLength(choices.length)
        expect(risk).toBeLessThanOrEqual(chance)
        const state = game.copy(states[0])
        const { seat } = question
        for (const choice of choices) {
          const asked = game.pending(state, new Question(), seat)
          const index = game.describe(state, asked).choices.findIndex((one) => sameJson(one, choice))
          expect(index).toBeGreaterThanOrEqual(0)
          game.apply(state, asked.choices[index], undefined, seat)
        }
      }
    }
  }, 60_000)

  test('chances are between 0 and 1 and add up to 1, also for lookers-on', async () => {
    const adviser = await adviserOf(id)
    for (const made of MOMENTS) {
      const { states } = alike(game, made)
      const { chances, nobody } = adviser.evaluate(game.view(states[0], null), playerChance('any'))
      const all = Object.values(chances)
      for (const chance of all) expect(chance).toBeGreaterThanOrEqual(0)
      expect(all.reduce((sum, chance) => sum + chance, nobody)).toBeCloseTo(1, 9)
    }
  })
})
