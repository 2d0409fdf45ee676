import { cardBriefs, cardLines } from '@railhead/ostkrieg'
import { readAuthored } from '@railhead/ostkrieg/content'
import type { CardFace, Picture } from '../panel/cards.ts'

type CardEntry = Parameters<typeof cardLines>[0]

/** What the screen adds to the cards of the game, in their order: the page can show them without loading the rules. */
export function cardFaces(): CardFace[] {
  return readAuthored().cards.cards.map((card) => ({
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
