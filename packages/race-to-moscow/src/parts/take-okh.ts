import type { Choice, Question } from '@railhead/table'
import { SEAT_NAMES, TOTAL_WAR_PRICES } from '../constants.ts'
import type { OkhId } from '../ids.ts'
import type { TakeOkhChoice } from '../questions.ts'
import * as no from '../reasons.ts'
import { refillOkhRow } from '../rules/decks.ts'
import { BASIC_GAME, HQ_TIMING, SECOND, TOTAL_WAR } from '../settings.ts'
import { OKH_HELD, OKH_IN_ROW, type State } from '../state.ts'
import { code, firstOf } from '../steps/code.ts'
import { okhIn } from './attempts.ts'

/** [2024:9.3] [2021:16] The HQ takes a card of the OKH row; [2024:13.5] [2021:19.5] in Total War it is bought with medals. */

export const TAKE_OKH = 101

/** Between actions, or at a question inside one at which the active player has a moment to spare. */
export type HqMoment = 'between' | 'inside'

/** [2024:7] A bonus action comes between actions; [2021:16] taking a card is none and can be done any time in the turn. */
const isMomentForHq = (s: State, moment: HqMoment | undefined): boolean =>
  moment === 'between' || (moment === 'inside' && s.settings[HQ_TIMING] === SECOND)

export function whyNotTake(s: State, card: OkhId, moment: HqMoment | undefined): no.Why {
  if (s.settings[BASIC_GAME] === 1) return no.BASIC_GAME_ONLY
  return s.okhPlace[card] === OKH_IN_ROW ? whyNotTakeAny(s, moment) : no.CARD_NOT_IN_ROW
}

/** Why no card is taken now, whichever lie in the row. */
function whyNotTakeAny(s: State, moment: HqMoment | undefined): no.Why {
  if (!isMomentForHq(s, moment)) return no.ACTION_NOT_FINISHED
  if (s.settings[TOTAL_WAR] === 0) return s.hqReady[s.active] === 1 ? no.ALLOWED : no.HQ_SPENT
  const bought = s.okhBought[s.active]
  if (bought >= TOTAL_WAR_PRICES.length) return no.NO_MORE_OKH_CARDS
  return s.medalsWon[s.active] >= TOTAL_WAR_PRICES[bought] ? no.ALLOWED : no.NOT_ENOUGH_MEDALS
}

/** Adds the cards that may be taken now. */
export function listOkhRow(s: State, question: Question, moment: HqMoment): void {
  if (s.settings[BASIC_GAME] === 1 || whyNotTakeAny(s, moment) !== no.ALLOWED) return
  for (let card = 0; card < s.okhPlace.length; card++) {
    if (s.okhPlace[card] === OKH_IN_ROW) question.add(code(TAKE_OKH, card))
  }
}

export function takeOkh(s: State, choice: number): void {
  const card = firstOf(choice)
  const seat = s.active
  s.okhPlace[card] = OKH_HELD + seat
  if (s.settings[TOTAL_WAR] === 1) s.medalsWon[seat] -= TOTAL_WAR_PRICES[s.okhBought[seat]++]
  else s.hqReady[seat] = 0
  s.tell?.({ type: 'okh-taken', seat: SEAT_NAMES[seat], card: s.content.okhNumber[card] })
  refillOkhRow(s)
}

export const nameTakeOkh = (s: State, choice: number): TakeOkhChoice => ({
  action: 'take-okh',
  card: s.content.okhNumber[firstOf(choice)],
})

export function whyNotTakeIn(s: State, attempt: Choice, moment: HqMoment | undefined): no.Why {
  const card = okhIn(s, attempt.card)
  return card < 0 ? no.CARD_NOT_IN_ROW : whyNotTake(s, card, moment)
}
