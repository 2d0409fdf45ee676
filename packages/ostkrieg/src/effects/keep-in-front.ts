import { STEP } from '../steps/frames.ts'
import { flag } from '../units.ts'
import type { Effect } from './effect.ts'

const KEEP = 1

/** [10.7] The card may be laid in front instead of on the discard pile: asks, and comes back here with the answer. */
export const keepInFront: Effect<'keep-in-front'> = (state, _, card) => {
  if (state.answered === 0) {
    card.next--
    state.agenda.push(STEP['keep-in-front']).card = card.card
    return
  }
  card.kept = flag(state.answered === KEEP)
  state.answered = 0
}
