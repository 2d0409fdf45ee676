import { raceToMoscow } from '@railhead/race-to-moscow'
import { STEP, type State } from '@railhead/race-to-moscow/inside'
import { completeOptions, looseChance, playRandomly, Question } from '@railhead/table'
import { expect, test } from 'vitest'
import { Telling } from './telling.ts'

const question = new Question()

/** Questions of a step in random games. */
function* asked(step: number, most: number): Generator<State> {
  for (let seed = 0, found = 0; found < most; seed++) {
    const state = raceToMoscow.setup(completeOptions(raceToMoscow.options, {}), `telling ${seed}`)
    const chance = looseChance(seed)
    for (let made = 0; made < 150 && found < most && !raceToMoscow.pending(state, question).over; made++) {
      if (question.step === step && question.count > 1) {
        found++
        yield raceToMoscow.copy(state) as State
      }
      playRandomly(raceToMoscow, state, chance, 1)
    }
  }
}

const choicesOf = (state: State): number[] => [...raceToMoscow.pending(state, question).choices.subarray(0, question.count)]

const railsOf = ({ rail }: State): number => rail.filter((laid) => laid === 1).length

test('the railhead is nearer only where rails were laid, and to armies that there are', () => {
  let nearer = 0
  for (const state of asked(STEP.railhead, 12)) {
    const choices = choicesOf(state)
    const { seat } = question
    const telling = new Telling(state, seat)
    for (const choice of choices) {
      const after = raceToMoscow.copy(state) as State
      raceToMoscow.apply(after, choice, undefined, seat)
      const fact = telling.whatDiffers([[choice]])[0].find(({ type }) => type === 'railhead')
      if (fact === undefined) continue
      expect(railsOf(after)).toBe(railsOf(state) + 1)
      nearer++
      expect(Number(fact.armies)).toBeLessThanOrEqual(state.content.armiesOf[seat].length)
      // A single area was laid.
      if (fact.armies === 1) expect(fact.text).toContain('one area nearer')
    }
  }
  expect(nearer).toBeGreaterThan(0)
})

test('what an army pays to set out stands on its bill, by its name', () => {
  let moves = 0
  for (const state of asked(STEP.turn, 12)) {
    const choices = choicesOf(state)
    const { seat } = question
    for (const choice of choices) {
      const { action, army } = raceToMoscow.name(state, choice, seat)
      if (action !== 'move-armored') continue
      moves++
      expect(new Telling(state, seat).bill([choice])).toContainEqual(
        expect.objectContaining({ what: 'fuel', amount: 1, of: army }),
      )
    }
  }
  expect(moves).toBeGreaterThan(0)
})

test('plans that do the same otherwise are told apart by what they leave to do', () => {
  const [state] = asked(STEP.turn, 1)
  const choices = choicesOf(state)
  const { seat } = question
  const telling = new Telling(state, seat)
  const ways = choices.map((choice) => [choice])
  const facts = telling.whatDiffers(ways)
  expect(facts.some((found) => found.some(({ type }) => type === 'left'))).toBe(true)
  expect(telling.whatIsLacking(ways[0], ways[0])).toEqual([])
})
