import { CARDS, HUNGARIAN_CARD, NO_CARD } from '../content/content.ts'
import {
  BLITZ_AFTER_BLITZ,
  CARD_IN_FRONT,
  CARD_NOT_DISCARDED,
  CARD_NOT_IN_HAND,
  CARD_OUT,
  CARD_TOO_DEAR,
  FIRST_CARD_FIXED,
  HUNGARIAN_CARD_BLOCKED,
  OK,
  type Why,
} from '../refusals/reasons.ts'
import { AIR_PLACES, DISCARD, FRONT, HAND, IN_PLAY, LAND_PLACES, type OstkriegState, OUT, placeOf } from '../state.ts'
import { STEP } from '../steps/frames.ts'
import { AXIS, type CardId, enemyOf, FOUGHT, flag, SIDE_NAMES } from '../units.ts'
import { BUDAPEST } from './numbers.ts'
import { changeUnit } from './stacks.ts'

/** [4.1.3]: the card that must come first while none has been played, `NO_CARD` if any may. */
export function fixedFirstCard(state: OstkriegState): number {
  return state.played === 0 ? state.content.firstCard[state.scenario] : NO_CARD
}

/** [9.2]: while Budapest is Soviet the Hungarian card can be neither bought nor played. */
const hungaryBlocks = (state: OstkriegState, card: CardId): boolean =>
  state.content.cardCountry[card] === HUNGARIAN_CARD && state.control[BUDAPEST] !== AXIS

/** [8.0]: may the side play this card now? After a Blitz card only one that is none. */
export function whyNotPlay(state: OstkriegState, side: number, card: CardId, afterBlitz: boolean): Why {
  if (state.cards[card] === placeOf(FRONT, side)) return CARD_IN_FRONT
  if (state.cards[card] === OUT) return CARD_OUT
  if (state.cards[card] !== placeOf(HAND, side)) return CARD_NOT_IN_HAND
  const first = fixedFirstCard(state)
  if (first !== NO_CARD && first !== card) return FIRST_CARD_FIXED
  if (afterBlitz && state.content.cardBlitz[card] === 1) return BLITZ_AFTER_BLITZ
  return hungaryBlocks(state, card) ? HUNGARIAN_CARD_BLOCKED : OK
}

/** The first card from `from` on that the side may play, `CARDS` after the last. Few of all are in a hand: only they are asked about. */
export function nextPlayable(state: OstkriegState, side: number, from: CardId, afterBlitz: boolean): CardId {
  const { cards } = state
  const hand = placeOf(HAND, side)
  for (let card = from; card < CARDS; card++)
    if (cards[card] === hand && whyNotPlay(state, side, card, afterBlitz) === OK) return card
  return CARDS
}

export const canPlayAny = (state: OstkriegState, side: number, afterBlitz: boolean): boolean =>
  nextPlayable(state, side, 0, afterBlitz) < CARDS

/** [9.5]: may the side buy this card back? What lies in front cannot be bought ([10.7]). */
export function whyNotBuy(state: OstkriegState, side: number, card: CardId): Why {
  if (state.cards[card] === placeOf(FRONT, side)) return CARD_IN_FRONT
  if (state.cards[card] === OUT) return CARD_OUT
  if (state.cards[card] !== placeOf(DISCARD, side)) return CARD_NOT_DISCARDED
  if (hungaryBlocks(state, card)) return HUNGARIAN_CARD_BLOCKED
  return state.content.cardCost[card] <= state.points[side] ? OK : CARD_TOO_DEAR
}

/** Puts a card into play: supply first ([8.2]), then what lies in front, then its steps from top to bottom ([8.0]). */
export function playCard(state: OstkriegState, side: number, card: CardId): void {
  const { content, agenda } = state
  state.tell?.({ type: 'card-played', side: SIDE_NAMES[side], card: content.cardNumber[card] })
  state.passes = 0
  state.acting = side
  state.firstCardPlay = flag(fixedFirstCard(state) === card)
  if (state.played < 255) state.played++
  if (state.bot === enemyOf(side)) noteEnemyCard(state, card)
  state.cards[card] = IN_PLAY
  if (state.firstCardPlay === 1) barFirstAttackers(state)
  const play = agenda.push(STEP.card)
  play.card = card
  play.next = content.program.start[card]
  agenda.push(STEP['use-front-card'])
  agenda.push(STEP.supply)
}

/** The card after a Blitz does not make the bot forget the Blitz ([12.0]). */
function noteEnemyCard(state: OstkriegState, card: CardId): void {
  const { enemyCards } = state
  if (enemyCards[1] !== 0) enemyCards.copyWithin(0, 1)
  enemyCards[enemyCards[0] === 0 ? 0 : 1] = card + 1
}

/** [4.1.3]: units that begin the first card play in a barred area do not attack in it, wherever they go. */
function barFirstAttackers(state: OstkriegState): void {
  const { scenarios } = state.content.sources.scenarios
  for (const area of scenarios[state.scenario].barredFirstCard) {
    const units = [
      ...state.land.subarray(area * LAND_PLACES, area * LAND_PLACES + state.landCount[area]),
      ...state.air.subarray(area * AIR_PLACES, area * AIR_PLACES + state.airCount[area]),
    ]
    for (const unit of units) changeUnit(state, area, unit, unit | FOUGHT)
  }
}
