import { CARDS } from '../content/content.ts'
import { OP_WIDTH, OWN_CARD_PLAY_START } from '../content/program.ts'
import { FRONT_EFFECT } from '../effects/effect.ts'
import { NOT_ASKED, refuse } from '../refusals/reasons.ts'
import { DISCARD, FRONT, type OstkriegState, placeOf } from '../state.ts'
import { SIDE_NAMES } from '../units.ts'
import { STEP } from './numbers.ts'
import type { Asking } from './step.ts'

/** The first card from `from` on that lies in front of the side and has that trigger; -1 if there is none. */
export function frontCard(state: OstkriegState, side: number, trigger: number, from: number): number {
  const { keep, ops } = state.content.program
  for (let card = from; card < CARDS; card++) {
    if (state.cards[card] === placeOf(FRONT, side) && ops[keep[card] * OP_WIDTH + 1] === trigger) return card
  }
  return -1
}

/** [10.7]: a card in front is discarded for its ability when its moment has come; here, the start of an own card play. */
export const useFrontCard: Asking = {
  step: 'use-front-card',
  kind: 'yes-no',
  rule: '10.7',
  prepare(state) {
    const card = frontCard(state, state.acting, OWN_CARD_PLAY_START, state.agenda.get(0))
    if (card < 0) {
      state.agenda.pop()
      return true
    }
    state.agenda.set(0, card)
    return false
  },
  side: (state) => state.acting,
  ask(_, question) {
    question.add(1)
    question.add(0)
  },
  answer(state, choice, tell) {
    const card = state.agenda.get(0)
    state.agenda.set(0, card + 1)
    if (choice === 0) return
    const { keep, ops } = state.content.program
    state.cards[card] = placeOf(DISCARD, state.acting)
    if (tell !== undefined)
      tell({ type: 'front-card-used', side: SIDE_NAMES[state.acting], card: state.content.cardNumber[card] })
    state.agenda.push(STEP.card, card, ops[keep[card] * OP_WIDTH + 3], 0, FRONT_EFFECT)
  },
  name: (_, choice) => ({ use: choice === 1 }),
  about: (state) => ({ card: state.content.cardNumber[state.agenda.get(0)] }),
  refuse: () => refuse(NOT_ASKED),
}
