import { framesOf } from '@railhead/table/steps'
import { enemyOf } from '../units.ts'
import { STEP } from './frames.ts'
import type { RunningStep } from './step.ts'

/** [8.0]: the card play is over, it is the other player's turn. */
export const afterCard: RunningStep<'after-card'> = {
  liesOn: ['turn', 'after-card'],
  run(state, frame) {
    const side = frame.side
    state.turn = enemyOf(side)
    // [12.0]: what the enemy's cards called for was asked of this one.
    if (side === state.bot) state.enemyCards.fill(0)
    state.agenda.pop()
  },
  misfit(state, { side }) {
    if (side !== state.turn) return 'it is the other side’s turn'
    return framesOf(state.agenda, STEP['after-card']).length > 2 ? 'no more than two card plays follow each other' : undefined
  },
}
