import { AREAS } from '../content/content.ts'
import {
  ALREADY_ENTRENCHED,
  NO_SUCH_AREA,
  NO_UNIT_THERE,
  NOT_ASKED,
  OK,
  ONLY_INFANTRY_ENTRENCHES,
  refuse,
} from '../refusals/reasons.ts'
import { LAND_PLACES, type OstkriegState } from '../state.ts'
import { ENTRENCHED, IS_INFANTRY, KIND, KIND_CODES } from '../units.ts'
import { entrenchAll } from './move-unit.ts'
import { areaIn, DONE, DONE_NAME } from './reading.ts'
import type { Asking } from './step.ts'

function whyNotEntrench(state: OstkriegState, area: number): number {
  if (state.control[area] !== state.acting || state.landCount[area] === 0) return NO_UNIT_THERE
  const who = state.agenda.get(1)
  const first = area * LAND_PLACES
  let infantry = false
  for (let at = first; at < first + state.landCount[area]; at++) {
    const unit = state.land[at]
    if (IS_INFANTRY[unit & KIND] === 0 || (who !== 0 && (unit & KIND) !== who)) continue
    if ((unit & ENTRENCHED) === 0) return OK
    infantry = true
  }
  return infantry ? ALREADY_ENTRENCHED : ONLY_INFANTRY_ENTRENCHES
}

/** [8.3.2.1]: a card entrenches Infantry without a move. Frame: areas left, nationality. */
export const entrenchStep: Asking = {
  step: 'entrench',
  kind: 'area',
  rule: '8.3.2.1',
  prepare(state) {
    if (state.agenda.get(0) > 0) for (let area = 1; area < AREAS; area++) if (whyNotEntrench(state, area) === OK) return false
    state.agenda.pop()
    return true
  },
  side: (state) => state.acting,
  ask(state, question) {
    for (let area = 1; area < AREAS; area++) if (whyNotEntrench(state, area) === OK) question.add(area)
    question.add(DONE)
  },
  answer(state, choice, tell) {
    if (choice === DONE) {
      state.agenda.pop()
      return
    }
    state.agenda.set(0, state.agenda.get(0) - 1)
    entrenchAll(state, choice, state.agenda.get(1), tell)
  },
  name: (_, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  about: (state) => ({
    left: state.agenda.get(0),
    ...(state.agenda.get(1) === 0 ? {} : { who: KIND_CODES[state.agenda.get(1)] }),
  }),
  refuse(state, attempt) {
    if (attempt.area === undefined) return refuse(NOT_ASKED)
    const area = areaIn(attempt)
    return area < 0 ? refuse(NO_SUCH_AREA, { area: attempt.area }) : refuse(whyNotEntrench(state, area), { area })
  },
}
