import { AREAS } from '../content/content.ts'
import { NO_SUCH_AREA, NOT_ASKED, OK, refuse } from '../refusals/reasons.ts'
import { whyNotRailFrom } from '../rules/rail.ts'
import type { OstkriegState } from '../state.ts'
import { KIND_CODES } from '../units.ts'
import { STEP } from './numbers.ts'
import { areaIn, DONE, DONE_NAME } from './reading.ts'
import type { Asking } from './step.ts'

const anyFrom = (state: OstkriegState, who: number): boolean => {
  for (let area = 1; area < AREAS; area++) if (whyNotRailFrom(state, state.acting, area, who) === OK) return true
  return false
}

/** Rail: from where the next unit point rides. Frame: points left, nationality. */
export const railFrom: Asking = {
  step: 'rail-from',
  kind: 'area',
  rule: '10.6',
  prepare(state) {
    if (state.agenda.get(0) > 0 && anyFrom(state, state.agenda.get(1))) return false
    state.agenda.pop()
    return true
  },
  side: (state) => state.acting,
  ask(state, question) {
    const who = state.agenda.get(1)
    for (let area = 1; area < AREAS; area++) if (whyNotRailFrom(state, state.acting, area, who) === OK) question.add(area)
    question.add(DONE)
  },
  answer(state, choice) {
    if (choice === DONE) {
      state.agenda.pop()
      return
    }
    const who = state.agenda.get(1)
    state.agenda.set(0, state.agenda.get(0) - 1)
    state.agenda.push(STEP['rail-unit'], choice, who)
  },
  name: (_, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  about: (state) => ({
    left: state.agenda.get(0),
    ...(state.agenda.get(1) === 0 ? {} : { who: KIND_CODES[state.agenda.get(1)] }),
  }),
  refuse(state, attempt) {
    if (attempt.area === undefined) return refuse(NOT_ASKED)
    const area = areaIn(attempt)
    if (area < 0) return refuse(NO_SUCH_AREA, { area: attempt.area })
    return refuse(whyNotRailFrom(state, state.acting, area, state.agenda.get(1)), { area })
  },
}
