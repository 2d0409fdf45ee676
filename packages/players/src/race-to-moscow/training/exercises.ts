import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { AXIS_SEATS, STEP, type State } from '@railhead/race-to-moscow/inside'
import { type Chance, completeOptions, type Options, Question } from '@railhead/table'
import { playerChance } from '../../player.ts'
import type { Exercise, Lesson, Round } from '../../training.ts'
import { COUNT, FEATURES, type Weights } from '../features.ts'
import { type Fitted, Judgement } from '../judgement.ts'
import { type Effort, plans } from '../planner.ts'
import { readFeatures } from '../reading.ts'
import { START } from '../start.ts'
import { RACER, STALLER } from './contestants.ts'
import { moved } from './steps.ts'

/** Who meets whom in each round, and how often where nothing else is asked for. */
export const ROUNDS: readonly Round[] = [
  { title: 'planners with the weights by hand, some of them moved, each other, a racer and a staller', games: 400 },
  { title: 'the same from what was learnt so far, and what it was a round before', games: 400 },
  { title: 'the same once more', games: 400 },
]

/** What stands in a row: where the seat is at home, and what it sees at the end of its turn. */
export const COLUMNS: readonly string[] = ['gray', 'white', 'brown', 'one of two', ...FEATURES]
const ONE_OF_TWO = AXIS_SEATS
const FIRST = ONE_OF_TWO + 1

/** How planners think where they are to learn: little, for the number of games counts. */
const narrow = { march: 3, marches: 2, chains: 2, transports: 2 } as const
const EFFORT: Effort = { beam: 1, trialBeam: 1, plans: 1, worlds: 0, depth: 2, width: narrow, trialWidth: narrow }

/** What the game itself is worth in medals, and the most of them by which one can be ahead or behind. */
const GAME = 3
const MOST_MARGIN = 6

/** About as many turns has a game, of all who learn. */
const USUAL_TURNS = 30

/** Somebody at the table: by which weights it plays. */
interface Contestant {
  readonly weights: Weights
  /** Something is learnt from how it fares. */
  readonly isStudent: boolean
}

/** Plays the game: for each turn of a student a row, and by how much it fared better in the end than the weights by hand would have said then. */
export function playExercise({ seed, round, number, learnt }: Exercise): Lesson {
  const name = `train/${seed}/${round}/${number}`
  const chance = playerChance(name)
  const state = game.setup(completeOptions(game.options, optionsOf(number, chance)), name)
  const seats = game.seated(state)
  const seated = contestants(seats.length, chance, learnt as readonly Fitted[])
  const rows: Float64Array[] = []
  const told: { readonly seat: number; readonly worth: number }[] = []
  playOut(state, seats, seated, chance, (seat) => {
    if (!seated[seats.indexOf(seat)].isStudent) return
    const seen = new Float64Array(COUNT)
    readFeatures(state, seat, 0, seen)
    rows.push(rowOf(seat, seats.length, seen))
    told.push({ seat, worth: FEATURES.reduce((sum, name, i) => sum + START[name] * seen[i], 0) / 1000 })
  })
  // Every game has the same say, however long it was.
  const say = Math.sqrt(USUAL_TURNS / told.length)
  return {
    rows: Float64Array.from(rows.flatMap((row) => [0, ...row.map((number) => say * number)])),
    results: Float64Array.from(told, ({ seat, worth }) => say * (resultOf(state, seat, seats) - worth)),
  }
}

const ORDERS: readonly (readonly string[])[] = [
  ['gray', 'white', 'brown'],
  ['white', 'brown', 'gray'],
  ['brown', 'gray', 'white'],
  ['gray', 'brown', 'white'],
  ['white', 'gray', 'brown'],
  ['brown', 'white', 'gray'],
]

/** Of ten games two are between two, and every fourth is played by the older rules. */
function optionsOf(number: number, chance: Chance): Options {
  const order = ORDERS[number % ORDERS.length]
  return {
    order: chance.pick(0, 10) < 2 ? order.slice(1) : order,
    edition: chance.pick(0, 4) === 0 ? '2021' : '2024',
  }
}

/** All are students, or all but one that stands for whom one may meet. */
function contestants(count: number, chance: Chance, learnt: readonly Fitted[]): readonly Contestant[] {
  const present = learnt[learnt.length - 1]?.weights ?? START
  const rivals = [START, RACER, STALLER, learnt[learnt.length - 2]?.weights ?? START]
  const drawn = chance.pick(0, 10)
  const stranger = chance.pick(0, count)
  return Array.from({ length: count }, (_, at) => {
    // Most weights stay: whoever has all of them moved plays badly, and all play differently enough.
    const by = Int8Array.from({ length: COUNT }, () => (chance.pick(0, 4) > 0 ? 0 : 2 * chance.pick(0, 2) - 1))
    if (drawn < rivals.length && at === stranger) return { weights: rivals[drawn], isStudent: false }
    return { weights: moved(present, by), isStudent: true }
  })
}

/**
 * Everybody thinks on worlds dealt anew, as the players do that one meets, and follows its plan to where something comes out. Views and names of choices
 * are left out: they would cost a quarter of the time. `hear` is told whose turn is over.
 */
function playOut(
  state: State,
  seats: readonly number[],
  seated: readonly Contestant[],
  chance: Chance,
  hear: (seat: number) => void,
): void {
  const judgements = new Map(seated.map(({ weights }, at) => [seats[at], new Judgement(weights)]))
  const question = new Question()
  let planned: readonly number[] = []
  let planner = -1
  let playing = -1
  for (let made = 0; made < game.longestGame && !game.pending(state, question).over; made++) {
    const { seat, count, step } = question
    if (step === STEP.turn && seat !== playing) {
      if (playing >= 0) hear(playing)
      playing = seat
    }
    if (seat !== planner) planned = []
    if (planned.length === 0 || !question.has(planned[0])) {
      planner = seat
      planned = count === 1 ? [question.choices[0]] : bestPlan(state, seat, chance, judgements.get(seat))
    }
    const [choice = question.choices[0], ...rest] = planned
    game.apply(state, choice, undefined, seat)
    planned = rest
  }
}

function bestPlan(state: State, seat: number, chance: Chance, judgement: Judgement | undefined): readonly number[] {
  const thinking = plans(state, seat, chance, EFFORT, judgement)
  for (;;) {
    const step = thinking.next()
    if (step.done === true) return step.value[0]?.choices ?? []
  }
}

function rowOf(seat: number, players: number, seen: Float64Array): Float64Array {
  const row = new Float64Array(COLUMNS.length)
  row[seat] = 1
  if (players === 2) row[ONE_OF_TWO] = 1
  row.set(seen, FIRST)
  return row
}

/** How the seat fared, in medals. */
function resultOf(state: State, seat: number, seats: readonly number[]): number {
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new RangeError('a game that is learnt from has no end')
  const { winners, scores, reason } = outcome
  const own = game.seats[seat]
  const hasWon = winners.includes(own)
  if (reason === 'victory-area') return hasWon ? MOST_MARGIN : -MOST_MARGIN
  let best = 0
  for (const other of seats) if (other !== seat) best = Math.max(best, scores[game.seats[other]] ?? 0)
  const margin = (scores[own] ?? 0) - best
  const won = (hasWon ? 1 / winners.length : 0) - 1 / seats.length
  return Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, margin)) + GAME * won
}
