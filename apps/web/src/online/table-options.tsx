import { useEffect, useState } from 'preact/hooks'
import { sharedEngine } from '../engine/client.ts'
import { archive } from '../texts/archive.ts'
import { online } from '../texts/online.ts'
import { optionsInUse } from './options-in-use.ts'
import type { TableInfo } from './server.ts'

/** By which rules is played: whoever sits down wants to know. */
export function TableOptions({ table: { game, options } }: { table: TableInfo }) {
  const [open, setOpen] = useState(false)
  const [rows, setRows] = useState<readonly (readonly [string, string])[] | undefined>(undefined)
  useEffect(() => {
    if (!open || rows !== undefined) return
    sharedEngine()
      .ask('describe', { game })
      .then(
        (info) => setRows(optionsInUse(info.options.options, options, archive)),
        () => {},
      )
  }, [open])
  return (
    <details class="card" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{online.options}</summary>
      {rows === undefined ? (
        <p role="status">{online.loading}</p>
      ) : (
        <>
          <dl class="table-options">
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p class="quiet small">{rows.length === 0 ? online.optionsUsual : online.optionsRest}</p>
        </>
      )}
    </details>
  )
}
