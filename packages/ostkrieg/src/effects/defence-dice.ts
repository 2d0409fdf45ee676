import type { OpOf } from '../content/program.ts'
import type { OstkriegState } from '../state.ts'

/** More dice for the defender of the present battle. */
export const defenceDice = (state: OstkriegState, { dice }: OpOf<'defence-dice'>): void => {
  state.battle.defenceDice += dice
}
