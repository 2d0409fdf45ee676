import { FUEL, KINDS, NONE, SEAT_NAMES } from '../constants.ts'
import type { AreaId } from '../ids.ts'
import { onArea } from '../parts/attempts.ts'
import * as no from '../reasons.ts'
import { controls } from '../rules/map.ts'
import { namedAmounts, stockToArea } from '../rules/supply.ts'
import type { State } from '../state.ts'
import { code, firstOf } from '../steps/code.ts'
import { STEP } from '../steps/frames.ts'
import type { OkhEffect } from './okh-effect.ts'

/** [2024:9.4] Transportflottille: some of each kind that the stock has, into one controlled harbour. */
export const ship: OkhEffect<'ship'> = {
  whyNot(s) {
    for (let area = 0; area < s.content.landCount; area++) if (whyNotHarbour(s, area) === no.ALLOWED) return no.ALLOWED
    return no.CARD_WITHOUT_TARGET
  },

  play(s, _deed, card) {
    s.agenda.push(STEP['okh-target']).card = card
  },

  target: {
    kind: 'area',
    list(s, _deed, question) {
      for (let area = 0; area < s.content.landCount; area++) {
        if (whyNotHarbour(s, area) === no.ALLOWED) question.add(code(0, area))
      }
    },
    /** What is over the limit of the area must go again [2024:8.4]. */
    choose(s, { each }, choice) {
      const area = firstOf(choice)
      const brought: [number, number, number] = [0, 0, 0]
      for (let kind = FUEL; kind < KINDS; kind++) brought[kind] = Math.min(each, s.stock[kind])
      s.tell?.({
        type: 'supplies-taken',
        seat: SEAT_NAMES[s.active],
        area: s.content.areaIds[area],
        ...namedAmounts(...brought),
      })
      for (let kind = FUEL; kind < KINDS; kind++) stockToArea(s, kind, area, brought[kind])
      s.agenda.push(STEP['remove-excess']).area = area
    },
    name: (s, choice) => ({ area: s.content.areaIds[firstOf(choice)] }),
    whyNot: (s, _deed, attempt) => onArea(s, attempt, 'area', whyNotHarbour),
  },
}

function whyNotHarbour(s: State, area: AreaId): no.Why {
  if (s.content.harbourSea[area] === NONE) return no.NO_HARBOUR
  if (!controls(s, s.active, area)) return no.AREA_NOT_CONTROLLED
  return s.stock[0] + s.stock[1] + s.stock[2] === 0 ? no.STOCK_EMPTY : no.ALLOWED
}
