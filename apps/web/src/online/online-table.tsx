import '../table/table.css'
import { useEffect, useState } from 'preact/hooks'
import { manifestOf } from '../../games/index.ts'
import { Engine } from '../engine/client.ts'
import { useTitle } from '../shell/title.ts'
import { TableState } from '../table/table-state.ts'
import { TableView } from '../table/table-view.tsx'
import { Trouble } from '../table/trouble.tsx'
import { t } from '../texts/index.ts'
import { AtTable } from './at-table.tsx'
import { promised } from './promised.ts'
import { type Around, sentenceOf, type TableInfo, tableInfo } from './server.ts'

/** A table that is on the server. It looks and feels like any other: only its worker says elsewhere what it is asked. */
export function OnlineTable({ id, seat, replay }: { id: string; seat: string | undefined; replay: boolean }) {
  const [table, setTable] = useState<TableState | undefined>(undefined)
  const [info, setInfo] = useState<TableInfo | undefined>(undefined)
  const [around, setAround] = useState<Around | undefined>(undefined)
  const [trouble, setTrouble] = useState<string | undefined>(undefined)
  useTitle(info?.title ?? t.table.loading)

  useEffect(() => {
    let opened: TableState | undefined
    let gone = false
    const open = async (): Promise<void> => {
      const found = await tableInfo(id)
      const entry = manifestOf(found.game)
      if (entry === undefined) return setTrouble(t.kept.unknownGame(found.game))
      const client = await entry.client()
      if (gone) return
      const engine = new Engine(relayWorker())
      engine.onAround = (told) => setAround(told as Around)
      opened = new TableState(client, engine)
      setInfo(found)
      setTable(opened)
      if (found.commitment !== null) promised(id, found.commitment)
      await opened.open('join', { id: seat === undefined ? id : `${id}?seat=${seat}` })
      if (replay) await opened.timeline.goTo(0)
      else if (opened.story.latest.value?.outcome != null) opened.frame.endOpen.value = true
    }
    open().catch((error: unknown) => setTrouble(sentenceOf(error)))
    return () => {
      gone = true
      opened?.close()
    }
  }, [id, seat, replay])

  if (trouble !== undefined) return <Trouble sentence={trouble} />
  const problem = table?.problem.value
  if (problem !== undefined && table?.story.shown.value === undefined) return <Trouble sentence={problem.sentence} />
  if (table === undefined || info === undefined || table.story.shown.value === undefined)
    return (
      <main class="table-loading" id="content">
        <p role="status">{t.table.loading}</p>
      </main>
    )
  const { title = '' } = manifestOf(info.game) ?? {}
  return (
    <TableView
      table={table}
      title={title}
      subtitle={info.title.replace(`${title}, `, '')}
      replay={replay}
      onMap={<AtTable table={table} info={info} around={around} />}
    />
  )
}

const relayWorker = (): Worker =>
  new Worker(new URL('../engine/online-worker.ts', import.meta.url), { type: 'module', name: 'relay' })
