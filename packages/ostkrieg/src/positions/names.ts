import { AREAS, type Content, cardIndex } from '../content/content.ts'

/** An area as a position names it: `84 Berlin`. */
export const areaName = (content: Content, area: number): string => `${area} ${content.names[area]}`

/** Reads `84`, `Berlin` or `84 Berlin`; -1 when it is no area. */
export function readArea(content: Content, text: string | number): number {
  if (typeof text === 'number') return Number.isInteger(text) && text >= 1 && text < AREAS ? text : -1
  const match = /^(\d{1,3})?\s*(.*)$/.exec(text.trim())
  if (match === null) return -1
  const number = match[1] === undefined ? -1 : Number(match[1])
  const name = match[2].toLowerCase()
  if (name === '') return number >= 1 && number < AREAS ? number : -1
  const named = content.names.findIndex((known, area) => area > 0 && known.toLowerCase() === name)
  return number >= 0 && number !== named ? -1 : named
}

/** The index of a card by its number or its name; -1 when there is none. */
export function readCard(content: Content, text: string | number): number {
  if (typeof text === 'number') return cardIndex(text)
  const wanted = text.trim().toLowerCase()
  const card = content.sources.cards.cards.find(({ name, number }) => name.toLowerCase() === wanted || String(number) === wanted)
  return card === undefined ? -1 : cardIndex(card.number)
}
