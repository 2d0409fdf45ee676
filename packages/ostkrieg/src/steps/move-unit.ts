import { type Choice, Question, type Refusal } from '@railhead/table'
import {
  ALREADY_ENTRENCHED,
  HAS_NOWHERE_TO_GO,
  NO_UNIT_THERE,
  OK,
  ONLY_INFANTRY_ENTRENCHES,
  PARTISANS_STAY,
  refuse,
  type Why,
  WRONG_NATIONALITY,
} from '../refusals/reasons.ts'
import { hasDestination, hasFlight, whyNotStart } from '../rules/movement.ts'
import { changeUnit, clearFlagsIn, unitsIn } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, ENTRENCHED, isInfantry, isPartisan, KIND, KIND_CODES, type KindId, MOVED, TAKES_PART } from '../units.ts'
import { refuseArea, refuseUnit } from './attempts.ts'
import { areaOfCode, DONE, DONE_NAME, doneStops, isOffered, unitAt, unitOfCode } from './code.ts'
import { type Frame, STEP } from './frames.ts'
import type { AskingStep } from './step.ts'

const ENTRENCH = 1

/** [8.3.2.1]: Infantry that has not moved may entrench instead. */
function canEntrench(state: OstkriegState, area: AreaId, who: number): boolean {
  const first = area * LAND_PLACES
  for (let at = first; at < first + state.landCount[area]; at++) {
    const unit = state.land[at]
    if ((unit & (ENTRENCHED | MOVED)) !== 0 || !isInfantry(unit)) continue
    if (who === 0 || (unit & KIND) === who) return true
  }
  return false
}

/** Entrenches all Infantry of the area that may, who thereby go forward in the list, behind where it is read: who moves on afterwards loses it again, and it never hurts. */
export function entrenchAll(state: OstkriegState, area: AreaId, who: KindId): void {
  const first = area * LAND_PLACES
  let count = 0
  for (let at = first; at < first + state.landCount[area]; at++) {
    const unit = state.land[at]
    if ((unit & ENTRENCHED) !== 0 || !isInfantry(unit) || (who !== 0 && (unit & KIND) !== who)) continue
    if ((unit & MOVED) !== 0) continue
    changeUnit(state, area, unit, unit | ENTRENCHED)
    count++
  }
  state.tell?.({ type: 'entrenched', area, count })
}

/** Lists what can move in the activated area; stops at the first found if `one`. */
function pieces(state: OstkriegState, frame: Frame<'move-unit'>, question: Question, one: boolean): void {
  const area = frame.area
  const who = frame.who
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
    if ((unit & MOVED) !== 0 || !isOffered(state.air, air, state.airCount[area], at)) continue
    if (whyNotStart(state, unit, area) === OK && hasFlight(state, side, area)) question.add(unitAt(area, unit))
  }
}

function finish(state: OstkriegState, area: AreaId): void {
  const { graph } = state.content
  state.agenda.pop()
  // Armor that is half-way has the highest bit and so stands first.
  for (const next of graph.around[area])
    if ((state.land[next * LAND_PLACES] & TAKES_PART) !== 0) clearFlagsIn(state, next, TAKES_PART)
}

const scratch = new Question()

/** [8.3]: the units of one activated area, each to any area that it can reach. */
export const moveUnit: AskingStep<'move-unit'> = {
  liesOn: ['choose-move'],
  kind: 'unit',
  rule: '8.3',
  prepare(state, frame) {
    scratch.count = 0
    pieces(state, frame, scratch, true)
    if (scratch.count > 0 || canEntrench(state, frame.area, frame.who)) return false
    finish(state, frame.area)
    return true
  },
  seat: (state) => seatOf(state, state.acting),
  ask(state, frame, question) {
    pieces(state, frame, question, false)
    if (canEntrench(state, frame.area, frame.who)) question.add(ENTRENCH)
    question.add(DONE)
  },
  answer(state, frame, choice) {
    if (choice === DONE) finish(state, frame.area)
    else if (choice === ENTRENCH) entrenchAll(state, frame.area, frame.who)
    else {
      const move = state.agenda.push(STEP['move-to'])
      move.from = areaOfCode(choice)
      move.unit = unitOfCode(choice)
    }
  },
  name(_state, frame, choice) {
    if (choice === DONE) return DONE_NAME
    if (choice === ENTRENCH) return { entrench: true }
    const unit = KIND_CODES[unitOfCode(choice) & KIND]
    const area = areaOfCode(choice)
    return area === frame.area ? { unit } : { unit, at: area }
  },
  role: doneStops,
  about: (_state, frame) => ({ area: frame.area }),
  refuse: whyNot,
  misfit: (state, { area, who }, { below }) =>
    state.control[area] === state.acting && who === below?.fields.who ? undefined : 'that area is not moved',
}

function whyNot(state: OstkriegState, frame: Frame<'move-unit'>, attempt: Choice): Refusal {
  const { area, who } = frame
  if (attempt.entrench === true) {
    const some = unitsIn(state, area).some(isInfantry)
    return refuse(some ? ALREADY_ENTRENCHED : ONLY_INFANTRY_ENTRENCHES, { area })
  }
  const whyNotAt = (at: AreaId): Refusal =>
    refuseUnit(attempt, (kind, unit) => refuse(whyNotMove(state, at, kind, who), { unit, area: at }))
  return attempt.at === undefined ? whyNotAt(area) : refuseArea(attempt, whyNotAt, 'at')
}

/** Of several of a kind the last in the list counts, which has done least. */
function whyNotMove(state: OstkriegState, area: AreaId, kind: KindId, who: number): Why {
  const unit = unitsIn(state, area).findLast((point) => (point & KIND) === kind)
  if (unit === undefined) return NO_UNIT_THERE
  if (isPartisan(unit)) return PARTISANS_STAY
  if (who !== 0 && kind !== who) return WRONG_NATIONALITY
  const why = whyNotStart(state, unit, area)
  return why === OK ? HAS_NOWHERE_TO_GO : why
}
