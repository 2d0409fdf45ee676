import type { Study } from '@railhead/players/training'
import { playInOrder, type Where } from '../threads.ts'
import type { Report, Work } from './worker.ts'

export interface TrainingPlan extends Where {
  readonly game: string
  readonly study: Study
  /** Told after each game, and at the end of each round. */
  readonly onLesson: (study: Study) => void
}

/** Goes through what is left of a course. Lessons are taken in the order of their numbers: neither threads nor a break in between change what is learnt. */
export async function train({ game, study, workers, database, onLesson }: TrainingPlan): Promise<void> {
  for (let due = study.next; due !== undefined; due = study.next) {
    const { number: from, ...exercise } = due
    const work: Work = { game, exercise }
    await playInOrder<Report>({
      kind: 'train',
      work,
      workers,
      database,
      from,
      to: study.rounds[due.round].games,
      numberOf: ({ number }) => number,
      take: ({ lesson }) => {
        study.add(lesson)
        onLesson(study)
      },
    })
  }
}
