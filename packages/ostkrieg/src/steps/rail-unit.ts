import { type Choice, Question, type Refusal } from '@railhead/table'
import { NO_UNIT_THERE, OK, refuse } from '../refusals/reasons.ts'
import { whyNotRide } from '../rules/rail.ts'
import { unitsIn } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, isAir, KIND, MOVED_SIDE, type UnitPoint } from '../units.ts'
import { refuseUnit } from './attempts.ts'
import { isOffered, nameUnit } from './code.ts'
import { type Frame, STEP } from './frames.ts'
import type { AskingStep } from './step.ts'

function riders(state: OstkriegState, { area, who }: Frame<'rail-unit'>, question: Question): void {
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
export const railUnit: AskingStep<'rail-unit'> = {
  liesOn: ['rail-from'],
  kind: 'unit',
  rule: '10.6',
  prepare(state, frame) {
    scratch.count = 0
    riders(state, frame, scratch)
    if (scratch.count !== 1) return false
    board(state, frame.area, scratch.choices[0])
    return true
  },
  seat: (state) => seatOf(state, state.acting),
  ask: riders,
  answer: (state, frame, choice) => board(state, frame.area, choice),
  name: (_state, _frame, choice) => (isTurnedAir(choice) ? { ...nameUnit(choice), turned: true } : nameUnit(choice)),
  about: (_state, frame) => ({ area: frame.area }),
  refuse: whyNot,
  misfit: (state, { area, who }, { below }) =>
    state.control[area] === state.acting && who === below?.fields.who ? undefined : 'nobody rides from there',
}

function board(state: OstkriegState, area: AreaId, unit: UnitPoint): void {
  state.agenda.pop()
  const railToFrame = state.agenda.push(STEP['rail-to'])
  railToFrame.from = area
  railToFrame.unit = unit
}

/** Air keeps its side on the train, so the two sides are told apart; land units lose their entrenchment. */
const isTurnedAir = (unit: UnitPoint): boolean => isAir(unit) && (unit & MOVED_SIDE) !== 0

function whyNot(state: OstkriegState, { area, who }: Frame<'rail-unit'>, attempt: Choice): Refusal {
  return refuseUnit(attempt, (kind, unit) => {
    const present = unitsIn(state, area).some((point) => (point & KIND) === kind)
    return refuse(present ? whyNotRide(state, state.acting, kind, area, who) : NO_UNIT_THERE, { unit, area })
  })
}
