import { STEP } from '../steps/frames.ts'
import type { Effect } from './effect.ts'

/** [10.6] Rail: so many unit points each go any distance through friendly areas. */
export const rail: Effect<'rail'> = (state, { points, who }) => {
  const frame = state.agenda.push(STEP['rail-from'])
  frame.left = points
  frame.who = who
}
