import type { Choice, Seat } from '@railhead/table'
import { CARDS, cardNumber } from '../cards.ts'
import { endRound, raid } from '../round.ts'
import { SEATS, type State } from '../state.ts'
import { BLOCK, isOnly, refuse, type Step } from '../step.ts'

const LET_BE = 255

/** 3.3 The target may block by discarding a card. A reaction: it interrupts the raid, which waits below on the agenda. */
export const block: Step = {
  name: 'block',
  kind: 'card',
  rule: '3.3',
  carries: [],

  ask(state, question) {
    const seat = defender(state)
    question.ask(seat, BLOCK, block.kind)
    const hand = state.hands[seat]
    for (let i = 0; i < hand.count; i++) question.add(hand.at(i))
    question.add(LET_BE)
  },

  answer(state, choice, emit) {
    const seat = defender(state)
    state.agenda.pop()
    if (choice === LET_BE) return raid(state, emit)
    state.hands[seat].remove(choice)
    state.discard.push(choice)
    emit?.({ type: 'blocked', seat: SEATS[seat], card: CARDS[choice] })
    state.agenda.pop()
    endRound(state, emit)
    return true
  },

  choiceName: (_, choice): Choice => (choice === LET_BE ? { pass: true } : { card: CARDS[choice] }),

  refusal(state, attempt) {
    if (isOnly(attempt, 'pass') && attempt.pass === true) return undefined
    if (!isOnly(attempt, 'card')) return refuse('3.3', 'name-a-card-or-pass')
    const card = cardNumber(attempt.card)
    if (card < 0) return refuse('1.1', 'no-such-card', { card: attempt.card })
    if (!state.hands[defender(state)].contains(card)) return refuse('3.3', 'card-not-in-hand', { card: CARDS[card] })
    return undefined
  },

  about: (state) => ({ leader: SEATS[state.agenda.get(0, 1)], points: state.agenda.get(2, 1) }),
}

/** The target of the raid that waits below. */
const defender = (state: State): Seat => state.agenda.get(1, 1)
