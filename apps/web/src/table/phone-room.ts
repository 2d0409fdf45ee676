import type { Insets } from '../board/api.ts'
import { halfSheet, lying, roomySheet } from '../ui/layout.ts'

/** The sheet's three heights: the question alone, as much as it needs beside the map, as much as there is. */
export type Height = 'peek' | 'half' | 'full'

/** Room that a lesson's text takes; the map's edge. */
const LESSON = 176
const EDGE = 6
const PEEK = 160

/** What covers the map on a phone. A sheet with little in it is lower than that: the map does not move for it. */
export function phoneInsets(height: Height, planning: boolean, lesson: boolean): Insets {
  // Under a lesson's text a plan has no more than any question: the map would be a strip.
  const sheet = height === 'peek' ? PEEK : height === 'half' && planning && !lesson ? roomySheet.value : halfSheet.value
  return { top: lesson ? LESSON : EDGE, right: EDGE, bottom: lying.value ? EDGE : sheet + EDGE, left: EDGE }
}
