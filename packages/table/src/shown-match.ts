import { type Attempt, attemptAsked, refusalText, seatNames, tableRefusal } from './attempt.ts'
import type { Course } from './course.ts'
import type { Choice, Decision, Game, GameState, Outcome, Position, Refusal, Seat, SeatName, View } from './game.ts'
import type { LoggedEvent } from './log.ts'
import type { Options } from './options.ts'
import { Question } from './question.ts'
import { type RecordedChoice, type RecordHeader, type Reveal, writeRecord } from './record.ts'

/** What a table waits for. `waiting` is the answer to a seat that owes nothing now. */
export type Pending = { readonly decision: Decision } | { readonly outcome: Outcome } | { readonly waiting: readonly SeatName[] }

/** A match as far as it can be read: what is asked, what was chosen and told, what each may know. Nothing here changes it. */
export class ShownMatch<S extends GameState = GameState> {
  readonly game: Game<S>
  protected readonly course: Course<S>
  protected readonly header: RecordHeader
  protected readonly luck: Reveal | undefined
  protected revealed = false
  /** What each may know and is asked at this moment of the course, as far as somebody has wanted to know. */
  readonly #views = new Map<SeatName | null, View>()
  readonly #decisions = new Map<SeatName | undefined, Decision>()
  #seenAt = -1
  #seated: readonly SeatName[] | undefined
  #options: Options | undefined

  protected constructor(game: Game<S>, course: Course<S>, header: RecordHeader, luck: Reveal | undefined) {
    this.game = game
    this.course = course
    this.header = header
    this.luck = luck
  }

  /** To read from; only `choose` and `undo` may change it. */
  get state(): S {
    return this.course.state
  }

  /** How many choices were made. */
  get length(): number {
    return this.course.choices.length
  }

  /** Every choice so far and whose it was. */
  get choices(): readonly RecordedChoice[] {
    return this.course.choices
  }

  /** The number of the last choice that brought something hidden out, counted from 1; 0 when nothing has come out yet. */
  get lastReveal(): number {
    return this.course.lastReveal
  }

  /** The seed, which nobody may see before the end; undefined for a game that began from a position. */
  get seed(): string | undefined {
    return this.luck?.seed
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
    return this.header.suggestions === 'forbidden'
  }

  /** The seats that were advised and have not chosen since: only their next choice will say so. */
  get advised(): readonly SeatName[] {
    return [...this.course.advised].flatMap(([seat, hasChosen]) => (hasChosen ? [] : [seat]))
  }

  /** The seats that owe an answer now. */
  get awaited(): readonly SeatName[] {
    return seatNames(this.game, this.course.asked().awaited)
  }

  get commitment(): string | null {
    return this.header.commitment
  }

  /** What must be decided now; without a seat, by the first that owes an answer. To read from: until something changes it is worked out once. */
  pending(): Exclude<Pending, { waiting: unknown }>
  pending(seat: SeatName | undefined): Pending
  pending(seat?: SeatName): Pending {
    const outcome = this.game.outcome(this.course.state)
    if (outcome !== undefined) return { outcome }
    const awaited = this.awaited
    if (seat !== undefined && !awaited.includes(seat)) return { waiting: awaited }
    this.#forgetEarlier()
    let decision = this.#decisions.get(seat)
    if (decision === undefined) {
      const number = seat === undefined ? undefined : this.game.seats.indexOf(seat)
      const { game, state } = this
      decision = game.describe(state, game.pending(state, this.course.toAnswer(), number))
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
    const question = this.course.asked()
    const number = this.game.seats.indexOf(seat)
    if (question.over || (question.awaited & (1 << number)) === 0) return undefined
    return question.seat === number ? question : this.game.pending(this.state, new Question(), number)
  }

  /** Why the attempt is not allowed; undefined exactly when `choose` would accept it. */
  refusal(choice: unknown, seat?: SeatName): Refusal | undefined {
    const found = this.find(choice, seat)
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
    const view = same ? { ...other, viewer: seat } : this.game.view(this.course.state, number)
    this.#views.set(seat, view)
    return view
  }

  /** The whole situation with everything hidden and the chance to come: not for players' eyes. */
  save(): Position {
    return this.game.save(this.course.state)
  }

  /** Why `undo` would refuse; undefined exactly when it would not. */
  whyNotUndo(seat?: SeatName): Refusal | undefined {
    return this.course.whyNotBack(seat)
  }

  get held(): boolean {
    return this.course.recent.held
  }

  /** The choices that could still be taken back, one after the other, oldest first; of one seat or of all. */
  recent(seat?: SeatName): readonly Choice[] {
    return this.course.recent.open(seat).map(({ recorded }) => recorded.choice)
  }

  /** The state before the seat's last so many choices, while they could be taken back. To read from. */
  before(seat: SeatName, back: number): S | undefined {
    const recent = this.course.recent.open(seat).at(-back)
    return recent === undefined ? undefined : this.course.recent.before(recent)
  }

  /** Everything that happened, with secrets: not for players' eyes. */
  get log(): readonly LoggedEvent[] {
    return this.course.log.entries
  }

  /** What happened, as that seat may know it; null is the public log. */
  logFor(seat: SeatName | null): LoggedEvent[] {
    return this.course.log.for(seat)
  }

  /**
   * The game as JSON lines. The seed is left out until `reveal`; `withSeed` puts it in the header of a file that only its
   * owner reads, so that a running game can be taken up again.
   */
  record(how: { readonly withSeed?: boolean } = {}): string {
    const outcome = this.game.outcome(this.course.state)
    const reveal = this.luck
    return writeRecord({
      header: how.withSeed === true && reveal !== undefined ? { ...this.header, reveal } : this.header,
      choices: this.course.choices,
      ...(outcome === undefined ? {} : { outcome }),
      ...(this.revealed && reveal !== undefined ? { reveal } : {}),
    })
  }

  #forgetEarlier(): void {
    if (this.#seenAt === this.course.moment) return
    this.#seenAt = this.course.moment
    this.#views.clear()
    this.#decisions.clear()
  }

  protected numberOf(seat: SeatName | undefined): Seat | undefined {
    return seat === undefined ? undefined : this.game.seats.indexOf(seat)
  }

  protected find(choice: unknown, seat: SeatName | undefined): Attempt {
    const number = this.numberOf(seat)
    if (number === NO_SEAT) return noSuchSeat(seat)
    return attemptAsked(this.game, this.course.state, this.course.toAnswer(), choice, number)
  }
}

export const NO_SEAT = -1
export const noSuchSeat = (seat: SeatName | undefined) =>
  ({ ok: false, refusal: tableRefusal('no-such-seat', { seat }) }) as const
