import { STEP } from '../steps/frames.ts'
import type { Effect } from './effect.ts'

/** [8.5] Place partisans behind the enemy's lines, one per area. */
export const partisans: Effect<'partisans'> = (state, { count, unit, country }) => {
  const frame = state.agenda.push(STEP['place-partisan'])
  frame.left = count
  frame.unit = unit
  frame.country = country
}
