import type { Match, SeatName } from '@railhead/table'
import type { SeatPlan } from './messages.ts'
import type { Staff } from './staff.ts'

interface Wishes {
  /** A finished turn waits to be confirmed. */
  confirmTurn: boolean
  /** Nothing is filled in by itself: one answer after the other is asked. */
  stepwise: boolean
}

/** How the people at a table want to be served. */
export class Manners {
  readonly #plan: SeatPlan
  readonly #wishes: Wishes
  /** What those wish who have a device of their own. */
  readonly #own = new Map<SeatName, Wishes>()
  staff: Staff | undefined

  constructor(plan: SeatPlan, confirmTurn: boolean, stepwise: boolean, staff: Staff | undefined) {
    this.#plan = plan
    this.#wishes = { confirmTurn, stepwise }
    this.staff = staff
  }

  /** A finished turn of the seat waits to be confirmed. */
  waits(seat: SeatName): boolean {
    return this.#wishesOf(seat).confirmTurn && this.#serves(seat)
  }

  /** How they want to be served from now on: those at a device that is passed around, or the owner of one; lookers-on have no wishes. */
  wish(owner: SeatName | null | undefined, wish: Partial<Wishes>): void {
    if (owner === undefined) Object.assign(this.#wishes, wish)
    else if (owner !== null) this.#own.set(owner, { ...this.#wishesOf(owner), ...wish })
  }

  /** The answer to what is asked of the seat, where it only fills in what was chosen before. */
  fill(match: Match, seat: SeatName): number | undefined {
    return this.#wishesOf(seat).stepwise || !this.#serves(seat) ? undefined : match.fillingOf(seat)
  }

  #wishesOf(seat: SeatName): Wishes {
    return this.#own.get(seat) ?? this.#wishes
  }

  #serves(seat: SeatName): boolean {
    return this.#plan[seat]?.kind === 'person'
  }
}
