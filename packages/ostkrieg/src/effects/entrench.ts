import { STEP } from '../steps/numbers.ts'
import type { Effect } from './effect.ts'

/** [8.3.2.1] Entrench in up to so many areas without moving them. */
export const entrench: Effect = (state, at) => {
  const { ops } = state.content.program
  state.agenda.push(STEP.entrench, ops[at + 1], ops[at + 2])
}
