import {
  type Choice,
  completeOptions,
  type Game,
  type GameState,
  looseChance,
  type Options,
  type Position,
  Question,
  type SeatName,
} from '@railhead/table'

export const GRADES = ['easy', 'medium', 'hard'] as const
export type Grade = (typeof GRADES)[number]

/** A plan of a puzzle: its choices by name up to where something hidden comes out or somebody else is asked, and the words for them. */
export interface PuzzlePlan {
  readonly choices: readonly Choice[]
  readonly words: readonly string[]
  /** The chance of winning with it. */
  readonly chance: number
}

/** A moment of a game between computers at which one plan is clearly best. */
export interface Puzzle {
  readonly id: string
  /** Which game of the list, and after how many of its choices. */
  readonly game: number
  readonly at: number
  readonly seat: SeatName
  /** In so many of fifteen tries computers of five levels come to the answer, or to something as good. */
  readonly found: number
  readonly answer: PuzzlePlan
  /** What the answer brings that the others do not: a sentence from the facts that a suggestion is explained with. */
  readonly reason: string
  /** The best of what is another answer. */
  readonly next: PuzzlePlan
}

/** A game as seed and choices: by these alone every machine comes to the same moment. */
export interface PuzzleGame {
  readonly seed: string
  /** Those that are not as usual. */
  readonly options: Options
  /** The number of each choice in the list of its question: see `packed`. */
  readonly choices: string
}

/** All puzzles of a game, as they are kept: `generated/puzzles.json`. */
export interface PuzzleList {
  readonly game: string
  /** What they were made for. Under other rules or with another content the same choices may lead elsewhere. */
  readonly rules: string
  readonly content: string
  /** The command that made them: the same command makes the same list. */
  readonly command: string
  /** What is asked for: one choice, or all up to where something hidden comes out. */
  readonly asks: 'choice' | 'plan'
  /** So many games were played, and so many of their questions were thought about. */
  readonly played: number
  readonly tried: number
  readonly games: readonly PuzzleGame[]
  readonly puzzles: readonly Puzzle[]
}

/** From the easiest to the hardest: those that are found most often first, and those found as often as they come. Of the puzzles of a game a third each. */
export const graded = <P extends Pick<Puzzle, 'found'>>(puzzles: readonly P[]): (P & { readonly grade: Grade })[] =>
  puzzles
    .toSorted((a, b) => b.found - a.found)
    .map((puzzle, at) => ({ ...puzzle, grade: GRADES[Math.floor((GRADES.length * at) / puzzles.length)] }))

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_'
/** Before a number that takes two digits. */
const LONG = '~'

/** Numbers below 4096 as a text: one digit each, or three signs for the few that are larger. */
export const packed = (numbers: readonly number[]): string =>
  numbers
    .map((number) => (number < DIGITS.length ? DIGITS[number] : `${LONG}${DIGITS[number >> 6]}${DIGITS[number & 63]}`))
    .join('')

export function unpacked(text: string): number[] {
  const numbers: number[] = []
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== LONG) numbers.push(DIGITS.indexOf(text[at]))
    else numbers.push((DIGITS.indexOf(text[++at]) << 6) | DIGITS.indexOf(text[++at]))
  }
  return numbers
}

/** Thrown where a list cannot be used, with one sentence that says why and what to do. */
export class PuzzleError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PuzzleError'
  }
}

type Versions = Pick<Game, 'id' | 'rulesVersion' | 'contentHash'>

/** Throws `PuzzleError` where the list was made for other rules or another content than are played. */
export function checkFits(list: Pick<PuzzleList, 'game' | 'rules' | 'content'>, game: Versions): void {
  if (list.game === game.id && list.rules === game.rulesVersion && list.content === game.contentHash) return
  const made = `${list.game}, rules ${list.rules}, content ${list.content.slice(0, 8)}`
  const played = `${game.id}, rules ${game.rulesVersion}, content ${game.contentHash.slice(0, 8)}`
  throw new PuzzleError(
    `These puzzles were made for ${made}, but this is ${played}: make them anew with "railhead puzzles ${game.id}".`,
  )
}

/** What has to be known to come to the moment of a puzzle. */
export interface PuzzleStart extends PuzzleGame {
  readonly id: string
  readonly at: number
  readonly seat: SeatName
}

export const startOfPuzzle = ({ games }: PuzzleList, { id, game, at, seat }: Puzzle): PuzzleStart => ({
  ...games[game],
  id,
  at,
  seat,
})

/** Of a plan, what the answer to the puzzle is: the first choice, or all of it. */
export const askedOf = ({ asks }: Pick<PuzzleList, 'asks'>, choices: readonly Choice[]): readonly Choice[] =>
  asks === 'choice' ? choices.slice(0, 1) : choices

/** The state at the moment of a puzzle. Throws `PuzzleError` where the choices do not lead there. */
export function stateOfPuzzle(game: Game, { id, at, seat, seed, options, choices }: PuzzleStart): GameState {
  const state = game.setup(completeOptions(game.options, options), seed)
  const question = new Question()
  for (const number of unpacked(choices).slice(0, at)) {
    if (game.pending(state, question).over || number < 0 || number >= question.count)
      throw new PuzzleError(
        `Puzzle ${id} cannot be set up: its game does not fit the rules. Make the puzzles of ${game.id} anew.`,
      )
    game.apply(state, question.choices[number], undefined, question.seat)
  }
  if (game.pending(state, question).over || game.seats[question.seat] !== seat)
    throw new PuzzleError(`Puzzle ${id} cannot be set up: ${seat} is not asked there. Make the puzzles of ${game.id} anew.`)
  return state
}

/** The moment of a puzzle as a position. What its seat cannot know is dealt anew: it is nobody's game. */
export function positionOfPuzzle(game: Game, start: PuzzleStart): Position {
  const state = stateOfPuzzle(game, start)
  const seat = game.seats.indexOf(start.seat)
  return { ...game.save(game.reimagine(state, seat, looseChance(seat + 1), game.copy(state))), chance: { seed: start.id } }
}

const DAYS_A_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Days from the beginning of the year 1 to a date such as 2026-11-17. */
function dayNumber(date: string): number {
  const [year, month, day] = date.split('-').map(Number)
  const before = year - 1
  const years = 365 * before + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400)
  const months = DAYS_A_MONTH.slice(0, month - 1).reduce((sum, days) => sum + days, 0)
  return years + months + (month > 2 && isLeap(year) ? 1 : 0) + day
}

/** The puzzle of a day, given as 2026-11-17 (UTC): all of the list in turn, on every device the same. Undefined where there are none. */
export function puzzleOfTheDay<P>(puzzles: readonly P[], date: string): P | undefined {
  let stride = STRIDE
  while (divisor(stride, puzzles.length) > 1) stride++
  return puzzles.length === 0 ? undefined : puzzles[(dayNumber(date) * stride) % puzzles.length]
}

/** Neighbours in the list come from the same game: the next day should not. Raised until no puzzle is left out. */
const STRIDE = 17

const divisor = (a: number, b: number): number => (b === 0 ? 1 : a % b === 0 ? b : divisor(b, a % b))
