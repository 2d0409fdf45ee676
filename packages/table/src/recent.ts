import { attempt, tableRefusal } from './attempt.ts'
import type { Game, GameEvent, GameState, Refusal, Seat, SeatName } from './game.ts'
import { Pool } from './pool.ts'
import type { RecordedChoice } from './record.ts'

/** A choice that may still be taken back, with the state before it. */
export interface Recent<S> {
  readonly before: S
  readonly seat: Seat
  readonly recorded: RecordedChoice
  readonly events: readonly GameEvent[]
}

/** How something is taken back: the choices from `from` on are gone, the state is this one, and those of others are there again. */
export interface Retreat<S> {
  readonly from: number
  readonly state: S
  readonly again: readonly Recent<S>[]
}

type Barrier = 'nothing-to-undo' | 'hidden-came-out' | 'another-seat-asked'

/** The last choices of a match, since something hidden came out or a seat was asked that had not been asked before. */
export class RecentChoices<S extends GameState> {
  readonly #game: Game<S>
  readonly #pool: Pool<S>
  readonly #all: Recent<S>[] = []
  /** Why the choices before these stand for good. */
  #barrier: Barrier = 'nothing-to-undo'
  /** The last choice has asked a seat that had not been asked before it. */
  #handedOn = false
  /** That seat has not been shown it yet. */
  #held = false

  constructor(game: Game<S>) {
    this.#game = game
    this.#pool = new Pool(game)
  }

  fork(): RecentChoices<S> {
    const fork = new RecentChoices(this.#game)
    for (const recent of this.#all) fork.#all.push({ ...recent, before: this.#game.copy(recent.before) })
    fork.#barrier = this.#barrier
    fork.#handedOn = this.#handedOn
    fork.#held = this.#held
    return fork
  }

  /** A copy of the state, to be handed in with the choice that is made in it, or given back. */
  copy(state: S): S {
    return this.#pool.copy(state)
  }

  giveBack(state: S): void {
    this.#pool.giveBack(state)
  }

  /** One more choice. What was handed on before it stands for good. */
  add(recent: Recent<S>, handedOn: boolean): void {
    if (this.#handedOn) this.settle('another-seat-asked')
    this.#all.push(recent)
    this.#handedOn = handedOn
    this.#held = false
  }

  /** Nothing so far can be taken back any more. */
  settle(barrier: Barrier): void {
    this.#barrier = barrier
    this.#handedOn = false
    this.#held = false
    for (const { before } of this.#all.splice(0)) this.#pool.giveBack(before)
  }

  /** What can be taken back, of one seat or of all. */
  open(seat?: SeatName): readonly Recent<S>[] {
    if (this.#handedOn && !this.#held) return []
    return seat === undefined ? this.#all : this.#all.filter(({ recorded }) => recorded.seat === seat)
  }

  get held(): boolean {
    return this.#held
  }

  hold(): boolean {
    this.#held = this.#all.length > 0
    return this.#held
  }

  release(): void {
    this.#held = false
  }

  /** How the last choice of the seat, or of anybody, is taken back; or why it cannot be. */
  retreat(seat: SeatName | undefined, everChose: boolean): Retreat<S> | Refusal {
    const last = this.#all.length - 1
    const from = seat === undefined ? last : this.#all.findLastIndex(({ recorded }) => recorded.seat === seat)
    if (!everChose) return tableRefusal('nothing-to-undo', {})
    // Of what is held, only the last choice has not been shown to those whom it asks.
    if (this.#handedOn && (!this.#held || from < last)) return tableRefusal('another-seat-asked', {})
    if (from < 0) return tableRefusal(this.#barrier, {})
    const state = this.#pool.copy(this.#all[from].before)
    const again: Recent<S>[] = []
    for (const later of this.#all.slice(from + 1)) {
      const before = this.#pool.copy(state)
      const events: GameEvent[] = []
      const found = attempt(this.#game, state, later.recorded.choice, later.seat)
      again.push({ before, seat: later.seat, recorded: later.recorded, events })
      if (found.ok && !this.#game.apply(state, found.code, (event) => events.push(event), later.seat)) continue
      this.forget({ from, state, again })
      return tableRefusal('another-seat-asked', {})
    }
    return { from, state, again }
  }

  /** How many choices are gone with it, counting those that are there again. */
  lengthOf({ from }: Retreat<S>): number {
    return this.#all.length - from
  }

  /** Takes back into this state. */
  carryOut({ from, state, again }: Retreat<S>, into: S): void {
    for (const { before } of this.#all.splice(from)) this.#pool.giveBack(before)
    this.#game.copy(state, into)
    this.#pool.giveBack(state)
    this.#all.push(...again)
    this.#handedOn = false
    this.#held = false
  }

  /** It was only asked whether it could be. */
  forget({ state, again }: Retreat<S>): void {
    for (const { before } of again) this.#pool.giveBack(before)
    this.#pool.giveBack(state)
  }
}
