import { signal } from '@preact/signals'
import type { LogLine } from '@railhead/host'
import type { TableState } from './table-state.ts'

/** What of the table's surroundings is open: one table is on the page at a time. */
export const timelineOpen = signal(false)
/** The name that the game was given while it is on the page. */
export const tableTitle = signal('')
export const newsOpen = signal(false)
/** The log has most of the panel: in a low window the boards leave it a line or two. */
export const logTall = signal(false)
/** What is typed of the area that is sought; null while none is. */
export const finding = signal<string | null>(null)
/** Goes up when something wants to be seen on the map: a sheet that covers it makes room. */
export const mapWanted = signal(0)

export function showOnMap(table: TableState, area: string): void {
  mapWanted.value++
  table.map.showArea(area)
}

/** What can be laid over the map is offered, or no more; it stands where the staff's plans do. */
export function toggleLayers({ frame: { layersOpen, adviceOpen } }: TableState): void {
  layersOpen.value = !layersOpen.value
  adviceOpen.value = false
}

/** There is a question, the game has a staff and the table lets it be asked; not while a plan is being written. */
export const mayAskStaff = ({ story, client, question }: TableState): boolean =>
  story.asked.value !== null && client.advised === true && story.latest.value?.suggestions === true && !question.stepwise

export function askForAdvice({ frame: { layersOpen, adviceOpen } }: TableState): void {
  layersOpen.value = false
  adviceOpen.value = !adviceOpen.value
}

/** Somebody may ask the staff soon: it comes to the table before it is asked, which it takes as long for as for the first answer. */
export const awaitStaff = async (table: TableState): Promise<void> => (await import('./advice.tsx')).awaitStaff(table)

/** A card that somebody wants to see, and the line that names it. */
export const cardWanted = signal<{ readonly line: LogLine; readonly n: number } | undefined>(undefined)

export function showCard(line: LogLine, n: number): void {
  mapWanted.value++
  cardWanted.value = { line, n }
}

/** The timeline stays until it is closed, and comes with whatever looks at the past. */
export const lookingBack = (table: TableState): boolean => timelineOpen.value || table.story.isPast.value

export function backToNow(table: TableState): void {
  table.timeline.leave()
  timelineOpen.value = false
}
