import type { Choice, Question, Refusal } from '@railhead/table'
import { CLOSED_IN_1941, NO_UNIT_THERE, OK, PARTISANS_DO_NOT_ATTACK, refuse, type Why } from '../refusals/reasons.ts'
import { whyNotAttacker, whyNotBegin } from '../rules/attack.ts'
import { changeUnit, clearFlagsIn } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import { LAND_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, isPartisan, KIND, type KindId, TAKES_PART, type UnitPoint } from '../units.ts'
import { refuseArea, refuseUnit } from './attempts.ts'
import { areaOfCode, CALL_OFF, DONE, DONE_NAME, isOffered, nameUnit, unitAt, unitOfCode } from './code.ts'
import { neededKind } from './mark-attacks.ts'
import type { AskingStep } from './step.ts'

/** Lists the units that may join; an area's number with no unit stands for all of them. */
function list(state: OstkriegState, question: Question): void {
  const { graph } = state.content
  const { target, attacker } = state.battle
  for (let i = graph.first[target]; i < graph.first[target + 1]; i++) {
    const from = graph.to[i]
    const first = from * LAND_PLACES
    let units = 0
    for (let at = first; at < first + state.landCount[from]; at++) {
      if (whyNotAttacker(state, attacker, state.land[at], from) !== OK) continue
      units++
      if (isOffered(state.land, first, state.landCount[from], at)) question.add(unitAt(from, state.land[at]))
    }
    if (units > 1) question.add(unitAt(from, 0))
  }
}

function join(state: OstkriegState, from: AreaId, unit: UnitPoint): void {
  changeUnit(state, from, unit, unit | TAKES_PART)
}

/** Those who join take the highest bit and go to the front of the list, behind where it is read. */
function joinAll(state: OstkriegState, from: AreaId): void {
  const first = from * LAND_PLACES
  for (let at = first; at < first + state.landCount[from]; at++) {
    if (whyNotAttacker(state, state.battle.attacker, state.land[at], from) !== OK) continue
    join(state, from, state.land[at])
  }
}

/** From where the attack comes: nobody retreats into these areas, even when their attackers are all lost. */
function noteOrigins(state: OstkriegState): void {
  const { graph } = state.content
  const { battle } = state
  for (let i = graph.first[battle.target]; i < graph.first[battle.target + 1]; i++) {
    const from = graph.to[i]
    // Those who take part have the highest bit and so stand first.
    if ((state.land[from * LAND_PLACES] & TAKES_PART) !== 0) battle.origins |= 1 << (i - graph.first[battle.target])
  }
}

/** [8.4.2]: which units of the bordering areas attack; not all need to. */
export const attackers: AskingStep<'attackers'> = {
  liesOn: ['battle'],
  kind: 'unit',
  rule: '8.4.2',
  seat: (state) => seatOf(state, state.battle.attacker),
  ask(state, _frame, question) {
    list(state, question)
    if (whyNotBegin(state, neededKind(state, state.battle.op)) === OK) question.add(DONE)
    question.add(CALL_OFF)
  },
  /** Whoever attacks mostly does so with all there are: fewer are taken out again. */
  proposal(_state, _frame, question) {
    const open = Array.from(question.choices.subarray(0, question.count)).filter(
      (choice) => choice !== DONE && choice !== CALL_OFF,
    )
    // Last in its area stands what is for all of it.
    return open.find((choice, i) => areaOfCode(open[i + 1]) !== areaOfCode(choice))
  },
  fillsIn: true,
  answer(state, _frame, choice) {
    const { agenda, battle } = state
    if (choice === DONE) {
      noteOrigins(state)
      agenda.pop()
      return
    }
    if (choice === CALL_OFF) {
      const { graph } = state.content
      for (const from of graph.around[battle.target]) clearFlagsIn(state, from, TAKES_PART)
      state.tell?.({ type: 'attack-called-off', area: battle.target })
      battle.clear()
      agenda.pop()
      return
    }
    if (unitOfCode(choice) === 0) joinAll(state, areaOfCode(choice))
    else join(state, areaOfCode(choice), unitOfCode(choice))
  },
  name(_state, _frame, choice) {
    if (choice === DONE) return DONE_NAME
    if (choice === CALL_OFF) return { 'call-off': true }
    if (unitOfCode(choice) === 0) return { from: areaOfCode(choice), all: true }
    return { from: areaOfCode(choice), ...nameUnit(unitOfCode(choice)) }
  },
  role: (_state, _frame, choice) => (choice === DONE ? 'commit' : choice === CALL_OFF ? 'stop' : 'go'),
  about: (state) => ({ area: state.battle.target }),
  refuse: whyNot,
}

function whyNot(state: OstkriegState, _frame: unknown, attempt: Choice): Refusal {
  if (attempt.done === true) return refuse(whyNotBegin(state, neededKind(state, state.battle.op)), { area: state.battle.target })
  const whyNotFrom = (from: AreaId): Refusal =>
    refuseUnit(attempt, (kind, unit) => {
      const why = isPartisan(kind) ? PARTISANS_DO_NOT_ATTACK : whyNotOf(state, from, kind)
      // What is closed is where the unit stands.
      if (why === CLOSED_IN_1941) return refuse(why, { unit, area: from })
      return refuse(why, { unit, from, area: state.battle.target })
    })
  return refuseArea(attempt, whyNotFrom, 'from')
}

/** Of several of a kind the last in the list counts, which has done least. */
function whyNotOf(state: OstkriegState, from: AreaId, kind: KindId): Why {
  const land = state.land.subarray(from * LAND_PLACES, from * LAND_PLACES + state.landCount[from])
  const unit = land.findLast((point) => (point & KIND) === kind)
  return unit === undefined ? NO_UNIT_THERE : whyNotAttacker(state, state.battle.attacker, unit, from)
}
