import { useCallback, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Arrow, Highlights, Insets, Mark, Target } from '../board/api.ts'
import { Board } from '../board/index.ts'
import { placesFor } from '../game/series.ts'
import { type NameSize, reducedMotion, settings } from '../shell/settings.ts'
import { t } from '../texts/index.ts'
import { afterFrame, useLater } from '../ui/after-paint.ts'
import { useLate } from '../ui/late.tsx'
import { areasAsked } from './areas-asked.ts'
import { type ChoiceEntry, isGroup, withKeys } from './choices.ts'
import { useHand, useTable } from './context.ts'
import { goingFrom } from './drag-meaning.ts'
import { draggingOf } from './dragging.ts'
import { inWords } from './facts-in-words.ts'
import type { Hand } from './hand.ts'
import { loadNote } from './late-note.ts'
import { lit } from './lit.ts'
import { toggleLayers } from './open-parts.ts'
import type { TableState } from './table-state.ts'
import { pickOnBoard } from './tapping.ts'

/** The map, lit by the question: what may be chosen, what is asked about, what was refused. */
export function BoardArea({ insets, phone, onWhole }: { insets?: Insets; phone: boolean; onWhole: () => void }) {
  const table = useTable()
  const hand = useHand()
  const snapshot = table.story.view.value
  const state = table.map.boardState.value
  const note = table.gesture.note.value
  const NoteCard = useLate(note !== null, loadNote)
  const { highlights, unlit } = useHighlights(table)
  const described = useCallback((target: Target) => describe(table, hand, target), [table])
  const words = useMemo(() => t.board, [])
  // Where the keyboard comes in: at what the one who plays is asked about.
  const home = useMemo(() => areasAsked(table)[0], [table, snapshot?.viewer])
  const dragging = useMemo(() => draggingOf(table, () => hand.clearNote()), [table, hand])
  const asked = table.story.asked.value
  const planning = table.map.planning.value
  const spoken = table.question.spoken.value
  // A small window follows the question; a plan leaves less of it, and a lesson's words more or less with every step.
  const room = table.question.stepwise && `${insets?.top} ${insets?.bottom}`
  useLayoutEffect(() => {
    if (phone && (asked !== null || spoken.length > 0)) return afterFrame(() => follow(table))
  }, [phone, asked, planning, table, spoken, room])
  // A plan is made close up, unless the person has chosen how near to be; afterwards the whole map is there again.
  const close = useRef(false)
  useLayoutEffect(() => {
    if (phone) return
    return afterFrame(() => {
      const near = planning && table.map.board?.isWhole() === true
      if (near) table.map.board?.show(areasAsked(table), { zoom: PLAN_UP })
      else if (close.current) table.map.board?.fit()
      close.current = near
    })
  }, [phone, planning, table])
  if (snapshot === undefined || state === undefined) return null
  return (
    <Board
      description={table.client.board}
      art={table.client.art}
      state={state}
      highlights={highlights}
      unlit={unlit}
      overlay={table.map.pointedOut.value ?? table.map.overlay.value}
      onLayers={table.client.layers && (() => toggleLayers(table))}
      describe={described}
      onPick={(target) => pickOnBoard(table, hand, target)}
      onPoint={(target, by) => hand.point(target, by)}
      dragging={dragging}
      home={home}
      tokenSize={phone ? 1.12 : 1}
      nameSize={NAME_SIZES[settings.value.names]}
      compact={phone}
      onWhole={onWhole}
      insets={insets}
      motion={settings.value.speed !== 'off' && !reducedMotion.value}
      onReady={(handle) => {
        table.map.boardReady(handle)
        if (phone) follow(table)
      }}
      words={words}
      cardFor={phone ? null : (note?.at ?? null)}
      card={!phone && note?.at != null && NoteCard !== undefined ? <NoteCard hold /> : null}
    />
  )
}

/** As somebody likes them. */
const NAME_SIZES: Readonly<Record<NameSize, number>> = { small: 0.88, normal: 1, large: 1.2 }

const CLOSE_UP = 1.5
const PLAN_UP = 2.4

function follow(table: TableState): void {
  const areas = areasAsked(table)
  // Where a lesson leaves little of the map, a plan is not looked at from so near.
  const near = table.map.planning.value && !table.question.stepwise
  if (areas.length > 0) table.map.board?.show(areas, { zoom: near ? PLAN_UP : CLOSE_UP })
  // The next step of a lesson may leave the map another room.
  else if (table.question.stepwise) table.map.board?.fit()
}

/** What the thing is, and what can be done with it. */
function describe(table: TableState, hand: Hand, target: Target): string {
  const view = table.story.view.value?.view
  if (view === undefined) return ''
  const text = inWords(table.client.describe(view, target))
  const asked = table.story.asked.value
  const indices = asked === null ? [] : hand.choicesAt(target)
  if (asked === null || indices.length === 0) return text
  return `${text} ${t.textView.choicesHere}: ${indices.map((index) => asked.labels[index]).join(', ')}.`
}

