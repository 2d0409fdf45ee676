import { NONE, SEAT_NAMES } from '../../constants.ts'
import { pursuitEffect } from '../../effects/index.ts'
import type { KeptEffect } from '../../effects/pursuit-effect.ts'
import type { PursuitId } from '../../ids.ts'
import { pursuitIn } from '../../parts/attempts.ts'
import { lookTargets, nameLookedAt, placeAirSupport, whyNoAirSupport, whyNotLookIn } from '../../parts/look.ts'
import * as no from '../../reasons.ts'
import { DISCARDED, HELD, type State } from '../../state.ts'
import { code, firstOf, secondOf } from '../code.ts'
import type { TurnAction } from './action.ts'

/** [2024:9] Bonus actions of the turn itself. */

/** [2024:9.1] [2021:15] Air support. */
export const airSupport: TurnAction = {
  list(s, question, verb) {
    if (whyNoAirSupport(s) === no.ALLOWED) for (const what of lookTargets(s)) question.add(code(verb, what))
  },
  take: (s, choice) => placeAirSupport(s, firstOf(choice)),
  name: (s, choice) => ({ action: 'air-support', ...nameLookedAt(s, firstOf(choice)) }),
  whyNot(s, attempt) {
    const marker = whyNoAirSupport(s)
    return marker === no.ALLOWED ? whyNotLookIn(s, attempt) : marker
  },
}

/** [2024:9.2] [2021:7] A Pursuit card that was kept. */
export const playCard: TurnAction = {
  list(s, question, verb) {
    const cards = s.content.holdableOf[s.active]
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]
      if (whyNotPlay(s, card) !== no.ALLOWED) continue
      const places = keptEffect(s, card)?.places?.(s)
      if (places === undefined) question.add(code(verb, card, NONE))
      else for (const place of places) question.add(code(verb, card, place))
    }
  },
  take(s, choice) {
    const card = firstOf(choice)
    s.pursuitPlace[card] = DISCARDED
    s.tell?.({ type: 'card-played', seat: SEAT_NAMES[s.active], card: s.content.pursuitNumber[card] })
    keptEffect(s, card)?.play(s, secondOf(choice))
  },
  name(s, choice) {
    const card = s.content.pursuitNumber[firstOf(choice)]
    const place = secondOf(choice)
    return place === NONE ? { action: 'play-card', card } : { action: 'play-card', card, ...nameLookedAt(s, place) }
  },
  whyNot(s, attempt) {
    const card = pursuitIn(s, attempt.card)
    const why = whyNotPlay(s, card)
    return why === no.ALLOWED ? (keptEffect(s, card)?.whyNotPlaceIn?.(s, attempt) ?? why) : why
  },
}

const keptEffect = (s: State, card: PursuitId): KeptEffect | undefined => pursuitEffect(s.content.pursuitDoes[card]).kept

/** What is no Pursuit card is not held either. */
function whyNotPlay(s: State, card: PursuitId): no.Why {
  if (s.pursuitPlace[card] !== HELD || s.content.pursuitDeck[card] !== s.active) return no.CARD_NOT_HELD
  return keptEffect(s, card)?.whyNot?.(s) ?? no.ALLOWED
}
