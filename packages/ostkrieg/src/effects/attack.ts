import { OP_WIDTH } from '../content/program.ts'
import { canMarkAttack } from '../steps/mark-attacks.ts'
import { STEP } from '../steps/numbers.ts'
import type { Effect } from './effect.ts'

/** [8.4], [8.4.1] Attack up to so many areas, each from any number of adjacent areas. */
export const attack: Effect = (state, at) => {
  const { ops } = state.content.program
  // In the enemy's card play the area has been chosen with the reaction.
  if (ops[at + 8] === 1) {
    state.agenda.push(STEP['choose-attack'], at / OP_WIDTH)
    return
  }
  state.marked.fill(0)
  if (canMarkAttack(state, at / OP_WIDTH)) state.agenda.push(STEP['mark-attacks'], ops[at + 1], at / OP_WIDTH)
}
