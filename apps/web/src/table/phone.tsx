import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { asksAmounts } from '../game/amounts.ts'
import { around } from '../texts/around.ts'
import { t } from '../texts/index.ts'
import { Icon, type IconName } from '../ui/any-icon.tsx'
import { Emblem } from '../ui/emblem.tsx'
import { Answers } from './answers.tsx'
import { beginning } from './beginning.ts'
import { isGroup } from './choices.ts'
import { OpenPlanner, Prompt } from './command-bar.tsx'
import { useTable } from './context.ts'
import { GameDialog } from './game-dialog.tsx'
import { LogView } from './log-view.tsx'
import { NewsButton } from './news.tsx'
import { NoteCard } from './note-card.tsx'
import { lookingBack, mapWanted } from './open-parts.ts'
import { openingOf } from './opening.ts'
import { type Height, reading, sheetHeight } from './phone-room.ts'
import { PlannerSlot } from './planner-slot.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import { GamePanel } from './side-panel.tsx'
import type { Side } from './state/frame.ts'
import { momentOf, Timeline } from './timeline.tsx'
import { clockOf, whoIsAsked } from './who-is-asked.ts'

type Tab = 'map' | Side

const TABS: readonly { readonly tab: Tab; readonly icon: IconName; readonly label: string }[] = [
  { tab: 'map', icon: 'map', label: t.table.map },
  { tab: 'boards', icon: 'layers', label: t.table.boards },
  { tab: 'cards', icon: 'file-text', label: t.table.cards },
  { tab: 'log', icon: 'scroll-text', label: t.table.log },
]

export function PhoneHead({ onTimeline }: { onTimeline: () => void }) {
  const table = useTable()
  const snapshot = table.story.view.value
  if (snapshot === undefined) return null
  const clock = clockOf(table)
  const who = whoIsAsked(table)
  if (who === undefined) return null
  const round = clock === undefined ? '' : `${clock.unit ?? t.table.round} ${clock.round}`
  return (
    <header class="bar phone-head">
      <Emblem look={table.look(who.seat)} size={30} />
      <h1 class="phone-title">
        {table.story.isPast.value ? around.timeline.past : who.title}
        {table.story.isPast.value ? (
          <span>{momentOf(table)}</span>
        ) : (
          <span>
            {[clock?.warning === undefined ? who.turn : '', round].filter(Boolean).join(' · ')}
            {clock?.warning !== undefined && <em> · {clock.warning}</em>}
          </span>
        )}
      </h1>
      <div class="tools">
        <button type="button" class="bar-button" aria-label={t.table.timeline} onClick={onTimeline}>
          <Icon name="history" />
        </button>
        <button type="button" class="bar-button" aria-label={t.table.menu} onClick={() => (table.frame.menuOpen.value = true)}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  )
}

interface SheetProps {
  readonly height: Height
  readonly onHeight: (height: Height) => void
  /** What the game is about, before the first question. */
  readonly opening: ComponentChildren
  /** Is that said at this table? */
  readonly begins: boolean
}

/**
 * The sheet over the map: the question and its answers, or the boards, cards and log. It is as high as what is in it, up to one of
 * three heights; what is more scrolls, and what ends the question stays at its foot.
 */
