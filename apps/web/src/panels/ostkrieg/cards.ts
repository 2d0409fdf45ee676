import { cardLines } from '@railhead/ostkrieg'
import content from '@railhead/ostkrieg/cards.json'
import type { Side } from '../../games/ostkrieg/state.ts'

/** A card of the deck with its steps in words. */
export interface OstkriegCard {
  readonly number: number
  readonly side: Side
  readonly year: number
  readonly name: string
  readonly cost: number
  readonly letter: string
  readonly blitz: boolean
  readonly lines: readonly string[]
  /** What its first great step does, for the picture. */
  readonly picture: Picture
  readonly source: 'printed' | 'reconstructed'
}

export type Picture = 'blitz' | 'attack' | 'place' | 'air' | 'rail' | 'partisans' | 'entrench' | 'front' | 'points'

type CardEntry = Parameters<typeof cardLines>[0]
const entries = content.cards as unknown as readonly CardEntry[]

export const cards: ReadonlyMap<number, OstkriegCard> = new Map(
  entries.map((card) => [
    card.number,
    {
      number: card.number,
      side: card.side,
      year: card.year,
      name: card.name,
      cost: card.cost,
      letter: card.letter,
      blitz: card.blitz === true,
      lines: cardLines(card),
      picture: pictureOf(card),
      source: card.source,
    },
  ]),
)

function pictureOf(card: CardEntry): Picture {
  if (card.blitz === true) return 'blitz'
  const verbs = card.steps.map((step) => step.do)
  if (verbs.includes('attack')) return 'attack'
  if (verbs.includes('partisans')) return 'partisans'
  if (verbs.includes('rebase')) return 'air'
  if (verbs.includes('place') || verbs.includes('place-choice')) return 'place'
  if (verbs.includes('entrench')) return 'entrench'
  if (verbs.includes('rail')) return 'rail'
  return card.steps.some((step) => step.do === 'either') ? 'points' : 'front'
}

export const cardName = (number: number): string => cards.get(number)?.name ?? `card ${number}`
