import { PC } from '../effects/effect.ts'
import { NOT_ASKED, refuse } from '../refusals/reasons.ts'
import type { Asking } from './step.ts'

/** [8.0]: only one of the two text boxes is performed. The frame holds where the second begins. */
export const either: Asking = {
  step: 'either',
  kind: 'action',
  rule: '8.0',
  side: (state) => state.acting,
  ask(_, question) {
    question.add(1)
    question.add(2)
  },
  answer(state, choice) {
    const second = state.agenda.get(0)
    state.agenda.pop()
    if (choice === 2) state.agenda.set(PC, second)
  },
  name: (_, choice) => ({ number: choice }),
  about: (state) => ({ card: state.content.cardNumber[state.agenda.get(0, 1)] }),
  refuse: () => refuse(NOT_ASKED),
}
