import { type Choice, type Decision, type Game, type GameState, type Options, Question, sameJson } from '@railhead/table'
import { Opponent } from '../opponent.ts'
import { answerOf, playerChance, type ReadyPlayer, type Seen, seenBy, thoughtOut } from '../player.ts'
import type { AdvisedPlan, Adviser } from './advice.ts'
import type { Contest } from './contest.ts'
import { askedOf, type Puzzle, type PuzzleGame, type PuzzlePlan, packed } from './puzzles.ts'

export { startOf } from './calibrating.ts'
export { checkFits, GRADES, graded, type Puzzle, PuzzleError, type PuzzleList } from './puzzles.ts'
export { listIn, listOf, puzzlesFile, puzzlesIn } from './puzzles-file.ts'

/** In a deep search over other worlds the answer must keep so much of what it is ahead by. */
const KEPT = 2 / 3
/** Passing is never the answer: so many others there must be, or there is nothing to find. */
const WAYS = 3
/** Neighbouring questions make much the same puzzle: after one so many choices are played. */
const APART = 25
/** Once more, cheaply: as the tests do it with what was written down. */
const CHECKED_IN = 4

/** What is looked for and by whom. */
export interface Making {
  readonly game: Game
  readonly adviser: Adviser
  /** Any of them sits in each seat. */
  readonly players: readonly ReadyPlayer[]
  /** Players of five levels, who try to find the answers. */
  readonly graders: readonly ReadyPlayer[]
  /** Puzzles of one game, at most. */
  readonly most: number
}

/** The puzzles of one game, and the game up to the last of them. */
export interface Found {
  readonly played: PuzzleGame
  readonly puzzles: readonly Omit<Puzzle, 'game'>[]
  readonly tried: number
}

/** The best answer is ahead for good: by so much, and by twice what the number of worlds explains. */
const isClear = (found: Contest | undefined, least: number): found is Contest =>
  found !== undefined && found.gain >= least && found.gain >= 2 * found.doubt

/** Two searches with different worlds, of which the second looks further, agree that this answer is clearly best. */
function clearlyBest({ adviser }: Making, seenWith: (seed: string) => Seen): Contest | undefined {
  const { clear } = adviser
  const found = finished(adviser.contest(seenWith('one'), clear, false))
  if (!isClear(found, clear)) return undefined
  const [{ choices }] = found.plans
  const { choices: listed, roles } = seenWith('one').decision
  // Whoever passes is judged at another time than whoever does something: that is no puzzle.
  if (roles[listed.findIndex((choice) => sameJson(choice, choices[0]))] === 'stop') return undefined
  const deep = finished(adviser.contest(seenWith('two'), clear * KEPT, true))
  return isClear(deep, clear * KEPT) && deep.answer === found.answer ? found : undefined
}

/** What every test of the list does again: the answer is better than the next best, in a few worlds. */
export function standsUp(adviser: Adviser, seen: Seen, answer: readonly Choice[], next: readonly Choice[]): boolean {
  const [best, other] = [answer, next].map((choices) => askedOf(adviser.puzzles, choices))
  const found = finished(adviser.attempted(seen, best, other, CHECKED_IN))
  return found !== undefined && !found.isAnswer && found.gain > 0
}

/** So often each of those who grade tries. */
const TRIES = 3
/** What is hardly worse is found as well; in so many worlds it is looked at. */
const HARDLY_WORSE = 0.02
const GRADED_IN = 6

/** Does the player come to the answer, or to something as good? */
function isFound(adviser: Adviser, seen: Seen, answer: readonly Choice[], player: ReadyPlayer, own: Seen): boolean {
  const { index, plan = [] } = answerOf(player, own)
  const chosen = [own.decision.choices[index], ...plan]
  const [best, tried] = [answer, chosen].map((choices) => askedOf(adviser.puzzles, choices))
  const found = finished(adviser.attempted(seen, best, tried, GRADED_IN))
  return found !== undefined && (found.isAnswer || found.gain < HARDLY_WORSE)
}

