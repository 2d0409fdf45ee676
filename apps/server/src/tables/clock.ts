import type { Pace } from '@railhead/host/new-table'
import type { SeatName } from '@railhead/table'
import type { Clock, SeatedTable, Span } from '../store/store.ts'

/*
 * Who has how much time. Nothing here looks at a clock: the moment is always given.
 */

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
/** Where nobody counts the time, somebody who has not answered for so long can be taken to be missing. */
const MISSING = 3 * DAY
/** A vacation is no longer than that, and so much lies between two. */
export const VACATION = 30 * DAY

type Timed = Pick<SeatedTable, 'pace' | 'clock' | 'turn' | 'seats' | 'updated' | 'over' | 'started'>

/** The clock of a game that begins; computers need none. */
export function startClock(pace: Pace, seats: SeatedTable['seats'], now: number): Clock | null {
  if (pace.kind === 'any') return null
  const people = seats.filter(({ player }) => player === null)
  return { since: now, left: Object.fromEntries(people.map(({ seat }) => [seat, allotted(pace)])) }
}

const allotted = (pace: Exclude<Pace, { kind: 'any' }>): number =>
  pace.kind === 'live' ? pace.minutes * MINUTE : pace.days * DAY

/** The clock once it is the turn of others. Whoever has answered gets the increment, or the days for the next time. */
export function passClock({ pace, clock, turn, seats }: Timed, next: readonly SeatName[], now: number): Clock | null {
  if (clock === null || pace.kind === 'any' || sameSeats(turn, next)) return clock
  const left = Object.entries(clock.left).map(([seat, had]) => {
    if (!turn.includes(seat)) return [seat, had]
    const rest = had - spent(pace, clock, awayOf(seats, seat), now)
    if (next.includes(seat)) return [seat, rest]
    return [seat, pace.kind === 'live' ? Math.max(0, rest) + pace.increment * SECOND : allotted(pace)]
  })
  return { since: now, left: Object.fromEntries(left) }
}

/** Whether somebody whose turn it is has used up their time. They may still answer, until the others decide what becomes of it. */
export function isMissing(table: Timed, seat: SeatName, now: number): boolean {
  const { clock, turn, seats, updated, over, started } = table
  if (over || started === null || !turn.includes(seat)) return false
  if (clock === null) return now - updated - overlap(awayOf(seats, seat), updated, now) > MISSING
  return timeLeft(table, seat, now) <= 0
}

/** What is left of somebody's time; less than nothing if it is up. Without a clock there is no end of it. */
export function timeLeft({ pace, clock, turn, seats }: Timed, seat: SeatName, now: number): number {
  if (clock === null) return Number.POSITIVE_INFINITY
  const left = clock.left[seat] ?? 0
  return turn.includes(seat) ? left - spent(pace, clock, awayOf(seats, seat), now) : left
}

/** Those who are on vacation, or were since it has been their turn; a live game waits for nobody. */
export const vacationsAt = ({ pace, clock, seats, updated }: Timed): { readonly [seat: SeatName]: Span } =>
  Object.fromEntries(
    seats.flatMap(({ seat, away }) =>
      away === null || pace.kind === 'live' || away.until <= (clock?.since ?? updated) ? [] : [[seat, away]],
    ),
  )

/** On vacation no days go by; a live game waits for nobody. */
const spent = ({ kind }: Pace, { since }: Clock, away: Span | null, now: number): number =>
  now - since - (kind === 'days' ? overlap(away, since, now) : 0)

function overlap(away: Span | null, since: number, now: number): number {
  return away === null ? 0 : Math.max(0, Math.min(away.until, now) - Math.max(away.from, since))
}

const awayOf = (seats: SeatedTable['seats'], seat: SeatName): Span | null => seats.find((one) => one.seat === seat)?.away ?? null

const sameSeats = (one: readonly SeatName[], other: readonly SeatName[]): boolean =>
  one.length === other.length && one.every((seat) => other.includes(seat))
