import type { SeatName } from '@railhead/table'
import type { TableState } from '../table/table-state.ts'
import { online } from '../texts/online.ts'
import { Emblem } from '../ui/emblem.tsx'
import type { Around, TableInfo } from './server.ts'
import { inWords, timeLeft } from './time-left.ts'

/** What a page knows of the people at its table. */
export interface Company {
  readonly table: TableState
  readonly info: TableInfo
  readonly around: Around | undefined
  /** The seat from which this page plays; null for those who look on. */
  readonly seat: SeatName | null
  /** What the person in the seat is called. */
  readonly nameOf: (seat: SeatName) => string
  /** The server's time. */
  readonly now: number
}

/** Milliseconds that are little time for somebody who thinks. */
const LITTLE = 60_000

export function RunningClock({ company, seat }: { company: Company; seat: SeatName }) {
  const { around, table, now, info } = company
  if (around?.clock == null || info.seats[seat]?.kind === 'computer') return null
  const left = timeLeft(around.clock, around.turn, seat, now)
  return (
    <span class={left < LITTLE && around.turn.includes(seat) ? 'time-left little' : 'time-left'}>
      <Emblem look={table.look(seat)} size={18} />
      <span>{left === 0 ? online.at.timeUp : inWords(left)}</span>
    </span>
  )
}
