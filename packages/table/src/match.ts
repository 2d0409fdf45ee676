import { attemptNumber, tableRefusal } from './attempt.ts'
import { Course, type Made } from './course.ts'
import type { Game, GameState, Position, Refusal, SeatName } from './game.ts'
import type { LoggedEvent } from './log.ts'
import type { Options } from './options.ts'
import {
  commit,
  type GameRecord,
  lineOfChoice,
  luckOf,
  parseRecord,
  RecordError,
  type RecordedChoice,
  type Reveal,
} from './record.ts'
import { checkOutcome, checkSameGame, headerOf, type Known, type Seating, seedOf, startOf } from './replay.ts'
import { NO_SEAT, noSuchSeat, ShownMatch } from './shown-match.ts'

export type Chosen = Made | { readonly ok: false; readonly refusal: Refusal }
export type Undone = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }
export type Revealed = { readonly ok: true; readonly reveal: Reveal } | { readonly ok: false; readonly refusal: Refusal }

export interface Opening extends Seating {
  readonly options: Options
  readonly seed: string
  /** Random text that keeps the commitment from being guessed. A real game needs one; a test does not. */
  readonly salt?: string
}

/**
 * A game being played: the state, the choices so far, the log, and what can be taken back. The command line, the
 * browser and the server all play through this. It speaks in names; whatever is not a listed choice is refused and changes nothing.
 */
export class Match<S extends GameState = GameState> extends ShownMatch<S> {
  /** Sets a game up. Throws `OptionsError` when the options are not the game's. */
  static open<S extends GameState>(game: Game<S>, opening: Opening): Match<S> {
    const { options, seed, salt = '', words } = opening
    const state = game.setup(options, luckOf(seed, words))
    const header = headerOf(game, state, opening, commit(seed, salt), undefined)
    return new Match(game, new Course(game, state), header, { seed, salt })
  }

  /** Goes on from a position. Throws `PositionError` when the position cannot be read. */
  static fromPosition<S extends GameState>(game: Game<S>, position: Position, seating: Omit<Seating, 'words'> = {}): Match<S> {
    const state = game.load(position)
    // Saved anew, so that the record does not depend on what a hand-written position leaves out.
    return new Match(game, new Course(game, state), headerOf(game, state, seating, null, game.save(state)), undefined)
  }

  /**
   * Plays a record up to choice `upTo`, by default to its end. A record that does not show its seed needs it from elsewhere.
   * Throws `RecordError` with the line and the reason.
   */
  static fromRecord<S extends GameState>(
    game: Game<S>,
    from: string | GameRecord,
    use: Known & { readonly upTo?: number } = {},
  ): Match<S> {
    const record = typeof from === 'string' ? parseRecord(from) : from
    checkSameGame(game, record)
    const { reveal: _, ...header } = record.header
    const seed = seedOf(record, use)
    const match = new Match(game, new Course(game, startOf(game, record, seed)), header, seed)
    const upTo = Math.min(use.upTo ?? Number.POSITIVE_INFINITY, record.choices.length)
    for (let i = 0; i < upTo; i++) {
      const { seat, choice, advised } = record.choices[i]
      match.#adviseAgain(seat, advised)
      const done = match.choose(choice, seat)
      if (!done.ok)
        throw new RecordError(
          'illegal-choice',
          lineOfChoice(i + 1),
          `the choice is not legal there: ${match.sentence(done.refusal)}`,
        )
    }
    if (record.outcome !== undefined && upTo === record.choices.length) {
      checkOutcome(record, game.outcome(match.state))
      match.revealed = record.reveal !== undefined
    }
    return match
  }

  /**
   * A match as somebody knows it who was only told of it: the state is one that agrees with their view, and of the choices they know
   * how many there were and whose the told ones were. To ask and to try with; its record would tell nothing.
   */
  static seen<S extends GameState>(
    game: Game<S>,
    state: S,
    told: { readonly choices: readonly RecordedChoice[]; readonly log: readonly LoggedEvent[] },
  ): Match<S> {
    return new Match(game, Course.after(game, state, told), headerOf(game, state, {}, null, undefined), undefined)
  }

  /** Another match in the same situation: what is chosen in one of them does not touch the other. */
  fork(): Match<S> {
    const fork = new Match(this.game, this.course.fork(), this.header, this.luck)
    fork.revealed = this.revealed
    return fork
  }

  /** Another match that has come as far as this one had after so many choices. With `waits` the last of them is made so. */
  upTo(length: number, waits = false): Match<S> {
    const start = startOf(this.game, { header: this.header, choices: [] }, this.luck)
    const earlier = new Match(this.game, new Course(this.game, start), this.header, this.luck)
    const made = this.course.choices.slice(0, length)
    for (const [i, { seat, choice, advised }] of made.entries()) {
      earlier.#adviseAgain(seat, advised)
      earlier.choose(choice, seat, waits && i === made.length - 1)
    }
    return earlier
  }

  /** The seat is advised: what it chooses from now on, until somebody else has chosen, says so in the record. Answers false where that is forbidden. */
  advise(seat: SeatName): boolean {
    if (this.forbidsSuggestions) return false
    this.course.advised.set(seat, false)
    return true
  }

  /** As a record says of the choice that follows. */
  #adviseAgain(seat: SeatName, advised: RecordedChoice['advised']): void {
    if (advised === true) this.course.advised.set(seat, false)
    else this.course.advised.delete(seat)
  }

  /** Makes a choice, given by its names as `pending` lists them. With `waits` a seat that the game itself plays has its turn only with `goOn`. */
  choose(choice: unknown, seat?: SeatName, waits = false): Chosen {
    const found = this.find(choice, seat)
    return found.ok ? this.course.make(found, waits) : found
  }

  /** Makes the choice that `pending` lists at this place, counted from 0. */
  play(index: number, seat?: SeatName, waits = false): Chosen {
    const number = this.numberOf(seat)
    if (number === NO_SEAT) return noSuchSeat(seat)
    const found = attemptNumber(this.game, this.course.state, this.course.toAnswer(), index, number)
    return found.ok ? this.course.make(found, waits) : found
  }

  /** A seat that the game itself plays has its turn, if it is due. What led there stands for good then. */
  goOn(): void {
    this.course.goOn()
  }

  /**
   * Takes back the last choice of a seat (of whoever chose last, if none is named), unless since then something hidden came
   * out or a seat was asked that had not been asked before.
   *
   * Where several seats choose at the same time, a seat may take back its own answer while nothing has come out, even if others have answered
   * since: their answers are given again in the same order. If one of them cannot be given any more, or would bring something out, the answer stands.
   */
  undo(seat?: SeatName): Undone {
    const retreat = this.course.retreat(seat)
    if ('code' in retreat) return { ok: false, refusal: retreat }
    this.course.takeBack(retreat)
    return { ok: true }
  }

  /**
   * Whoever the last choice asks is not shown it until `release`, so that it can still be taken back. Answers false where it cannot,
   * because something hidden came out.
   */
  hold(): boolean {
    return this.course.recent.hold()
  }

  release(): void {
    this.course.recent.release()
    this.goOn()
  }

  /** Shows the seed and the salt, once the game is over; from then on nothing can be taken back. */
  reveal(): Revealed {
    if (this.game.outcome(this.course.state) === undefined) return { ok: false, refusal: tableRefusal('not-over', {}) }
    if (this.luck === undefined) return { ok: false, refusal: tableRefusal('no-seed', {}) }
    this.revealed = true
    this.course.recent.settle('hidden-came-out', this.course.state)
    return { ok: true, reveal: this.luck }
  }
}
