import { enemyOf } from '../units.ts'
import type { Running } from './step.ts'

/** [8.0]: the card play is over, it is the other player's turn. */
export const afterCard: Running = {
  step: 'after-card',
  run(state) {
    state.turn = enemyOf(state.agenda.get(0))
    state.agenda.pop()
  },
}
