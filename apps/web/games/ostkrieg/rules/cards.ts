import '../colours.css'
import type { CardGallery, CardGroup, GalleryCard } from '../../../src/game/rules-book.ts'
import { DRAWINGS } from '../panel/card-art.tsx'
import { cards, type OstkriegCard } from '../panel/cards.ts'

const YEARS = [1941, 1942, 1943, 1944]
const LETTERS: Readonly<Record<string, string>> = { A: 'aggressive', B: 'balanced', D: 'defensive' }

function galleryCard(card: OstkriegCard): GalleryCard {
  return {
    id: String(card.number),
    name: card.name,
    text: card.lines.length === 1 ? `${card.lines[0]}.` : card.lines.map((line, i) => `${i + 1}. ${line}.`).join(' '),
    count: 1,
    numbers: [card.number],
    cost: card.cost,
    art: [{ shapes: DRAWINGS[card.picture] }],
    facts: [`From ${card.year}${card.blitz ? ', Blitz' : ''}, ${card.letter}: ${LETTERS[card.letter]}`],
    source: card.source,
  }
}

const groups: CardGroup[] = (['axis', 'soviet'] as const).flatMap((side) =>
  YEARS.map((year) => ({
    title: `${side === 'axis' ? 'Axis' : 'Soviet'} ${year}`,
    deck: side === 'axis' ? 'Axis' : 'Soviet',
    hint: year === 1941 ? 'in hand at the start of Barbarossa' : `joins the hand at the start of ${year}`,
    colour: side === 'axis' ? 'ost-axis-card' : 'ost-soviet-card',
    cards: [...cards.values()].filter((card) => card.side === side && card.year === year).map(galleryCard),
  })),
)

export const gallery: CardGallery = { game: 'ostkrieg', groups }
