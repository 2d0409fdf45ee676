import { refuse, TOO_FAR_FOR_AIR, TOO_FAR_TO_FLEE } from '../refusals/reasons.ts'
import { hasFlight, landings, whyNotFly } from '../rules/movement.ts'
import { FORCED_REBASE_RANGE } from '../rules/numbers.ts'
import { addUnit, airAtBase, eliminate, ownerOf, removeUnit } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import { AIR_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, airOf, KIND, KIND_CODES, MOVED_SIDE } from '../units.ts'
import { refuseArea } from './attempts.ts'
import type { AskingStep } from './step.ts'

/** Air that is committed to a combat is there, not at its base ([8.4.2.2]); it stands before the others. */
const nextToLeave = (state: OstkriegState, area: AreaId): number =>
  state.air[area * AIR_PLACES + state.airCount[area] - airAtBase(state, area)]

/** [8.3.9]: air units that enemy land units came upon fly up to two areas off and turn to their Moved side. Frame: area, owner. */
export const forcedRebase: AskingStep<'forced-rebase'> = {
  liesOn: ['move-unit', 'place-partisan', 'retreat', 'battle'],
  kind: 'area',
  rule: '8.3.9',
  prepare(state, frame) {
    const area = frame.area
    if (airAtBase(state, area) === 0) {
      state.agenda.pop()
      return true
    }
    if (hasFlight(state, frame.side, area, FORCED_REBASE_RANGE)) return false
    const unit = nextToLeave(state, area)
    eliminate(state, area, unit)
    state.tell?.({ type: 'air-lost', area, unit: KIND_CODES[unit & KIND] })
    return true
  },
  seat: (state, frame) => seatOf(state, frame.side),
  ask(state, frame, question) {
    question.addBits(landings(state, frame.side, frame.area, FORCED_REBASE_RANGE))
  },
  answer(state, frame, choice) {
    const area = frame.area
    const unit = nextToLeave(state, area)
    removeUnit(state, area, unit)
    addUnit(state, choice, unit | MOVED_SIDE)
    state.tell?.({ type: 'flew', unit: KIND_CODES[unit & KIND], from: area, to: choice, rebase: true })
  },
  name: (_state, _frame, choice) => ({ area: choice }),
  about: (_state, frame) => ({ area: frame.area, unit: KIND_CODES[airOf(frame.side)] }),
  refuse(state, frame, attempt) {
    return refuseArea(attempt, (to) => {
      const why = whyNotFly(state, frame.side, frame.area, to, FORCED_REBASE_RANGE)
      return refuse(why === TOO_FAR_FOR_AIR ? TOO_FAR_TO_FLEE : why, { area: to })
    })
  },
  misfit(state, { area, side }, { below }) {
    if (below?.step === 'battle' && area !== state.battle.target) return 'that is not where the battle is'
    const air = state.air[area * AIR_PLACES + state.airCount[area] - 1]
    return airAtBase(state, area) > 0 && ownerOf(state, air & KIND) === side
      ? undefined
      : 'no aircraft of that side must leave there'
  },
}
