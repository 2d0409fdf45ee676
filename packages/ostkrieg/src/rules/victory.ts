import { AREAS, FIRST_AREA } from '../content/content.ts'
import type { OstkriegState } from '../state.ts'
import { NOBODY } from '../state.ts'
import { AXIS, SOVIET } from '../units.ts'
import { LAST_YEAR, VICTORY_CITIES } from './numbers.ts'

export const GOES_ON = 0
const AUTOMATIC = 1
const MARGINAL = 2
const DRAW = 3
export const ENDINGS = ['', 'automatic-victory', 'marginal-victory', 'draw'] as const

/** [2.0]: the side that controls all four cities, or `NOBODY`. */
function automaticWinner(state: OstkriegState): number {
  for (const side of [AXIS, SOVIET]) if (VICTORY_CITIES.every((city) => state.control[city] === side)) return side
  return NOBODY
}

/** [9.1]: how the game ends with the present year; undefined when it goes on. After 1945, the fifth and last ([6.0]), the Victory Points decide. */
export function endingDue(state: OstkriegState): { readonly ending: number; readonly winner: number } | undefined {
  const winner = automaticWinner(state)
  if (winner !== NOBODY) return { ending: AUTOMATIC, winner }
  if (state.year !== LAST_YEAR) return undefined
  const axis = victoryPoints(state, AXIS)
  const soviet = victoryPoints(state, SOVIET)
  return axis === soviet ? { ending: DRAW, winner: NOBODY } : { ending: MARGINAL, winner: axis > soviet ? AXIS : SOVIET }
}

/** [2.0]: Victory Points that the side controls; Baku counts 2. */
export function victoryPoints(state: OstkriegState, side: number): number {
  let points = 0
  for (let area = FIRST_AREA; area < AREAS; area++) if (state.control[area] === side) points += state.content.vp[area]
  return points
}
