import './online.css'
import { useEffect, useState } from 'preact/hooks'
import { manifestOf } from '../../games/index.ts'
import { online } from '../texts/online.ts'
import { myTables, type TableInfo } from './server.ts'

/** Tables online at which one sits, and whose turn it is. */
export function MyTables() {
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
      <h2 id="online-title">{online.tables}</h2>
      <ul class="table-list">
        {tables.map((table) => (
          <li key={table.id}>
            <a href={table.started === null || table.mine.length === 0 ? `/online/${table.id}` : `/online/${table.id}/table`}>
              <span class="table-name">
                <strong>{table.title}</strong>
                <span class="quiet small">{peopleAt(table)}</span>
              </span>
              <Status table={table} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Status({ table: { over, turn, mine, started, game, seats, free } }: { table: TableInfo }) {
  if (over) return <span class="pill">{online.finished}</span>
  if (started !== null && turn.some((seat) => mine.includes(seat))) return <span class="pill lit">{online.yourTurn}</span>
  if (free.length > 0) return <span class="pill">{online.free(free.length)}</span>
  const [seat = ''] = turn
  return <span class="pill">{online.turnOf(seats[seat]?.name || (manifestOf(game)?.seatNames[seat] ?? seat))}</span>
}

const peopleAt = ({ seats, game }: TableInfo): string =>
  Object.entries(seats)
    .filter(([, { name }]) => name !== '')
    .map(([seat, { name }]) => `${name} (${manifestOf(game)?.seatNames[seat] ?? seat})`)
    .join(', ')
