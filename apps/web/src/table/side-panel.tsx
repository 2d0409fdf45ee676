import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'
import { useTable } from './context.ts'
import { LogView } from './log-view.tsx'

/** Beside the map: the game's own boards, then the log. */
export function SidePanel({ drawer }: { drawer: boolean }) {
  const table = useTable()
  return (
    <aside class={drawer ? 'side-panel drawer' : 'side-panel'} aria-label={t.table.panel}>
      {drawer && (
        <button
          type="button"
          class="button icon-only drawer-close"
          aria-label={t.table.closePanel}
          onClick={() => (table.drawer.value = false)}
        >
          <Icon name="x" />
        </button>
      )}
      <div class="panel-scroll">
        <GamePanel />
      </div>
      <LogView />
    </aside>
  )
}

export function GamePanel({ part }: { part?: 'boards' | 'stock' | 'cards' }) {
  const table = useTable()
  const snapshot = table.view.value
  if (snapshot === undefined) return null
  const { Panel } = table.client
  return (
    <Panel
      view={snapshot.view}
      viewer={snapshot.viewer}
      decision={table.asked.value?.decision ?? null}
      legal={table.legalIds.value}
      players={table.players.value}
      pick={(id) => table.pickId(id)}
      point={() => {}}
      show={(area) => table.showArea(area)}
      {...(part === undefined ? {} : { part })}
    />
  )
}
