import type { OstkriegState } from '../state.ts'
import { type AreaId, SIDE_NAMES } from '../units.ts'
import { noteControl } from './places.ts'

/**
 * [8.1] Area control. Every change goes through here, because every change of control moves the Production Track ([8.4.2.2]): an
 * oil area by its symbols for both sides; a Victory Point area for the side whose it is by country. An area that is both counts by its oil alone.
 */
export function takeControl(state: OstkriegState, area: AreaId, side: number): void {
  const before = state.control[area]
  if (before === side) return
  changeProduction(state, area, before, -1)
  state.control[area] = side
  noteControl(state, area)
  changeProduction(state, area, side, 1)
  state.linesStale = 1
  state.tell?.({ type: 'control', area, side: SIDE_NAMES[side] })
  if (state.content.vp[area] > 0 || state.content.oil[area] > 0)
    state.tell?.({ type: 'production', axis: state.production[0], soviet: state.production[1] })
}

/** Neutral areas stay neutral: they change nobody's production. */
function changeProduction(state: OstkriegState, area: AreaId, side: number, sign: number): void {
  state.production[side] += sign * productionOf(state, area, side)
}

/** What the area adds to the track of the side that holds it. */
export function productionOf(state: OstkriegState, area: AreaId, side: number): number {
  const { oil, vp, home } = state.content
  if (oil[area] > 0) return oil[area]
  return vp[area] > 0 && home[area] === side ? 1 : 0
}
