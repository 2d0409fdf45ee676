import { STEP } from '../steps/frames.ts'
import type { Effect } from './effect.ts'

/** [8.5] Place units in listed areas as the player likes, at most so many in each. */
export const placeChoice: Effect<'place-choice'> = (state, { units: [first, second] }, card) => {
  const frame = state.agenda.push(STEP['place-choice'])
  frame.op = card.next - 1
  frame.leftFirst = first.count
  frame.leftSecond = second?.count ?? 0
}
