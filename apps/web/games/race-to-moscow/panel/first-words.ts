/** What the game is about, for whoever opens a table for the first time. Sections 5 and 6 of the rules. */
export const firstWords: readonly string[] = [
  'Army groups race east across Soviet territory. Areas with a medal and Soviet units that you beat bring medals.',
  'The Soviet marker pool is the clock: when its last marker is placed, that round is the last. Then the most medals win.',
  'Whoever takes a Victory area with a chain back to the Main Supply Base wins at once. Armies live on fuel, ammo and food: bring the railway after them.',
]
