import { type Attempt, attemptAsked, attemptNumber, refusalText, seatNames, tableRefusal } from './attempt.ts'
import {
  type Choice,
  type Decision,
  eventFor,
  type Game,
  type GameEvent,
  type GameState,
  type Outcome,
  type Position,
  type Refusal,
  type Seat,
  type SeatName,
  type View,
} from './game.ts'
import { sameJson } from './json.ts'
import type { Options } from './options.ts'
import { Question } from './question.ts'
import { RecentChoices } from './recent.ts'
import {
  commit,
  type GameRecord,
  lineOfChoice,
  parseRecord,
  RecordError,
  type RecordedChoice,
  type RecordHeader,
  type Reveal,
  writeRecord,
} from './record.ts'
import { checkSameGame, headerOf, type Known, type Seating, seedOf, startOf } from './replay.ts'

/** An event and where it stands: `n` counts events, `choice` is the choice that brought it about; both from 1. */
export interface LoggedEvent {
  readonly n: number
  readonly choice: number
  readonly event: GameEvent
}

/** What a table waits for. `waiting` is the answer to a seat that owes nothing now. */
export type Pending = { readonly decision: Decision } | { readonly outcome: Outcome } | { readonly waiting: readonly SeatName[] }

export type Chosen =
  | { readonly ok: true; readonly events: readonly LoggedEvent[]; readonly revealed: boolean }
  | { readonly ok: false; readonly refusal: Refusal }
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
  readonly #question = new Question()
  /** `#question` is what is asked now, of the first who owes an answer. */
  #isAsked = false
  readonly #choices: RecordedChoice[] = []
  readonly #log: LoggedEvent[] = []
  readonly #recent: RecentChoices<S>
  readonly #state: S
  #lastReveal = 0
  #revealed = false

  private constructor(
    game: Game<S>,
    state: S,
    header: RecordHeader,
    seed: Reveal | undefined,
    recent: RecentChoices<S> = new RecentChoices(game),
  ) {
    this.game = game
    this.#state = state
    this.#header = header
    this.#seed = seed
    this.#recent = recent
  }

  /** Sets a game up. Throws `OptionsError` when the options are not the game's. */
  static open<S extends GameState>(game: Game<S>, opening: Opening): Match<S> {
    const { options, seed, salt = '' } = opening
    const state = game.setup(options, seed)
    const header = headerOf(game, state, opening, commit(seed, salt), undefined)
    return new Match(game, state, header, { seed, salt })
  }

  /** Goes on from a position. Throws `PositionError` when the position cannot be read. */
  static fromPosition<S extends GameState>(game: Game<S>, position: Position, seating: Seating = {}): Match<S> {
    const state = game.load(position)
    // Saved anew, so that the record does not depend on what a hand-written position leaves out.
    return new Match(game, state, headerOf(game, state, seating, null, game.save(state)), undefined)
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
    const match = new Match(game, startOf(game, record, seed), header, seed)
    const upTo = Math.min(use.upTo ?? Number.POSITIVE_INFINITY, record.choices.length)
    for (let i = 0; i < upTo; i++) {
      const { seat, choice } = record.choices[i]
      const done = match.choose(choice, seat)
      if (!done.ok)
        throw new RecordError(
          'illegal-choice',
          lineOfChoice(i + 1),
          `the choice is not legal there: ${match.sentence(done.refusal)}`,
        )
    }
    if (record.outcome !== undefined && upTo === record.choices.length) {
      const outcome = game.outcome(match.#state)
      const line = lineOfChoice(record.choices.length + 1)
      if (outcome === undefined) throw new RecordError('wrong-outcome', line, 'the game is not over after the recorded choices.')
      if (!sameJson(outcome, record.outcome))
        throw new RecordError('wrong-outcome', line, 'the recorded outcome is not the one that the choices lead to.')
      match.#revealed = record.reveal !== undefined
    }
    return match
  }

  /** Another match in the same situation: what is chosen in one of them does not touch the other. */
  fork(): Match<S> {
    const fork = new Match(this.game, this.game.copy(this.#state), this.#header, this.#seed, this.#recent.fork())
    for (const choice of this.#choices) fork.#choices.push(choice)
    for (const entry of this.#log) fork.#log.push(entry)
    fork.#lastReveal = this.#lastReveal
    fork.#revealed = this.#revealed
    return fork
  }

  /** Another match that has come as far as this one had after so many choices. */
  upTo(length: number): Match<S> {
    const start = startOf(this.game, { header: this.#header, choices: [] }, this.#seed)
    const earlier = new Match(this.game, start, this.#header, this.#seed)
    for (const { seat, choice } of this.#choices.slice(0, length)) earlier.choose(choice, seat)
    return earlier
  }

  /** To read from; only `choose` and `undo` may change it. */
  get state(): S {
    return this.#state
  }

  /** How many choices were made. */
  get length(): number {
    return this.#choices.length
  }

  /** Every choice so far and whose it was. */
  get choices(): readonly RecordedChoice[] {
    return this.#choices
  }

  /** The number of the last choice that brought something hidden out, counted from 1; 0 when nothing has come out yet. */
  get lastReveal(): number {
    return this.#lastReveal
  }

  /** The seed, which nobody may see before the end; undefined for a game that began from a position. */
  get seed(): string | undefined {
    return this.#seed?.seed
  }

  /** The seats that owe an answer now. */
  get awaited(): readonly SeatName[] {
    return seatNames(this.game, this.#asked().awaited)
  }

  get commitment(): string | null {
    return this.#header.commitment
  }

  /** What must be decided now; without a seat, by the first that owes an answer. */
  pending(): Exclude<Pending, { waiting: unknown }>
  pending(seat: SeatName | undefined): Pending
  pending(seat?: SeatName): Pending {
    const outcome = this.game.outcome(this.#state)
    if (outcome !== undefined) return { outcome }
    const awaited = this.awaited
    if (seat !== undefined && !awaited.includes(seat)) return { waiting: awaited }
    const number = seat === undefined ? undefined : this.game.seats.indexOf(seat)
    this.#isAsked = false
    return { decision: this.game.describe(this.#state, this.game.pending(this.#state, this.#question, number)) }
  }

  /** Makes a choice, given by its names as `pending` lists them. With `stops` a seat that the game itself plays has its turn only with `goOn`. */
  choose(choice: unknown, seat?: SeatName, stops = false): Chosen {
    const found = this.#find(choice, seat)
    return found.ok ? this.#carryOut(found, stops) : found
  }

  /** Makes the choice that `pending` lists at this place, counted from 0. */
  play(index: number, seat?: SeatName, stops = false): Chosen {
    const number = this.#numberOf(seat)
    if (number === NO_SEAT) return noSuchSeat(seat)
    const found = attemptNumber(this.game, this.#state, this.#toAnswer(), index, number)
    return found.ok ? this.#carryOut(found, stops) : found
  }

  /** A seat that the game itself plays has its turn, if the last choice stopped before it. What led there stands for good. */
  goOn(): void {
    const { apart } = this.game
    if (apart === undefined) return
    const { over, seat } = this.#asked()
    if (over || this.game.seated(this.#state).includes(seat)) return
    this.#isAsked = false
    const events: GameEvent[] = []
    const revealed = apart.goOn(this.#state, (event) => events.push(event))
    this.#tell(events)
    if (revealed) this.#lastReveal = this.#choices.length
    this.#recent.settle(revealed ? 'hidden-came-out' : 'another-seat-asked')
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

  /** What the seat may know; null is a spectator. */
  view(seat: SeatName | null): View {
    if (seat === null) return this.game.view(this.#state, null)
    const number = this.game.seats.indexOf(seat)
    if (number < 0) throw new RangeError(`there is no seat "${seat}"; the seats are ${this.game.seats.join(', ')}`)
    return this.game.view(this.#state, number)
  }

  /** The whole situation with everything hidden and the chance to come: not for players' eyes. */
  save(): Position {
    return this.game.save(this.#state)
  }

  /**
   * Takes back the last choice of a seat (of whoever chose last, if none is named), unless since then something hidden came
   * out or a seat was asked that had not been asked before.
   *
   * Where several seats choose at the same time, a seat may take back its own answer while nothing has come out, even if others have answered
   * since: their answers are given again in the same order. If one of them cannot be given any more, or would bring something out, the answer stands.
   */
  undo(seat?: SeatName): Undone {
    const retreat = this.#retreat(seat)
    if ('code' in retreat) return { ok: false, refusal: retreat }
    const kept = this.#choices.length - this.#recent.lengthOf(retreat)
    this.#choices.length = kept
    while (this.#log.length > 0 && this.#log[this.#log.length - 1].choice > kept) this.#log.pop()
    this.#recent.carryOut(retreat, this.#state)
    this.#isAsked = false
    for (const { recorded, events } of retreat.again) this.#write(recorded, events)
    return { ok: true }
  }

  /** Why `undo` would refuse; undefined exactly when it would not. */
  whyNotUndo(seat?: SeatName): Refusal | undefined {
    const retreat = this.#retreat(seat)
    if ('code' in retreat) return retreat
    this.#recent.forget(retreat)
    return undefined
  }

  /**
   * Whoever the last choice asks is not shown it until `release`, so that it can still be taken back. Answers false where it cannot,
   * because something hidden came out.
   */
  hold(): boolean {
    return this.#recent.hold()
  }

  release(): void {
    this.#recent.release()
    this.goOn()
  }

  get held(): boolean {
    return this.#recent.held
  }

  /** The choices that could still be taken back, one after the other, oldest first; of one seat or of all. */
  recent(seat?: SeatName): readonly Choice[] {
    return this.#recent.open(seat).map(({ recorded }) => recorded.choice)
  }

  /** The state before the seat's last so many choices, while they could be taken back. To read from. */
  before(seat: SeatName, back: number): S | undefined {
    return this.#recent.open(seat).at(-back)?.before
  }

  /** Everything that happened, with secrets: not for players' eyes. */
  get log(): readonly LoggedEvent[] {
    return this.#log
  }

  /** What happened, as that seat may know it; null is the public log. */
  logFor(seat: SeatName | null): LoggedEvent[] {
    return this.#log.map((entry) => ({ ...entry, event: eventFor(entry.event, seat) }))
  }

  /**
   * The game as JSON lines. The seed is left out until `reveal`; `withSeed` puts it in the header of a file that only its
   * owner reads, so that a running game can be taken up again.
   */
  record(how: { readonly withSeed?: boolean } = {}): string {
    const outcome = this.game.outcome(this.#state)
    const reveal = this.#seed
    return writeRecord({
      header: how.withSeed === true && reveal !== undefined ? { ...this.#header, reveal } : this.#header,
      choices: this.#choices,
      ...(outcome === undefined ? {} : { outcome }),
      ...(this.#revealed && reveal !== undefined ? { reveal } : {}),
    })
  }

  /** Shows the seed and the salt, once the game is over; from then on nothing can be taken back. */
  reveal(): Revealed {
    if (this.game.outcome(this.#state) === undefined) return { ok: false, refusal: tableRefusal('not-over', {}) }
    if (this.#seed === undefined) return { ok: false, refusal: tableRefusal('no-seed', {}) }
    this.#revealed = true
    this.#recent.settle('hidden-came-out')
    return { ok: true, reveal: this.#seed }
  }

  #numberOf(seat: SeatName | undefined): Seat | undefined {
    return seat === undefined ? undefined : this.game.seats.indexOf(seat)
  }

  #find(choice: unknown, seat: SeatName | undefined): Attempt {
    const number = this.#numberOf(seat)
    if (number === NO_SEAT) return noSuchSeat(seat)
    return attemptAsked(this.game, this.#state, this.#toAnswer(), choice, number)
  }

  /** What is asked now; it was asked already if a choice has just been made. */
  #asked(): Question {
    if (!this.#isAsked) this.game.pending(this.#state, this.#question)
    this.#isAsked = true
    return this.#question
  }

  /** The same for an attempt, which may ask somebody else or change the state. */
  #toAnswer(): Question {
    const question = this.#asked()
    this.#isAsked = false
    return question
  }

  /** `#question` is what the seat was asked. */
  #carryOut({ code, seat, choice }: Extract<Attempt, { ok: true }>, stops: boolean): Chosen {
    const awaitedBefore = this.#question.awaited
    const before = this.#recent.copy(this.#state)
    const events: GameEvent[] = []
    let revealed: boolean
    try {
      const { apply } = (stops ? this.game.apart : undefined) ?? this.game
      revealed = apply(this.#state, code, (event) => events.push(event), seat)
    } catch (defect) {
      this.game.copy(before, this.#state)
      this.#recent.giveBack(before)
      throw defect
    }
    const recorded = { seat: this.game.seats[seat], choice }
    const logged = this.#write(recorded, events)
    const newlyAsked = this.#asked().awaited & ~awaitedBefore & ~(1 << seat)
    this.#recent.add({ before, seat, recorded, events }, newlyAsked !== 0)
    if (revealed) {
      this.#lastReveal = this.#choices.length
      this.#recent.settle('hidden-came-out')
    }
    return { ok: true, events: logged, revealed }
  }

  #retreat(seat: SeatName | undefined): ReturnType<RecentChoices<S>['retreat']> {
    return this.#recent.retreat(seat, seat === undefined || this.#choices.some((choice) => choice.seat === seat))
  }

  #write(recorded: RecordedChoice, events: readonly GameEvent[]): LoggedEvent[] {
    this.#choices.push(recorded)
    return this.#tell(events)
  }

  #tell(events: readonly GameEvent[]): LoggedEvent[] {
    const logged = events.map((event, i) => ({ n: this.#log.length + 1 + i, choice: this.#choices.length, event }))
    this.#log.push(...logged)
    return logged
  }
}

const NO_SEAT = -1
const noSuchSeat = (seat: SeatName | undefined) => ({ ok: false, refusal: tableRefusal('no-such-seat', { seat }) }) as const
