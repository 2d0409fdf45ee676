import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { AXIS_SEATS, type State } from '@railhead/race-to-moscow/inside'
import { type Chance, completeOptions, type Options, Question } from '@railhead/table'
import { playerChance } from '../../player.ts'
import type { Exercise, Lesson, Round } from '../../training.ts'
import { COUNT, FEATURES, type Weights } from '../features.ts'
import { type Fitted, Judgement } from '../judgement.ts'
import { type Effort, plans } from '../planner.ts'
import { START } from '../start.ts'
import { RACER, STALLER } from './contestants.ts'
import { moved } from './steps.ts'

/** Who meets whom in each round, and how often where nothing else is asked for. */
export const ROUNDS: readonly Round[] = [
  { title: 'planners whose weights were moved up or down from those by hand, each other, a racer and a staller', games: 900 },
  { title: 'the same from what was learnt so far, and what it was a round before', games: 900 },
]

/** What stands in a row: where the seat was at home, and by how many steps each weight was higher than those of the others at the table. */
export const COLUMNS: readonly string[] = ['gray', 'white', 'brown', 'one of two', ...FEATURES]
const ONE_OF_TWO = AXIS_SEATS
const FIRST = ONE_OF_TWO + 1

/** How planners think where they are to learn: little, for the number of games counts. */
const narrow = { march: 3, marches: 2, chains: 2, transports: 2 } as const
const EFFORT: Effort = { beam: 1, trialBeam: 1, plans: 1, worlds: 0, depth: 2, width: narrow, trialWidth: narrow }

/** What a medal more than the best rival counts for beside the game itself, and the most of them that count. */
const MARGIN = 0.08
const MOST_MARGIN = 5

/** Somebody at the table: by which weights it plays, and how they were moved. */
interface Contestant {
  readonly weights: Weights
  readonly by: ArrayLike<number>
  /** Something is learnt from how it fares. */
  readonly isStudent: boolean
}

const UNMOVED = new Int8Array(COUNT)

/** Plays the game: for each student a row, and how it fared. */
export function playExercise({ seed, round, number, learnt }: Exercise): Lesson {
  const name = `train/${seed}/${round}/${number}`
  const chance = playerChance(name)
  const state = game.setup(completeOptions(game.options, optionsOf(number, chance)), name)
  const seats = game.seated(state)
  const seated = contestants(seats.length, chance, learnt as readonly Fitted[])
  playOut(state, seats, seated, chance)
  const rows: number[] = []
  const results: number[] = []
  for (const [at, contestant] of seated.entries()) {
    if (!contestant.isStudent) continue
    rows.push(0, ...rowOf(seats[at], at, seated))
    results.push(resultOf(state, seats[at], seats))
  }
  return { rows: Float64Array.from(rows), results: Float64Array.from(results) }
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
    const by = Int8Array.from({ length: COUNT }, () => 2 * chance.pick(0, 2) - 1)
    if (drawn < rivals.length && at === stranger) return { weights: rivals[drawn], by: UNMOVED, isStudent: false }
    return { weights: moved(present, by), by, isStudent: true }
  })
}

/**
 * Everybody thinks on worlds dealt anew, as the players do that one meets, and follows its plan to where something comes out. Views and names of choices
 * are left out: they would cost a quarter of the time.
 */
function playOut(state: State, seats: readonly number[], seated: readonly Contestant[], chance: Chance): void {
  const judgements = new Map(seated.map(({ weights }, at) => [seats[at], new Judgement(weights)]))
  const question = new Question()
  let planned: readonly number[] = []
  let planner = -1
  for (let made = 0; made < game.longestGame && !game.pending(state, question).over; made++) {
    const { seat, count } = question
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

function rowOf(seat: number, at: number, seated: readonly Contestant[]): Float64Array {
  const row = new Float64Array(COLUMNS.length)
  row[seat] = 1
  if (seated.length === 2) row[ONE_OF_TWO] = 1
  for (const [other, { by }] of seated.entries()) {
    const share = other === at ? 1 : -1 / (seated.length - 1)
    for (let i = 0; i < COUNT; i++) row[FIRST + i] += share * by[i]
  }
  return row
}

/** Won or lost, and a little for how high. */
function resultOf(state: State, seat: number, seats: readonly number[]): number {
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new RangeError('a game that is learnt from has no end')
  const { winners, scores, reason } = outcome
  const own = game.seats[seat]
  const won = winners.includes(own) ? 1 / winners.length : 0
  if (reason === 'victory-area') return won + (won > 0 ? MARGIN : -MARGIN) * MOST_MARGIN
  let best = 0
  for (const other of seats) if (other !== seat) best = Math.max(best, scores[game.seats[other]] ?? 0)
  const margin = (scores[own] ?? 0) - best
  return won + MARGIN * Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, margin))
}
