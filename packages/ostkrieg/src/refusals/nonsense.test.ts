import { type Choice, Question } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { ostkrieg } from '../game.ts'
import type { OstkriegState } from '../state.ts'

/** A situation for each step, as games played without a plan come by them. */
function situations(): Map<string, OstkriegState> {
  const met = new Map<string, OstkriegState>()
  const question = new Question()
  let dice = 1941
  for (const scenario of ['barbarossa', 'uranus', 'barbarossa']) {
    const state = ostkrieg.setup({ scenario, bidding: scenario === 'uranus' }, `nonsense in ${scenario}`)
    for (let i = 0; i < 4000 && !ostkrieg.pending(state, question).over; i++) {
      const { step } = ostkrieg.describe(state, question)
      if (!met.has(step)) met.set(step, ostkrieg.copy(state))
      dice = (Math.imul(dice, 1103515245) + 12345) >>> 0
      ostkrieg.apply(state, question.choices[(dice >>> 8) % question.count])
    }
  }
  return met
}

const SITUATIONS = [...situations()]
/** The shapes that the answers of a question have: an area, a unit from an area, a card. */
function shapes(state: OstkriegState): Choice[] {
  const { choices } = ostkrieg.describe(state, ostkrieg.pending(state))
  return [...new Map(choices.map((choice) => [Object.keys(choice).join(), choice])).values()]
}
const codeOf = (state: OstkriegState, attempt: Choice) => ostkrieg.refusal(state, attempt)?.code

test('most steps are met', () => expect(SITUATIONS.length).toBeGreaterThan(20))

describe.each(SITUATIONS)('[3.0] asked in step %s', (step, state) => {
  test('an attempt at nothing is not what is asked', () => {
    expect(codeOf(state, {})).toBe('not-asked')
  })

  test('an area that is not on the map is no area', () => {
    // Of a loss only the unit counts, which takes part or not; and nobody is told why a whole area does not attack.
    const told = shapes(state).filter(({ all }) => step !== 'losses' && all === undefined)
    for (const shape of told)
      for (const key of ['area', 'from', 'at'].filter((name) => typeof shape[name] === 'number'))
        for (const wrong of [0, 101, 'Atlantis'])
          expect({ shape, key, code: codeOf(state, { ...shape, [key]: wrong }) }).toEqual({ shape, key, code: 'no-such-area' })
  })

  test('a unit that is not in the box is no unit', () => {
    for (const shape of shapes(state).filter(({ unit }) => unit !== undefined))
      expect({ shape, code: codeOf(state, { ...shape, unit: 'XX' }) }).toEqual({ shape, code: 'no-such-unit' })
  })
})
