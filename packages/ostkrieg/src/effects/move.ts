import { canMarkAny } from '../steps/mark-moves.ts'
import { STEP } from '../steps/numbers.ts'
import type { Effect } from './effect.ts'

/** [8.3] Move up to so many areas; with a nationality, only its units. */
export const move: Effect = (state, at) => {
  const { ops } = state.content.program
  state.marked.fill(0)
  if (canMarkAny(state, ops[at + 2])) state.agenda.push(STEP['mark-moves'], ops[at + 1], ops[at + 2])
}
