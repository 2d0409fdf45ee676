import { type Attempt, attemptAsked, attemptNumber, refusalText, seatNames, tableRefusal } from './attempt.ts'
import { Course, type Made } from './course.ts'
import type { Choice, Decision, Game, GameState, Outcome, Position, Refusal, Seat, SeatName, View } from './game.ts'
import type { LoggedEvent } from './log.ts'
import type { Options } from './options.ts'
import { Question } from './question.ts'
import {
  commit,
  type GameRecord,
  lineOfChoice,
  luckOf,
  parseRecord,
  RecordError,
  type RecordedChoice,
  type RecordHeader,
  type Reveal,
  writeRecord,
} from './record.ts'
import { checkOutcome, checkSameGame, headerOf, type Known, type Seating, seedOf, startOf } from './replay.ts'

/** What a table waits for. `waiting` is the answer to a seat that owes nothing now. */
export type Pending = { readonly decision: Decision } | { readonly outcome: Outcome } | { readonly waiting: readonly SeatName[] }

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
export class Match<S extends GameState = GameState> {
  readonly game: Game<S>
  readonly #header: RecordHeader
  readonly #seed: Reveal | undefined
  readonly #course: Course<S>
  #revealed = false
  /** What each may know and is asked at this moment of the course, as far as somebody has wanted to know. */
  readonly #views = new Map<SeatName | null, View>()
  readonly #decisions = new Map<SeatName | undefined, Decision>()
  #seenAt = -1
  #seated: readonly SeatName[] | undefined
  #options: Options | undefined

  private constructor(game: Game<S>, course: Course<S>, header: RecordHeader, seed: Reveal | undefined) {
    this.game = game
    this.#course = course
    this.#header = header
    this.#seed = seed
  }

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
      match.#revealed = record.reveal !== undefined
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
    const fork = new Match(this.game, this.#course.fork(), this.#header, this.#seed)
    fork.#revealed = this.#revealed
    return fork
  }

