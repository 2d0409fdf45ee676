import type { Choice } from '@railhead/table'
import { CARDS, cardIndex } from '../content/content.ts'
import { NO_SUCH_CARD, NOT_ASKED, OK, refuse } from '../refusals/reasons.ts'
import { whyNotBuy } from '../rules/cards.ts'
import { HAND, type OstkriegState, placeOf } from '../state.ts'
import { enemyOf, SIDE_NAMES } from '../units.ts'
import { DONE } from './reading.ts'
import type { Asking } from './step.ts'

const BOTH_OUT = 3

const canBuy = (state: OstkriegState, side: number): boolean => {
  for (let card = 0; card < CARDS; card++) if (whyNotBuy(state, side, card) === OK) return true
  return false
}

/** [9.5] Card purchase: one card in turn from the own discard pile, until both pass or can pay for nothing. Frame: the buyer. */
export const buyCard: Asking = {
  step: 'buy-card',
  kind: 'card',
  rule: '9.5',
  prepare(state) {
    const side = state.agenda.get(0)
    if (state.buyersOut === BOTH_OUT) {
      state.agenda.pop()
      return true
    }
    if ((state.buyersOut & (1 << side)) === 0 && canBuy(state, side)) return false
    state.buyersOut |= 1 << side
    if (state.buyersOut === BOTH_OUT) state.agenda.pop()
    else state.agenda.set(0, enemyOf(side))
    return true
  },
  side: (state) => state.agenda.get(0),
  ask(state, question) {
    const side = state.agenda.get(0)
    for (let card = 0; card < CARDS; card++) if (whyNotBuy(state, side, card) === OK) question.add(card + 1)
    question.add(DONE)
  },
  answer(state, choice, tell) {
    const side = state.agenda.get(0)
    if (choice === DONE) {
      // A pass is final for this purchase.
      state.buyersOut |= 1 << side
      if (tell !== undefined) tell({ type: 'purchase-passed', side: SIDE_NAMES[side] })
    } else {
      const card = choice - 1
      state.points[side] -= state.content.cardCost[card]
      state.cards[card] = placeOf(HAND, side)
      if (tell !== undefined)
        tell({ type: 'bought', side: SIDE_NAMES[side], card: state.content.cardNumber[card], left: state.points[side] })
    }
    state.agenda.set(0, enemyOf(side))
  },
  name: (state, choice): Choice => (choice === DONE ? { pass: true } : { card: state.content.cardNumber[choice - 1] }),
  about: (state) => ({ points: state.points[state.agenda.get(0)] }),
  refuse(state, attempt) {
    if (attempt.card === undefined) return refuse(NOT_ASKED)
    const card = typeof attempt.card === 'number' ? cardIndex(attempt.card) : -1
    if (card < 0) return refuse(NO_SUCH_CARD, { card: attempt.card })
    const side = state.agenda.get(0)
    return refuse(whyNotBuy(state, side, card), {
      card: attempt.card,
      cost: state.content.cardCost[card],
      points: state.points[side],
    })
  },
}
