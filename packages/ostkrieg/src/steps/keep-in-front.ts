import { CARD_OF_FRAME, KEPT } from '../effects/effect.ts'
import { NOT_ASKED, refuse } from '../refusals/reasons.ts'
import type { Asking } from './step.ts'

/** [10.7]: in front of the player instead of on the discard pile. */
export const keepInFront: Asking = {
  step: 'keep-in-front',
  kind: 'yes-no',
  rule: '10.7',
  side: (state) => state.acting,
  ask(_, question) {
    question.add(1)
    question.add(0)
  },
  answer(state, choice) {
    state.agenda.pop()
    state.agenda.set(KEPT, choice)
  },
  name: (_, choice) => ({ keep: choice === 1 }),
  about: (state) => ({ card: state.content.cardNumber[state.agenda.get(CARD_OF_FRAME, 1)] }),
  refuse: () => refuse(NOT_ASKED),
}
