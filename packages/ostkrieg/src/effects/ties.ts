import type { OpOf } from '../content/program.ts'
import type { OstkriegState } from '../state.ts'
import { flag } from '../units.ts'

/** [8.4.2.2] "The Axis player wins ties unless specified otherwise on a card." */
export const ties = (state: OstkriegState, { soviet }: OpOf<'ties'>): void => {
  state.battle.sovietTie = flag(soviet)
}
