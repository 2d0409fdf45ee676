/*
 * How players learn: rounds of games, one after the other; what is learnt in one round is played with in the next. Whoever trains plays the games on
 * as many threads as there are and hands in the lessons in the order of their numbers: the same seed then gives the same weights everywhere.
 */

/** A game of a course, by its number: all that a thread has to be told. */
export interface Exercise {
  readonly seed: string
  readonly round: number
  readonly number: number
  /** The weights after each round before. */
  readonly learnt: readonly object[]
}

/** What one game teaches: rows of numbers, all of the same width. */
export interface Lesson {
  readonly rows: Float64Array
  /** For each row what it is to tell, which is how the game ended. */
  readonly results: Float64Array
}

export interface Round {
  readonly title: string
  readonly games: number
}

/** How well a game was foretold that had not been learnt from yet. */
export interface Mark {
  readonly round: number
  readonly games: number
  /** By how much the result was missed, on an average of squares over the games since the last mark. */
  readonly error: number
}

/** A course that is under way. */
export interface Study {
  readonly seed: string
  readonly rounds: readonly Round[]
  /** The exercise that is due; undefined when all has been learnt. */
  readonly next: Exercise | undefined
  readonly curve: readonly Mark[]
  /** What the exercise that was due came to. */
  add(lesson: Lesson): void
  /** All of it as a text from which it can go on. */
  checkpoint(): string
  /** The file of weights. */
  result(): string
}

export interface Trainer {
  readonly game: string
  /** A new course; `games` says how many in each round, where not as many as usual. */
  begin(seed: string, games?: readonly number[]): Study
  /** Goes on from a checkpoint. Throws a `TrainingError` where it does not fit. */
  resume(checkpoint: string): Study
  /** Plays an exercise. */
  play(exercise: Exercise): Promise<Lesson>
}

/** What is wrong with a course or a checkpoint, in one sentence. */
export class TrainingError extends Error {}

const TRAINERS: { readonly [game: string]: () => Promise<Trainer> } = {
  'race-to-moscow': async () => (await import('./race-to-moscow/training/trainer.ts')).raceToMoscowTrainer,
  ostkrieg: async () => (await import('./ostkrieg/training/trainer.ts')).ostkriegTrainer,
}

/** Games whose players learn. */
export const taught: readonly string[] = Object.keys(TRAINERS)

/** Undefined where the players of the game do not learn. */
export const trainerOf = async (game: string): Promise<Trainer | undefined> =>
  taught.includes(game) ? TRAINERS[game]() : undefined
