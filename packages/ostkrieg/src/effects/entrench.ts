import { STEP } from '../steps/frames.ts'
import type { Effect } from './effect.ts'

/** [8.3.2.1] Entrench in up to so many areas without moving them. */
export const entrench: Effect<'entrench'> = (state, { areas, who }) => {
  const frame = state.agenda.push(STEP.entrench)
  frame.left = areas
  frame.who = who
}
