import { NONE, SEAT_NAMES } from '../constants.ts'
import type { AreaId } from '../ids.ts'
import { onArea } from '../parts/attempts.ts'
import * as no from '../reasons.ts'
import { controls, firstArea, forEachArea } from '../rules/map.ts'
import type { State } from '../state.ts'
import { codeOf, firstOf } from '../steps/code.ts'
import { STEP } from '../steps/frames.ts'
import type { OkhEffect } from './okh-effect.ts'

/** [2024:9.4] Eisenbahnpioniere: any own marker, next to rail or not. */
export const layRail: OkhEffect<'lay-rail'> = {
  whyNot: (s) => (firstArea(s, whyNotLayRail) === NONE ? no.CARD_WITHOUT_TARGET : no.ALLOWED),

  play(s, _deed, card) {
    s.agenda.push(STEP['okh-target']).card = card
  },

  target: {
    kind: 'area',
    list(s, _deed, question) {
      forEachArea(s, whyNotLayRail, (area) => question.add(codeOf(area)))
    },
    choose(s, _deed, choice) {
      const area = firstOf(choice)
      s.rail[area] = 1
      s.tell?.({ type: 'rail-laid', seat: SEAT_NAMES[s.active], area: s.content.areaIds[area] })
    },
    name: (s, choice) => ({ area: s.content.areaIds[firstOf(choice)] }),
    whyNot: (s, _deed, attempt) => onArea(s, attempt, 'area', whyNotLayRail),
  },
}

function whyNotLayRail(s: State, area: AreaId): no.Why {
  if (!controls(s, s.active, area)) return no.NOT_YOUR_MARKER
  return s.rail[area] === 1 ? no.HAS_RAIL : no.ALLOWED
}
