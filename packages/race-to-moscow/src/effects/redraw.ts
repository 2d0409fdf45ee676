import { SEAT_NAMES } from '../constants.ts'
import * as no from '../reasons.ts'
import { deckOf, foughtSoviet, isReserve, sovietFought } from '../rules/combat.ts'
import { bottomSoviet, drawSoviet } from '../rules/decks.ts'
import { STEP } from '../steps/frames.ts'
import type { OkhEffect } from './okh-effect.ts'

/** [2024:9.4] Brandenburg: another card from the Soviet deck; the first one goes to its bottom. */
export const redraw: OkhEffect<'redraw'> = {
  /** Only against a card of the Soviet deck, and if there is another one to draw. */
  whyNot(s) {
    const { card } = s.agenda.top(STEP.combat)
    if (isReserve(s, card)) return no.CARD_NOT_NOW
    return s.sovietCount[deckOf(s, sovietFought(s, card))] === 0 ? no.CARD_WITHOUT_TARGET : no.ALLOWED
  },

  play(s) {
    const combat = s.agenda.top(STEP.combat)
    const first = sovietFought(s, combat.card)
    const deck = deckOf(s, first)
    const card = drawSoviet(s, deck)
    bottomSoviet(s, deck, first)
    combat.card = foughtSoviet(s, card)
    s.tell?.({ type: 'card-drawn', seat: SEAT_NAMES[s.active], deck: 'soviet', card: s.content.sovietNumber[card] })
  },
}
