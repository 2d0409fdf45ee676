import { type Choice, Question, type Refusal } from '@railhead/table'
import { NO_UNIT_THERE, OK, RETREAT_FRIENDLY_FIRST, RETREAT_INTO_ENEMY, refuse } from '../refusals/reasons.ts'
import { takeControl } from '../rules/control.ts'
import { forceRebase } from '../rules/movement.ts'
import {
  DIE_WITH_PARTISANS,
  NOWHERE,
  refuge,
  TO_AIR,
  TO_EMPTY,
  TO_FRIENDS,
  TO_PARTISANS,
  whyNotRetreat,
  whyNotSpare,
} from '../rules/retreat.ts'
import { addUnit, eliminate, hasKind, partisansIn, removeUnit } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import { LAND_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, enemyOf, KIND, KIND_CODES, type KindId, RETREATED, SP, YP } from '../units.ts'
import { refuseArea, refuseUnit } from './attempts.ts'
import { areaOfCode, unitAt, unitOfCode } from './code.ts'
import type { Frame } from './frames.ts'
import type { AskingStep } from './step.ts'

/** The next kind in the list of the area after place `at`: each kind once. */
function isFirstOfKind(state: OstkriegState, area: AreaId, at: number): boolean {
  const kind = state.land[at] & KIND
  for (let i = area * LAND_PLACES; i < at; i++) if ((state.land[i] & KIND) === kind) return false
  return true
}

/** Some unit of that kind; which one does not matter, as all lose their entrenchment. */
function someOf(state: OstkriegState, area: AreaId, kind: KindId): number {
  for (let at = area * LAND_PLACES; at < area * LAND_PLACES + state.landCount[area]; at++)
    if ((state.land[at] & KIND) === kind) return state.land[at]
  return 0
}

/** Friendly areas: pairs of a kind and an area. Other refuges: areas. Partisans: kinds that die with them. */
function list(state: OstkriegState, phase: number, question: Question): void {
  const { graph } = state.content
  const { target, defender } = state.battle
  for (let at = target * LAND_PLACES; at < target * LAND_PLACES + state.landCount[target]; at++) {
    if (!isFirstOfKind(state, target, at)) continue
    const kind = state.land[at] & KIND
    if (phase === DIE_WITH_PARTISANS) {
      question.add(unitAt(0, kind))
      continue
    }
    for (let i = graph.first[target]; i < graph.first[target + 1]; i++) {
      const to = graph.to[i]
      if (whyNotRetreat(state, defender, kind, target, to, phase) !== OK) continue
      if (phase !== TO_FRIENDS) {
        if (!question.has(unitAt(to, 0))) question.add(unitAt(to, 0))
      } else if (whyNotSpare(state, defender, kind, target, to) === OK) question.add(unitAt(to, kind))
    }
  }
}

function go(state: OstkriegState, kind: KindId, to: AreaId): void {
  const { target } = state.battle
  removeUnit(state, target, someOf(state, target, kind))
  // [8.4.2.2]: all retreating units lose their entrenchments; [8.4.2.3]: they add nothing to another defence in this card play.
  addUnit(state, to, kind | RETREATED)
  state.tell?.({ type: 'retreated', unit: KIND_CODES[kind], from: target, to })
}

function die(state: OstkriegState, kind: KindId): void {
  const { target } = state.battle
  eliminate(state, target, someOf(state, target, kind))
  state.tell?.({ type: 'retreat-lost', unit: KIND_CODES[kind], area: target })
}

/** All that may go on to the one enemy area that was chosen. */
function goAll(state: OstkriegState, phase: number, to: AreaId): void {
  const { target, defender } = state.battle
  const first = target * LAND_PLACES
  for (let at = first; at < first + state.landCount[target]; at++) {
    const kind = state.land[at] & KIND
    // After the first has gone in, the area is a friendly one.
    const now = state.control[to] === defender ? TO_FRIENDS : phase
    if (whyNotRetreat(state, defender, kind, target, to, now) !== OK) continue
    go(state, kind, to)
    takeControl(state, to, defender)
    at = first - 1
  }
}

