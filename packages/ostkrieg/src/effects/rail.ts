import { STEP } from '../steps/numbers.ts'
import type { Effect } from './effect.ts'

/** [10.6] Rail: so many unit points each go any distance through friendly areas. */
export const rail: Effect = (state, at) => {
  const { ops } = state.content.program
  state.agenda.push(STEP['rail-from'], ops[at + 1], ops[at + 2])
}
