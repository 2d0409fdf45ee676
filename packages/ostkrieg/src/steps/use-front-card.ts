import { NO_CARD } from '../content/content.ts'
import type { Trigger } from '../content/program.ts'
import { NOT_ASKED, refuse } from '../refusals/reasons.ts'
import { seatOf } from '../seats.ts'
import { DISCARD, FRONT, type OstkriegState, placeOf } from '../state.ts'
import { type CardId, SIDE_NAMES } from '../units.ts'
import { FRONT_EFFECT, pushEffect } from './card.ts'
import type { AskingStep } from './step.ts'

/** The first card from `from` on that lies in front of the side and has that trigger; `NO_CARD` if there is none. */
export function frontCard(state: OstkriegState, side: number, trigger: Trigger, from: CardId = 0): number {
  const { keep, keepers } = state.content.program
  const place = placeOf(FRONT, side)
  for (const card of keepers) if (state.cards[card] === place && card >= from && keep[card]?.when === trigger) return card
  return NO_CARD
}

/** [10.7]: a card in front is discarded for its ability, which is carried out like a card. */
export function useFrontEffect(state: OstkriegState, card: CardId, side: number, play: number): void {
  const kept = state.content.program.keep[card]
  if (kept === undefined) throw new RangeError('this card is never in front')
  state.cards[card] = placeOf(DISCARD, side)
  state.tell?.({ type: 'front-card-used', side: SIDE_NAMES[side], card: state.content.cardNumber[card] })
  pushEffect(state, card, kept.effect, play)
}

/** [10.7]: when its moment has come; here, the start of an own card play. The frame holds from which card on to look. */
export const useFrontCard: AskingStep<'use-front-card'> = {
  liesOn: ['card'],
  kind: 'yes-no',
  rule: '10.7',
  prepare(state, frame) {
    const card = frontCard(state, state.acting, 'own-card-play-start', frame.card)
    if (card === NO_CARD) {
      state.agenda.pop()
      return true
    }
    frame.card = card
    return false
  },
  seat: (state) => seatOf(state, state.acting),
  ask(_state, _frame, question) {
    question.add(1)
    question.add(0)
  },
  answer(state, frame, choice) {
    const { card } = frame
    frame.card = card + 1
    if (choice === 1) useFrontEffect(state, card, state.acting, FRONT_EFFECT)
  },
  name: (_state, _frame, choice) => ({ use: choice === 1 }),
  about: (state, frame) => ({ card: state.content.cardNumber[frame.card] }),
  refuse: () => refuse(NOT_ASKED),
  misfit: (state, _frame, { below }) =>
    below?.fields.next === state.content.program.start[Number(below?.fields.card)]
      ? undefined
      : 'a card in front is used before the card begins',
}