/** With each partisan one unit is eliminated. */
function dieWithPartisan(state: OstkriegState, frame: Frame<'retreat'>, kind: KindId): void {
  const area = frame.refuge
  const partisan = state.partisans[area * 2] > 0 ? SP : YP
  eliminate(state, area, partisan)
  state.tell?.({ type: 'partisan-removed', area, unit: KIND_CODES[partisan] })
  die(state, kind)
  if (partisansIn(state, area) > 0) return
  // The partisans are gone, so it is an empty area now.
  goAll(state, TO_EMPTY, area)
  frame.phase = NOWHERE
}

function choose(state: OstkriegState, frame: Frame<'retreat'>, choice: number): void {
  const to = areaOfCode(choice)
  switch (frame.phase) {
    case TO_FRIENDS:
      go(state, unitOfCode(choice), to)
      return
    case TO_EMPTY:
      goAll(state, TO_EMPTY, to)
      frame.phase = TO_AIR
      return
    case TO_AIR:
      goAll(state, TO_AIR, to)
      frame.phase = TO_PARTISANS
      forceRebase(state, to, enemyOf(state.battle.defender))
      return
    case TO_PARTISANS:
      frame.refuge = to
      frame.phase = DIE_WITH_PARTISANS
      return
    default:
      dieWithPartisan(state, frame, unitOfCode(choice))
  }
}

const scratch = new Question()

/** [8.4.2.2] Retreat: to friends, else to one empty enemy area, else to one with air alone, else to one with partisans alone. Frame: phase, area. */
export const retreat: AskingStep<'retreat'> = {
  liesOn: ['battle'],
  kind: 'area',
  rule: '8.4.2.2',
  prepare(state, frame) {
    const { agenda, battle } = state
    // Any excess units that cannot retreat are eliminated.
    if (frame.phase === NOWHERE)
      while (state.landCount[battle.target] > 0) die(state, state.land[battle.target * LAND_PLACES] & KIND)
    if (state.landCount[battle.target] === 0) {
      agenda.pop()
      return true
    }
    scratch.count = 0
    list(state, frame.phase, scratch)
    if (scratch.count > 1) return false
    if (scratch.count === 0) frame.phase++
    else choose(state, frame, scratch.choices[0])
    return true
  },
  seat: (state) => seatOf(state, state.battle.defender),
  ask: (state, frame, question) => list(state, frame.phase, question),
  answer: (state, frame, choice) => choose(state, frame, choice),
  name(_state, _frame, choice) {
    const unit = unitOfCode(choice)
    const area = areaOfCode(choice)
    return { ...(unit > 0 ? { unit: KIND_CODES[unit] } : {}), ...(area > 0 ? { area } : {}) }
  },
  about: (state, frame) => ({ from: state.battle.target, phase: frame.phase }),
  refuse: whyNot,
  misfit(state, { phase, refuge }) {
    if (phase < DIE_WITH_PARTISANS) return refuge === 0 ? undefined : 'nobody dies with partisans yet'
    const near = state.content.graph.adjacent(state.battle.target, refuge)
    return near && partisansIn(state, refuge) > 0 && state.control[refuge] === state.battle.attacker
      ? undefined
      : 'there are no partisans'
  },
}

function whyNot(state: OstkriegState, { phase }: Frame<'retreat'>, attempt: Choice): Refusal {
  const { target, defender } = state.battle
  // Where all go together the unit need not be said.
  const first = KIND_CODES[state.land[target * LAND_PLACES] & KIND]
  const whyNotTo = (to: AreaId): Refusal =>
    refuseUnit({ unit: first, ...attempt }, (kind, unit) => {
      const subjects = { area: to, from: target, unit }
      if (!hasKind(state, target, kind)) return refuse(NO_UNIT_THERE, { area: target, unit })
      const why = whyNotRetreat(state, defender, kind, target, to, phase)
      if (why === RETREAT_INTO_ENEMY && refuge(state, defender, to) < NOWHERE) return refuse(RETREAT_FRIENDLY_FIRST, subjects)
      return refuse(why === OK ? whyNotSpare(state, defender, kind, target, to) : why, subjects)
    })
  return refuseArea(attempt, whyNotTo)
}
