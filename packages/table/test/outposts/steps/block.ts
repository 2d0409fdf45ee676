import type { Choice } from '@railhead/table'
import { CARDS, cardNumber } from '../cards.ts'
import { endRound, raid } from '../round.ts'
import { SEATS } from '../state.ts'
import { isOnly, refuse, type Step } from '../step.ts'

const LET_BE = 255

/** 3.3 The target may block by discarding a card. A reaction: the raid waits until it is answered. */
export const block: Step<'block'> = {
  kind: 'card',
  rule: '3.3',
  liesOn: ['ground'],

  seat: (_, { target }) => target,
  about: (_, { leader, points }) => ({ leader: SEATS[leader], points }),

  ask(state, { target }, question) {
    const hand = state.hands[target]
    for (let i = 0; i < hand.count; i++) question.add(hand.at(i))
    question.add(LET_BE)
  },

  answer(state, { leader, target, points }, choice) {
    state.agenda.pop()
    if (choice === LET_BE) {
      raid(state, leader, target, points)
      return
    }
    state.hands[target].remove(choice)
    state.discard.push(choice)
    state.revealed = true
    state.tell?.({ type: 'blocked', seat: SEATS[target], card: CARDS[choice] })
    endRound(state)
  },

  name: (_state, _frame, choice): Choice => (choice === LET_BE ? { pass: true } : { card: CARDS[choice] }),
  role: (_state, _frame, choice) => (choice === LET_BE ? 'stop' : 'go'),

  refuse(state, { target }, attempt) {
    if (!isOnly(attempt, 'card')) return refuse('3.3', 'name-a-card-or-pass')
    const card = cardNumber(attempt.card)
    if (card < 0) return refuse('1.1', 'no-such-card', { card: attempt.card })
    return state.hands[target].contains(card) ? undefined : refuse('3.3', 'card-not-in-hand', { card: CARDS[card] })
  },

  misfit: ({ hands }, { leader, target }) =>
    leader === target || hands[target].count === 0 ? 'the target is another seat, with a card to block with' : undefined,
}
