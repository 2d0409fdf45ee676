import type { Playable } from '@railhead/table'
import type { StepEngine } from '@railhead/table/steps'
import { botChoice } from './bot/choose.ts'
import { playableBy } from './playable.ts'
import { engineWith } from './sequence.ts'
import type { OstkriegState } from './state.ts'

/** The booklet's bot plays the side that a table gives it ([11.0]). */
export const engine: StepEngine<OstkriegState> = engineWith(botChoice)

/** The rules, for any table. */
export const playable: Playable<OstkriegState> = playableBy(engine)
