import { AMMO, FOOD, FUEL, NONE, SEAT_NAMES } from '../constants.ts'
import type { AreaId } from '../ids.ts'
import { onArea } from '../parts/attempts.ts'
import * as no from '../reasons.ts'
import { controls, firstArea, forEachArea } from '../rules/map.ts'
import { namedAmounts, stockToArea } from '../rules/supply.ts'
import type { State } from '../state.ts'
import { codeOf, firstOf } from '../steps/code.ts'
import { STEP } from '../steps/frames.ts'
import type { OkhEffect } from './okh-effect.ts'

/** [2024:9.4] Transportflottille: some of each kind that the stock has, into one controlled harbour. */
export const ship: OkhEffect<'ship'> = {
  whyNot: (s) => (firstArea(s, whyNotHarbour) === NONE ? no.CARD_WITHOUT_TARGET : no.ALLOWED),

  play(s, _deed, card) {
    s.agenda.push(STEP['okh-target']).card = card
  },

  target: {
    kind: 'area',
    list(s, _deed, question) {
      forEachArea(s, whyNotHarbour, (area) => question.add(codeOf(area)))
    },
    /** What is over the limit of the area must go again [2024:8.4]. */
    choose(s, { each }, choice) {
      const area = firstOf(choice)
      const [fuel, ammo, food] = Array.from(s.stock, (left) => Math.min(each, left))
      s.tell?.({
        type: 'supplies-taken',
        seat: SEAT_NAMES[s.active],
        area: s.content.areaIds[area],
        ...namedAmounts(fuel, ammo, food),
      })
      stockToArea(s, FUEL, area, fuel)
      stockToArea(s, AMMO, area, ammo)
      stockToArea(s, FOOD, area, food)
      s.agenda.push(STEP['remove-excess']).area = area
    },
    name: (s, choice) => ({ area: s.content.areaIds[firstOf(choice)] }),
    whyNot: (s, _deed, attempt) => onArea(s, attempt, 'area', whyNotHarbour),
  },
}

function whyNotHarbour(s: State, area: AreaId): no.Why {
  if (s.content.harbourSea[area] === NONE) return no.NO_HARBOUR
  if (!controls(s, s.active, area)) return no.AREA_NOT_CONTROLLED
  return s.stock.every((left) => left === 0) ? no.STOCK_EMPTY : no.ALLOWED
}
