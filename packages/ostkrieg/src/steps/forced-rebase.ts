import { AREAS } from '../content/content.ts'
import { NO_SUCH_AREA, NOT_ASKED, OK, refuse } from '../refusals/reasons.ts'
import { hasFlight, whyNotFly } from '../rules/movement.ts'
import { FORCED_REBASE_RANGE } from '../rules/numbers.ts'
import { addUnit, airAtBase, eliminate, removeUnit } from '../rules/stacks.ts'
import { AIR_PLACES, type OstkriegState } from '../state.ts'
import { airOf, KIND, KIND_CODES, MOVED_SIDE } from '../units.ts'
import { areaIn } from './reading.ts'
import type { Asking } from './step.ts'

/** Air that is committed to a combat is there, not at its base ([8.4.2.2]); it stands before the others. */
const nextToLeave = (state: OstkriegState, area: number): number =>
  state.air[area * AIR_PLACES + state.airCount[area] - airAtBase(state, area)]

/** [8.3.9]: air units that enemy land units came upon fly up to two areas off and turn to their Moved side. Frame: area, owner. */
export const forcedRebase: Asking = {
  step: 'forced-rebase',
  kind: 'area',
  rule: '8.3.9',
  prepare(state, tell) {
    const area = state.agenda.get(0)
    if (airAtBase(state, area) === 0) {
      state.agenda.pop()
      return true
    }
    if (hasFlight(state, state.agenda.get(1), area, FORCED_REBASE_RANGE)) return false
    const unit = nextToLeave(state, area)
    eliminate(state, area, unit)
    if (tell !== undefined) tell({ type: 'air-lost', area, unit: KIND_CODES[unit & KIND] })
    return true
  },
  side: (state) => state.agenda.get(1),
  ask(state, question) {
    const area = state.agenda.get(0)
    const side = state.agenda.get(1)
    for (let to = 1; to < AREAS; to++) if (whyNotFly(state, side, area, to, FORCED_REBASE_RANGE) === OK) question.add(to)
  },
  answer(state, choice, tell) {
    const area = state.agenda.get(0)
    const unit = nextToLeave(state, area)
    removeUnit(state, area, unit)
    addUnit(state, choice, unit | MOVED_SIDE)
    if (tell !== undefined) tell({ type: 'flew', unit: KIND_CODES[unit & KIND], from: area, to: choice, rebase: true })
  },
  name: (_, choice) => ({ area: choice }),
  about: (state) => ({ area: state.agenda.get(0), unit: KIND_CODES[airOf(state.agenda.get(1))] }),
  refuse(state, attempt) {
    if (attempt.area === undefined) return refuse(NOT_ASKED)
    const to = areaIn(attempt)
    if (to < 0) return refuse(NO_SUCH_AREA, { area: attempt.area })
    return refuse(whyNotFly(state, state.agenda.get(1), state.agenda.get(0), to, FORCED_REBASE_RANGE), { area: to })
  },
}
