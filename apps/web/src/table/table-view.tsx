import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Insets } from '../board/api.ts'
import { LateSettings } from '../shell/late-settings.tsx'
import { settings } from '../shell/settings.ts'
import { t } from '../texts/index.ts'
import { BESIDE, useAfterPaint, useLater } from '../ui/after-paint.ts'
import { Icon } from '../ui/icon.tsx'
import { useLate } from '../ui/late.tsx'
import { halfSheet, type Layout, layout, lying, roomySheet } from '../ui/layout.ts'
import { useFocusFollows } from './answers.tsx'
import { BoardArea } from './board-area.tsx'
import { CommandBar } from './command-bar.tsx'
import { HandContext, TableContext, useTable } from './context.ts'
import { GameDialog } from './game-dialog.tsx'
import { Hand } from './hand.ts'
import { useKeys } from './keys.ts'
import { loadAmounts } from './late-amounts.ts'
import { loadNote } from './late-note.ts'
import { backToNow, cardWanted, finding, logTall, lookingBack, newsOpen, timelineOpen } from './open-parts.ts'
import { type Height, phoneInsets } from './phone-room.ts'
import { SidePanel, UnderMap } from './side-panel.tsx'
import type { TableState } from './table-state.ts'
import { TableTopBar } from './top-bar.tsx'

interface TableViewProps {
  readonly table: TableState
  readonly title: string
  readonly subtitle: string
  readonly replay?: boolean
  /** Something of the page's own between map and bar: a lesson's text. */
  readonly children?: ComponentChildren
  /** Something of the page's own in a corner of the map: who else is there. */
  readonly onMap?: ComponentChildren
}

export function TableView(props: TableViewProps) {
  const hand = useMemo(() => new Hand(props.table), [props.table])
  return (
    <TableContext.Provider value={props.table}>
      <HandContext.Provider value={hand}>
        <Frame {...props} />
      </HandContext.Provider>
    </TableContext.Provider>
  )
}

