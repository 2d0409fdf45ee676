import { STEP } from '../steps/numbers.ts'
import type { Effect } from './effect.ts'

/** [8.5] Place units in named areas. The frame counts what has been placed of each entry, four bits for each. */
export const place: Effect = (state, at) => {
  const { ops } = state.content.program
  state.agenda.push(STEP.place, ops[at + 1], ops[at + 2])
}
