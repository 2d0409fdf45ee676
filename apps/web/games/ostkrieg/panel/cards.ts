import { played } from '@railhead/ostkrieg/played'
import generated from '../board/generated/cards.json' with { type: 'json' }
import type { Side } from '../board/state.ts'
import { ost } from '../texts/texts.ts'

/** What `map/build.ts` made of a card of the game's content: its steps in words. */
export interface CardFace {
  readonly lines: readonly string[]
  /** The same in a few words each. */
  readonly briefs: readonly string[]
  /** What its first great step does, for the picture. */
  readonly picture: Picture
  readonly source: 'printed' | 'reconstructed'
}

export interface OstkriegCard extends CardFace {
  readonly number: number
  readonly side: Side
  readonly year: number
  readonly name: string
  readonly cost: number
  readonly letter: string
  readonly blitz: boolean
}

export type Picture = 'blitz' | 'attack' | 'place' | 'air' | 'rail' | 'partisans' | 'entrench' | 'front' | 'points'

export const cards: ReadonlyMap<number, OstkriegCard> = new Map(
  played.cards.cards.map((card, i) => [card.number, { ...card, blitz: card.blitz === true, ...(generated[i] as CardFace) }]),
)

export const cardName = (number: number): string => cards.get(number)?.name ?? ost.cards.unknown(number)
