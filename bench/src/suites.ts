import { type Game, Question } from '@railhead/table'
import { Chess } from 'chessops/chess'
import { boardgameIo } from './boardgame-io.ts'
import { chess } from './chess.ts'
import { Dice } from './contestant.ts'
import { costOf, type Effort, type Rate, race } from './measure.ts'
import { ours } from './ours.ts'

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
  return [...games.map((game) => game.id), ...[chess, ...boardgameIo].map((peer) => peer.name)]
}

/** Whether a row is wanted: no names want everything. */
type Wanted = (name: string) => boolean

/** Uniformly random legal play. The yardstick always runs, since the others are ratios to it. */
export function engine(games: readonly Game[], wanted: Wanted, effort: Effort): Rate[] {
  const contestants = [...games.map(ours), chess, ...boardgameIo]
  return race(
    contestants.filter(({ name }) => name === YARDSTICK || wanted(name)),
    YARDSTICK,
    effort,
  )
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