  /** Another match that has come as far as this one had after so many choices. With `waits` the last of them is made so. */
  upTo(length: number, waits = false): Match<S> {
    const start = startOf(this.game, { header: this.#header, choices: [] }, this.#seed)
    const earlier = new Match(this.game, new Course(this.game, start), this.#header, this.#seed)
    const made = this.#course.choices.slice(0, length)
    for (const [i, { seat, choice, advised }] of made.entries()) {
      earlier.#adviseAgain(seat, advised)
      earlier.choose(choice, seat, waits && i === made.length - 1)
    }
    return earlier
  }

  /** To read from; only `choose` and `undo` may change it. */
  get state(): S {
    return this.#course.state
  }

  /** How many choices were made. */
  get length(): number {
    return this.#course.choices.length
  }

  /** Every choice so far and whose it was. */
  get choices(): readonly RecordedChoice[] {
    return this.#course.choices
  }

  /** The number of the last choice that brought something hidden out, counted from 1; 0 when nothing has come out yet. */
  get lastReveal(): number {
    return this.#course.lastReveal
  }

  /** The seed, which nobody may see before the end; undefined for a game that began from a position. */
  get seed(): string | undefined {
    return this.#seed?.seed
  }

  /** The seats that take part. */
  get seated(): readonly SeatName[] {
    this.#seated ??= this.game.seated(this.state).map((seat) => this.game.seats[seat])
    return this.#seated
  }

  /** The options in force, complete. */
  get options(): Options {
    this.#options ??= this.game.optionsOf(this.state)
    return this.#options
  }

  /** Nobody at this table may be advised. */
  get forbidsSuggestions(): boolean {
    return this.#header.suggestions === 'forbidden'
  }

  /** The seats that were advised and have not chosen since: only their next choice will say so. */
  get advised(): readonly SeatName[] {
    return [...this.#course.advised].flatMap(([seat, hasChosen]) => (hasChosen ? [] : [seat]))
  }

  /** The seat is advised: what it chooses from now on, until somebody else has chosen, says so in the record. Answers false where that is forbidden. */
  advise(seat: SeatName): boolean {
    if (this.forbidsSuggestions) return false
    this.#course.advised.set(seat, false)
    return true
  }

  /** As a record says of the choice that follows. */
  #adviseAgain(seat: SeatName, advised: RecordedChoice['advised']): void {
    if (advised === true) this.#course.advised.set(seat, false)
    else this.#course.advised.delete(seat)
  }

  /** The seats that owe an answer now. */
  get awaited(): readonly SeatName[] {
    return seatNames(this.game, this.#course.asked().awaited)
  }

  get commitment(): string | null {
    return this.#header.commitment
  }

  /** What must be decided now; without a seat, by the first that owes an answer. To read from: until something changes it is worked out once. */
  pending(): Exclude<Pending, { waiting: unknown }>
  pending(seat: SeatName | undefined): Pending
  pending(seat?: SeatName): Pending {
    const outcome = this.game.outcome(this.#course.state)
    if (outcome !== undefined) return { outcome }
    const awaited = this.awaited
    if (seat !== undefined && !awaited.includes(seat)) return { waiting: awaited }
    this.#forgetEarlier()
    let decision = this.#decisions.get(seat)
    if (decision === undefined) {
      const number = seat === undefined ? undefined : this.game.seats.indexOf(seat)
      const { game, state } = this
      decision = game.describe(state, game.pending(state, this.#course.toAnswer(), number))
      this.#decisions.set(seat, decision)
    }
    return { decision }
  }

  /** How many choices the seat has now; none if it owes no answer. */
  choicesOf(seat: SeatName): number {
    return this.#askedOf(seat)?.count ?? 0
  }

  /** The number of the step that asks the seat; undefined if it owes no answer. */
  stepOf(seat: SeatName): number | undefined {
    return this.#askedOf(seat)?.step
  }

  /** The place of the answer to a question that only fills in what the seat has just chosen; undefined where it is asked something else. */
  fillingOf(seat: SeatName): number | undefined {
    // Whatever else is asked need not be named for it.
    if (this.#askedOf(seat)?.fillsIn !== true) return undefined
    const pending = this.pending(seat)
    return 'decision' in pending && pending.decision.fillsIn ? (pending.decision.proposal ?? undefined) : undefined
  }

  /** What the seat is asked, without its names; undefined if it owes no answer. To read from at once. */
  #askedOf(seat: SeatName): Question | undefined {
    const question = this.#course.asked()
    const number = this.game.seats.indexOf(seat)
    if (question.over || (question.awaited & (1 << number)) === 0) return undefined
    return question.seat === number ? question : this.game.pending(this.state, new Question(), number)
  }

  /** Makes a choice, given by its names as `pending` lists them. With `waits` a seat that the game itself plays has its turn only with `goOn`. */
  choose(choice: unknown, seat?: SeatName, waits = false): Chosen {
    const found = this.#find(choice, seat)
    return found.ok ? this.#course.make(found, waits) : found
  }

  /** Makes the choice that `pending` lists at this place, counted from 0. */
  play(index: number, seat?: SeatName, waits = false): Chosen {
    const number = this.#numberOf(seat)
    if (number === NO_SEAT) return noSuchSeat(seat)
    const found = attemptNumber(this.game, this.#course.state, this.#course.toAnswer(), index, number)
    return found.ok ? this.#course.make(found, waits) : found
  }

  /** A seat that the game itself plays has its turn, if it is due. What led there stands for good then. */
  goOn(): void {
    this.#course.goOn()
  }

  /** Why the attempt is not allowed; undefined exactly when `choose` would accept it. */
  refusal(choice: unknown, seat?: SeatName): Refusal | undefined {
    const found = this.#find(choice, seat)
    return found.ok ? undefined : found.refusal
  }

  /** A refusal of the game or of the table, in words. */
  sentence(refusal: Refusal): string {
    return refusalText(this.game, refusal)
  }

  /** What the seat may know; null is a spectator. To read from: until something changes it is worked out once. */
  view(seat: SeatName | null): View {
    this.#forgetEarlier()
    const known = this.#views.get(seat)
    if (known !== undefined) return known
    const number = seat === null ? null : this.game.seats.indexOf(seat)
    if (number === NO_SEAT) throw new RangeError(`there is no seat "${seat}"; the seats are ${this.game.seats.join(', ')}`)
    const [other] = this.#views.values()
    const same = this.game.open === true && other !== undefined
    const view = same ? { ...other, viewer: seat } : this.game.view(this.#course.state, number)
    this.#views.set(seat, view)
    return view
  }

  /** The whole situation with everything hidden and the chance to come: not for players' eyes. */
  save(): Position {
    return this.game.save(this.#course.state)
  }

  /**
   * Takes back the last choice of a seat (of whoever chose last, if none is named), unless since then something hidden came
   * out or a seat was asked that had not been asked before.
   *
   * Where several seats choose at the same time, a seat may take back its own answer while nothing has come out, even if others have answered
   * since: their answers are given again in the same order. If one of them cannot be given any more, or would bring something out, the answer stands.
   */
  undo(seat?: SeatName): Undone {
    const retreat = this.#course.retreat(seat)
    if ('code' in retreat) return { ok: false, refusal: retreat }
    this.#course.takeBack(retreat)
    return { ok: true }
  }

  /** Why `undo` would refuse; undefined exactly when it would not. */
  whyNotUndo(seat?: SeatName): Refusal | undefined {
    return this.#course.whyNotBack(seat)
  }

  /**
   * Whoever the last choice asks is not shown it until `release`, so that it can still be taken back. Answers false where it cannot,
   * because something hidden came out.
   */
  hold(): boolean {
    return this.#course.recent.hold()
  }

  release(): void {
    this.#course.recent.release()
    this.goOn()
  }

  get held(): boolean {
    return this.#course.recent.held
  }

  /** The choices that could still be taken back, one after the other, oldest first; of one seat or of all. */
  recent(seat?: SeatName): readonly Choice[] {
    return this.#course.recent.open(seat).map(({ recorded }) => recorded.choice)
  }

  /** The state before the seat's last so many choices, while they could be taken back. To read from. */
  before(seat: SeatName, back: number): S | undefined {
    const recent = this.#course.recent.open(seat).at(-back)
    return recent === undefined ? undefined : this.#course.recent.before(recent)
  }

  /** Everything that happened, with secrets: not for players' eyes. */
  get log(): readonly LoggedEvent[] {
    return this.#course.log.entries
  }

  /** What happened, as that seat may know it; null is the public log. */
  logFor(seat: SeatName | null): LoggedEvent[] {
    return this.#course.log.for(seat)
  }

  /**
   * The game as JSON lines. The seed is left out until `reveal`; `withSeed` puts it in the header of a file that only its
   * owner reads, so that a running game can be taken up again.
   */
  record(how: { readonly withSeed?: boolean } = {}): string {
    const outcome = this.game.outcome(this.#course.state)
    const reveal = this.#seed
    return writeRecord({
      header: how.withSeed === true && reveal !== undefined ? { ...this.#header, reveal } : this.#header,
      choices: this.#course.choices,
      ...(outcome === undefined ? {} : { outcome }),
      ...(this.#revealed && reveal !== undefined ? { reveal } : {}),
    })
  }

  /** Shows the seed and the salt, once the game is over; from then on nothing can be taken back. */
  reveal(): Revealed {
    if (this.game.outcome(this.#course.state) === undefined) return { ok: false, refusal: tableRefusal('not-over', {}) }
    if (this.#seed === undefined) return { ok: false, refusal: tableRefusal('no-seed', {}) }
    this.#revealed = true
    this.#course.recent.settle('hidden-came-out', this.#course.state)
    return { ok: true, reveal: this.#seed }
  }

  #forgetEarlier(): void {
    if (this.#seenAt === this.#course.moment) return
    this.#seenAt = this.#course.moment
    this.#views.clear()
    this.#decisions.clear()
  }

  #numberOf(seat: SeatName | undefined): Seat | undefined {
    return seat === undefined ? undefined : this.game.seats.indexOf(seat)
  }

  #find(choice: unknown, seat: SeatName | undefined): Attempt {
    const number = this.#numberOf(seat)
    if (number === NO_SEAT) return noSuchSeat(seat)
    return attemptAsked(this.game, this.#course.state, this.#course.toAnswer(), choice, number)
  }
}

const NO_SEAT = -1
const noSuchSeat = (seat: SeatName | undefined) => ({ ok: false, refusal: tableRefusal('no-such-seat', { seat }) }) as const
