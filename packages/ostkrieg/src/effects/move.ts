import { clearBits } from '@railhead/table'
import { WHOLE_CARD } from '../steps/card.ts'
import { STEP } from '../steps/frames.ts'
import { canMarkAny } from '../steps/mark-moves.ts'
import { flag } from '../units.ts'
import type { Effect } from './effect.ts'

/** [8.3] Move up to so many areas; with a nationality, only its units. */
export const move: Effect<'move'> = (state, { areas, who, last }, { play }) => {
  clearBits(state.marked)
  if (!canMarkAny(state, who)) return
  const marking = state.agenda.push(STEP['mark-moves'])
  marking.left = areas
  marking.who = who
  marking.last = flag(last && play === WHOLE_CARD)
}
