import { cardBriefs, cardLines } from '@railhead/ostkrieg'
import { readAuthored } from '@railhead/ostkrieg/content'
import type { OstkriegCard, Picture } from '../panel/cards.ts'

type CardEntry = Parameters<typeof cardLines>[0]

/** The deck as the screen needs it: the page can show cards without loading the rules. */
export function deck(): OstkriegCard[] {
  return readAuthored().cards.cards.map((card) => ({
    number: card.number,
    side: card.side,
    year: card.year,
    name: card.name,
    cost: card.cost,
    letter: card.letter,
    blitz: card.blitz === true,
    lines: cardLines(card),
    briefs: cardBriefs(card),
    picture: pictureOf(card),
    source: card.source,
  }))
}

function pictureOf(card: CardEntry): Picture {
  if (card.blitz === true) return 'blitz'
  const verbs = card.steps.map((step) => step.do)
  if (verbs.includes('attack')) return 'attack'
  if (verbs.includes('partisans')) return 'partisans'
  if (verbs.includes('rebase')) return 'air'
  if (verbs.includes('place') || verbs.includes('place-choice')) return 'place'
  if (verbs.includes('entrench')) return 'entrench'
  if (verbs.includes('rail')) return 'rail'
  return verbs.includes('either') ? 'points' : 'front'
}
