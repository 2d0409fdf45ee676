import { type Choice, Question, type Refusal, setBit } from '@railhead/table'
import { ADVANCE_DECLARED, NOT_TAKING_PART, OK, refuse } from '../refusals/reasons.ts'
import { takeControl } from '../rules/control.ts'
import { whyNotEnter } from '../rules/movement.ts'
import { addUnit, removeUnit } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import { LAND_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, ENTRENCHED, FOUGHT, KIND, KIND_CODES, TAKES_PART } from '../units.ts'
import { refuseArea, refuseUnit } from './attempts.ts'
import { ALL, areaOfCode, DONE, DONE_NAME, doneStops, isOffered, nameUnit, unitAt, unitOfCode } from './code.ts'
import type { AskingStep } from './step.ts'

/** Has anybody gone in yet? */
const isTaken = (state: OstkriegState): boolean => state.control[state.battle.target] === state.battle.attacker

function list(state: OstkriegState, question: Question): void {
  const { graph } = state.content
  const { target, attacker } = state.battle
  for (const from of graph.around[target]) {
    const first = from * LAND_PLACES
    for (let at = first; at < first + state.landCount[from]; at++) {
      const unit = state.land[at]
      if ((unit & TAKES_PART) === 0) break
      if (!isOffered(state.land, first, state.landCount[from], at)) continue
      if (whyNotEnter(state, attacker, unit & KIND, target) === OK) question.add(unitAt(from, unit))
    }
  }
}

function goIn(state: OstkriegState, choice: number): void {
  const { target, attacker } = state.battle
  const unit = unitOfCode(choice)
  removeUnit(state, areaOfCode(choice), unit)
  addUnit(state, target, (unit & ~(TAKES_PART | ENTRENCHED)) | FOUGHT)
  state.tell?.({ type: 'advanced', unit: KIND_CODES[unit & KIND], from: areaOfCode(choice), to: target })
  takeControl(state, target, attacker)
  setBit(state.entered, target)
}

const scratch = new Question()

/** [8.4.2.2]: which of the attacking land units go into the area; at least one, as the attacker chose to advance. */
export const advance: AskingStep<'advance'> = {
  liesOn: ['battle'],
  kind: 'unit',
  rule: '8.4.2.2',
  prepare(state) {
    scratch.count = 0
    list(state, scratch)
    if (scratch.count > 0) return false
    state.agenda.pop()
    return true
  },
  seat: (state) => seatOf(state, state.battle.attacker),
  ask(state, _frame, question) {
    question.add(ALL)
    list(state, question)
    if (isTaken(state)) question.add(DONE)
  },
  answer(state, _frame, choice) {
    if (choice === DONE) {
      state.agenda.pop()
      return
    }
    if (choice !== ALL) {
      goIn(state, choice)
      return
    }
    for (;;) {
      scratch.count = 0
      list(state, scratch)
      if (scratch.count === 0) return
      goIn(state, scratch.choices[0])
    }
  },
  name(_state, _frame, choice) {
    if (choice === DONE) return DONE_NAME
    return choice === ALL ? { all: true } : { from: areaOfCode(choice), ...nameUnit(unitOfCode(choice)) }
  },
  role: doneStops,
  about: (state) => ({ area: state.battle.target }),
  refuse: whyNot,
}

function whyNot(state: OstkriegState, _frame: unknown, attempt: Choice): Refusal {
  const { target, attacker } = state.battle
  if (attempt.done === true) return refuse(ADVANCE_DECLARED, { area: target })
  const whyNotFrom = (from: AreaId): Refusal =>
    refuseUnit(attempt, (kind, unit) => {
      const land = state.land.subarray(from * LAND_PLACES, from * LAND_PLACES + state.landCount[from])
      const takesPart = land.some((point) => (point & (TAKES_PART | KIND)) === (TAKES_PART | kind))
      const why = takesPart ? whyNotEnter(state, attacker, kind, target) : NOT_TAKING_PART
      return refuse(why, { unit, from, area: target })
    })
  return refuseArea(attempt, whyNotFrom, 'from')
}
