import { KIND_NAMES } from '../constants.ts'
import { discardPursuit } from '../rules/decks.ts'
import { cardStandsIn, stockToArea } from '../rules/supply.ts'
import { FIRST, MISSING_SUPPLY } from '../settings.ts'
import type { PursuitEffect } from './pursuit-effect.ts'

/** One supply from the stock into the area; if the stock has none, the card itself stands in for it [2024:8.2] [2021:7]. */
export const gain: PursuitEffect<'gain'> = {
  meet(s, { supply }, card, { area }) {
    const kind = KIND_NAMES.indexOf(supply)
    const id = s.content.areaIds[area]
    if (s.stock[kind] > 0) {
      discardPursuit(s, card)
      stockToArea(s, kind, area, 1)
      s.tell?.({ type: 'supply-captured', area: id, supply, from: 'stock' })
    } else if (s.settings[MISSING_SUPPLY] === FIRST) {
      cardStandsIn(s, card, kind, area)
      s.tell?.({ type: 'supply-captured', area: id, supply, from: 'card' })
    } else {
      discardPursuit(s, card)
      s.tell?.({ type: 'supply-missing', area: id, supply })
    }
  },
}
