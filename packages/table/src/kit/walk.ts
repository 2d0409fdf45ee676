import { popCount } from '../bits.ts'
import type { Choice, Emit, Game, GameState, Seat } from '../game.ts'
import { Match } from '../match.ts'
import type { Options } from '../options.ts'
import { Question } from '../question.ts'
import { parseRecord, type RecordedChoice, writeRecord } from '../record.ts'
import { Broken } from './property.ts'

/** Names of the two properties that any walk may find broken on its way. */
export const LISTED_APPLY = 'listed-choices-apply'
export const SOUND_QUESTIONS = 'questions-are-sound'

/** A game to be checked with: a name for messages, and the options. */
export interface Case {
  readonly name: string
  readonly options: Options
}

/** What is about to be chosen in a walk. */
export interface Step {
  readonly seat: Seat
  readonly code: number
  readonly index: number
}

/**
 * A way into a game: options, a seed, and one whole number for each choice, which picks the seat (where several owe an
 * answer) and the choice. Any numbers make a legal game, so a walk can be drawn at random and shortened at will.
 */
export class Walk<S extends GameState> {
  readonly game: Game<S>
  readonly case: Case
  readonly seed: string
  readonly picks: readonly number[]
  readonly #question = new Question()

  constructor(game: Game<S>, from: Case, seed: string, picks: readonly number[]) {
    this.game = game
    this.case = from
    this.seed = seed
    this.picks = picks
  }

  start(): S {
    return this.game.setup(this.case.options, this.seed)
  }

  /** The state where the walk ends; before each choice `visit` is told. */
  end(visit?: (state: S, step: Step) => void, emit?: Emit): S {
    const state = this.start()
    for (let i = 0; i < this.picks.length; i++) if (!this.advance(state, i, visit, emit)) break
    return state
  }

  /** Makes choice number `i` of the walk. False when the game is over. */
  advance(state: S, i: number, visit?: (state: S, step: Step) => void, emit?: Emit): boolean {
    const step = this.stepAt(state, this.picks[i])
    if (step === undefined) return false
    visit?.(state, step)
    try {
      this.game.apply(state, step.code, emit, step.seat)
    } catch (thrown) {
      throw new Broken(`carrying out choice ${i + 1} of the walk throws: ${thrown}`, LISTED_APPLY)
    }
    return true
  }

  /** What the pick stands for in this state; undefined when the game is over. */
  stepAt(state: S, pick: number): Step | undefined {
    try {
      return stepAt(this.game, state, pick, this.#question)
    } catch (thrown) {
      throw new Broken(`asking throws: ${thrown}`, SOUND_QUESTIONS)
    }
  }

  /** The walk with one more choice. */
  and(pick: number): Walk<S> {
    return new Walk(this.game, this.case, this.seed, [...this.picks, pick])
  }

  /** The walk as a record that `railhead replay` takes, with the seed shown. Ends with the choice that throws, if one does. */
  record(): string {
    const table = Match.open(this.game, { options: this.case.options, seed: this.seed })
    const choices: RecordedChoice[] = []
    try {
      for (const pick of this.picks) {
        const step = this.stepAt(table.state, pick)
        if (step === undefined) break
        const made = { seat: this.game.seats[step.seat], choice: this.game.name(table.state, step.code, step.seat) }
        choices.push(made)
        table.choose(made.choice, made.seat)
      }
    } catch {
      // The defect that the record is written to show.
    }
    return writeRecord({ ...parseRecord(table.record({ withSeed: true })), choices })
  }
}

/** What the pick stands for: whose choice, and which. Leaves that seat's question in `question`; undefined when the game is over. */
function stepAt<S extends GameState>(game: Game<S>, state: S, pick: number, question: Question): Step | undefined {
  game.pending(state, question)
  return question.over ? undefined : stepOf(game, state, pick, question)
}

/** The same, when the question has been asked already. */
export function stepOf<S extends GameState>(game: Game<S>, state: S, pick: number, question: Question): Step {
  const oneSeat = (question.awaited & (question.awaited - 1)) === 0
  const seats = oneSeat ? 1 : popCount(question.awaited)
  if (!oneSeat) {
    const seat = seatsIn(question.awaited)[pick % seats]
    if (seat !== question.seat) game.pending(state, question, seat)
  }
  const index = Math.floor(pick / seats) % question.count
  return { seat: question.seat, code: question.choices[index], index }
}

/** The numbers of the seats in a bit mask. */
export function seatsIn(mask: number): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < 32; seat++) if ((mask & (1 << seat)) !== 0) seats.push(seat)
  return seats
}

/** A listed choice of some seat, with its name. */
export interface Listed {
  readonly seat: Seat
  readonly code: number
  readonly choice: Choice
}

/** Every choice that some seat could make now. */
export function listed<S extends GameState>(game: Game<S>, state: S): Listed[] {
  const question = game.pending(state)
  return seatsIn(question.awaited).flatMap((seat) => {
    const asked = game.pending(state, undefined, seat)
    return Array.from(asked.choices.subarray(0, asked.count), (code) => ({ seat, code, choice: game.name(state, code, seat) }))
  })
}
