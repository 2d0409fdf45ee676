import type { Question } from '@railhead/table'
import type { OstkriegState } from '../state.ts'
import { STEP } from '../steps/numbers.ts'
import { DONE } from '../steps/reading.ts'
import { chooseBotCard } from './plan.ts'

/** The choice of the bot among those that the question lists. */
export function botChoice(state: OstkriegState, question: Question): number {
  if (question.step === STEP['play-card'] || question.step === STEP['play-another']) {
    const card = chooseBotCard(state, question.step === STEP['play-another'])
    return card < 0 ? DONE : card + 1
  }
  return question.choices[0]
}
