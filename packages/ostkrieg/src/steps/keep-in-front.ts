import { NOT_ASKED, refuse } from '../refusals/reasons.ts'
import { seatOf } from '../seats.ts'
import { begun } from './fitting.ts'
import type { AskingStep } from './step.ts'

const KEEP = 1
const DISCARD = 2

/** [10.7]: in front of the player instead of on the discard pile. The card goes on with the answer. */
export const keepInFront: AskingStep<'keep-in-front'> = {
  liesOn: ['card'],
  kind: 'yes-no',
  rule: '10.7',
  seat: (state) => seatOf(state, state.acting),
  ask(_state, _frame, question) {
    question.add(KEEP)
    question.add(DISCARD)
  },
  answer(state, _frame, choice) {
    state.agenda.pop()
    state.answered = choice
  },
  name: (_state, _frame, choice) => ({ keep: choice === KEEP }),
  about: (state, frame) => ({ card: state.content.cardNumber[frame.card] }),
  refuse: () => refuse(NOT_ASKED),
  misfit: (state, { card }, { below }) =>
    begun(state, below, true)?.verb === 'keep-in-front' && below?.fields.card === card
      ? undefined
      : 'the card is not kept in front now',
}