/**
 * The pieces and the next question are painted first; what the question lights on the map follows in the next painting. Until then what
 * was lit before stays.
 */
function useHighlights(table: TableState): { readonly highlights: Highlights; readonly unlit: boolean } {
  const at = table.story.view.value?.at
  const kept = useRef<Highlights>({})
  const unlit = useLater(at) !== at
  if (!unlit) kept.current = highlightsOf(table)
  return { highlights: kept.current, unlit }
}

function highlightsOf(table: TableState): Highlights {
  const areas: Record<string, Mark> = {}
  const lines: Record<string, Mark> = {}
  const tokens: Record<string, Mark> = {}
  const marksOf = ({ kind }: Target): Record<string, Mark> => (kind === 'area' ? areas : kind === 'line' ? lines : tokens)
  const put = (target: Target, mark: Mark): void => {
    const marks = marksOf(target)
    marks[target.id] = lit(marks[target.id], mark)
  }
  const keys = keysByIndex(table)
  const asked = table.story.asked.value
  const snapshot = table.story.view.value
  if (snapshot !== undefined) Object.assign(areas, table.client.marks?.(snapshot.view, asked?.decision ?? null))
  if (asked !== null) {
    for (const value of Object.values(asked.decision.about)) {
      if (typeof value !== 'string') continue
      if (table.map.known.value.isArea(value)) areas[value] = { state: 'selected' }
      else if (table.map.known.value.isToken(value)) tokens[value] = { state: 'selected' }
    }
  }
  for (const id of table.question.spoken.value) areas[id] ??= { state: 'selected' }
  const series = table.question.series.value
  const teaching = table.question.someWanted()
  const lifted = table.gesture.lifted.value
  const going = lifted === null ? undefined : goingFrom(table, lifted)
  const opened = openedIn(table)
  table.question.targets.value.forEach((targets, index) => {
    // Of a group that was opened only its own answers are lit.
    if (opened !== undefined && !opened.some((entry) => entry.index === index)) return
    // Of what was taken up only the ways on are lit.
    if (going !== undefined && going.size > 0 && !going.has(index)) return
    if (asked !== null && series?.covers(asked.decision.choices[index]) === true) return
    for (const target of targets) {
      // What a lesson wants stands out among what is legal.
      const wanted = teaching && asked !== null && table.question.wanted(asked.decision.choices[index])
      put(target, { state: 'legal', key: keys.get(index), hot: wanted || table.gesture.hot.value === index })
    }
  })
  if (series !== undefined)
    for (const { id } of placesFor(series, table.question.counts.value))
      put(
        { kind: 'area', id },
        {
          state: 'legal',
          key: table.question.placeKey(id),
          hot: teaching && table.question.wantedPlace(id),
        },
      )
  if (lifted !== null) {
    marksOf(lifted)[lifted.id] = { state: 'selected' }
    for (const id of table.gesture.reach.value) areas[id] = { state: 'legal' }
  }
  const note = table.gesture.note.value
  if (note?.kind === 'refused' && note.at !== null) {
    marksOf(note.at)[note.at.id] = { state: 'refused' }
  }
  const plan = table.map.plan.value
  for (const [id, mark] of Object.entries(plan?.tokens ?? {})) tokens[id] ??= mark
  return { areas, lines, tokens, arrows: [...trails(table), ...(plan?.arrows ?? [])] }
}

function keysByIndex(table: TableState): ReadonlyMap<number, string | undefined> {
  const keys = new Map<number, string | undefined>()
  if (table.gesture.menuUp.value) return keys
  for (const entry of openedIn(table) ?? table.question.entries.value) if (!isGroup(entry)) keys.set(entry.index, entry.key)
  return keys
}

/** The answers of the group that is open. */
function openedIn(table: TableState): readonly ChoiceEntry[] | undefined {
  const opened =
    table.question.openGroup.value === null ? undefined : table.question.entries.value[table.question.openGroup.value]
  return opened !== undefined && isGroup(opened) ? withKeys(opened.entries) : undefined
}

/** Where others went since the viewer's last turn; of a past moment, what went where just then. */
function trails(table: TableState): readonly Arrow[] {
  const arrows: Arrow[] = []
  for (const { event } of table.story.isPast.value ? table.story.moment.value : table.story.news.value) {
    const walk = table.client.walk?.(event)
    if (walk === undefined) continue
    for (let i = 1; i < walk.areas.length; i++) arrows.push({ from: walk.areas[i - 1], to: walk.areas[i], kind: 'trail' })
  }
  return arrows
}
