import generated from '../board/generated/cards.json' with { type: 'json' }
import type { Side } from '../board/state.ts'
import { ost } from '../texts/texts.ts'

/** A card of the deck with its steps in words, as `map/build.ts` took them from the game's content. */
export interface OstkriegCard {
  readonly number: number
  readonly side: Side
  readonly year: number
  readonly name: string
  readonly cost: number
  readonly letter: string
  readonly blitz: boolean
  readonly lines: readonly string[]
  /** The same in a few words each. */
  readonly briefs: readonly string[]
  /** What its first great step does, for the picture. */
  readonly picture: Picture
  readonly source: 'printed' | 'reconstructed'
}

export type Picture = 'blitz' | 'attack' | 'place' | 'air' | 'rail' | 'partisans' | 'entrench' | 'front' | 'points'

export const cards: ReadonlyMap<number, OstkriegCard> = new Map(
  (generated as readonly OstkriegCard[]).map((card) => [card.number, card]),
)

export const cardName = (number: number): string => cards.get(number)?.name ?? ost.cards.unknown(number)