export function PhoneSheet({ height: given, onHeight, opening, begins }: SheetProps) {
  const table = useTable()
  const tab = useSignal<Tab>('map')
  const note = table.gesture.note.value
  // While the note asks whether to go there, the sheet makes room, so that what it is about can be seen.
  const asks = note?.kind === 'give' || note?.kind === 'go' || (note?.kind === 'about' && note.indices.length > 0)
  const asking = given === 'half' && asks
  // Amounts, plans and a game's own dialog need more room than buttons.
  const amounts =
    table.question.series.value !== undefined ||
    (table.story.asked.value !== null && asksAmounts(table.story.asked.value.decision))
  const opens = begins && openingOf(table).lines.value.length > 0
  useLayoutEffect(() => {
    beginning.value = opens
    return () => {
      beginning.value = false
    }
  }, [opens])
  const roomy =
    given === 'half' &&
    tab.value === 'map' &&
    (amounts || table.map.planning.value || table.frame.dialog.value !== undefined || opens)
  const height = asking ? 'peek' : given
  // What a lesson says is about the map, and its own button goes on.
  const low = reading.value && given === 'half' && tab.value === 'map' && table.frame.dialog.value === undefined
  const sheet = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (sheet.current === null) return
    const observer = new ResizeObserver(([{ target }]) => (sheetHeight.value = target.clientHeight))
    observer.observe(sheet.current)
    return () => observer.disconnect()
  }, [])
  const body = useRef<HTMLDivElement>(null)
  const at = table.story.view.value?.at
  // Every question, and every group of answers, is read from its beginning; what a lesson wants may stand far down, and what a vehicle carries under a long plan, but counters come before places.
  useEffect(() => {
    body.current?.scrollTo(0, 0)
    if (table.question.series.value !== undefined) return
    const far = amounts ? '.planner .amounts' : table.question.someWanted() ? '[data-wanted=true]' : undefined
    if (far !== undefined) body.current?.querySelector(far)?.scrollIntoView({ block: 'center' })
  }, [at, table.question.openGroup.value, low])
  const start = useRef<number | undefined>(undefined)
  const dragged = useRef(false)
  const drag = (event: PointerEvent): void => {
    if (start.current === undefined) return
    const moved = event.clientY - start.current
    start.current = undefined
    dragged.current = Math.abs(moved) >= TAP
    if (moved < -DRAG) onHeight(taller(height))
    else if (moved > DRAG) onHeight(lower(height))
  }
  /** Not when the finger goes up: the click of a tap would then fall on what the sheet has brought under it. */
  const tap = (): void => {
    if (!dragged.current) onHeight(height === 'half' ? 'full' : 'half')
    dragged.current = false
  }
  const open = (next: Tab): void => {
    tab.value = next
    table.gesture.note.value = null
    if (next === 'map') onHeight('half')
    else onHeight('full')
  }
  const looking = lookingBack(table)
  // Looking back, and showing something on the map, need the map.
  useEffect(() => {
    if (looking) open('map')
  }, [looking])
  const asked = mapWanted.value
  useEffect(() => {
    if (asked > 0) onHeight('half')
  }, [asked])
  const badges: { readonly [tab in Tab]?: number } = { log: table.story.news.value.length }
  const question = tab.value === 'map' && !looking
  return (
    <div class="phone-dock">
      {note !== null && (
        <div class={`phone-note over-${height}${asks ? ' asks' : ''}`} role="status">
          <NoteCard />
          {note.kind !== 'menu' && (
            <button
              type="button"
              class="button plain icon-only"
              aria-label={t.note.close}
              onClick={() => (table.gesture.note.value = null)}
            >
              <Icon name="x" size={18} />
            </button>
          )}
        </div>
      )}
      <section
        ref={sheet}
        class={`phone-sheet ${height}${roomy ? ' roomy' : ''}${asking ? ' asking' : ''}${low ? ' low' : ''}`}
        aria-label={t.table.prompt}
      >
        <button
          type="button"
          class="grip"
          aria-label={height === 'full' ? t.table.sheetDown : t.table.sheetUp}
          onPointerDown={(event) => {
            start.current = event.clientY
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerUp={drag}
          onClick={tap}
        >
          <span />
        </button>
        <div class="sheet-body" ref={body}>
          {question && opening}
          {tab.value === 'map' && (
            <div class="phone-question">
              {looking ? (
                <Timeline />
              ) : (
                <>
                  <Prompt />
                  {table.frame.dialog.value !== undefined && <GameDialog on="sheet" />}
                  {table.map.planning.value ? (
                    <PlannerSlot on="sheet" />
                  ) : (
                    (table.frame.dialog.value ?? 'news') === 'news' && <Answers goingOn />
                  )}
                  <EndBill />
                  {table.map.plan.value !== undefined && !table.map.planning.value && <OpenPlanner />}
                </>
              )}
            </div>
          )}
          {tab.value === 'boards' && <GamePanel part="boards" />}
          {tab.value === 'boards' && <GamePanel part="stock" />}
          {tab.value === 'cards' && <GamePanel part="cards" />}
          {tab.value === 'log' && <NewsButton />}
          {tab.value === 'log' && <LogView />}
        </div>
        {question && <SheetFoot />}
        <nav class="phone-tabs" aria-label={t.table.panel}>
          {TABS.map(({ tab: name, icon, label }) => (
            <button type="button" key={name} aria-current={tab.value === name ? 'true' : undefined} onClick={() => open(name)}>
              <Icon name={icon} size={22} />
              <span class="tab-label">{label}</span>
              {(badges[name] ?? 0) > 0 && (
                <span class="tab-badge">
                  {badges[name]}
                  <span class="sr-only"> {t.table.lastTurn}</span>
                </span>
              )}
            </button>
          ))}
        </nav>
      </section>
    </div>
  )
}

/** What the foot's button for the end brings: it has no room for that. */
function EndBill() {
  const table = useTable()
  const [end] = table.map.planning.value ? [] : table.question.entries.value.filter((entry) => entry.key === '0')
  const bill = end === undefined || isGroup(end) ? [] : table.question.bill(end.index)
  if (bill.length === 0) return null
  return (
    <p class="choice-bill">
      <strong>{end.label}:</strong> {bill.join(' ')}
    </p>
  )
}

const DRAG = 40
const TAP = 6
const taller = (height: Height): Height => (height === 'peek' ? 'half' : 'full')
const lower = (height: Height): Height => (height === 'full' ? 'half' : 'peek')
