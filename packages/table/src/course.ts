import type { Attempt } from './attempt.ts'
import type { Game, GameEvent, GameState, Refusal, SeatName } from './game.ts'
import { Log, type LoggedEvent } from './log.ts'
import { Question } from './question.ts'
import { RecentChoices, type Retreat } from './recent.ts'
import type { RecordedChoice } from './record.ts'

/** What a choice that was made has brought about. */
export interface Made {
  readonly ok: true
  readonly events: readonly LoggedEvent[]
  readonly revealed: boolean
}

/** The course of a match: where it has come to, by which choices, what happened, and what of it can be taken back. */
export class Course<S extends GameState> {
  readonly #game: Game<S>
  readonly state: S
  readonly choices: RecordedChoice[]
  readonly log: Log
  readonly recent: RecentChoices<S>
  /** The number of the last choice that brought something hidden out, counted from 1; 0 when nothing has come out yet. */
  lastReveal: number
  /** Goes up with everything that changes the state. */
  moment = 0
  /** The seats that were advised, and whether they have chosen since: what they choose in a row after it says so. */
  readonly advised: Map<SeatName, boolean>
  readonly #question = new Question()
  /** `#question` is what is asked now, of the first who owes an answer. */
  #isAsked = false

  /** Begins with this state, or goes on where another has come to. */
  constructor(
    game: Game<S>,
    state: S,
    from?: Pick<Course<S>, 'choices' | 'log' | 'lastReveal'> & Partial<Pick<Course<S>, 'recent' | 'advised'>>,
  ) {
    this.#game = game
    this.state = state
    this.choices = [...(from?.choices ?? [])]
    this.log = new Log(from?.log.entries)
    this.recent = from?.recent?.fork() ?? new RecentChoices(game, state)
    this.lastReveal = from?.lastReveal ?? 0
    this.advised = new Map(from?.advised)
  }

  /** Goes on from this state after choices of which no more is known; they stand for good. */
  static after<S extends GameState>(
    game: Game<S>,
    state: S,
    told: { readonly choices: readonly RecordedChoice[]; readonly log: readonly LoggedEvent[] },
  ): Course<S> {
    return new Course(game, state, { choices: [...told.choices], log: new Log(told.log), lastReveal: 0 })
  }

  fork(): Course<S> {
    return new Course(this.#game, this.#game.copy(this.state), this)
  }

  /** What is asked now, of the first who owes an answer; it was asked already if a choice has just been made. */
  asked(): Question {
    if (!this.#isAsked) this.#game.pending(this.state, this.#question)
    this.#isAsked = true
    return this.#question
  }

  /** The same for whoever may ask somebody else or change the state. */
  toAnswer(): Question {
    const question = this.asked()
    this.#isAsked = false
    return question
  }

  /** Makes a choice that was found in `toAnswer`. */
  make({ code, seat, choice }: Extract<Attempt, { ok: true }>, waits: boolean): Made {
    const awaitedBefore = this.#question.awaited
    const events: GameEvent[] = []
    const tell = (event: GameEvent): void => void events.push(event)
    this.moment++
    this.recent.goOn(this.state)
    let revealed = false
    let wentOn: boolean | undefined
    this.#safely(() => {
      revealed = this.#game.apply(this.state, code, tell, seat, true)
      wentOn = waits ? undefined : this.#game.goOn?.(this.state, tell)
    })
    const name = this.#game.seats[seat]
    const recorded: RecordedChoice = this.#isAdvised(name) ? { seat: name, choice, advised: true } : { seat: name, choice }
    const logged = this.#write(recorded, events)
    const newlyAsked = this.asked().awaited & ~awaitedBefore & ~(1 << seat)
    this.recent.add({ seat, code, recorded }, newlyAsked !== 0)
    const cameOut = revealed || wentOn === true
    if (cameOut || wentOn !== undefined) this.#settle(cameOut)
    return { ok: true, events: logged, revealed: cameOut }
  }

  /** A seat that the game itself plays has its turn, if it is due. What led there stands for good then. */
  goOn(): void {
    const events: GameEvent[] = []
    const revealed = this.#safely(() => this.#game.goOn?.(this.state, (event) => void events.push(event)))
    if (revealed === undefined) return
    this.moment++
    this.#isAsked = false
    this.log.tell(this.choices.length, events)
    this.#settle(revealed)
  }

  /** How the last choice of the seat, or of anybody, is taken back; or why it cannot be. */
  retreat(seat: SeatName | undefined): Retreat<S> | Refusal {
    return this.recent.retreat(seat, this.#hasChosen(seat))
  }

  whyNotBack(seat: SeatName | undefined): Refusal | undefined {
    return this.recent.whyNot(seat, this.#hasChosen(seat))
  }

  #hasChosen(seat: SeatName | undefined): boolean {
    return seat === undefined || this.choices.some((choice) => choice.seat === seat)
  }

  takeBack(retreat: Retreat<S>): void {
    this.moment++
    // Whoever takes back what it was advised on has still been advised.
    for (const { seat, advised } of this.choices.splice(this.choices.length - this.recent.lengthOf(retreat)))
      if (advised === true) this.advised.set(seat, false)
    this.log.endAt(this.choices.length)
    this.recent.carryOut(retreat, this.state)
    this.#isAsked = false
    for (const { recorded, events } of retreat.again) {
      if (recorded.advised === true) this.advised.set(recorded.seat, true)
      this.#write(recorded, events)
    }
  }

  /** Whoever chooses now ends the row of choices of all others. */
  #isAdvised(seat: SeatName): boolean {
    for (const [other, hasChosen] of this.advised) if (hasChosen && other !== seat) this.advised.delete(other)
    if (!this.advised.has(seat)) return false
    this.advised.set(seat, true)
    return true
  }

  #write(recorded: RecordedChoice, events: readonly GameEvent[]): LoggedEvent[] {
    this.choices.push(recorded)
    return this.log.tell(this.choices.length, events)
  }

  /** What was chosen so far stands for good: something hidden came out, or another had a turn. */
  #settle(cameOut: boolean): void {
    if (cameOut) this.lastReveal = this.choices.length
    this.recent.settle(cameOut ? 'hidden-came-out' : 'another-seat-asked', this.state)
  }

  /** A defect of the game leaves the state as it was before. */
  #safely<T>(change: () => T): T {
    try {
      return change()
    } catch (defect) {
      this.recent.restore(this.state)
      throw defect
    }
  }
}
