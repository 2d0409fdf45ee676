import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals'
import type { LogLine, Snapshot } from '@railhead/host'
import { useRef } from 'preact/hooks'
import { settings } from '../shell/settings.ts'
import { useTable } from './context.ts'
import { DrawnCards, type TurnedUp } from './drawn-cards.tsx'
import { cardWanted } from './open-parts.ts'
import type { TableState } from './table-state.ts'

/** A card beside another, but no fan of them. */
const MOST = 3

/** Cards that were turned up since there were so many lines. */
export function TurnedUpCards({ since }: { since: number }) {
  const { cards, putAway } = useTurnedUp(useTable(), since)
  return cards.value.length === 0 ? null : <DrawnCards cards={cards.value} putAway={putAway} />
}

/** Which cards lie open on the table just now. */
function useTurnedUp(
  table: TableState,
  since: number,
): {
  readonly cards: ReadonlySignal<readonly TurnedUp[]>
  readonly putAway: () => void
} {
  const cards = useSignal<readonly TurnedUp[]>([])
  const known = useRef(since)
  const telling = useRef(false)
  const putAway = (): void => {
    if (cards.peek().length > 0) cards.value = []
  }
  const numbersIn = ({ event }: LogLine): readonly number[] =>
    table.client.turnsUp?.(event, table.story.view.peek()?.viewer ?? null) ?? []
  const turnedUp = (lines: readonly LogLine[], all: readonly LogLine[]): readonly TurnedUp[] => {
    const up = lines.flatMap((line) => numbersIn(line).map((n) => ({ line, n })))
    return up.slice(-MOST).map(({ line, n }) => ({ line, n, brought: broughtBy(table, line, all, numbersIn) }))
  }

  // The viewer's own cards lie open with the next question; of the past, what that moment turned up.
  useSignalEffect(() => {
    const lines = table.story.log.value
    const view = table.story.view.value
    const past = table.story.isPast.value
    const before = known.current
    known.current = lines.length
    const fresh = past
      ? lines.filter(({ choice }) => choice === view?.at)
      : lines.slice(before).filter((line) => isShown(line, view))
    // A fight for a card may be settled by a later answer: then it is shown once more, with what it brought.
    const last = lines.findLast((line) => numbersIn(line).length > 0)
    const settles = last !== undefined && broughtBy(table, last, lines, numbersIn).some((line) => fresh.includes(line))
    const up = turnedUp(settles && !fresh.includes(last) ? [last] : fresh, lines)
    if (up.length > 0) cards.value = up
    // What was taken back, or another moment of the past, has no card.
    else if (past || lines.length < before) cards.value = []
  })

  // Others' cards lie open while they and what they brought are told.
  useSignalEffect(() => {
    const line = table.story.told.value
    const wasTold = telling.current
    telling.current = line !== null
    if (line === null) return wasTold ? putAway() : undefined
    const up = turnedUp([line], [])
    if (up.length > 0) cards.value = up
    else if (table.client.brings?.(line.event) === true)
      cards.value = cards.peek().map((card) => ({ ...card, brought: [...card.brought, line] }))
    else putAway()
  })

  useSignalEffect(() => {
    const wanted = cardWanted.value
    if (wanted === undefined) return
    // Seen once: the next person at this device may not know it.
    cardWanted.value = undefined
    cards.value = [{ ...wanted, brought: broughtBy(table, wanted.line, table.story.log.peek(), numbersIn) }]
  })
  return { cards, putAway }
}

/** Cards of computers are shown when they are told; without replays, only the viewer's own. */
function isShown({ by }: LogLine, view: Snapshot | undefined): boolean {
  return settings.peek().speed === 'off' ? by === view?.viewer : view?.seats[by]?.kind === 'person'
}

/** What came of a card, up to the next one or the next move. */
function broughtBy(
  { client }: TableState,
  { n, turn }: LogLine,
  lines: readonly LogLine[],
  numbersIn: (line: LogLine) => readonly number[],
): readonly LogLine[] {
  const after = lines.filter((line) => line.n > n && line.turn === turn)
  const next = after.findIndex((line) => numbersIn(line).length > 0 || client.walk?.(line.event) !== undefined)
  return (next < 0 ? after : after.slice(0, next)).filter(({ event }) => client.brings?.(event) === true)
}
