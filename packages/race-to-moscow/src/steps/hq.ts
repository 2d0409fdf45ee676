import * as pick from '../choices.ts'
import { BRANDENBURG, PANZERHAUBITZEN, SEAT_NAMES, TOTAL_WAR_PRICES } from '../constants.ts'
import * as no from '../reasons.ts'
import { refillOkhRow } from '../rules/decks.ts'
import { BASIC_GAME, HQ_TIMING, SECOND, TOTAL_WAR } from '../settings.ts'
import { OKH_HELD, OKH_IN_ROW, type State } from '../state.ts'
import { whyNotAtThisMoment } from './okh.ts'
import * as step from './step.ts'

/** [2024:9.3] [2021:16] The HQ takes a card of the OKH row; [2024:13.5] [2021:19.5] in Total War it is bought with medals. */

/** The questions inside an action at which the active player has a moment to spare. */
const INSIDE_ACTIONS: readonly number[] = [step.FIELD_ARMIES, step.MOVE, step.COMBAT, step.TRANSPORT]

/** [2024:7] A bonus action comes between actions; [2021:16] taking a card is none and can be done any time in the turn. */
const isMomentForHq = (s: State): boolean =>
  s.agenda.step === step.TURN || (s.settings[HQ_TIMING] === SECOND && INSIDE_ACTIONS.includes(s.agenda.step))

export function whyNotTakeOkh(s: State, card: number): number {
  if (s.settings[BASIC_GAME] === 1) return no.BASIC_GAME_ONLY
  if (s.okhPlace[card] !== OKH_IN_ROW) return no.CARD_NOT_IN_ROW
  if (!isMomentForHq(s)) return no.ACTION_NOT_FINISHED
  if (s.settings[TOTAL_WAR] === 0) return s.hqReady[s.active] === 1 ? no.ALLOWED : no.HQ_SPENT
  const bought = s.okhBought[s.active]
  if (bought >= TOTAL_WAR_PRICES.length) return no.NO_MORE_OKH_CARDS
  return s.medalsWon[s.active] >= TOTAL_WAR_PRICES[bought] ? no.ALLOWED : no.NOT_ENOUGH_MEDALS
}

/** Adds the cards that may be taken now. */
export function askOkhRow(s: State, question: { add(choice: number): void }): void {
  for (let card = 0; card < s.content.okhCount; card++) {
    if (s.okhPlace[card] === OKH_IN_ROW && whyNotTakeOkh(s, card) === no.ALLOWED) question.add(pick.choice(pick.TAKE_OKH, card))
  }
}

/** Could a card of the row, taken now, change the combat that is fought? */
export const rowCouldChangeCombat = (s: State): boolean =>
  [BRANDENBURG, PANZERHAUBITZEN].some(
    (card) => whyNotTakeOkh(s, card) === no.ALLOWED && whyNotAtThisMoment(s, card) === no.ALLOWED,
  )

export function takeOkh(s: State, card: number): void {
  const seat = s.active
  s.okhPlace[card] = OKH_HELD + seat
  if (s.settings[TOTAL_WAR] === 1) s.medalsWon[seat] -= TOTAL_WAR_PRICES[s.okhBought[seat]++]
  else s.hqReady[seat] = 0
  s.tell?.({ type: 'okh-taken', seat: SEAT_NAMES[seat], card: s.content.okhNumber[card] })
  refillOkhRow(s)
}
