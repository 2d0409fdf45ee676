import { AREAS } from '../content/content.ts'
import type { OstkriegState } from '../state.ts'
import { NOBODY } from '../state.ts'
import { AXIS, SOVIET } from '../units.ts'
import { VICTORY_CITIES } from './numbers.ts'

export const GOES_ON = 0
export const AUTOMATIC = 1
export const MARGINAL = 2
export const DRAW = 3
export const ENDINGS = ['', 'automatic-victory', 'marginal-victory', 'draw'] as const

/** [2.0]: the side that controls all four cities, or `NOBODY`. */
export function automaticWinner(state: OstkriegState): number {
  for (const side of [AXIS, SOVIET]) if (VICTORY_CITIES.every((city) => state.control[city] === side)) return side
  return NOBODY
}

/** [2.0]: Victory Points that the side controls; Baku counts 2. */
export function victoryPoints(state: OstkriegState, side: number): number {
  let points = 0
  for (let area = 1; area < AREAS; area++) if (state.control[area] === side) points += state.content.vp[area]
  return points
}
