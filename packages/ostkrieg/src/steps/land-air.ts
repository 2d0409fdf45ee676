import { type Choice, Question, type Refusal } from '@railhead/table'
import { AIR_MUST_LEAVE, AIR_TOO_FAR, NO_UNIT_THERE, OK, ONLY_WINNERS_AIR_LANDS, refuse, type Why } from '../refusals/reasons.ts'
import { areasAroundBattle, committedFrom } from '../rules/combat.ts'
import { flight, whyNotLand } from '../rules/movement.ts'
import { addUnit, eliminate, removeUnit } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import { AIR_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, airOf, FOUGHT, KIND, KIND_CODES, SIDE_NAMES, TAKES_PART } from '../units.ts'
import { refuseArea } from './attempts.ts'
import { areaOfCode, DONE, DONE_NAME, doneStops, unitAt, unitOfCode } from './code.ts'
import type { Frame } from './frames.ts'
import type { AskingStep } from './step.ts'

function whyNotThere(state: OstkriegState, side: number, to: AreaId): Why {
  if (flight(state, to, state.battle.target) > 1) return AIR_TOO_FAR
  if (to === state.battle.target && state.battle.winner !== side) return ONLY_WINNERS_AIR_LANDS
  return whyNotLand(state, side, to)
}

/** Flights as codes: the base they came from and the area where they land. */
function list(state: OstkriegState, side: number, question: Question): void {
  for (const base of areasAroundBattle(state)) {
    if (committedFrom(state, base, side) === 0) continue
    for (const to of areasAroundBattle(state))
      if (to !== base && whyNotThere(state, side, to) === OK) question.add(unitAt(base, to))
  }
}

/** A base of committed air that it cannot go home to: it lost the battle for it, or the enemy retreated there. 0 if there is none. */
function lostBase(state: OstkriegState, side: number): number {
  for (const base of areasAroundBattle(state)) {
    if (committedFrom(state, base, side) === 0) continue
    if (state.control[base] !== side || (base === state.battle.target && state.battle.winner !== side)) return base
  }
  return 0
}

const scratch = new Question()

/**
 * [8.4.2.2]: air that survived lands in the area if its side won it, or moves up to one area to any friendly area; those not
 * named go back to where they came from. Without any base it is eliminated. Frame: the side.
 */
export const landAir: AskingStep<'land-air'> = {
  liesOn: ['battle'],
  kind: 'area',
  rule: '8.4.2.2',
  prepare(state, frame) {
    const side = frame.side
    scratch.count = 0
    list(state, side, scratch)
    if (scratch.count > 0) return false
    for (let base = lostBase(state, side); base !== 0; base = lostBase(state, side)) drop(state, base)
    state.agenda.pop()
    return true
  },
  seat: (state, frame) => seatOf(state, frame.side),
  ask(state, frame, question) {
    const side = frame.side
    list(state, side, question)
    if (lostBase(state, side) === 0) question.add(DONE)
  },
  answer(state, frame, choice) {
    if (choice === DONE) {
      state.agenda.pop()
      return
    }
    const base = areaOfCode(choice)
    const to = unitOfCode(choice)
    const attacks = frame.side === state.battle.attacker
    // Committed air has the highest bit and so stands first.
    const unit = state.air[base * AIR_PLACES]
    removeUnit(state, base, unit)
    addUnit(state, to, (unit & ~TAKES_PART) | (attacks ? FOUGHT : 0))
    state.tell?.({ type: 'landed', unit: KIND_CODES[unit & KIND], from: base, to })
  },
  name: (_state, _frame, choice) => (choice === DONE ? DONE_NAME : { from: areaOfCode(choice), area: unitOfCode(choice) }),
  role: doneStops,
  about: (state, frame) => ({ battle: state.battle.target, side: SIDE_NAMES[frame.side] }),
  refuse: whyNot,
}

function drop(state: OstkriegState, base: AreaId): void {
  const unit = state.air[base * AIR_PLACES]
  eliminate(state, base, unit)
  state.tell?.({ type: 'air-lost', area: state.battle.target, unit: KIND_CODES[unit & KIND] })
}

function whyNot(state: OstkriegState, { side }: Frame<'land-air'>, attempt: Choice): Refusal {
  if (attempt.done === true) return refuse(AIR_MUST_LEAVE, { area: lostBase(state, side) })
  const unit = KIND_CODES[airOf(side)]
  const whyNotFrom = (base: AreaId): Refusal =>
    refuseArea(attempt, (to) =>
      committedFrom(state, base, side) === 0
        ? refuse(NO_UNIT_THERE, { area: base, unit })
        : refuse(whyNotThere(state, side, to), { area: to, unit }),
    )
  return refuseArea(attempt, whyNotFrom, 'from')
}
