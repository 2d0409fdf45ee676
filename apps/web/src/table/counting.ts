import type { Target } from '../board/api.ts'
import { type Counts, goingTo, isComplete, placesFor } from '../game/series.ts'
import type { TableState } from './table-state.ts'

/** Is that thing of the board a place where what was counted can go? With `tried`, one where it might be tried. */
export function placeAt(table: TableState, target: Target, tried = false): string | undefined {
  const series = table.question.series.value
  const counts = table.question.counts.value
  if (series?.places === undefined || !isComplete(series, counts)) return undefined
  const on = target.kind === 'token' ? table.map.boardState.value?.tokens.find(({ id }) => id === target.id)?.on : undefined
  const area = target.kind === 'area' ? target.id : on !== undefined && 'area' in on ? on.area : undefined
  return placesFor(series, counts).find(({ id }) => id === area)?.id ?? (tried ? area : undefined)
}

/** Sets other counts; where each change counts at once, carries them out. */
export function setCounts(table: TableState, counts: Counts): void {
  const series = table.question.series.value
  if (series === undefined) return
  table.question.counted.value = { at: table.story.shown.value?.at, counts }
  if (series.replaces !== undefined) void table.give(series.ways(counts), { back: series.replaces })
}

/** Carries out what was counted. */
export function giveCounted(table: TableState, place?: string): void {
  const series = table.question.series.value
  if (series === undefined || !isComplete(series, table.question.counts.value)) return
  const there: Target | null = place === undefined ? null : { kind: 'area', id: place }
  const counts = goingTo(series, table.question.counts.value, place)
  if (!table.question.allowGroup({ counts, ...(place !== undefined && { place }) })) return
  void table.give(series.ways(counts, place), { there })
}
