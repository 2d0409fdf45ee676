import { look as lookAt, lookTargets, whyNotLookIn } from '../parts/look.ts'
import { keepPursuit } from '../rules/decks.ts'
import type { PursuitEffect } from './pursuit-effect.ts'

/** [2024:9.2] [2021:7] Recon: kept, to look at what will be met. */
export const look: PursuitEffect<'look'> = {
  meet(s, _deed, card) {
    keepPursuit(s, card)
  },
  kept: { places: lookTargets, whyNotPlaceIn: whyNotLookIn, play: lookAt },
}
