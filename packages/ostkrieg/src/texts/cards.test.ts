import { describe, expect, it } from 'vitest'
import { content } from '../content/content.ts'
import { boxText, cardBriefs, cardLines } from './cards.ts'

const lines = (number: number): string[] => {
  const card = content.sources.cards.cards.find((known) => known.number === number)
  return card === undefined ? [] : cardLines(card)
}

describe('cards in words', () => {
  it('say every step in its order', () => {
    expect(lines(1)).toEqual(['Move 3 areas', 'Attack 4 areas, +1 die', 'Then play one card that is not a Blitz'])
    expect(lines(5)).toEqual(['Move 1 area', 'Place 3 infantry, 1 armor, 1 air in Berlin'])
    expect(lines(53)[2]).toBe('Keep in front: when Moscow is attacked, 1 die more in the defence')
  })

  it('name both boxes of an either/or', () => {
    expect(boxText(7, 1)).toBe('Attack 1 area with Romanians')
    expect(boxText(7, 2)).toBe('Entrench 2 areas, Romanians only')
  })

  it('leave no card without words', () => {
    for (const card of content.sources.cards.cards) {
      for (const line of [...cardLines(card), ...cardBriefs(card)]) expect(line).not.toMatch(/undefined|NaN|\[object/)
      // As many as there are steps, each with room on a card of the hand.
      expect(cardBriefs(card).length).toBe(card.steps.length)
      for (const brief of cardBriefs(card)) expect(brief.length).toBeLessThan(26)
    }
  })
})
