import type { Match, SeatName } from '@railhead/table'
import type { SeatPlan } from './messages.ts'
import { fillingFor, type Staff } from './staff.ts'

/** How the people at a table want to be served. */
export class Manners {
  readonly #plan: SeatPlan
  /** A finished turn waits to be confirmed. */
  confirmTurn: boolean
  /** Nothing is filled in by itself: one answer after the other is asked. */
  stepwise: boolean
  staff: Staff | undefined

  constructor(plan: SeatPlan, confirmTurn: boolean, stepwise: boolean, staff: Staff | undefined) {
    this.#plan = plan
    this.confirmTurn = confirmTurn
    this.stepwise = stepwise
    this.staff = staff
  }

  /** A finished turn of the seat waits to be confirmed. */
  waits(seat: SeatName): boolean {
    return this.confirmTurn && this.#serves(seat)
  }

  /** The answer to what is asked of the seat, where it only fills in what was chosen before. */
  fill(match: Match, seat: SeatName): number | undefined {
    if (this.stepwise || !this.#serves(seat)) return undefined
    const pending = match.pending(seat)
    return 'decision' in pending ? fillingFor(this.staff, match.view(seat), pending.decision) : undefined
  }

  #serves(seat: SeatName): boolean {
    return this.#plan[seat]?.kind === 'person'
  }
}