const waysAt = ({ roles }: Pick<Decision, 'roles'>): number => roles.filter((role) => role !== 'stop').length

/** In how many tries those who grade find it. */
function timesFound({ adviser, graders }: Making, seenWith: (seed: string) => Seen, answer: readonly Choice[]): number {
  let found = 0
  for (const player of graders)
    for (let number = 0; number < TRIES; number++)
      if (isFound(adviser, seenWith('graded'), answer, player, seenWith(`${player.player.id} ${number}`))) found++
  return found
}

/** A puzzle out of this situation, if it is one. */
function puzzleIn(
  making: Making,
  state: GameState,
  question: Question,
  id: string,
  at: number,
): Omit<Puzzle, 'game'> | undefined {
  const { game, adviser } = making
  const seenWith = (seed: string): Seen => seenBy(game, state, question, playerChance(`${id} ${seed}`))
  const found = clearlyBest(making, seenWith)
  if (found === undefined) return undefined
  const [answer, next] = found.plans
  // Why it is the answer must be there to be told.
  if (answer.facts.length === 0) return undefined
  if (adviser.puzzles.asks === 'plan') {
    // Where something comes out at once, all that matters was planned as if it were known.
    const first = seenWith('').decision.choices.findIndex((choice) => sameJson(choice, answer.choices[0]))
    const revealed = game.apply(game.copy(state), question.choices[first], undefined, question.seat)
    if (revealed && answer.choices.length === 1) return undefined
  }
  if (!standsUp(adviser, seenWith('checked'), answer.choices, next.choices)) return undefined
  return {
    ...{ id, at, seat: game.seats[question.seat] },
    found: timesFound(making, seenWith, answer.choices),
    answer: planOf(answer),
    reason: answer.reason,
    next: planOf({ ...next, choices: askedOf(adviser.puzzles, next.choices) }),
  }
}

const planOf = ({ choices, words, chance }: AdvisedPlan): PuzzlePlan => ({
  choices,
  words: words.slice(0, choices.length),
  chance: Math.round(chance * 1000) / 1000,
})

/** Plays a game between computers and tells after each question that was thought about how many puzzles there are by now. */
export function* puzzlesFrom(making: Making, options: Options, seed: string): Generator<number, Found, void> {
  const { game, adviser, players, most } = making
  const state = game.setup(options, seed)
  const chance = playerChance(`${seed} seats`)
  const opponents = new Map(game.seated(state).map((seat) => [seat, new Opponent(players[chance.pick(0, players.length)])]))
  const question = new Question()
  const puzzles: Omit<Puzzle, 'game'>[] = []
  const numbers: number[] = []
  let tried = 0
  let next = chance.pick(0, APART)
  while (numbers.length < game.longestGame && puzzles.length < most && !game.pending(state, question).over) {
    const made = numbers.length
    const { seat } = question
    const seen = seenBy(game, state, question, playerChance(`${seed}\n${made}`))
    if (made >= next && adviser.puzzles.steps.has(seen.decision.step) && waysAt(seen.decision) >= WAYS) {
      tried++
      const puzzle = puzzleIn(making, state, question, `${seed}.${made}`, made)
      if (puzzle !== undefined) {
        puzzles.push(puzzle)
        next = made + APART
      }
      yield puzzles.length
      game.pending(state, question)
    }
    const opponent = opponents.get(seat)
    if (opponent === undefined) throw new Error(`seat ${game.seats[seat]} is asked but takes no part`)
    const { index } = thoughtOut(opponent.answer(seen, made))
    numbers.push(index)
    game.apply(state, question.choices[index], undefined, seat)
  }
  const until = puzzles.at(-1)?.at ?? 0
  return { played: { seed, options, choices: packed(numbers.slice(0, until)) }, puzzles, tried }
}

function finished<T>(work: Generator<unknown, T, void>): T {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
