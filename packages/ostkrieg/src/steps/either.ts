import { NOT_ASKED, refuse } from '../refusals/reasons.ts'
import { seatOf } from '../seats.ts'
import { begun } from './fitting.ts'
import type { AskingStep } from './step.ts'

/** [8.0]: only one of the two text boxes is performed. The card goes on with the answer. */
export const either: AskingStep<'either'> = {
  liesOn: ['card'],
  kind: 'action',
  rule: '8.0',
  seat: (state) => seatOf(state, state.acting),
  ask(_state, _frame, question) {
    question.add(1)
    question.add(2)
  },
  answer(state, _frame, choice) {
    state.agenda.pop()
    state.answered = choice
  },
  name: (_state, _frame, choice) => ({ number: choice }),
  about: (state, frame) => ({ card: state.content.cardNumber[frame.card] }),
  refuse: () => refuse(NOT_ASKED),
  misfit: (state, { card, op }, { below }) =>
    begun(state, below, true)?.verb === 'either' && below?.fields.card === card && below.fields.next === op
      ? undefined
      : 'the card asks for no such choice',
}
