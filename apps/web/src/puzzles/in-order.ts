import { type Grade, graded, type Puzzle, type PuzzleList } from '@railhead/players/puzzles'
import type { Marks } from './solved.ts'

/** A puzzle with its grade, and the number under which it is shown. */
export interface Numbered extends Puzzle {
  readonly grade: Grade
  readonly number: number
}

/** The easiest first. */
export const numbered = ({ puzzles }: Pick<PuzzleList, 'puzzles'>): readonly Numbered[] =>
  graded(puzzles).map((puzzle, i) => ({ ...puzzle, number: i + 1 }))

/** The next that is not solved, after this one and then from the beginning; the next of all where every other is solved. */
export function nextAfter(all: readonly Numbered[], id: string, marks: Marks): Numbered | undefined {
  const at = all.findIndex((puzzle) => puzzle.id === id)
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))]
  return others.find((puzzle) => marks[puzzle.id] !== 'solved') ?? others[0]
}
