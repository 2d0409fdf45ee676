import { writeAgenda } from '@railhead/table/steps'
import { SORTS } from './positions/sorts.ts'
import type { OstkriegState } from './state.ts'

/** The card that is being carried out, and which of its steps, counted from 0; -1 before its first. */
export type CardReport = { readonly card: number; readonly step: number }

/** Null where no card is being carried out. The last one that was begun is meant: another may wait under it. */
export function cardReport(state: OstkriegState): CardReport | null {
  const frame = writeAgenda(state, SORTS).findLast(({ step }) => step === 'card')
  if (frame === undefined) return null
  // The frame holds which comes next.
  return { card: Number(frame.card), step: state.content.program.stepOf[Number(frame.next) - 1] ?? -1 }
}
