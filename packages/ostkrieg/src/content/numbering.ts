/** Areas are their printed numbers, 1 to 100; place 0 of every list is unused. */
export const FIRST_AREA = 1
export const AREAS = 101
/** What a walk through a set of areas comes to after the last of them, as `nextBit` has it. */
export const NO_AREA = -1
export const CARDS = 53

/** Index of a card by its printed number, -1 if there is none: 1-26 and 51-77. */
export function cardIndex(number: number): number {
  if (!Number.isInteger(number)) return -1
  if (number >= 1 && number <= 26) return number - 1
  return number >= 51 && number <= 77 ? number - 25 : -1
}
