import type { Seat } from '@railhead/table'
import { CARDS, cardNumber } from '../cards.ts'
import { SEATS, type State, seatedIn } from '../state.ts'
import { isOnly, PLEDGE, refuse, type Step, TARGET } from '../step.ts'

/** 2 All seats choose a card of their hand at the same time, in secret. */
export const pledge: Step = {
  name: 'pledge',
  kind: 'card',
  rule: '2',
  carries: [],

  ask(state, question, seat = firstAwaited(state)) {
    question.ask(seat, PLEDGE, pledge.kind, awaited(state))
    const hand = state.hands[seat]
    for (let i = 0; i < hand.count; i++) question.add(hand.at(i))
  },

  answer(state, card, emit, seat = firstAwaited(state)) {
    state.hands[seat].remove(card)
    state.pledge[seat] = card + 1
    emit?.({ type: 'pledged', seat: SEATS[seat], secret: { seats: [SEATS[seat]], facts: { card: CARDS[card] } } })
    if (awaited(state) !== 0) return false
    const leader = strongest(state)
    emit?.({
      type: 'pledges-shown',
      leader: SEATS[leader],
      cards: Object.fromEntries(seatedIn(state).map((s) => [SEATS[s], CARDS[state.pledge[s] - 1]])),
    })
    for (const s of seatedIn(state)) {
      state.discard.push(state.pledge[s] - 1)
      state.pledge[s] = 0
    }
    state.agenda.pop()
    state.agenda.push(TARGET, leader)
    return true
  },

  choiceName: (_, card) => ({ card: CARDS[card] }),

  refusal(state, attempt, seat = firstAwaited(state)) {
    if (!isOnly(attempt, 'card')) return refuse('2', 'name-a-card')
    const card = cardNumber(attempt.card)
    if (card < 0) return refuse('1.1', 'no-such-card', { card: attempt.card })
    if (!state.hands[seat].contains(card)) return refuse('2', 'card-not-in-hand', { card: CARDS[card] })
    return undefined
  },

  about: () => ({}),
}

/** Bit mask of the seats that have not pledged yet. */
function awaited(state: State): number {
  let mask = 0
  for (let seat = 0; seat < state.players[0]; seat++) if (state.pledge[seat] === 0) mask |= 1 << seat
  return mask
}

const firstAwaited = (state: State): Seat => state.pledge.indexOf(0)

/** 2.1 No two cards are of the same strength, so there is one strongest. */
const strongest = (state: State): Seat => state.pledge.indexOf(Math.max(...state.pledge))
