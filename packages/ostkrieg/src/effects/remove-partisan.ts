import { STEP } from '../steps/numbers.ts'
import type { Effect } from './effect.ts'

/** Remove a partisan in an area with, or next to, a unit of the card's nationality. */
export const removePartisan: Effect = (state, at) => {
  const { ops } = state.content.program
  state.agenda.push(STEP['remove-partisan'], ops[at + 1], ops[at + 2])
}
