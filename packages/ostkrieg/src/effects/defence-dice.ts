import type { Effect } from './effect.ts'

/** More dice for the defender of the present battle. */
export const defenceDice: Effect = (state, at) => {
  state.battle.defenceDice += state.content.program.ops[at + 1]
}
