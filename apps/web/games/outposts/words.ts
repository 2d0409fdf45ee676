import type { SeatName, View } from '@railhead/table'
import type { Target } from '../../src/board/api.ts'
import type { SeatLook } from '../../src/game/client.ts'
import { board } from './board.tsx'
import { cardsOf, outpostsView } from './view.ts'

const LOOKS: { readonly [seat: SeatName]: SeatLook } = {
  red: { name: 'Red', colour: 'out-red', emblem: 'square' },
  blue: { name: 'Blue', colour: 'out-blue', emblem: 'diamond' },
  green: { name: 'Green', colour: 'out-green', emblem: 'triangle-up' },
}

export const seatLook = (seat: SeatName): SeatLook => LOOKS[seat]

const counted = (count: number, one: string): string => `${count} ${one}${Math.abs(count) === 1 ? '' : 's'}`
export const pointsInWords = (points: number): string => counted(points, 'point')
export const cardsInWords = (cards: number): string => counted(cards, 'card')

export const cardName = (card: string): string => card.charAt(0).toUpperCase() + card.slice(1)

/** An outpost by its area, a card as the panel calls it: `card/finch`. */
export function nameOf(id: string): string | undefined {
  if (id.startsWith('card/')) return cardName(id.slice('card/'.length))
  return board.areas.find((area) => area.id === id)?.name
}

/** All that can be seen of an outpost, and of the card that lies there. */
export function describe(view: View, { id }: Target): readonly string[] {
  const seat = id.replace('pledge/', '')
  const now = outpostsView(view)
  const name = nameOf(seat) ?? ''
  if (now.scores[seat] === undefined) return [name, 'Nobody sits there.']
  const held = `It has ${pointsInWords(now.scores[seat])} and ${cardsInWords(cardsOf(now, seat))} in hand.`
  return [name, held, ...(now.pledged[seat] === null ? [] : ['A card is pledged.'])]
}
