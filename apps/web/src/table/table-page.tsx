import './table.css'
import { useEffect, useState } from 'preact/hooks'
import { lazy, useRoute } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import { useTitle } from '../shell/title.ts'
import { loadGame } from '../store/games.ts'
import type { StoredGame } from '../store/model.ts'
import { lockTable } from '../store/table-lock.ts'
import { t } from '../texts/index.ts'
import { useThumbnail } from './keep-thumbnail.ts'
import { Keeper } from './keeper.ts'
import { tableTitle } from './open-parts.ts'
import { TableState } from './table-state.ts'
import { TableView } from './table-view.tsx'

// The frame of other pages comes with it.
const Trouble = lazy(async () => (await import('./trouble.tsx')).Trouble)

/** One stored table. The page only waits here; the engine sits in its worker. */
export function TablePage() {
  const { params, query } = useRoute()
  return <OneTable key={params.id} id={params.id} replay={query.replay === '1'} />
}

function OneTable({ id, replay }: { id: string; replay: boolean }) {
  const [table, setTable] = useState<TableState | undefined>(undefined)
  const [stored, setStored] = useState<StoredGame | undefined>(undefined)
  const [trouble, setTrouble] = useState<string | undefined>(undefined)
  useTitle(stored === undefined ? t.table.loading : tableTitle.value)
  useThumbnail(table)

  useEffect(() => {
    let opened: TableState | undefined
    let keeper: Keeper | undefined
    let gone = false
    const locking = lockTable(id)
    const open = async (): Promise<void> => {
      const game = await gameKept(id)
      const entry = manifestOf(game.game)
      if (entry === undefined) throw new Error(t.kept.unknownGame(game.game))
      const client = await entry.client()
      if (gone) return
      opened = new TableState(client)
      const { kept, engine } = opened
      setTable(opened)
      const elsewhere = (await locking) === undefined
      // Read once nobody else writes any more: another tab may have been about to.
      const latest = await gameKept(id)
      if (gone) return
      tableTitle.value = latest.title
      setStored(latest)
      keeper = new Keeper(latest, (isKept) => (kept.value = isKept))
      engine.onKeep = keeper.keep
      await opened.open('open', { stored: latest, elsewhere })
      if (replay) await opened.timeline.goTo(0)
      // A finished game says first how it ended.
      else if (opened.story.latest.value?.outcome != null) opened.frame.endOpen.value = true
    }
    open().catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)))
    const leave = (): void => {
      gone = true
      opened?.close()
      // The next who plays it reads what was stored last.
      void Promise.all([locking, keeper?.end()]).then(([letGo]) => letGo?.())
    }
    // A page that is left may live on for a while, and would keep its table from the next one. Whoever comes back to it opens it anew.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) location.reload()
    }
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      leave()
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
    }
  }, [id, replay])

  if (trouble !== undefined) return <Trouble sentence={trouble} />
  if (table === undefined || stored === undefined) return <Loading />
  const problem = table.problem.value
  if (problem !== undefined && table.story.shown.value === undefined) return <Trouble sentence={problem.sentence} />
  if (table.story.shown.value === undefined) return <Loading />
  return (
    <TableView
      table={table}
      title={manifestOf(stored.game)?.title ?? tableTitle.value}
      subtitle={tableTitle.value.replace(`${manifestOf(stored.game)?.title}, `, '')}
      replay={replay}
    />
  )
}

async function gameKept(id: string): Promise<StoredGame> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(t.notFound.body)
  if ('damaged' in game) throw new Error(t.kept.damaged)
  return game
}

function Loading() {
  return (
    <main class="table-loading" id="content">
      <p role="status">{t.table.loading}</p>
    </main>
  )
}
