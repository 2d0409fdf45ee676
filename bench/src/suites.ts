import { type Game, Question } from '@railhead/table'
import { Chess } from 'chessops/chess'
import { boardgameIo } from './boardgame-io.ts'
import { callLimit, callNames } from './calls.ts'
import { chess } from './chess.ts'
import { Dice } from './contestant.ts'
import { costOf, median, type Rate, rounded } from './measure.ts'
import { inProcesses } from './one.ts'

export interface StateCost {
  readonly name: string
  /** Size of the whole state; null where it is not one block of memory. */
  readonly bytes: number | null
  /** CPU time of copying a state from the middle of a game into one that is there already (a new one for chessops). */
  readonly copyNs: number
}

const YARDSTICK = chess.name
/** Choices into the game at which a state is taken for copying. */
const MIDDLE = 40

/** Names of all rows that there can be. */
export function rowNames(games: readonly Game[]): string[] {
  return [...games.map((game) => game.id), ...[chess, ...boardgameIo].map((peer) => peer.name), ...games.flatMap(callNames)]
}

/** Whether a row is wanted: no names want everything. */
type Wanted = (name: string) => boolean

export interface CallCost {
  readonly name: string
  /** CPU time, in microseconds. */
  readonly microseconds: number
  /** What it may take, and whether it does; null where nothing is asked. */
  readonly limit: number | null
  readonly ok: boolean | null
}

export interface Effort {
  readonly rounds: number
  readonly processes: number
}

/** Uniformly random legal play: the median of several processes, in each of which the yardstick plays in turns with one other. */
export async function engine(games: readonly Game[], wanted: Wanted, { rounds, processes }: Effort): Promise<Rate[]> {
  const names = [...games.map((game) => game.id), ...boardgameIo.map((peer) => peer.name)].filter(wanted)
  const rows: Rate[] = []
  const yardstick: number[] = []
  for (const name of names) {
    const found = await inProcesses(processes, 'play', name, String(rounds))
    const rates = found.flatMap((one) => one.rates ?? [])
    const own = rates.filter((rate) => rate.name === name)
    yardstick.push(...rates.filter((rate) => rate.name === YARDSTICK).map(({ perCpuSecond }) => perCpuSecond))
    rows.push({
      name,
      perCpuSecond: Math.round(median(own.map((rate) => rate.perCpuSecond))),
      ratio: rounded(median(own.map((rate) => rate.ratio))),
    })
  }
  if (yardstick.length > 0) rows.push({ name: YARDSTICK, perCpuSecond: Math.round(median(yardstick)), ratio: 1 })
  return rows
}

/** What single calls cost: the median of several processes. */
export async function calls(games: readonly Game[], wanted: Wanted, { processes }: Effort): Promise<CallCost[]> {
  const rows: CallCost[] = []
  for (const game of games) {
    for (const name of callNames(game).filter(wanted)) {
      const found = await inProcesses(processes, 'call', name)
      const microseconds = rounded(median(found.map((one) => one.microseconds ?? Number.NaN)))
      const limit = callLimit(game, name)
      rows.push({ name, microseconds, limit, ok: limit === null ? null : microseconds <= limit })
    }
  }
  return rows
}

/** Size of a state, and what a copy of it costs. */
export function state(games: readonly Game[], wanted: Wanted): StateCost[] {
  const costs = games.filter((game) => wanted(game.id)).map(costOfState)
  if (!wanted(YARDSTICK)) return costs
  const position = Chess.default()
  return [...costs, { name: YARDSTICK, bytes: null, copyNs: costOf(() => position.clone()) }]
}

function costOfState(game: Game): StateCost {
  const dice = new Dice(1)
  const question = new Question()
  const from = game.setup({}, 'bench')
  for (let i = 0; i < MIDDLE && !game.pending(from, question).over; i++) {
    game.apply(from, question.choices[dice.below(question.count)], undefined, question.seat)
  }
  const into = game.copy(from)
  return { name: game.id, bytes: from.bytes.length, copyNs: costOf(() => game.copy(from, into)) }
}
