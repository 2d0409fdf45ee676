import type { Choice } from '@railhead/table'
import { CARDS, NO_CARD } from '../content/content.ts'
import { FIRST_CARD_FIXED, refuse } from '../refusals/reasons.ts'
import { fixedFirstCard, nextPlayable, playCard, whyNotPlay } from '../rules/cards.ts'
import { seatOf } from '../seats.ts'
import type { OstkriegState } from '../state.ts'
import { enemyOf, SIDE_NAMES } from '../units.ts'
import { refuseNamedCard } from './attempts.ts'
import { DONE, doneStops } from './code.ts'
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
    if (fixedFirstCard(state) === NO_CARD) question.add(DONE)
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
  misfit: (state) => (state.passes < 2 ? undefined : 'both have passed'),
}

/** Why a card that an attempt names cannot be played. */
export function refuseCard(state: OstkriegState, attempt: Choice, side: number, afterBlitz: boolean) {
  const first = fixedFirstCard(state)
  const another = { card: state.content.cardNumber[first] }
  if (attempt.pass === true && first !== NO_CARD) return refuse(FIRST_CARD_FIXED, another)
  return refuseNamedCard(attempt, (card, number) => {
    const why = whyNotPlay(state, side, card, afterBlitz)
    return refuse(why, why === FIRST_CARD_FIXED ? another : { card: number })
  })
}
