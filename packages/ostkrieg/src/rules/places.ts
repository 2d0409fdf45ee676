import { type Bits, clearBit, lowestBit, setBit } from '@railhead/table'
import { AREA_WORDS, AREAS, FIRST_AREA, NO_AREA } from '../content/content.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, AXIS, MOVED, SOVIET } from '../units.ts'
import { LAND_LIMIT } from './numbers.ts'

/** Where something is, as sets of areas: rules look there instead of at every area. */

/** Areas that the side holds. */
export const heldBy = (state: OstkriegState, side: number): Bits => (side === AXIS ? state.axisHeld : state.sovietHeld)

/** The first area from `from` on that is in both sets, -1 after the last. */
export function nextInBoth(one: Bits, other: Bits, from: number): number {
  let w = from >>> 5
  let word = one[w] & other[w] & (-1 << (from & 31))
  while (word === 0) {
    if (++w === AREA_WORDS) return NO_AREA
    word = one[w] & other[w]
  }
  return (w << 5) + lowestBit(word)
}

/** The first area from `from` on that the side holds with land units, partisans or air; -1 after the last. */
export function nextWithUnits(state: OstkriegState, side: number, from: AreaId): number {
  const { withGround, withAir } = state
  const held = heldBy(state, side)
  let w = from >>> 5
  let word = held[w] & (withGround[w] | withAir[w]) & (-1 << (from & 31))
  while (word === 0) {
    if (++w === AREA_WORDS) return NO_AREA
    word = held[w] & (withGround[w] | withAir[w])
  }
  return (w << 5) + lowestBit(word)
}

/** To be called when control of an area has changed. */
export function noteControl(state: OstkriegState, area: AreaId): void {
  note(state.axisHeld, area, state.control[area] === AXIS)
  note(state.sovietHeld, area, state.control[area] === SOVIET)
}

/** To be called when units have come to an area, left it or changed. */
export function noteUnits(state: OstkriegState, area: AreaId): void {
  note(state.withGround, area, (state.landCount[area] | state.partisans[area * 2] | state.partisans[area * 2 + 1]) !== 0)
  note(state.withAir, area, state.airCount[area] !== 0)
  note(state.landFull, area, state.landCount[area] === LAND_LIMIT)
  // In descending order a unit with such a flag stands first.
  note(state.spent, area, (state.land[area * LAND_PLACES] | state.air[area * AIR_PLACES]) >= MOVED)
}

/** To be called when anything may have changed. */
export function noteEverywhere(state: OstkriegState): void {
  for (let area = FIRST_AREA; area < AREAS; area++) {
    noteControl(state, area)
    noteUnits(state, area)
  }
}

function note(areas: Bits, area: AreaId, belongs: boolean): void {
  if (belongs) setBit(areas, area)
  else clearBit(areas, area)
}
