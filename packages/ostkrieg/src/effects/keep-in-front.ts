import { STEP } from '../steps/numbers.ts'
import type { Effect } from './effect.ts'

/** [10.7] The card may be laid in front instead of on the discard pile. */
export const keepInFront: Effect = (state) => {
  state.agenda.push(STEP['keep-in-front'])
}
