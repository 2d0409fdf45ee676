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

/** What the log tells first of a choice, or of the first after it that it tells of; choices are counted from 1. */
export const toldOf = ({ table }: Company, choice: number): string =>
  table.story.log.value.find((line) => line.choice >= choice)?.text ?? ''

/** Milliseconds that are little time for somebody who thinks. */
const LITTLE = 60_000

/** Milliseconds that somebody has left, where that is counted. */
function leftOf({ around, now }: Company, seat: SeatName): number | undefined {
  if (around?.clock == null) return undefined
  return timeLeft({ ...around, clock: around.clock }, seat, now)
}

export function RunningClock({ company, seat }: { company: Company; seat: SeatName }) {
  const { around, table, info } = company
  const left = leftOf(company, seat)
  if (around === undefined || left === undefined || info.seats[seat]?.kind === 'computer') return null
  return (
    <span class={left < LITTLE && around.turn.includes(seat) ? 'time-left little' : 'time-left'}>
      <Emblem look={table.look(seat)} size={18} />
      <span>{left === 0 ? online.at.timeUp : inWords(left)}</span>
    </span>
  )
}

/** Whose time is up, if one plays with them and is not late oneself. */
export function lateAt(company: Company): SeatName | undefined {
  const { around, seat, info, table } = company
  if (seat === null || around === undefined || table.story.latest.value?.outcome != null) return undefined
  const late = around.turn.filter((one) => leftOf(company, one) === 0 && info.seats[one]?.kind !== 'computer')
  return late.includes(seat) ? undefined : late[0]
}
