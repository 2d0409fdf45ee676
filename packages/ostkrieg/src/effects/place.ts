import { STEP } from '../steps/frames.ts'
import type { Effect } from './effect.ts'

/** [8.5] Place units in named areas. */
export const place: Effect<'place'> = (state, _, card) => {
  state.agenda.push(STEP.place).op = card.next - 1
}
