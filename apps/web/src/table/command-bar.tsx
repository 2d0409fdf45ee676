import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { asksAmounts } from '../game/amounts.ts'
import { toast } from '../shell/toasts.tsx'
import { t } from '../texts/index.ts'
import { Emblem } from '../ui/emblem.tsx'
import { Icon } from '../ui/icon.tsx'
import { layout } from '../ui/layout.ts'
import { Answers } from './answers.tsx'
import { inLetters, type Room } from './bar-room.ts'
import { isGroup } from './choices.ts'
import { useTable } from './context.ts'
import { NewsButton } from './news.tsx'
import { askForAdvice, awaitStaff, mayAskStaff, timelineOpen } from './open-parts.ts'
import { RuleLink } from './rule-link.tsx'
import { heldAs, whoIsAsked } from './who-is-asked.ts'

/** Under the map: who and how many actions, the question, the answers, undo, redo, confirm. */
export function CommandBar() {
  const table = useTable()
  const bar = useRef<HTMLElement>(null)
  const room = useRoom(bar)
  return (
    <div class="bar-slot">
      <section ref={bar} class="command-bar" aria-label={t.table.prompt}>
        <Bill />
        <div class="question-head">
          <Who />
          <Prompt />
          {table.map.plan.value !== undefined && !table.map.planning.value && <OpenPlanner />}
          <Takebacks />
        </div>
        {table.map.planning.value ? <PlanHelp /> : (table.frame.dialog.value ?? 'news') === 'news' && <Answers room={room} />}
      </section>
    </div>
  )
}

/** The bar keeps its height, so that the map keeps its size: it shows as many answers as have room in its rows. */
function useRoom(bar: { readonly current: HTMLElement | null }): Room | undefined {
  const [width, setWidth] = useState<number | undefined>(undefined)
  useLayoutEffect(() => {
    if (bar.current === null) return
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const observer = new ResizeObserver(([{ contentRect }]) => setWidth(inLetters(contentRect.width, size)))
    observer.observe(bar.current)
    return () => observer.disconnect()
  }, [bar])
  const rows = layout.value === 'wide' ? 2 : 3
  return useMemo(() => (width === undefined ? undefined : { width, rows }), [width, rows])
}

/** Amounts explain themselves; where things go is shown on the map, as long as any may go. */
function PlanHelp() {
  const { decision } = useTable().story.asked.value ?? {}
  const goes = decision?.choices.some(({ to }) => to !== undefined) === true && !asksAmounts(decision)
  return goes ? <p class="plan-help">{t.table.planHelp}</p> : null
}

/** The plan was closed to see the boards: the way back to it. */
export function OpenPlanner() {
  const table = useTable()
  return (
    <button
      type="button"
      class="bar-choice open-planner"
      aria-label={t.table.openPlanner}
      title={t.table.openPlanner}
      onClick={() => (table.map.plannerClosed.value = false)}
    >
      <Icon name="list" size={18} /> <span class="where-wide">{t.table.openPlanner}</span>
    </button>
  )
}

/** What the answer in focus would cost: for the keyboard and the mouse on the buttons; on the map a note says it. */
function Bill() {
  const table = useTable()
  const asked = table.story.asked.value
  const index = table.gesture.hot.value
  if (asked === null || index === null || table.gesture.note.value !== null) return null
  const lines = table.question.bill(index)
  if (lines.length === 0) return null
  return (
    <p class="bill" role="status" aria-label={t.table.bill}>
      <strong>{asked.labels[index]}:</strong> {lines.join(' ')}
    </p>
  )
}

function Who() {
  const table = useTable()
  const who = whoIsAsked(table)
  if (who === undefined) return null
  return (
    <div class="who">
      <Emblem look={table.look(who.seat)} size={30} />
      <div>
        <strong class="who-name">{who.title}</strong>
        {who.turn !== '' && <span class="who-turn">{who.turn}</span>}
      </div>
    </div>
  )
}

export function Prompt() {
  const table = useTable()
  const snapshot = table.story.view.value
  if (snapshot === undefined) return null
  const asked = table.story.asked.value
  // A page is turned before anything is asked.
  if (table.frame.dialog.value === 'page') return null
  if (asked !== null) {
    const opened =
      table.question.openGroup.value === null ? undefined : table.question.entries.value[table.question.openGroup.value]
    return (
      <p class="prompt">
        <span class="prompt-text">{opened !== undefined && isGroup(opened) ? t.table.several(opened.label) : asked.prompt}</span>{' '}
        <RuleLink rule={asked.decision.rule} />
      </p>
    )
  }
  return <p class="prompt">{waitingText(table)}</p>
}

