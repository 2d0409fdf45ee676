import { CARDS } from '../content/content.ts'
import { OK } from '../refusals/reasons.ts'
import { canPlayAny, playCard, whyNotPlay } from '../rules/cards.ts'
import { refuseCard } from './play-card.ts'
import { DONE, DONE_NAME } from './reading.ts'
import type { Asking } from './step.ts'

/** [8.0]: after a Blitz card the player may play one that is none, as a card play of its own ([10.3]). */
export const playAnotherStep: Asking = {
  step: 'play-another',
  kind: 'card',
  rule: '8.0',
  prepare(state) {
    if (canPlayAny(state, state.acting, true)) return false
    state.agenda.pop()
    return true
  },
  side: (state) => state.acting,
  ask(state, question) {
    for (let card = 0; card < CARDS; card++) if (whyNotPlay(state, state.acting, card, true) === OK) question.add(card + 1)
    question.add(DONE)
  },
  answer(state, choice, tell) {
    state.agenda.pop()
    if (choice !== DONE) playCard(state, state.acting, choice - 1, tell)
  },
  name: (state, choice) => (choice === DONE ? DONE_NAME : { card: state.content.cardNumber[choice - 1] }),
  about: () => ({}),
  refuse: (state, attempt) => refuseCard(state, attempt, state.acting, true),
}
