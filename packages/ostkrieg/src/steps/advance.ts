import { type Choice, Question, type Refusal, setBit } from '@railhead/table'
import { ADVANCE_DECLARED, NO_SUCH_AREA, NO_SUCH_UNIT, NOT_ASKED, NOT_TAKING_PART, OK, refuse } from '../refusals/reasons.ts'
import { takeControl } from '../rules/control.ts'
import { whyNotEnter } from '../rules/movement.ts'
import { addUnit, removeUnit } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import { LAND_PLACES, type OstkriegState } from '../state.ts'
import { ENTRENCHED, FOUGHT, KIND, KIND_CODES, TAKES_PART } from '../units.ts'
import {
  ALL,
  areaIn,
  areaOfCode,
  DONE,
  DONE_NAME,
  doneStops,
  isOffered,
  kindIn,
  nameUnit,
  unitAt,
  unitOfCode,
} from './reading.ts'
import type { AskingStep } from './step.ts'

/** Has anybody gone in yet? */
const isTaken = (state: OstkriegState): boolean => state.control[state.battle.target] === state.battle.attacker

function list(state: OstkriegState, question: Question): void {
  const { graph } = state.content
  const { target, attacker } = state.battle
  for (let i = graph.first[target]; i < graph.first[target + 1]; i++) {
    const from = graph.to[i]
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
  if (attempt.unit === undefined || attempt.from === undefined) return refuse(NOT_ASKED)
  const from = areaIn(attempt, 'from')
  const kind = kindIn(attempt)
  if (from < 0) return refuse(NO_SUCH_AREA, { area: attempt.from })
  if (kind < 0) return refuse(NO_SUCH_UNIT, { unit: attempt.unit })
  const subjects = { unit: attempt.unit, from, area: target }
  for (let at = from * LAND_PLACES; at < from * LAND_PLACES + state.landCount[from]; at++) {
    if ((state.land[at] & TAKES_PART) === 0 || (state.land[at] & KIND) !== kind) continue
    const why = whyNotEnter(state, attacker, kind, target)
    return refuse(why === OK ? NOT_ASKED : why, subjects)
  }
  return refuse(NOT_TAKING_PART, subjects)
}
