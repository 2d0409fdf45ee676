import { type Choice, Question, type Refusal } from '@railhead/table'
import { NO_SUCH_UNIT, NO_UNIT_THERE, NOT_ASKED, OK, refuse } from '../refusals/reasons.ts'
import { whyNotRide } from '../rules/rail.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import { IS_AIR, KIND, MOVED_SIDE } from '../units.ts'
import { STEP } from './numbers.ts'
import { isOffered, kindIn, nameUnit } from './reading.ts'
import type { Asking } from './step.ts'

function riders(state: OstkriegState, question: Question): void {
  const area = state.agenda.get(0)
  const who = state.agenda.get(1)
  const land = area * LAND_PLACES
  for (let at = land; at < land + state.landCount[area]; at++) {
    if (!isOffered(state.land, land, state.landCount[area], at)) continue
    if (whyNotRide(state, state.acting, state.land[at], area, who) === OK) question.add(state.land[at])
  }
  const air = area * AIR_PLACES
  for (let at = air; at < air + state.airCount[area]; at++) {
    if (at > air && state.air[at] === state.air[at - 1]) continue
    if (whyNotRide(state, state.acting, state.air[at], area, who) === OK) question.add(state.air[at])
  }
}

const scratch = new Question()

/** Rail: which unit point of the area rides. Frame: area, nationality. */
export const railUnit: Asking = {
  step: 'rail-unit',
  kind: 'unit',
  rule: '10.6',
  prepare(state) {
    scratch.count = 0
    riders(state, scratch)
    if (scratch.count !== 1) return false
    board(state, scratch.choices[0])
    return true
  },
  side: (state) => state.acting,
  ask: (state, question) => riders(state, question),
  answer: (state, choice) => board(state, choice),
  name: (_, choice) => (isTurnedAir(choice) ? { ...nameUnit(choice), turned: true } : nameUnit(choice)),
  about: (state) => ({ area: state.agenda.get(0) }),
  refuse: whyNot,
}

function board(state: OstkriegState, unit: number): void {
  const area = state.agenda.get(0)
  state.agenda.pop()
  state.agenda.push(STEP['rail-to'], area, unit)
}

/** Air keeps its side on the train, so the two sides are told apart; land units lose their entrenchment. */
const isTurnedAir = (unit: number): boolean => IS_AIR[unit & KIND] === 1 && (unit & MOVED_SIDE) !== 0

function whyNot(state: OstkriegState, attempt: Choice): Refusal {
  if (attempt.unit === undefined) return refuse(NOT_ASKED)
  const kind = kindIn(attempt)
  if (kind < 0) return refuse(NO_SUCH_UNIT, { unit: attempt.unit })
  const area = state.agenda.get(0)
  const present =
    state.land.subarray(area * LAND_PLACES, area * LAND_PLACES + state.landCount[area]).some((unit) => (unit & KIND) === kind) ||
    (state.airCount[area] > 0 && (state.air[area * AIR_PLACES] & KIND) === kind)
  const why = present ? whyNotRide(state, state.acting, kind, area, state.agenda.get(1)) : NO_UNIT_THERE
  return refuse(why === OK ? NOT_ASKED : why, { unit: attempt.unit, area })
}
