import { GROUND } from '@railhead/table/steps'
import { canPlayAny } from '../rules/cards.ts'
import { enemyOf, SIDE_NAMES } from '../units.ts'
import { STEP } from './frames.ts'
import type { RunningStep } from './step.ts'

/** [8.0]: players alternate; two passes in a row end the year's card play. This frame lies under everything else. */
export const turn: RunningStep<'turn'> = {
  liesOn: [GROUND],
  run(state) {
    if (state.passes >= 2) {
      state.passes = 0
      state.agenda.push(STEP['year-end'])
      return
    }
    state.acting = state.turn
    if (canPlayAny(state, state.turn, false)) {
      state.agenda.push(STEP['play-card'])
      return
    }
    // [8.0]: who has no card must pass.
    state.tell?.({ type: 'passed', side: SIDE_NAMES[state.turn], forced: true })
    state.passes++
    state.turn = enemyOf(state.turn)
  },
}
