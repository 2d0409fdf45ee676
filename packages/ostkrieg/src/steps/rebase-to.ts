import { refuse } from '../refusals/reasons.ts'
import { landings, whyNotFly } from '../rules/movement.ts'
import { REBASE_RANGE } from '../rules/numbers.ts'
import { addUnit, removeUnit } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import { KIND, KIND_CODES, MOVED, MOVED_SIDE } from '../units.ts'
import { refuseArea } from './attempts.ts'
import { standsIn } from './fitting.ts'
import type { AskingStep } from './step.ts'

/** [8.3.5]: up to twice the allowance, then on the Moved side. Frame: where it stands, the unit. */
export const rebaseTo: AskingStep<'rebase-to'> = {
  liesOn: ['rebase-from'],
  kind: 'area',
  rule: '8.3.5',
  seat: (state) => seatOf(state, state.acting),
  ask(state, frame, question) {
    question.addBits(landings(state, state.acting, frame.from, REBASE_RANGE))
  },
  answer(state, frame, choice) {
    const from = frame.from
    const unit = frame.unit
    state.agenda.pop()
    removeUnit(state, from, unit)
    addUnit(state, choice, unit | MOVED | MOVED_SIDE)
    state.tell?.({ type: 'flew', unit: KIND_CODES[unit & KIND], from, to: choice, rebase: true })
  },
  name: (_state, _frame, choice) => ({ area: choice }),
  about: (_state, frame) => ({ unit: KIND_CODES[frame.unit & KIND], from: frame.from }),
  refuse: (state, { from }, attempt) =>
    refuseArea(attempt, (to) => refuse(whyNotFly(state, state.acting, from, to, REBASE_RANGE), { area: to, from })),
  misfit: (state, { from, unit }) => (standsIn(state, from, unit) ? undefined : 'there is no such unit'),
}
