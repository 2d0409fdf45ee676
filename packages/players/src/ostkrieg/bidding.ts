import { type OstkriegState, ostkrieg, SOVIET } from '@railhead/ostkrieg/inside'
import type { Question } from '@railhead/table'
import { FAIR_BID } from './fair-bid.ts'

/** The choice that lets the other have the side they bid for. */
export const ACCEPT = 0
/** The choice that bids nothing for them; the following ones bid a point more each. */
const FOR_THE_SOVIETS = 33

/** [5.0]: opens for the Soviets with a little less than they are worth, and outbids as long as it stays below that. */
export function bidFor(state: OstkriegState, question: Question): number {
  const worth = FAIR_BID[String(ostkrieg.optionsOf(state).scenario)] ?? 0
  // Once a side has been bid for, the first choice accepts, and the next bids one more for that side.
  if (question.choices[0] === ACCEPT) return state.bidSide === SOVIET && state.bid < worth ? 1 : 0
  return Math.max(0, question.choices.subarray(0, question.count).indexOf(FOR_THE_SOVIETS + worth - 1))
}
