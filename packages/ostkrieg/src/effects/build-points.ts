import { SIDE_NAMES } from '../units.ts'
import type { Effect } from './effect.ts'

/** Build points that come with the next production ([9.4]). */
export const buildPoints: Effect<'build-points'> = (state, { points }) => {
  state.promised[state.acting] += points
  state.tell?.({ type: 'points-promised', side: SIDE_NAMES[state.acting], points })
}
