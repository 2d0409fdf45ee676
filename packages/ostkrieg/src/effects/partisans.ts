import { STEP } from '../steps/numbers.ts'
import type { Effect } from './effect.ts'

/** [8.5] Place partisans behind the enemy's lines, one per area. */
export const partisans: Effect = (state, at) => {
  const { ops } = state.content.program
  state.agenda.push(STEP['place-partisan'], ops[at + 1], ops[at + 2], ops[at + 3])
}
