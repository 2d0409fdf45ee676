import { expect, test } from 'vitest'
import { given } from '../testing.ts'
import { framesOf, liesOnAgenda, STEP } from './frames.ts'

test('frames of a step are found as far as the agenda reaches, and not above it', () => {
  const { agenda } = given({ agenda: [{ step: 'load-army', army: '18A' }] }).state
  expect(framesOf(agenda, STEP['load-army'])).toEqual([{ army: 1 }])
  expect(liesOnAgenda(agenda, STEP.turn)).toBe(true)
  // Above lie zeros, and the number of this step is 0.
  expect(liesOnAgenda(agenda, STEP['next-turn'])).toBe(false)
})
