import { clearBits } from '@railhead/table'
import { STEP } from '../steps/frames.ts'
import { canMarkAttack } from '../steps/mark-attacks.ts'
import type { Effect } from './effect.ts'

/** [8.4], [8.4.1] Attack up to so many areas, each from any number of adjacent areas. */
export const attack: Effect<'attack'> = (state, op, card) => {
  const at = card.next - 1
  if (op.atEntered) {
    state.agenda.push(STEP['choose-attack']).op = at
    return
  }
  clearBits(state.marked)
  if (!canMarkAttack(state, op)) return
  const marking = state.agenda.push(STEP['mark-attacks'])
  marking.left = op.areas
  marking.op = at
}