function Frame({ table, title, subtitle, replay = false, children, onMap }: TableViewProps) {
  const [height, setHeight] = useState<Height>('half')
  const root = useRef<HTMLDivElement>(null)
  const actions = useMemo(
    () => ({
      timeline: (open: boolean) => (timelineOpen.value = open),
      toggleTimeline: () => {
        if (lookingBack(table)) backToNow(table)
        else timelineOpen.value = true
      },
      togglePanel: () => (table.frame.drawer.value = !table.frame.drawer.value),
      log: () => {
        table.frame.drawer.value = true
        const log = document.querySelector('.log')
        logTall.value = log === null || log !== document.activeElement || !logTall.value
        // The panel may only come with it. Not into its search: digits still choose.
        requestAnimationFrame(() => document.querySelector<HTMLElement>('.log')?.focus())
      },
    }),
    [table],
  )
  // Before the first key is heard.
  useLayoutEffect(() => {
    timelineOpen.value = replay
    newsOpen.value = false
    logTall.value = false
    finding.value = null
  }, [table, replay])
  useEffect(() => {
    const stop = () => {
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, wake)
    }
    // A hand may move before there is a question.
    const wake = () => {
      if (!table.wake()) return
      const soon = [loadNote(), loadAmounts(), ...(table.client.planner === undefined ? [] : [loadPlannerSlot()])]
      void Promise.all(soon).catch(() => undefined)
      stop()
    }
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, wake, { passive: true })
    return stop
  }, [table])
  const { listOpen, keysOpen, menuOpen, endOpen, linkOpen } = table.frame
  const opened = finding.value !== null || [listOpen, keysOpen, menuOpen, endOpen, linkOpen].some(({ value }) => value)
  const Overlays = useLate(opened, async () => (await import('./overlays.tsx')).Overlays)
  const NewsDialog = useLate(newsOpen.value, async () => (await import('./news-dialog.tsx')).NewsDialog)
  const RulesBeside = useLate(table.frame.rule.value !== null, async () => (await import('./rules-beside.tsx')).RulesBeside)
  const TextView = useLate(table.map.inWords.value, async () => (await import('./text-view.tsx')).TextView)
  const Layers = useLate(table.frame.layersOpen.value, async () => (await import('./layers.tsx')).Layers)
  const Advice = useLate(table.frame.adviceOpen.value, async () => (await import('./advice.tsx')).Advice)
  const NoteCard = useLate(table.gesture.note.value !== null, loadNote)
  const phone = layout.value === 'phone'
  const PhoneHead = useLate(phone, async () => (await import('./phone.tsx')).PhoneHead)
  const PhoneSheet = useLate(phone, async () => (await import('./phone.tsx')).PhoneSheet)
  const TimelineBar = useLate(lookingBack(table), async () => (await import('./timeline.tsx')).TimelineBar)
  const [since] = useState(() => table.story.log.peek().length)
  const happens = table.story.log.value.length !== since || table.story.isPast.value || cardWanted.value !== undefined
  const TurnedUpCards = useLate(happens, async () => (await import('./turned-up-cards.tsx')).TurnedUpCards)
  const covered = table.story.latest.value?.handover != null
  const PlannerSlot = useLate(table.map.planning.value, loadPlannerSlot)
  const HandoverScreen = useLate(covered, async () => (await import('./handover-screen.tsx')).HandoverScreen)
  const [begins] = useState(() => children === undefined && table.story.shown.peek()?.length === 0 && isNew(table))
  const Guide = useLate(isGuided(table, begins) && settings.value.guide, async () => (await import('./guide.tsx')).Guide)
  const OpeningNote = useLate(begins, async () => (await import('./opening-note.tsx')).OpeningNote)
  const mapFirst = useAfterPaint(table.story.view.value !== undefined)
  useKeys(table, actions)
  useFocusFollows(root)
  const tablet = layout.value === 'tablet'
  const looking = lookingBack(table)
  // Who looks at the whole map needs no answers until something else is asked.
  const lowered = useRef(false)
  const lower = (): void => {
    if (!phone || height !== 'half') return
    lowered.current = true
    setHeight('peek')
  }
  useEffect(() => {
    if (lowered.current) setHeight('half')
    lowered.current = false
  }, [table.story.view.value?.at])
  const words = (
    <>
      {OpeningNote !== undefined && !table.map.planning.value && <OpeningNote />}
      {Guide !== undefined && !looking && <Guide />}
    </>
  )
  return (
    <div
      ref={root}
      class={kindsOf(table, children !== undefined)}
      style={phone ? { '--half-sheet': `${halfSheet.value}px`, '--roomy-sheet': `${roomySheet.value}px` } : undefined}
      data-at={table.story.view.value?.at}
    >
      {covered ? (
        HandoverScreen !== undefined && <HandoverScreen />
      ) : (
        <>
          <button type="button" class="skip-link" onClick={toAnswers}>
            {t.table.skipToAnswers}
          </button>
          {phone ? (
            PhoneHead === undefined ? (
              // Its place is kept: a map that first has another size would be shown wrong.
              <header class="bar phone-head" />
            ) : (
              <PhoneHead onTimeline={actions.toggleTimeline} />
            )
          ) : (
            <TableTopBar
              title={title}
              subtitle={subtitle}
              timeline={looking}
              onTimeline={actions.toggleTimeline}
              {...(tablet ? { onPanel: actions.togglePanel } : {})}
            />
          )}
          <main class="table-main" id="content" tabIndex={-1}>
            <Notices />
            <div class="map-area">
              {table.map.inWords.value ? (
                TextView !== undefined && <TextView />
              ) : (
                <BoardArea
                  phone={phone}
                  onWhole={lower}
                  insets={
                    phone
                      ? phoneInsets(height, children !== undefined)
                      : table.map.planning.value
                        ? UNDER_PLAN[layout.value]
                        : ROOM_FOR_NAMES[layout.value]
                  }
                />
              )}
              {Layers !== undefined && <Layers />}
              {Advice !== undefined && table.frame.adviceOpen.value && <Advice />}
              {!phone && !looking && <GameDialog on="map" />}
              {onMap}
              <div class="drawn-slot" role="status" aria-live={settings.value.announce ? 'polite' : 'off'}>
                {TurnedUpCards !== undefined && <TurnedUpCards since={since} />}
              </div>
              {!phone &&
                table.gesture.note.value !== null &&
                (table.gesture.note.value.at === null || table.map.inWords.value) && (
                  <div class="floating-note" role="status">
                    {NoteCard !== undefined && <NoteCard />}
                  </div>
                )}
            </div>
            {tablet && words}
            {!phone && <UnderMap />}
            {children}
            {phone ? (
              PhoneSheet !== undefined && <PhoneSheet height={height} onHeight={setHeight} opening={words} begins={begins} />
            ) : looking && TimelineBar !== undefined ? (
              <TimelineBar />
            ) : (
              <CommandBar />
            )}
          </main>
          {!phone && table.map.planning.value && PlannerSlot !== undefined && <PlannerSlot on="panel" />}
          {!phone && mapFirst && (!tablet || (table.frame.drawer.value && !table.map.planning.value)) && (
            <SidePanel drawer={tablet}>{!tablet && words}</SidePanel>
          )}
        </>
      )}
      <Announcement />
      {Overlays !== undefined && <Overlays />}
      {NewsDialog !== undefined && <NewsDialog />}
      {RulesBeside !== undefined && <RulesBeside />}
      <LateSettings />
    </div>
  )
}