function waitingText(table: ReturnType<typeof useTable>): string {
  const snapshot = table.story.view.value
  if (snapshot === undefined) return ''
  // While others play, what they just did.
  if (table.story.told.value !== null && !table.story.isPast.value) return table.story.told.value.text
  if (snapshot.outcome !== null) return snapshot.outcome.text
  const held = heldAs(table)
  const [awaited = ''] = snapshot.awaited
  if (held === 'answer') return t.table.answerDone
  if (held === 'middle') return [t.table.othersDecide(table.nameOfSeat(awaited, snapshot.view)), t.table.turnDoneHelp].join(' ')
  if (held === 'over') return [t.table.turnDone, ...table.question.unused.value, t.table.turnDoneHelp].join(' ')
  if (snapshot.readOnly !== null) return snapshot.readOnly
  const seat = awaited
  const name = table.story.players.value[seat] ?? seat
  // Only a lesson that is over asks nothing of the one who is to choose.
  if (seat === snapshot.viewer && table.question.stepwise) return t.table.lessonOver
  if (snapshot.seats[seat]?.kind === 'computer' || table.story.replaying.value) return t.table.turnOf(name)
  return t.table.waiting(name)
}

/** What lets the others go on. */
export function ConfirmHeld() {
  const table = useTable()
  const held = heldAs(table) ?? 'over'
  return (
    <button type="button" class="bar-choice lit" data-confirm onClick={table.confirm}>
      <Icon name="check" size={18} /> {t.table.confirm[held]}
    </button>
  )
}

/** Who has begun to choose, or comes near, may want to know more. */
function AskStaff({ begun }: { begun: boolean }) {
  const table = useTable()
  const soon = (): void => void awaitStaff(table)
  useEffect(() => {
    if (begun) soon()
  }, [begun])
  return (
    <button
      type="button"
      class="bar-choice"
      aria-label={t.table.askStaff}
      title={t.table.askStaff}
      aria-expanded={table.frame.adviceOpen.value}
      onPointerEnter={soon}
      onFocus={soon}
      onClick={() => askForAdvice(table)}
    >
      <Icon name="lightbulb" size={18} /> <span class="where-wide">{t.table.askStaff}</span>
    </button>
  )
}

/** Undo, redo and what closes a turn; each says why it cannot be done. Narrow: signs only, and what ends the question beside them. */
export function Takebacks({ ends }: { ends?: ComponentChildren }) {
  const table = useTable()
  const snapshot = table.story.latest.value
  if (snapshot === undefined) return null
  if (table.storyGoesOn.value) {
    return (
      <div class="takebacks">
        <button type="button" class="bar-choice" onClick={() => table.skip()}>
          <Icon name="skip-forward" size={18} /> {t.table.skip}
        </button>
      </div>
    )
  }
  if (snapshot.outcome !== null) {
    return (
      <div class="takebacks">
        <button type="button" class="bar-choice lit" onClick={() => (table.frame.endOpen.value = true)}>
          <Icon name="flag" size={18} /> {t.end.scores}
        </button>
        <button type="button" class="bar-choice" onClick={() => (timelineOpen.value = true)}>
          <Icon name="history" size={18} /> {t.end.replay}
        </button>
      </div>
    )
  }
  const narrow = layout.value === 'phone'
  const { undo } = snapshot
  const why = undo.ok ? undefined : undo.reason
  return (
    <div class="takebacks">
      <button
        type="button"
        class="bar-choice icon-only"
        aria-disabled={!undo.ok}
        aria-label={t.table.undo}
        title={why ?? `${t.table.undo} (U)`}
        onClick={table.undo}
      >
        <Icon name="undo-2" />
      </button>
      <button
        type="button"
        class="bar-choice icon-only"
        aria-disabled={!snapshot.redo}
        aria-label={t.table.redo}
        title={snapshot.redo ? `${t.table.redo} (R)` : t.table.nothingToRedo}
        onClick={() => (snapshot.redo ? void table.redo() : toast(t.table.nothingToRedo))}
      >
        <Icon name="redo-2" />
      </button>
      <button
        type="button"
        class={narrow ? 'bar-choice icon-only' : 'bar-choice'}
        aria-disabled={!undo.ok}
        aria-label={t.table.undoTurn}
        title={why ?? t.table.undoTurn}
        onClick={table.undoTurn}
      >
        {narrow ? <Icon name="rotate-ccw" /> : t.table.undoTurn}
      </button>
      {!narrow && mayAskStaff(table) && <AskStaff begun={undo.ok} />}
      {!narrow && <NewsButton />}
      {ends}
      {snapshot.held && !narrow && <ConfirmHeld />}
      {why !== undefined && <span class="sr-only">{why}</span>}
    </div>
  )
}
