import { AREAS, COUNTRIES } from '../content/content.ts'
import { NO_SUCH_AREA, NOT_ASKED, OK, refuse } from '../refusals/reasons.ts'
import { placePartisan, whyNotPartisan } from '../rules/placing.ts'
import { KIND_CODES, SOVIET } from '../units.ts'
import { areaIn, DONE, DONE_NAME } from './reading.ts'
import type { Asking } from './step.ts'

/** [8.5]: partisans, one per area. Frame: how many are left, the kind, the country. They are the Soviet player's, whatever their colour. */
export const placePartisanStep: Asking = {
  step: 'place-partisan',
  kind: 'area',
  rule: '8.5',
  prepare(state) {
    if (state.agenda.get(0) > 0)
      for (let area = 1; area < AREAS; area++) if (whyNotPartisan(state, SOVIET, area, state.agenda.get(2)) === OK) return false
    state.agenda.pop()
    return true
  },
  side: (state) => state.acting,
  ask(state, question) {
    for (let area = 1; area < AREAS; area++)
      if (whyNotPartisan(state, SOVIET, area, state.agenda.get(2)) === OK) question.add(area)
    question.add(DONE)
  },
  answer(state, choice, tell) {
    if (choice === DONE) {
      state.agenda.pop()
      return
    }
    const kind = state.agenda.get(1)
    state.agenda.set(0, state.agenda.get(0) - 1)
    placePartisan(state, SOVIET, kind, choice, tell)
  },
  name: (_, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  about: (state) => ({
    left: state.agenda.get(0),
    unit: KIND_CODES[state.agenda.get(1)],
    country: COUNTRIES[state.agenda.get(2)],
  }),
  refuse(state, attempt) {
    if (attempt.area === undefined) return refuse(NOT_ASKED)
    const area = areaIn(attempt)
    if (area < 0) return refuse(NO_SUCH_AREA, { area: attempt.area })
    return refuse(whyNotPartisan(state, SOVIET, area, state.agenda.get(2)), { area, country: COUNTRIES[state.agenda.get(2)] })
  },
}
