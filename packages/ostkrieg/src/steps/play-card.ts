import type { Choice } from '@railhead/table'
import { CARDS, cardIndex } from '../content/content.ts'
import { FIRST_CARD_FIXED, NO_SUCH_CARD, NOT_ASKED, refuse } from '../refusals/reasons.ts'
import { fixedFirstCard, nextPlayable, playCard, whyNotPlay } from '../rules/cards.ts'
import { seatOf } from '../seats.ts'
import type { OstkriegState } from '../state.ts'
import { enemyOf, SIDE_NAMES } from '../units.ts'
import { DONE, doneStops } from './reading.ts'
import type { AskingStep } from './step.ts'

/** [8.0]: the player whose turn it is plays a card or passes. */
export const playCardStep: AskingStep<'play-card'> = {
  liesOn: ['turn'],
  kind: 'card',
  rule: '8.0',
  seat: (state) => seatOf(state, state.turn),
  ask(state, _frame, question) {
    const side = state.turn
    for (let card = nextPlayable(state, side, 0, false); card < CARDS; card = nextPlayable(state, side, card + 1, false))
      question.add(card + 1)
    // [4.1.3]: the first card play is fixed, so it cannot be passed over.
    if (fixedFirstCard(state) < 0) question.add(DONE)
  },
  answer(state, _frame, choice) {
    state.agenda.pop()
    if (choice !== DONE) {
      playCard(state, state.turn, choice - 1)
      return
    }
    state.tell?.({ type: 'passed', side: SIDE_NAMES[state.turn], forced: false })
    state.passes++
    state.turn = enemyOf(state.turn)
  },
  name: (state, _frame, choice): Choice => (choice === DONE ? { pass: true } : { card: state.content.cardNumber[choice - 1] }),
  role: doneStops,
  about: (state) => ({ year: 1941 + state.year, passes: state.passes }),
  refuse: (state, _frame, attempt) => refuseCard(state, attempt, state.turn, false),
}

/** Why a card that an attempt names cannot be played. */
export function refuseCard(state: OstkriegState, attempt: Choice, side: number, afterBlitz: boolean) {
  if (attempt.pass === true && fixedFirstCard(state) >= 0)
    return refuse(FIRST_CARD_FIXED, { card: state.content.cardNumber[fixedFirstCard(state)] })
  if (attempt.card === undefined) return refuse(NOT_ASKED)
  const card = typeof attempt.card === 'number' ? cardIndex(attempt.card) : -1
  if (card < 0) return refuse(NO_SUCH_CARD, { card: attempt.card })
  const why = whyNotPlay(state, side, card, afterBlitz)
  const first = fixedFirstCard(state)
  return refuse(why, { card: why === FIRST_CARD_FIXED ? state.content.cardNumber[first] : attempt.card })
}
