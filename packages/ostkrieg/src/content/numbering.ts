/** Areas are their printed numbers, 1 to 100; place 0 of every list is unused. */
export const FIRST_AREA = 1
export const AREAS = 101
/** What a walk through a set of areas comes to after the last of them, as `nextBit` has it. */
export const NO_AREA = -1
export const CARDS = 53
/** No card: what a look for one comes to where there is none. */
export const NO_CARD = -1

/** Index of a card by its printed number, `NO_CARD` if there is none: 1-26 and 51-77. */
export function cardIndex(number: number): number {
  if (!Number.isInteger(number)) return NO_CARD
  if (number >= 1 && number <= 26) return number - 1
  return number >= 51 && number <= 77 ? number - 25 : NO_CARD
}
