import { AXIS_SEATS, EVERYBODY, NONE, okhRow, SEAT_NAMES } from '../constants.ts'
import type { OkhId, PursuitId } from '../ids.ts'
import {
  AIR_ON_PURSUIT,
  AIR_ON_SOVIET,
  AIR_READY,
  AIR_SPENT,
  DISCARDED,
  DRAWN,
  HELD,
  IN_DECK,
  OKH_HELD,
  OKH_IN_BOX,
  OKH_IN_ROW,
  PURSUIT_STREAM,
  SOVIET_DRAWN,
  SOVIET_IN_DECK,
  SOVIET_STREAM,
  type State,
} from '../state.ts'

/** Decks: the top card is the last one of its part of the array. */

const deckSize = (s: State): number => s.content.pursuitCount / AXIS_SEATS

export const pursuitTop = (s: State, seat: number): number =>
  s.pursuitCount[seat] === 0 ? NONE : s.pursuitDeck[seat * deckSize(s) + s.pursuitCount[seat] - 1]

/** [2024:8.2] Draws from the seat's Pursuit deck; an empty one is made anew from the discard pile. NONE if there is no card at all. */
export function drawPursuit(s: State, seat: number): number {
  if (s.pursuitCount[seat] === 0) reshufflePursuit(s, seat)
  const card = pursuitTop(s, seat)
  if (card === NONE) return NONE
  s.revealed = true
  s.pursuitDeck[seat * deckSize(s) + --s.pursuitCount[seat]] = 0
  s.pursuitPlace[card] = DRAWN
  s.pursuitSeen[card] = 0
  return card
}

function reshufflePursuit(s: State, seat: number): void {
  const from = seat * deckSize(s)
  for (let card = 0; card < s.content.pursuitCount; card++) {
    if (s.content.pursuitDeck[card] !== seat || s.pursuitPlace[card] !== DISCARDED) continue
    s.pursuitPlace[card] = IN_DECK
    s.pursuitDeck[from + s.pursuitCount[seat]++] = card
  }
  if (s.pursuitCount[seat] === 0) return
  shufflePursuit(s, seat)
  s.tell?.({ type: 'deck-reshuffled', deck: 'pursuit', seat: SEAT_NAMES[seat] })
}

export function shufflePursuit(s: State, seat: number): void {
  const from = seat * deckSize(s)
  s.chance.shuffle(PURSUIT_STREAM, s.pursuitDeck, from, from + s.pursuitCount[seat])
  for (let i = 0; i < s.pursuitCount[seat]; i++) s.pursuitSeen[s.pursuitDeck[from + i]] = 0
  s.revealed = true
}

/** [2024:10] A reserve army that was not defeated goes back into the draw deck. */
export function returnPursuit(s: State, seat: number, card: number): void {
  s.pursuitPlace[card] = IN_DECK
  s.pursuitDeck[seat * deckSize(s) + s.pursuitCount[seat]++] = card
  shufflePursuit(s, seat)
}

/** [2024:9.2] [2021:7] A card with the hand symbol is kept for later. */
export function keepPursuit(s: State, card: PursuitId): void {
  s.pursuitPlace[card] = HELD
  s.tell?.({ type: 'card-kept', seat: SEAT_NAMES[s.content.pursuitDeck[card]], card: s.content.pursuitNumber[card] })
}

export function discardPursuit(s: State, card: number): void {
  s.pursuitPlace[card] = DISCARDED
}

export const sovietTop = (s: State, deck: number): number =>
  s.sovietCount[deck] === 0 ? NONE : s.sovietDeck[deck * s.content.sovietCount + s.sovietCount[deck] - 1]

/** Takes the top Soviet card off its deck, unseen by anybody who had not looked. NONE if the deck is empty. */
export function takeSoviet(s: State, deck: number): number {
  const card = sovietTop(s, deck)
  if (card === NONE) return NONE
  s.revealed = true
  s.sovietDeck[deck * s.content.sovietCount + --s.sovietCount[deck]] = 0
  return card
}

/** Draws and shows the top Soviet card. */
export function drawSoviet(s: State, deck: number): number {
  const card = takeSoviet(s, deck)
  if (card === NONE) return NONE
  s.sovietPlace[card] = SOVIET_DRAWN
  s.cardSeen[card] = 0
  return card
}

/** [2024:10] Shuffled back into the deck it came from; green and blue mix from then on. */
export function returnSoviet(s: State, deck: number, card: number): void {
  s.sovietPlace[card] = SOVIET_IN_DECK
  s.sovietDeck[deck * s.content.sovietCount + s.sovietCount[deck]++] = card
  shuffleSoviet(s, deck)
  s.sovietMixed[0] = 1
}

export function shuffleSoviet(s: State, deck: number): void {
  const from = deck * s.content.sovietCount
  s.chance.shuffle(SOVIET_STREAM, s.sovietDeck, from, from + s.sovietCount[deck])
  for (let i = 0; i < s.sovietCount[deck]; i++) s.cardSeen[s.sovietDeck[from + i]] = 0
  s.revealed = true
}

/** [2024:9.4] Brandenburg: the drawn card goes to the bottom, where everybody knows it to be. */
export function bottomSoviet(s: State, deck: number, card: number): void {
  const from = deck * s.content.sovietCount
  s.sovietDeck.copyWithin(from + 1, from, from + s.sovietCount[deck])
  s.sovietDeck[from] = card
  s.sovietCount[deck]++
  s.sovietPlace[card] = SOVIET_IN_DECK
  s.cardSeen[card] = EVERYBODY
}

/** [2024:9.4] A played OKH card leaves the game. */
export function discardOkh(s: State, card: OkhId): void {
  const seat = s.okhPlace[card] - OKH_HELD
  s.okhPlace[card] = OKH_IN_BOX
  s.tell?.({ type: 'okh-played', seat: SEAT_NAMES[seat], card: s.content.okhNumber[card] })
}

/** [2024:9.3] The row of face-up OKH cards is filled up at once. */
export function refillOkhRow(s: State): void {
  let inRow = 0
  for (let card = 0; card < s.okhPlace.length; card++) if (s.okhPlace[card] === OKH_IN_ROW) inRow++
  while (inRow < okhRow(s.players[0]) && s.okhCount[0] > 0) {
    const card = s.okhDeck[--s.okhCount[0]]
    s.okhDeck[s.okhCount[0]] = 0
    s.okhPlace[card] = OKH_IN_ROW
    s.revealed = true
    s.tell?.({ type: 'okh-revealed', card: s.content.okhNumber[card] })
    inRow++
  }
}

/**
 * The top card of a deck was revealed or taken: the air support markers on it are used up [2024:9.1], whoever drew it. A
 * marker placed by Stuka-Geschwader comes back ready.
 */
export function useAirSupport(s: State, seat: number): void {
  s.air[seat] = s.airFree[seat] === 1 ? AIR_READY : AIR_SPENT
  s.airFree[seat] = 0
  s.airArea[seat] = 0
}

export function useAirSupportOnSoviet(s: State): void {
  for (let seat = 0; seat < AXIS_SEATS; seat++) if (s.air[seat] === AIR_ON_SOVIET) useAirSupport(s, seat)
}

export function useAirSupportOnPursuit(s: State, seat: number): void {
  if (s.air[seat] === AIR_ON_PURSUIT) useAirSupport(s, seat)
}
