import { type Choice, Question, type Refusal } from '@railhead/table'
import type { Tell } from '../events.ts'
import {
  ALREADY_ENTRENCHED,
  HAS_NOWHERE_TO_GO,
  NO_SUCH_UNIT,
  NO_UNIT_THERE,
  NOT_ASKED,
  OK,
  ONLY_INFANTRY_ENTRENCHES,
  PARTISANS_STAY,
  refuse,
  WRONG_NATIONALITY,
} from '../refusals/reasons.ts'
import { hasDestination, hasFlight, whyNotStart } from '../rules/movement.ts'
import { changeUnit, clearFlagsIn, partisansIn } from '../rules/stacks.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import { ENTRENCHED, IS_INFANTRY, IS_PARTISAN, KIND, KIND_CODES, MOVED, TAKES_PART } from '../units.ts'
import { STEP } from './numbers.ts'
import { areaIn, areaOfCode, DONE, DONE_NAME, isOffered, kindIn, unitAt, unitOfCode } from './reading.ts'
import type { Asking } from './step.ts'

const ENTRENCH = 1
const AREA = 0
const WHO = 1

/** [8.3.2.1]: Infantry that has not moved may entrench instead. */
function canEntrench(state: OstkriegState, area: number, who: number): boolean {
  const first = area * LAND_PLACES
  for (let at = first; at < first + state.landCount[area]; at++) {
    const unit = state.land[at]
    if ((unit & (ENTRENCHED | MOVED)) !== 0 || IS_INFANTRY[unit & KIND] === 0) continue
    if (who === 0 || (unit & KIND) === who) return true
  }
  return false
}

/** Entrenches all Infantry of the area that may: who moves on afterwards loses it again, and it never hurts. */
export function entrenchAll(state: OstkriegState, area: number, who: number, tell?: Tell): void {
  const first = area * LAND_PLACES
  let count = 0
  for (let at = first; at < first + state.landCount[area]; at++) {
    const unit = state.land[at]
    if ((unit & ENTRENCHED) !== 0 || IS_INFANTRY[unit & KIND] === 0 || (who !== 0 && (unit & KIND) !== who)) continue
    if ((unit & MOVED) !== 0 && state.agenda.step === STEP['move-unit']) continue
    changeUnit(state, area, unit, unit | ENTRENCHED)
    count++
    // The list has been put in order anew.
    at = first - 1
  }
  if (tell !== undefined) tell({ type: 'entrenched', area, count })
}

/** Lists what can move in the activated area; stops at the first found if `one`. */
function pieces(state: OstkriegState, question: Question, one: boolean): void {
  const { agenda } = state
  const area = agenda.get(AREA)
  const who = agenda.get(WHO)
  const side = state.acting
  const first = area * LAND_PLACES
  for (let at = first; at < first + state.landCount[area]; at++) {
    const unit = state.land[at]
    if ((unit & MOVED) !== 0 || (who !== 0 && (unit & KIND) !== who)) continue
    if (!isOffered(state.land, first, state.landCount[area], at)) continue
    if (whyNotStart(state, unit, area) !== OK || !hasDestination(state, side, unit, area)) continue
    question.add(unitAt(area, unit))
    if (one) return
  }
  // Armor of this activation that has gone one area may go another ([8.3.3]).
  const { graph } = state.content
  for (let i = graph.first[area]; i < graph.first[area + 1]; i++) {
    const next = graph.to[i]
    if (state.control[next] !== side || state.landCount[next] === 0) continue
    // Half-way Armor has the highest bit and so stands first.
    const unit = state.land[next * LAND_PLACES]
    if ((unit & TAKES_PART) === 0 || !hasDestination(state, side, unit, next)) continue
    question.add(unitAt(next, unit))
    if (one) return
  }
  if (who !== 0) return
  const air = area * AIR_PLACES
  for (let at = air; at < air + state.airCount[area]; at++) {
    const unit = state.air[at]
    if ((unit & MOVED) !== 0 || (at > air && state.air[at - 1] === unit)) continue
    if (whyNotStart(state, unit, area) !== OK || !hasFlight(state, side, area)) continue
    question.add(unitAt(area, unit))
    if (one) return
  }
}

