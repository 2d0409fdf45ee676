import { PositionError } from '@railhead/table'
import { CARDS } from '../content/content.ts'
import { receiver } from '../rules/countries.ts'
import { DISCARD, FRONT, HAND, IN_PLAY, LATER, NOBODY, type OstkriegState, OUT, placeOf } from '../state.ts'
import { AXIS, SIDE_NAMES, SOVIET } from '../units.ts'
import { readCard } from './names.ts'
import type { PositionText } from './schema.ts'

const discardOf = (side: number): number => (side === NOBODY ? OUT : placeOf(DISCARD, side))

/** Which card lies where. */
export function loadCards(state: OstkriegState, { cards }: PositionText): void {
  // Cards of years that have begun since are no longer to come; unless it says so, they have been played.
  // Those of a country that has changed sides since went with it ([9.2]).
  for (let card = 0; card < CARDS; card++) {
    if (state.content.cardYear[card] > state.year) continue
    const side = receiver(state, card)
    if (state.cards[card] === LATER || side !== state.content.cardSide[card]) state.cards[card] = discardOf(side)
  }
  if (cards === undefined) return
  const listed = new Set<number>()
  const put = (where: string, names: readonly (number | string)[] | undefined, place: number, side?: number): void => {
    for (const name of names ?? []) {
      const card = readCard(state.content, name)
      if (card < 0)
        throw new PositionError(`cards.${where}`, `There is no card ${typeof name === 'string' ? `"${name}"` : name}.`)
      const number = state.content.cardNumber[card]
      if (side !== undefined && receiver(state, card) !== side)
        throw new PositionError(`cards.${where}`, `Card ${number} does not belong to the ${SIDE_NAMES[side]} side.`)
      if (listed.has(card)) throw new PositionError(`cards.${where}`, `Card ${number} is listed twice.`)
      if (place === LATER && state.content.cardYear[card] <= state.year)
        throw new PositionError(`cards.${where}`, `The year of card ${number} has come.`)
      if (place === OUT && receiver(state, card) !== NOBODY)
        throw new PositionError(`cards.${where}`, `Card ${number} is out only when its country is.`)
      listed.add(card)
      state.cards[card] = place
    }
  }
  for (const side of [AXIS, SOVIET]) {
    const piles = cards[SIDE_NAMES[side]]
    put(`${SIDE_NAMES[side]}.hand`, piles?.hand, placeOf(HAND, side), side)
    put(`${SIDE_NAMES[side]}.front`, piles?.front, placeOf(FRONT, side), side)
    put(`${SIDE_NAMES[side]}.discard`, piles?.discard, placeOf(DISCARD, side), side)
    for (let card = 0; card < CARDS; card++)
      if (state.cards[card] === placeOf(FRONT, side) && state.content.program.keep[card] === undefined)
        throw new PositionError(
          `cards.${SIDE_NAMES[side]}.front`,
          `Card ${state.content.cardNumber[card]} cannot be kept in front.`,
        )
    // A hand that is given is the whole hand: what else was in it at set-up lies on the discard pile.
    if (piles?.hand === undefined) continue
    for (let card = 0; card < CARDS; card++)
      if (!listed.has(card) && state.cards[card] === placeOf(HAND, side)) state.cards[card] = placeOf(DISCARD, side)
  }
  put('later', cards.later, LATER)
  put('out', cards.out, OUT)
  put('playing', cards.playing, IN_PLAY)
}
