import type { Effect } from './effect.ts'

/** [8.4.2.2] "The Axis player wins ties unless specified otherwise on a card." */
export const ties: Effect = (state, at) => {
  state.battle.sovietTie = state.content.program.ops[at + 1]
}
