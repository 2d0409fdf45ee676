import { enemyOf } from '../units.ts'
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
}
