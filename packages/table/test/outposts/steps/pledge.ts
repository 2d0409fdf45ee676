import type { Seat } from '@railhead/table'
import { CARDS, cardNumber } from '../cards.ts'
import { STEP } from '../frames.ts'
import { SEATS, type State, seatedIn } from '../state.ts'
import { isOnly, refuse, type Step } from '../step.ts'

/** 2 All seats choose a card of their hand at the same time, in secret. */
export const pledge: Step<'pledge'> = {
  kind: 'card',
  rule: '2',
  liesOn: ['ground'],

  seat: firstAwaited,
  awaited,

  ask(state, _, question) {
    const hand = state.hands[question.seat]
    for (let i = 0; i < hand.count; i++) question.add(hand.at(i))
  },

  answer(state, _, card, seat) {
    state.hands[seat].remove(card)
    state.pledge[seat] = card + 1
    state.tell?.({ type: 'pledged', seat: SEATS[seat], secret: { seats: [SEATS[seat]], facts: { card: CARDS[card] } } })
    if (awaited(state) === 0) show(state)
  },

  name: (_state, _frame, card) => ({ card: CARDS[card] }),

  refuse(state, _, attempt, seat) {
    if (!isOnly(attempt, 'card')) return refuse('2', 'name-a-card')
    const card = cardNumber(attempt.card)
    if (card < 0) return refuse('1.1', 'no-such-card', { card: attempt.card })
    return state.hands[seat].contains(card) ? undefined : refuse('2', 'card-not-in-hand', { card: CARDS[card] })
  },

  misfit: (state) =>
    awaited(state) === 0 || seatedIn(state).some((seat) => state.pledge[seat] === 0 && state.hands[seat].count === 0)
      ? 'somebody must still pledge a card, and have one'
      : undefined,
}

/** 2.1 The cards are shown and discarded; the strongest makes its owner the leader. */
function show(state: State): void {
  const leader = strongest(state)
  state.revealed = true
  state.tell?.({
    type: 'pledges-shown',
    leader: SEATS[leader],
    cards: Object.fromEntries(seatedIn(state).map((seat) => [SEATS[seat], CARDS[state.pledge[seat] - 1]])),
  })
  for (const seat of seatedIn(state)) {
    state.discard.push(state.pledge[seat] - 1)
    state.pledge[seat] = 0
  }
  state.agenda.pop()
  state.agenda.push(STEP.target).leader = leader
}

/** Bit mask of the seats that have not pledged yet. */
function awaited(state: State): number {
  let mask = 0
  for (let seat = 0; seat < state.players[0]; seat++) if (state.pledge[seat] === 0) mask |= 1 << seat
  return mask
}

function firstAwaited(state: State): Seat {
  return state.pledge.indexOf(0)
}

/** 2.1 No two cards are of the same strength, so there is one strongest. */
const strongest = (state: State): Seat => state.pledge.indexOf(Math.max(...state.pledge))
