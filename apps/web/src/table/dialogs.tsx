import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import { openSettings } from '../shell/settings.ts'
import { analysisSaid } from '../texts/analysis.ts'
import { around } from '../texts/around.ts'
import { t } from '../texts/index.ts'
import { sharing } from '../texts/sharing.ts'
import { Icon, type IconName } from '../ui/any-icon.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { download, fileName } from '../ui/download.ts'
import { layout } from '../ui/layout.ts'
import { analysisOpen } from './analysis-open.ts'
import { useTable } from './context.ts'
import { askForAdvice, awaitStaff, mayAskStaff } from './open-parts.ts'
import { openBeside, rulesAddress } from './rule-link.tsx'

export function KeysDialog() {
  const table = useTable()
  return (
    <Dialog title={around.keys.title} open={table.frame.keysOpen.value} onClose={() => (table.frame.keysOpen.value = false)}>
      <dl class="keys">
        {around.keys.list.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

export function MenuDialog() {
  const table = useTable()
  const { route } = useLocation()
  const snapshot = table.story.latest.value
  const entry = snapshot === undefined ? undefined : manifestOf(snapshot.game)
  const rules = rulesAddress(snapshot)
  const close = (): void => {
    table.frame.menuOpen.value = false
  }
  const save = async (what: 'record' | 'position'): Promise<void> => {
    const text = await table.engine.ask('record', { what })
    download(fileName(`${snapshot?.game} ${snapshot?.id.slice(0, 8)}`, what === 'record' ? 'jsonl' : 'json'), text)
    close()
  }
  return (
    <Dialog title={t.table.menu} open={table.frame.menuOpen.value} onClose={close}>
      <div class="menu-list">
        {layout.value === 'phone' && <PhoneChoices close={close} />}
        {/* Online they would tell what is hidden. */}
        {(!table.online || snapshot?.outcome != null) && (
          <>
            <button type="button" class="menu-choice" onClick={() => void save('record')}>
              <Icon name="download" /> {around.menu.save}
            </button>
            <button type="button" class="menu-choice" onClick={() => void save('position')}>
              <Icon name="download" /> {around.menu.savePosition}
            </button>
            <MenuChoice icon="link" label={sharing.title} onClick={() => (table.frame.linkOpen.value = true)} close={close} />
          </>
        )}
        {table.online ? (
          <button type="button" class="menu-choice" onClick={() => route(`/online/${snapshot?.id}`)}>
            <Icon name="users" /> {sharing.whoPlays}
          </button>
        ) : (
          <MenuChoice icon="pencil" label={sharing.name} onClick={() => (table.frame.naming.value = true)} close={close} />
        )}
        {snapshot?.outcome != null && (
          <MenuChoice icon="flag" label={t.end.scores} onClick={() => (table.frame.endOpen.value = true)} close={close} />
        )}
        {snapshot?.outcome != null && table.client.advised && (
          <MenuChoice icon="history" label={analysisSaid.open} onClick={() => (analysisOpen.value = true)} close={close} />
        )}
        {rules !== undefined && (
          <a
            class="menu-choice"
            href={rules}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => {
              close()
              openBeside(table, '', event)
            }}
          >
            <Icon name="book-open" /> {t.table.rules}
          </a>
        )}
        {entry?.cards !== undefined && (
          <a class="menu-choice" href={`/cards/${entry.id}`} target="_blank" rel="noreferrer" onClick={close}>
            <Icon name="file-text" /> {t.rules.cards}
          </a>
        )}
        {entry?.lessons !== undefined && (
          <button type="button" class="menu-choice" onClick={() => route(`/learn/${entry.id}`)}>
            <Icon name="graduation-cap" /> {t.nav.learn}
          </button>
        )}
        <button type="button" class="menu-choice" onClick={() => route('/games')}>
          <Icon name="scroll-text" /> {t.nav.games}
        </button>
        <button type="button" class="menu-choice" onClick={() => route('/')}>
          <Icon name="chevron-left" /> {t.notFound.home}
        </button>
      </div>
    </Dialog>
  )
}

/** What a wider table has in its top bar. */
function PhoneChoices({ close }: { close: () => void }) {
  const table = useTable()
  useEffect(() => {
    if (mayAskStaff(table)) void awaitStaff(table)
  }, [table])
  return (
    <>
      {mayAskStaff(table) && (
        <MenuChoice icon="lightbulb" label={t.table.askStaff} onClick={() => askForAdvice(table)} close={close} />
      )}
      <MenuChoice icon="settings" label={t.table.settings} onClick={openSettings} close={close} />
      <MenuChoice
        icon="list"
        label={table.map.inWords.value ? t.table.map : t.table.textView}
        onClick={() => (table.map.inWords.value = !table.map.inWords.value)}
        close={close}
      />
    </>
  )
}

/** Something else on this page that the menu makes way for. */
function MenuChoice(props: { icon: IconName; label: string; onClick: () => void; close: () => void }) {
  const { icon, label, onClick, close } = props
  return (
    <button
      type="button"
      class="menu-choice"
      onClick={() => {
        close()
        onClick()
      }}
    >
      <Icon name={icon} /> {label}
    </button>
  )
}
