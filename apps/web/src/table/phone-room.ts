import { signal } from '@preact/signals'
import type { Insets } from '../board/api.ts'
import { halfSheet, lying, roomySheet } from '../ui/layout.ts'

/** The sheet's three heights: the question alone, as much as it needs beside the map, as much as there is. */
export type Height = 'peek' | 'half' | 'full'

/** Room that a lesson's text takes; the map's edge. */
const LESSON = 176
const EDGE = 6
const PEEK = 160

/** How high the sheet is now, as measured. */
export const sheetHeight = signal(0)

/** What covers the map on a phone. The map does not move for a sheet that is lower than usual; for a higher one it makes room, unless that is pulled up over it. */
export function phoneInsets(height: Height, lesson: boolean): Insets {
  const [usual, most] = height === 'peek' ? [PEEK, halfSheet.value] : [halfSheet.value, roomySheet.value]
  const sheet = height === 'full' ? usual : Math.max(usual, Math.min(most, sheetHeight.value))
  return { top: lesson ? LESSON : EDGE, right: EDGE, bottom: lying.value ? EDGE : sheet + EDGE, left: EDGE }
}
