/** What the game is about, for whoever opens a table for the first time. Sections 2 and 8 of the rules. */
export const firstWords: readonly string[] = [
  'The war in the East, played with cards: in turn each side plays one and carries out its steps in order.',
  'Whoever holds Berlin, Moscow, Leningrad and Baku when a year ends wins at once; otherwise Victory Points count after 1945.',
  'Units need a supply line. After each year production buys played cards back.',
]
