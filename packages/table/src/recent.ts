import { attempt, tableRefusal } from './attempt.ts'
import type { Game, GameEvent, GameState, Refusal, Seat, SeatName } from './game.ts'
import type { RecordedChoice } from './record.ts'

/** A choice that may still be taken back. */
export interface Recent {
  readonly seat: Seat
  readonly code: number
  readonly recorded: RecordedChoice
}

/** How something is taken back: the choices from `from` on are gone, the state is this one, and those of others are there again. */
export interface Retreat<S> {
  readonly from: number
  readonly state: S
  readonly again: readonly (Recent & { readonly events: readonly GameEvent[] })[]
}

type Barrier = 'nothing-to-undo' | 'hidden-came-out' | 'another-seat-asked'

/**
 * The last choices of a match, since something hidden came out or a seat was asked that had not been asked before. One state is kept, that
 * before the first of them: any other is come to by making them again, which takes microseconds.
 */
export class RecentChoices<S extends GameState> {
  readonly #game: Game<S>
  readonly #start: S
  readonly #all: Recent[] = []
  /** Why the choices before these stand for good. */
  #barrier: Barrier = 'nothing-to-undo'
  /** The last choice has asked a seat that had not been asked before it. */
  #handedOn = false
  /** That seat has not been shown it yet. */
  #held = false

  /** None yet. */
  constructor(game: Game<S>, state: S) {
    this.#game = game
    this.#start = game.copy(state)
  }

  fork(): RecentChoices<S> {
    const fork = new RecentChoices(this.#game, this.#start)
    for (const recent of this.#all) fork.#all.push(recent)
    fork.#barrier = this.#barrier
    fork.#handedOn = this.#handedOn
    fork.#held = this.#held
    return fork
  }

  /** A choice is about to be made in this state. What was handed on before it stands for good. */
  goOn(state: S): void {
    if (this.#handedOn) this.settle('another-seat-asked', state)
  }

  /** That choice was made. */
  add(recent: Recent, handedOn: boolean): void {
    this.#all.push(recent)
    this.#handedOn = handedOn
  }

  /** Nothing that led to this state can be taken back any more. */
  settle(barrier: Barrier, state: S): void {
    this.#game.copy(state, this.#start)
    this.#all.length = 0
    this.#barrier = barrier
    this.#handedOn = false
    this.#held = false
  }

  /** What can be taken back, of one seat or of all. */
  open(seat?: SeatName): readonly Recent[] {
    if (this.#handedOn && !this.#held) return []
    return seat === undefined ? this.#all : this.#all.filter(({ recorded }) => recorded.seat === seat)
  }

  /** The state in which it was made. */
  before(recent: Recent): S {
    return this.#after(this.#all.indexOf(recent))
  }

  /** Makes a state again what all of them lead to. */
  restore(state: S): void {
    this.#game.copy(this.#after(this.#all.length), state)
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

  /** Why the last choice of the seat, or of anybody, cannot be taken back. Nothing is tried where nobody has chosen since. */
  whyNot(seat: SeatName | undefined, everChose: boolean): Refusal | undefined {
    const from = this.#lastOf(seat)
    const refusal = this.#barrierBefore(from, everChose)
    if (refusal !== undefined || from === this.#all.length - 1) return refusal
    const retreat = this.retreat(seat, everChose)
    return 'code' in retreat ? retreat : undefined
  }

  /** How the last choice of the seat, or of anybody, is taken back; or why it cannot be. */
  retreat(seat: SeatName | undefined, everChose: boolean): Retreat<S> | Refusal {
    const from = this.#lastOf(seat)
    const refusal = this.#barrierBefore(from, everChose)
    if (refusal !== undefined) return refusal
    const state = this.#after(from)
    const again: Retreat<S>['again'][number][] = []
    for (const { recorded, seat } of this.#all.slice(from + 1)) {
      const events: GameEvent[] = []
      const found = attempt(this.#game, state, recorded.choice, seat)
      if (!found.ok || this.#game.apply(state, found.code, (event) => events.push(event), seat, true))
        return tableRefusal('another-seat-asked', {})
      again.push({ seat, code: found.code, recorded, events })
    }
    return { from, state, again }
  }

  /** How many choices are gone with it, counting those that are there again. */
  lengthOf({ from }: Retreat<S>): number {
    return this.#all.length - from
  }

  /** Takes back into this state. */
  carryOut({ from, state, again }: Retreat<S>, into: S): void {
    this.#game.copy(state, into)
    this.#all.splice(from, Number.POSITIVE_INFINITY, ...again.map(({ seat, code, recorded }) => ({ seat, code, recorded })))
    this.#handedOn = false
    this.#held = false
  }

  #lastOf(seat: SeatName | undefined): number {
    return seat === undefined ? this.#all.length - 1 : this.#all.findLastIndex(({ recorded }) => recorded.seat === seat)
  }

  #barrierBefore(from: number, everChose: boolean): Refusal | undefined {
    if (!everChose) return tableRefusal('nothing-to-undo', {})
    // Of what is held, only the last choice has not been shown to those whom it asks.
    if (this.#handedOn && (!this.#held || from < this.#all.length - 1)) return tableRefusal('another-seat-asked', {})
    return from < 0 ? tableRefusal(this.#barrier, {}) : undefined
  }

  /** The state after so many of them. */
  #after(count: number): S {
    const state = this.#game.copy(this.#start)
    for (const { code, seat } of this.#all.slice(0, count)) this.#game.apply(state, code, undefined, seat, true)
    return state
  }
}
