import type { Trainer } from '../../training.ts'
import { playExercise, ROUNDS } from './exercises.ts'
import { OstkriegStudy } from './study.ts'

/** Teaches the judgement of the players of Ostkrieg. */
export const ostkriegTrainer: Trainer = {
  game: 'ostkrieg',
  begin: (seed, games) => OstkriegStudy.begin(seed, ROUNDS, games),
  resume: (checkpoint) => OstkriegStudy.resume(checkpoint),
  play: async (exercise) => playExercise(exercise),
}
