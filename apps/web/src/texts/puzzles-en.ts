import { plural } from './plural.ts'

/** What the pages of puzzles say: fetched with them. */
export const puzzlesEn = {
  title: (game: string): string => `Puzzles of ${game}`,
  intro:
    'Positions from games between computers in which one plan is clearly best. Play what you would do at the real table; then you are told how good it was, and why.',
  loading: 'The puzzles are fetched …',
  none: 'There are no puzzles of this game yet.',
  ofTheDay: 'Puzzle of the day',
  solvedOf: (solved: number, all: number): string => `${solved} of ${all} solved`,
  solved: 'solved',
  looked: 'answer seen',
  play: 'Play it',
  again: 'Again',
  grade: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  gradeAbout: {
    easy: 'What computer players find most often.',
    medium: 'What computer players find less often.',
    hard: 'What computer players miss most often.',
  },
  number: (n: number): string => `Puzzle ${n}`,
  count: (n: number): string => `${n} ${plural(n, 'puzzle', 'puzzles')}`,
  puzzle: 'Puzzle',
  asks: {
    choice: (seat: string): string => `You are ${seat}. One choice is clearly best: make it.`,
    plan: (seat: string): string =>
      `You are ${seat}. One plan for this turn is clearly best: carry it out. What you do can be taken back until something hidden comes out.`,
  },
  submit: 'That is my plan',
  judging: 'Your plan is compared with the best …',
  verdict: { right: 'Right!', close: 'Close', wrong: 'Not the best' },
  close: (own: number, best: number): string =>
    `What you did is hardly worse, as far as can be seen: the chance to win is ${own} % with it, and ${best} % with the best plan.`,
  wrong: (own: number, best: number): string =>
    `With what you did the chance to win is ${own} %; with the best plan it would be ${best} %.`,
  plainly: 'Both are carried out here without an aim of their own.',
  plan: 'The best plan:',
  choice: 'The best choice:',
  how: 'How it is carried out',
  why: (chance: number, next: string, nextChance: number): string =>
    `The chance to win is ${chance} % with it; with the next best (${next}) it is ${nextChance} %.`,
  tryAgain: 'Try again',
  show: 'Show the best plan',
  next: 'Next puzzle',
  all: 'All puzzles',
  broken: (reason: string): string => `This puzzle cannot be set up: ${reason}`,
  unjudged: (reason: string): string => `Your plan could not be compared: ${reason}`,
}
