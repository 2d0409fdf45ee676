import type { SeatName } from '@railhead/table'
import type { Clock, TableInfo, Vacations } from './server.ts'

/** How much time there is, and for whom it runs. */
export interface Timed {
  readonly clock: Clock
  readonly turn: readonly SeatName[]
  readonly away: Vacations
}

/** What a seat has left at that moment, in milliseconds: it runs for those whose turn it is and who are not on vacation. */
export function timeLeft({ clock: { since, left }, turn, away }: Timed, seat: SeatName, now: number): number {
  const { from, until } = away[seat] ?? { from: 0, until: 0 }
  const rested = Math.max(0, Math.min(until, now) - Math.max(from, since))
  return Math.max(0, (left[seat] ?? 0) - (turn.includes(seat) ? Math.max(0, now - since - rested) : 0))
}

/** As a clock shows it: "9:05", "1:02:03", "2 d 3 h". */
export function inWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
  if (days > 0) return hours === 0 ? `${days} d` : `${days} d ${hours} h`
  const two = (n: number): string => String(n).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Those of one's tables first at which one is awaited, then those that go on, then the rest. */
export function mostUrgentFirst(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number => (isMyTurn(table) ? 0 : table.over ? 2 : 1)
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.updated - one.updated)
}

export const isMyTurn = ({ over, started, turn, mine }: TableInfo): boolean =>
  !over && started !== null && turn.some((seat) => mine.includes(seat))
