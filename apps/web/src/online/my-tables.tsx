import './online.css'
import '../ui/table-list.css'
import { useEffect, useState } from 'preact/hooks'
import { manifestOf } from '../../games/index.ts'
import { online } from '../texts/online.ts'
import { myTables, type TableInfo } from './server.ts'
import { paceInWords } from './terms.tsx'
import { inWords, isMyTurn, mostUrgentFirst, timeLeft } from './time-left.ts'

/** Tables online at which one sits, and whose turn it is. */
export function MyTables({ title = online.tables }: { title?: string }) {
  const [tables, setTables] = useState<readonly TableInfo[]>([])
  useEffect(() => {
    // Without the server there is nothing to show.
    const look = (): void => void myTables().then(setTables, () => {})
    look()
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [])
  if (tables.length === 0) return null
  return (
    <section class="card online-tables" aria-labelledby="online-title">
      <h2 id="online-title">{title}</h2>
      <TableRows tables={mostUrgentFirst(tables)} />
    </section>
  )
}

/** Tables in a list: what they are, who sits there, and what goes on. */
export function TableRows({ tables }: { tables: readonly TableInfo[] }) {
  return (
    <ul class="table-list">
      {tables.map((table) => (
        <li key={table.id}>
          <a
            href={
              table.started === null || table.mine.length !== 1 || table.over
                ? `/online/${table.id}`
                : `/online/${table.id}/table`
            }
          >
            <span class="table-name">
              <strong>{table.title}</strong>
              <span class="quiet small">{[peopleAt(table), paceInWords(table.pace)].filter(Boolean).join(' · ')}</span>
            </span>
            <Status table={table} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Status({ table }: { table: TableInfo }) {
  const { over, abandoned, turn, game, seats, free, kept, started } = table
  if (over) return <span class="pill">{abandoned ? online.abandoned : online.finished}</span>
  if (isMyTurn(table)) return <span class="pill lit">{[online.yourTurn, timeOf(table)].filter(Boolean).join(' · ')}</span>
  if (started === null) return <span class="pill">{online.free(free.length + kept.length)}</span>
  const [seat = ''] = turn
  return <span class="pill">{online.turnOf(seats[seat]?.name || (manifestOf(game)?.seatNames[seat] ?? seat))}</span>
}

/** What one has left. */
function timeOf({ clock, turn, away, mine, now }: TableInfo): string {
  const seat = mine.find((one) => turn.includes(one))
  return clock === null || seat === undefined ? '' : inWords(timeLeft({ clock, turn, away }, seat, now))
}

/** Who sits where, in a line. */
export const peopleAt = ({ seats, game }: TableInfo): string =>
  Object.entries(seats)
    .filter(([, { name }]) => name !== '')
    .map(([seat, { name }]) => `${name} (${manifestOf(game)?.seatNames[seat] ?? seat})`)
    .join(', ')
