import type { Choice } from '@railhead/table'
import { AREAS, FIRST_AREA } from '../content/content.ts'
import { NOT_ADJACENT, OK, refuse, TOO_FAR_FOR_ARMOR } from '../refusals/reasons.ts'
import { isRebase, landings, overrun, stepInto, steps, whyNotFly, whyNotStep, whyNotThrough } from '../rules/movement.ts'
import { REBASE_RANGE } from '../rules/numbers.ts'
import { addUnit, holdsGround, removeUnit } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import type { OstkriegState } from '../state.ts'
import {
  type AreaId,
  ENTRENCHED,
  isAir,
  isArmor,
  KIND,
  KIND_CODES,
  MOVED,
  MOVED_SIDE,
  TAKES_PART,
  type UnitPoint,
} from '../units.ts'
import { refuseArea } from './attempts.ts'
import { standsIn } from './fitting.ts'
import type { AskingStep } from './step.ts'

/** Added to an area's code: through a full friendly area to the one behind it. */
const THROUGH = 128

const mayCross = (unit: UnitPoint): boolean => isArmor(unit) && (unit & TAKES_PART) === 0
const isOverrun = (state: OstkriegState, to: AreaId): boolean => state.control[to] !== state.acting && holdsGround(state, to)

/** [8.3.2] to [8.3.5]: where the chosen unit goes. The frame holds where it stands and which it is. */
export const moveTo: AskingStep<'move-to'> = {
  liesOn: ['move-unit'],
  kind: 'area',
  rule: '8.3',
  seat: (state) => seatOf(state, state.acting),
  ask(state, frame, question) {
    const from = frame.from
    const unit = frame.unit
    const side = state.acting
    if (isAir(unit)) {
      question.addBits(landings(state, side, from, REBASE_RANGE))
      return
    }
    question.addBits(steps(state, side, unit, from))
    if (!mayCross(unit) || !state.content.graph.touches(from, state.landFull)) return
    for (let to = FIRST_AREA; to < AREAS; to++) if (whyNotThrough(state, side, unit, from, to) === OK) question.add(THROUGH + to)
  },
  answer(state, frame, choice) {
    const from = frame.from
    const unit = frame.unit
    state.agenda.pop()
    if (isAir(unit)) {
      fly(state, unit, from, choice)
      return
    }
    const through = choice > THROUGH
    const to = through ? choice - THROUGH : choice
    // Armor has a second area to go ([8.3.3]), unless this was it.
    const onward = isArmor(unit) && !through && (unit & TAKES_PART) === 0
    const becomes = (unit & ~(ENTRENCHED | TAKES_PART)) | MOVED | (onward ? TAKES_PART : 0)
    if (isOverrun(state, to)) overrun(state, unit, from, to, becomes)
    else stepInto(state, unit, from, to, becomes)
  },
  name(state, frame, choice): Choice {
    const from = frame.from
    const unit = frame.unit
    if (isAir(unit)) return isRebase(state, from, choice) ? { area: choice, rebase: true } : { area: choice }
    const to = choice % THROUGH
    return {
      area: to,
      ...(choice > THROUGH ? { through: true } : {}),
      ...(isOverrun(state, to) ? { overrun: true } : {}),
    }
  },
  about: (_state, frame) => ({ unit: KIND_CODES[frame.unit & KIND], from: frame.from }),
  refuse(state, frame, attempt) {
    const { from, unit } = frame
    return refuseArea(attempt, (to) => {
      const subjects = { unit: KIND_CODES[unit & KIND], area: to, from }
      if (isAir(unit)) return refuse(whyNotFly(state, state.acting, from, to, REBASE_RANGE), subjects)
      const why = whyNotStep(state, state.acting, unit, from, to)
      return refuse(why === NOT_ADJACENT && isArmor(unit) ? TOO_FAR_FOR_ARMOR : why, subjects)
    })
  },
  misfit: (state, { from, unit }) => (standsIn(state, from, unit) ? undefined : 'there is no such unit'),
}

/** [8.3.4], [8.3.5]: further than its allowance it is a rebase, and the unit turns to its Moved side. */
function fly(state: OstkriegState, unit: UnitPoint, from: AreaId, to: AreaId): void {
  const rebase = isRebase(state, from, to)
  removeUnit(state, from, unit)
  addUnit(state, to, unit | MOVED | (rebase ? MOVED_SIDE : 0))
  state.tell?.({ type: 'flew', unit: KIND_CODES[unit & KIND], from, to, rebase })
}
