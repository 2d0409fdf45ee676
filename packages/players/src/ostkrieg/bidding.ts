import { AXIS, type OstkriegState, SOVIET } from '@railhead/ostkrieg/inside'
import type { Question } from '@railhead/table'

/** Build points at which either side is as good as the other, by scenario: positive for the Soviets. */
const FAIR = [0, 2]

/** [5.0]: opens for the better side with what it is worth, and outbids as long as it stays below that. */
export function bidFor(state: OstkriegState, question: Question): number {
  const fair = FAIR[state.scenario]
  const side = fair >= 0 ? SOVIET : AXIS
  const worth = Math.abs(fair)
  const wanted = question.choices.subarray(0, question.count).indexOf(1 + side * 32 + Math.max(0, worth - 1))
  // Once a side has been bid for, the first choice accepts; a bid of the list is for that side.
  if (question.choices[0] !== 0) return Math.max(0, wanted)
  return state.bidSide === side && state.bid < worth ? 1 : 0
}
