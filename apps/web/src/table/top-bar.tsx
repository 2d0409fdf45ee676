import { useComputed } from '@preact/signals'
import { openSettings } from '../shell/settings.ts'
import { t } from '../texts/index.ts'
import { Emblem } from '../ui/emblem.tsx'
import { Icon } from '../ui/icon.tsx'
import { RailheadMark } from '../ui/mark.tsx'
import { useTable } from './context.ts'
import { openBeside, rulesAddress } from './rule-link.tsx'
import { clockOf } from './who-is-asked.ts'

interface TopBarProps {
  readonly title: string
  readonly subtitle: string
  readonly timeline: boolean
  readonly onTimeline: () => void
  readonly onPanel?: () => void
}

export function TableTopBar({ title, subtitle, timeline, onTimeline, onPanel }: TopBarProps) {
  const table = useTable()
  // Every choice makes another view; the way to its rules stays the same.
  const rules = useComputed(() => rulesAddress(table.story.view.value))
  return (
    <header class="bar table-bar">
      <a class="brand" href="/" aria-label={`${t.brand}: ${t.notFound.home}`}>
        <RailheadMark size={24} />
        <span aria-hidden="true">{t.brand.toUpperCase()}</span>
      </a>
      <h1 class="table-title">
        {title} <span>{subtitle}</span>
      </h1>
      <Order />
      <div class="tools">
        <button
          type="button"
          class="bar-button"
          aria-pressed={table.map.inWords.value}
          aria-label={t.table.textView}
          title={`${t.table.textView} (T)`}
          onClick={() => (table.map.inWords.value = !table.map.inWords.value)}
        >
          <Icon name="list" />
        </button>
        <button
          type="button"
          class="bar-button"
          aria-pressed={timeline}
          aria-label={t.table.timeline}
          title={`${t.table.timeline} ([ ])`}
          onClick={onTimeline}
        >
          <Icon name="history" />
        </button>
        {rules.value !== undefined && (
          <a
            class="bar-button"
            href={rules.value}
            target="_blank"
            rel="noreferrer"
            aria-label={t.table.rules}
            title={t.table.rules}
            onClick={(event) => openBeside(table, '', event)}
          >
            <Icon name="book-open" />
          </a>
        )}
        <button
          type="button"
          class="bar-button"
          aria-label={t.table.help}
          title={`${t.table.help} (?)`}
          onClick={() => (table.frame.keysOpen.value = true)}
        >
          <Icon name="circle-help" />
        </button>
        <button type="button" class="bar-button" aria-label={t.table.settings} title={t.table.settings} onClick={openSettings}>
          <Icon name="settings" />
        </button>
        <button
          type="button"
          class="bar-button"
          aria-label={t.table.menu}
          title={t.table.menu}
          onClick={() => (table.frame.menuOpen.value = true)}
        >
          <Icon name="menu" />
        </button>
        {onPanel !== undefined && (
          <button
            type="button"
            class="bar-button"
            aria-expanded={table.frame.drawer.value}
            aria-label={t.table.openPanel}
            onClick={onPanel}
          >
            <Icon name="layout-panel-left" />
          </button>
        )}
      </div>
    </header>
  )
}

/** Round and order of play. */
function Order() {
  const table = useTable()
  const clock = clockOf(table)
  if (clock === undefined) return null
  return (
    <div class="order">
      <span class="round">
        <strong>{clock.round}</strong> {clock.unit ?? t.table.round}
      </span>
      {clock.warning !== undefined && <span class="clock-warning">{clock.warning}</span>}
      <ol class="order-seats">
        {clock.order.map(({ seat, state }) => (
          <li key={seat} class={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Emblem look={table.look(seat)} size={20} />
            <span>{table.nameOfSeat(seat)}</span>
            {state === 'done' && <Icon name="check" size={15} />}
          </li>
        ))}
      </ol>
    </div>
  )
}
