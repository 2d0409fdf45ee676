import { NOT_ASKED, refuse } from '../refusals/reasons.ts'
import { seatOf } from '../seats.ts'
import type { AskingStep } from './step.ts'

/** [8.4.2.2] Advance after combat: if the attacker elects to advance, the defender must retreat; if not, he stays. */
export const decideAdvance: AskingStep<'decide-advance'> = {
  liesOn: ['battle'],
  kind: 'yes-no',
  rule: '8.4.2.2',
  seat: (state) => seatOf(state, state.battle.attacker),
  ask(_state, _frame, question) {
    question.add(1)
    question.add(0)
  },
  answer(state, _frame, choice) {
    state.agenda.pop()
    state.battle.advances = choice
  },
  name: (_state, _frame, choice) => ({ advance: choice === 1 }),
  about: (state) => ({ area: state.battle.target }),
  refuse: () => refuse(NOT_ASKED),
}
