import { parentPort, workerData } from 'node:worker_threads'
import { type Exercise, type Lesson, trainerOf } from '@railhead/players/training'

/** What a thread is told when it is started: the game, and the round that it plays. */
export interface Work {
  readonly game: string
  readonly exercise: Omit<Exercise, 'number'>
}

/** What it answers for the number of a game. */
export interface Report {
  readonly number: number
  readonly lesson: Lesson
}

if (parentPort !== null) {
  const port = parentPort
  const { game, exercise } = workerData as Work
  const trainer = trainerOf(game)
  port.on('message', async (number: number) => {
    const lesson = await (await trainer)?.play({ ...exercise, number })
    if (lesson !== undefined) port.postMessage({ number, lesson } satisfies Report)
  })
}
