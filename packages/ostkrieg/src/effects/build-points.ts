import { SIDE_NAMES } from '../units.ts'
import type { Effect } from './effect.ts'

/** Build points that come with the next production ([9.4]). */
export const buildPoints: Effect = (state, at, tell) => {
  const points = state.content.program.ops[at + 1]
  state.promised[state.acting] += points
  if (tell !== undefined) tell({ type: 'points-promised', side: SIDE_NAMES[state.acting], points })
}