const loadPlannerSlot = async () => (await import('./planner-slot.tsx')).PlannerSlot

const SIGNS_OF_LIFE = ['pointermove', 'keydown'] as const

/** Heard after it is seen. */
function Announcement() {
  return (
    <div class="sr-only" role="log" aria-live="polite">
      {useLater(useTable().frame.announcement.value, BESIDE)}
    </div>
  )
}

/** Past the map: it has a stop for everything that can be chosen on it. */
function toAnswers(): void {
  document.querySelector<HTMLElement>('.answers button, [data-confirm]')?.focus()
}

/** Has this browser not been told yet what the game is about? */
function isNew({ client, story: { latest } }: TableState): boolean {
  try {
    return client.opening !== undefined && localStorage.getItem(`railhead.opening.${latest.peek()?.game}`) === null
  } catch {
    return false
  }
}

/** Is it the first table of the game in this browser? It stays that, also when it is opened again. */
function isGuided({ client, story: { latest } }: TableState, begins: boolean): boolean {
  const { game, id } = latest.peek() ?? {}
  if (client.guide === undefined || game === undefined || id === undefined) return false
  try {
    const key = `railhead.first.${game}`
    if (begins) localStorage.setItem(key, id)
    return localStorage.getItem(key) === id
  } catch {
    return begins
  }
}

/** What the styles go by. A class, since asking what is in the table (`:has`) is asked again at every change of anything in it. */
function kindsOf(table: TableState, lesson: boolean): string {
  return ['table', layout.value, lying.value && 'lying', table.map.planning.value && 'planning', lesson && 'in-lesson']
    .filter(Boolean)
    .join(' ')
}

/** What a plan covers of the map, which keeps its size: `planner-slot.css`. */
const UNDER_PLAN: { readonly [kind in Layout]?: Insets } = {
  wide: { right: 96 },
  narrow: { right: 80, left: 60 },
  tablet: { right: 380 },
}
/** On a small map the names of its western edge reach further out. */
const ROOM_FOR_NAMES: { readonly [kind in Layout]?: Insets } = { narrow: { left: 60 }, tablet: { left: 60 } }

/** What a person must know about this table: it cannot be kept, it can only be looked at, the engine stopped. */
function Notices() {
  const table = useTable()
  const snapshot = table.story.latest.value
  const problem = table.problem.value
  return (
    <>
      {problem !== undefined && (
        <div class="notice bad" role="alert">
          <Icon name="triangle-alert" />
          <div>
            <strong>{t.table.connectionLost}</strong>
            <p>{t.table.engineFailed(problem.sentence)}</p>
            <div class="actions">
              <button type="button" class="button" onClick={() => location.reload()}>
                {t.failed.reload}
              </button>
            </div>
          </div>
        </div>
      )}
      {snapshot?.readOnly != null && (
        <div class="notice" role="status">
          <Icon name="eye" />
          <p>
            <strong>{t.table.readOnly}.</strong> {snapshot.readOnly}
          </p>
        </div>
      )}
      {table.away.value !== null && (
        <div class="notice bad" role="alert">
          <Icon name="triangle-alert" />
          <p>{table.away.value}</p>
        </div>
      )}
      {!table.kept.value && (
        <div class="notice bad" role="alert">
          <Icon name="triangle-alert" />
          <p>
            <strong>{t.store.notKept}.</strong> {t.store.notKeptBody}
          </p>
        </div>
      )}
    </>
  )
}
