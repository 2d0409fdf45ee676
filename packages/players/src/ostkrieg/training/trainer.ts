import { LeastSquares } from '../../training/study.ts'
import type { Trainer } from '../../training.ts'
import { playExercise } from './exercises.ts'
import { subject } from './subject.ts'

/** Teaches the judgement of the players of Ostkrieg. */
export const ostkriegTrainer: Trainer = {
  game: 'ostkrieg',
  begin: (seed, games) => LeastSquares.begin(subject, seed, games),
  resume: (checkpoint) => LeastSquares.resume(subject, checkpoint),
  play: async (exercise) => playExercise(exercise),
}
