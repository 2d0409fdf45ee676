import { STEP } from '../steps/frames.ts'
import type { Effect } from './effect.ts'

/** Remove a partisan in an area with, or next to, a unit of the card's nationality. */
export const removePartisan: Effect<'remove-partisan'> = (state, { unit, near }) => {
  const frame = state.agenda.push(STEP['remove-partisan'])
  frame.unit = unit
  frame.near = near
}
