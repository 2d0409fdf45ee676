import { parentPort, workerData } from 'node:worker_threads'
import { gameNamed } from '../input.ts'
import { type Played, playFixture } from './play.ts'
import { type Bout, fixture } from './schedule.ts'

/** What a worker is told when it is started: the bout, with the game by its id. */
export type Work = Omit<Bout, 'game'> & { readonly game: string }

/** What it answers for the number of a game. */
export type Report = { readonly played: Played } | { readonly number: number; readonly broken: string }

if (parentPort !== null) {
  const port = parentPort
  const work = workerData as Work
  const bout: Bout = { ...work, game: gameNamed(work.game) }
  port.on('message', (number: number) => {
    playFixture(bout.game, fixture(bout, number)).then(
      (played) => port.postMessage({ played } satisfies Report),
      (error: unknown) =>
        port.postMessage({ number, broken: error instanceof Error ? error.message : String(error) } satisfies Report),
    )
  })
}
