import { AREAS } from '../content/content.ts'
import { NO_SUCH_AREA, NOT_ASKED, OK, refuse } from '../refusals/reasons.ts'
import { whyNotFly } from '../rules/movement.ts'
import { REBASE_RANGE } from '../rules/numbers.ts'
import { addUnit, removeUnit } from '../rules/stacks.ts'
import { KIND, KIND_CODES, MOVED, MOVED_SIDE } from '../units.ts'
import { areaIn } from './reading.ts'
import type { Asking } from './step.ts'

/** [8.3.5]: up to twice the allowance, then on the Moved side. Frame: where it stands, the unit. */
export const rebaseTo: Asking = {
  step: 'rebase-to',
  kind: 'area',
  rule: '8.3.5',
  side: (state) => state.acting,
  ask(state, question) {
    const from = state.agenda.get(0)
    for (let to = 1; to < AREAS; to++) if (whyNotFly(state, state.acting, from, to, REBASE_RANGE) === OK) question.add(to)
  },
  answer(state, choice, tell) {
    const from = state.agenda.get(0)
    const unit = state.agenda.get(1)
    state.agenda.pop()
    removeUnit(state, from, unit)
    addUnit(state, choice, unit | MOVED | MOVED_SIDE)
    if (tell !== undefined) tell({ type: 'flew', unit: KIND_CODES[unit & KIND], from, to: choice, rebase: true })
  },
  name: (_, choice) => ({ area: choice }),
  about: (state) => ({ unit: KIND_CODES[state.agenda.get(1) & KIND], from: state.agenda.get(0) }),
  refuse(state, attempt) {
    if (attempt.area === undefined) return refuse(NOT_ASKED)
    const to = areaIn(attempt)
    if (to < 0) return refuse(NO_SUCH_AREA, { area: attempt.area })
    return refuse(whyNotFly(state, state.acting, state.agenda.get(0), to, REBASE_RANGE), { area: to, from: state.agenda.get(0) })
  },
}
