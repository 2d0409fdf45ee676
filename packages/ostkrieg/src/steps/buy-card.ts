import type { Choice } from '@railhead/table'
import { CARDS } from '../content/content.ts'
import { OK, refuse } from '../refusals/reasons.ts'
import { whyNotBuy } from '../rules/cards.ts'
import { seatOf } from '../seats.ts'
import { DISCARD, HAND, type OstkriegState, placeOf } from '../state.ts'
import { type CardId, enemyOf, SIDE_NAMES } from '../units.ts'
import { refuseNamedCard } from './attempts.ts'
import { DONE, doneStops } from './code.ts'
import type { AskingStep } from './step.ts'

const BOTH_OUT = 3

/** The first card from `from` on that the side may buy, `CARDS` after the last. */
function nextToBuy(state: OstkriegState, side: number, from: CardId): CardId {
  const { cards } = state
  const discarded = placeOf(DISCARD, side)
  for (let card = from; card < CARDS; card++) if (cards[card] === discarded && whyNotBuy(state, side, card) === OK) return card
  return CARDS
}

/** [9.5] Card purchase: one card in turn from the own discard pile, until both pass or can pay for nothing. Frame: the buyer. */
export const buyCard: AskingStep<'buy-card'> = {
  liesOn: ['year-end'],
  kind: 'card',
  rule: '9.5',
  prepare(state, frame) {
    const side = frame.side
    if (state.buyersOut === BOTH_OUT) {
      state.agenda.pop()
      return true
    }
    if ((state.buyersOut & (1 << side)) === 0 && nextToBuy(state, side, 0) < CARDS) return false
    state.buyersOut |= 1 << side
    frame.side = enemyOf(side)
    return true
  },
  seat: (state, frame) => seatOf(state, frame.side),
  ask(state, frame, question) {
    const side = frame.side
    for (let card = nextToBuy(state, side, 0); card < CARDS; card = nextToBuy(state, side, card + 1)) question.add(card + 1)
    question.add(DONE)
  },
  answer(state, frame, choice) {
    const side = frame.side
    if (choice === DONE) {
      // A pass is final for this purchase.
      state.buyersOut |= 1 << side
      state.tell?.({ type: 'purchase-passed', side: SIDE_NAMES[side] })
    } else {
      const card = choice - 1
      state.points[side] -= state.content.cardCost[card]
      state.cards[card] = placeOf(HAND, side)
      state.tell?.({ type: 'bought', side: SIDE_NAMES[side], card: state.content.cardNumber[card], left: state.points[side] })
    }
    frame.side = enemyOf(side)
  },
  name: (state, _frame, choice): Choice => (choice === DONE ? { pass: true } : { card: state.content.cardNumber[choice - 1] }),
  role: doneStops,
  about: (state, frame) => ({ points: state.points[frame.side] }),
  refuse(state, frame, attempt) {
    const side = frame.side
    return refuseNamedCard(attempt, (card, number) =>
      refuse(whyNotBuy(state, side, card), { card: number, cost: state.content.cardCost[card], points: state.points[side] }),
    )
  },
  misfit: (state, { side }) => ((state.buyersOut & (1 << side)) === 0 ? undefined : 'that side buys no more'),
}
