import type { Game, Seat, SeatName } from '@railhead/table'
import type { SeatPlan } from './messages.ts'

/** Who sits where, and which of the people has the device: whose eyes are on the board. */
export class Seating {
  readonly plan: SeatPlan
  readonly #persons: readonly SeatName[]
  /** Between two people the board is covered until the next one takes the device. */
  readonly #covers: boolean
  /** It goes from hand to hand. */
  #passed = true
  #holder: SeatName | null

  /** `seated` are the seats that take part. */
  constructor(plan: SeatPlan, seated: readonly SeatName[], covers: boolean) {
    this.plan = plan
    this.#persons = seated.filter((seat) => plan[seat]?.kind === 'person')
    this.#covers = covers && this.#persons.length > 1
    this.#holder = this.#persons.length === 1 ? this.#persons[0] : null
  }

  /** One of several devices: that of the person in this seat, or of somebody who looks on. It stays with them. */
  static own(plan: SeatPlan, seat: SeatName | null): Seating {
    const own = new Seating(plan, [], false)
    own.#passed = false
    own.#holder = seat
    return own
  }

  /** The only seat that ever has the device; null where nobody has, undefined where it is passed. */
  get owner(): SeatName | null | undefined {
    return this.#passed ? undefined : this.#holder
  }

  fork(): Seating {
    const fork = new Seating(this.plan, this.#persons, this.#covers)
    fork.#passed = this.#passed
    fork.#holder = this.#holder
    return fork
  }

  /** The person who has the device; null before anybody has taken it. */
  get holder(): SeatName | null {
    return this.#holder
  }

  isPerson(seat: SeatName): boolean {
    return this.plan[seat]?.kind === 'person'
  }

  /** The first of those asked that a computer plays, and which computer player. */
  computerAmong(awaited: readonly SeatName[]): { readonly seat: SeatName; readonly player: string | undefined } | undefined {
    const seat = awaited.find((name) => this.plan[name]?.kind === 'computer')
    return seat === undefined ? undefined : { seat, player: this.plan[seat].player }
  }

  /** Whoever is asked gets the device at once, where nothing has to be hidden from the one before. */
  pass(awaited: readonly SeatName[]): void {
    if (!this.#covers) this.#holder = this.next(awaited) ?? this.#holder
  }

  /** The person who must take the device before the game can go on, if another has it. */
  next(awaited: readonly SeatName[]): SeatName | null {
    if (!this.#passed) return null
    const asked = awaited.filter((seat) => this.isPerson(seat))
    return asked.length === 0 || (this.#holder !== null && asked.includes(this.#holder)) ? null : asked[0]
  }

  /** That person has the device now and may see what is theirs. */
  take(seat: SeatName): void {
    if (this.#passed && this.isPerson(seat)) this.#holder = seat
  }
}

/** The number under which the game knows a viewer; null for somebody who looks on. */
export const seatNumber = ({ seats }: Pick<Game, 'seats'>, viewer: SeatName | null): Seat | null =>
  viewer === null ? null : seats.indexOf(viewer)
