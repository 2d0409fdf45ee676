import { parentPort, workerData } from 'node:worker_threads'
import { playersOf, ready } from '@railhead/players'
import { adviserOf } from '@railhead/players/advice'
import { type Found, type Making, puzzlesFrom, startOf } from '@railhead/players/making-puzzles'
import { playersInTurn } from '../computer-games.ts'
import { gameNamed } from '../input.ts'

/** What a thread is told when it is started. */
export interface Work {
  readonly game: string
  readonly players: string
  readonly seed: string
  readonly each: number
}

/** What it answers for the number of a game. */
export interface Report {
  readonly number: number
  readonly found: Found
}

/** Games begin as those that chances were fitted to, of the first two kinds in turn: those that people play most. */
const KINDS = 2
/** So many levels of a game try to find the answers, from the weakest on; the strongest would take too long. */
const GRADERS = 5

async function making({ game: id, players, each }: Work): Promise<Making> {
  const game = gameNamed(id)
  const levels = playersOf(id).filter((player) => player.game === id)
  const graders = await Promise.all(levels.slice(0, GRADERS).map(ready))
  return {
    game,
    adviser: await adviserOf(id),
    players: await playersInTurn(players, game),
    graders,
    most: each,
  }
}

if (parentPort !== null) {
  const port = parentPort
  const work = workerData as Work
  const made = making(work)
  port.on('message', async (number: number) => {
    const { game } = await made
    const options = startOf(game, number % KINDS, Math.floor(number / KINDS))
    if (options === undefined) throw new Error(`nobody knows how games of ${game.id} begin`)
    const looking = puzzlesFrom(await made, options, `${work.seed}-${number}`)
    for (let step = looking.next(); ; step = looking.next())
      if (step.done === true) return port.postMessage({ number, found: step.value } satisfies Report)
  })
}
