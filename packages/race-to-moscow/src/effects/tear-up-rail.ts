import { discardPursuit } from '../rules/decks.ts'
import { hasPartisansTarget } from '../rules/partisans.ts'
import { STEP } from '../steps/frames.ts'
import { tellNoEffect } from './nothing.ts'
import type { PursuitEffect } from './pursuit-effect.ts'

/** [2024:8.2] [2021:7] Partisans. */
export const tearUpRail: PursuitEffect<'tear-up-rail'> = {
  meet(s, _deed, card) {
    discardPursuit(s, card)
    if (hasPartisansTarget(s)) s.agenda.push(STEP.partisans)
    else tellNoEffect(s, card, { because: 'no-rail' })
  },
}