function finish(state: OstkriegState): void {
  const area = state.agenda.get(AREA)
  const { graph } = state.content
  state.agenda.pop()
  for (let i = graph.first[area]; i < graph.first[area + 1]; i++) {
    if (state.landCount[graph.to[i]] > 0) clearFlagsIn(state, graph.to[i], TAKES_PART)
  }
}

const scratch = new Question()

/** [8.3]: the units of one activated area, each to any area that it can reach. */
export const moveUnit: Asking = {
  step: 'move-unit',
  kind: 'unit',
  rule: '8.3',
  prepare(state) {
    scratch.count = 0
    pieces(state, scratch, true)
    if (scratch.count > 0 || canEntrench(state, state.agenda.get(AREA), state.agenda.get(WHO))) return false
    finish(state)
    return true
  },
  side: (state) => state.acting,
  ask(state, question) {
    pieces(state, question, false)
    if (canEntrench(state, state.agenda.get(AREA), state.agenda.get(WHO))) question.add(ENTRENCH)
    question.add(DONE)
  },
  answer(state, choice, tell) {
    if (choice === DONE) finish(state)
    else if (choice === ENTRENCH) entrenchAll(state, state.agenda.get(AREA), state.agenda.get(WHO), tell)
    else state.agenda.push(STEP['move-to'], areaOfCode(choice), unitOfCode(choice))
  },
  name(state, choice) {
    if (choice === DONE) return DONE_NAME
    if (choice === ENTRENCH) return { entrench: true }
    const unit = KIND_CODES[unitOfCode(choice) & KIND]
    const area = areaOfCode(choice)
    return area === state.agenda.get(AREA) ? { unit } : { unit, at: area }
  },
  about: (state) => ({ area: state.agenda.get(AREA) }),
  refuse: whyNot,
}

function whyNot(state: OstkriegState, attempt: Choice): Refusal {
  const area = attempt.at === undefined ? state.agenda.get(AREA) : areaIn(attempt, 'at')
  if (attempt.entrench === true) {
    const some = state.landCount[area] > 0 && IS_INFANTRY[state.land[area * LAND_PLACES + state.landCount[area] - 1] & KIND] === 1
    return refuse(some ? ALREADY_ENTRENCHED : ONLY_INFANTRY_ENTRENCHES, { area })
  }
  if (attempt.unit === undefined) return refuse(NOT_ASKED)
  const kind = kindIn(attempt)
  if (kind < 0) return refuse(NO_SUCH_UNIT, { unit: attempt.unit })
  const subjects = { unit: attempt.unit, area }
  if (IS_PARTISAN[kind] === 1 && partisansIn(state, area) > 0) return refuse(PARTISANS_STAY, subjects)
  const unit = area < 0 ? 0 : standing(state, area, kind)
  if (unit === 0) return refuse(NO_UNIT_THERE, subjects)
  if (state.agenda.get(WHO) !== 0 && kind !== state.agenda.get(WHO)) return refuse(WRONG_NATIONALITY, subjects)
  const why = whyNotStart(state, unit, area)
  return refuse(why === OK ? HAS_NOWHERE_TO_GO : why, subjects)
}

/** A unit of that kind in the area, one that has not moved if there is one. */
function standing(state: OstkriegState, area: number, kind: number): number {
  let found = 0
  for (let at = area * LAND_PLACES; at < area * LAND_PLACES + state.landCount[area]; at++)
    if ((state.land[at] & KIND) === kind) found = state.land[at]
  for (let at = area * AIR_PLACES; at < area * AIR_PLACES + state.airCount[area]; at++)
    if ((state.air[at] & KIND) === kind) found = state.air[at]
  return found
}
