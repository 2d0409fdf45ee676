import { refuse } from '../refusals/reasons.ts'
import { layRails, stations, whyNotRailTo } from '../rules/rail.ts'
import { addUnit, removeUnit } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import { ENTRENCHED, isAir, KIND, KIND_CODES } from '../units.ts'
import { refuseArea } from './attempts.ts'
import { standsIn } from './fitting.ts'
import type { AskingStep } from './step.ts'

/** Rail: where the ride ends. Frame: where it begins, the unit. */
export const railTo: AskingStep<'rail-to'> = {
  liesOn: ['rail-from'],
  kind: 'area',
  rule: '10.6',
  seat: (state) => seatOf(state, state.acting),
  ask(state, frame, question) {
    question.addBits(stations(state, state.acting, frame.unit & KIND, frame.from))
  },
  answer(state, frame, choice) {
    const from = frame.from
    const unit = frame.unit
    state.agenda.pop()
    removeUnit(state, from, unit)
    // [8.3.2.1]: moving loses the entrenchment. On air the same bit is its Moved side, which it keeps.
    addUnit(state, choice, isAir(unit) ? unit : unit & ~ENTRENCHED)
    state.tell?.({ type: 'railed', unit: KIND_CODES[unit & KIND], from, to: choice })
  },
  name: (_state, _frame, choice) => ({ area: choice }),
  about: (_state, frame) => ({ unit: KIND_CODES[frame.unit & KIND], from: frame.from }),
  refuse(state, frame, attempt) {
    const from = frame.from
    const kind = frame.unit & KIND
    layRails(state, state.acting, kind, from)
    return refuseArea(attempt, (to) => refuse(whyNotRailTo(state, kind, from, to), { area: to, from, unit: KIND_CODES[kind] }))
  },
  misfit: (state, { from, unit }) => (standsIn(state, from, unit) ? undefined : 'there is no such unit'),
}
