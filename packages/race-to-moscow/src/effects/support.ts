import { lookTargets, placeAirSupport, whyNotLookIn } from '../parts/look.ts'
import * as no from '../reasons.ts'
import { FIRST, STUKA } from '../settings.ts'
import { AIR_READY, AIR_SPENT, type State } from '../state.ts'
import type { OkhEffect } from './okh-effect.ts'

/**
 * Stuka-Geschwader: a spent marker comes back (2024), or the marker is placed though it is spent (2021). There is one marker: while it
 * lies on a deck it cannot be placed again [2021:15].
 */
export const support: OkhEffect<'support'> = {
  whyNot(s) {
    const air = s.air[s.active]
    if (air !== AIR_READY && air !== AIR_SPENT) return no.AIR_SUPPORT_PLACED
    return givesBack(s) || lookTargets(s).length > 0 ? no.ALLOWED : no.CARD_WITHOUT_TARGET
  },

  places: (s) => (givesBack(s) ? undefined : lookTargets(s)),
  whyNotPlaceIn: (s, attempt) => (givesBack(s) ? no.ALLOWED : whyNotLookIn(s, attempt)),

  play(s, _deed, _card, place) {
    if (place === undefined) {
      s.air[s.active] = AIR_READY
      return
    }
    s.airFree[s.active] = Number(s.settings[STUKA] === FIRST)
    placeAirSupport(s, place)
  },
}

/** [2024:9.4] With a spent marker the 2024 card only gives it back: no deck is chosen. */
const givesBack = (s: State): boolean => s.settings[STUKA] === FIRST && s.air[s.active] === AIR_SPENT
