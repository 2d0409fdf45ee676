import { CARDS } from '../content/content.ts'
import { canPlayAny, nextPlayable, playCard } from '../rules/cards.ts'
import { seatOf } from '../seats.ts'
import { DONE, DONE_NAME, doneStops } from './code.ts'
import { actsAs } from './fitting.ts'
import { refuseCard } from './play-card.ts'
import type { AskingStep } from './step.ts'

/** [8.0]: after a Blitz card the player may play one that is none, as a card play of its own ([10.3]). */
export const playAnotherStep: AskingStep<'play-another'> = {
  liesOn: ['after-card'],
  kind: 'card',
  rule: '8.0',
  prepare(state) {
    if (canPlayAny(state, state.acting, true)) return false
    state.agenda.pop()
    return true
  },
  seat: (state) => seatOf(state, state.acting),
  ask(state, _frame, question) {
    const side = state.acting
    for (let card = nextPlayable(state, side, 0, true); card < CARDS; card = nextPlayable(state, side, card + 1, true))
      question.add(card + 1)
    question.add(DONE)
  },
  answer(state, _frame, choice) {
    state.agenda.pop()
    if (choice !== DONE) playCard(state, state.acting, choice - 1)
  },
  name: (state, _frame, choice) => (choice === DONE ? DONE_NAME : { card: state.content.cardNumber[choice - 1] }),
  role: doneStops,
  about: () => ({}),
  refuse: (state, _frame, attempt) => refuseCard(state, attempt, state.acting, true),
  // In a reaction to the play before, the enemy acts.
  misfit: (state, _frame, { above }) => (above?.step === 'card' ? undefined : actsAs(state, state.turn)),
}
