import { puzzlesEn } from './puzzles-en.ts'

/** What the pages of puzzles say, in the language in use. */
export const puzzlesSaid: typeof puzzlesEn = puzzlesEn
