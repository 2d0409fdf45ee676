import { signal } from '@preact/signals'
import type { Insets } from '../board/api.ts'
import { crammed, halfSheet, lying, roomySheet } from '../ui/layout.ts'
import { beginning } from './beginning.ts'

/** The sheet's three heights: the question alone, as much as it needs beside the map, as much as there is. */
export type Height = 'peek' | 'half' | 'full'

/** The map's edge. */
const EDGE = 6
const PEEK = 160
/** Names and pieces of a whole map that is lower than this lie in a heap. */
const LEAST = 240

/** How high the sheet is now, and a lesson's text over the map, as measured. */
export const sheetHeight = signal(0)
export const lessonHeight = signal(0)
/** A step of a lesson is only read: nothing is wanted from the sheet. */
export const reading = signal(false)

/**
 * What covers the map on a phone. The map does not move for a sheet that is lower than usual; for a higher one it makes room, unless that
 * is pulled up over it. In a lesson, which speaks of places and has little room for them, and beside very large letters it has all that is free.
 */
export function phoneInsets(height: Height, lesson: boolean): Insets {
  const [usual, most] = height === 'peek' ? [PEEK, halfSheet.value] : [halfSheet.value, roomySheet.value]
  const covers = height === 'full' || beginning.value
  const sheet = covers
    ? crammed.value
      ? PEEK
      : usual
    : lesson || crammed.value
      ? sheetHeight.value
      : Math.max(usual, Math.min(most, sheetHeight.value))
  const top = lesson ? lessonHeight.value : 0
  const edges = { top: top + EDGE, right: EDGE, bottom: lying.value ? EDGE : sheet + EDGE, left: EDGE }
  return crammed.value ? { ...edges, least: LEAST } : edges
}
