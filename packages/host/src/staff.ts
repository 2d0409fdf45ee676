import type { Decision, View } from '@railhead/table'
import type { Suggestion } from './messages.ts'

/** Answers that somebody who knows the game proposes, from what a seat can see. Fetched with the first choice; a game need not have any. */
export interface Staff {
  /** Whole plans for the question. */
  suggest(view: View): readonly Suggestion[]
  /** The answer to a question that only fills in what was just chosen. */
  fill(view: () => View, decision: Decision): number | undefined
}

/** The answer that is proposed for a question. A question may propose one itself; the others are the staff's. */
export const proposalFor = (staff: Staff | undefined, view: View, decision: Decision): number | undefined =>
  decision.proposal ?? staff?.fill(() => view, decision)

/** The answer to a question that only fills in what was chosen before: it is given at once and belongs to that. */
export function fillingFor(staff: Staff | undefined, view: () => View, decision: Decision): number | undefined {
  return decision.fillsIn && decision.proposal !== null ? decision.proposal : staff?.fill(view, decision)
}
