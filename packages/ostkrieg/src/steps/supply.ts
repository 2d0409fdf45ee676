import { anyBits, setBit } from '@railhead/table'
import { nextWithUnits } from '../rules/places.ts'
import { changeUnit } from '../rules/stacks.ts'
import { inSupply, starves, traceLines } from '../rules/supply.ts'
import { AIR_PLACES, type OstkriegState } from '../state.ts'
import { KIND, MOVED_SIDE, SIDE_NAMES } from '../units.ts'
import { STEP } from './frames.ts'
import type { RunningStep } from './step.ts'

/** [8.2]: before the actions of a card its player determines supply for all friendly areas. */
export const supply: RunningStep<'supply'> = {
  liesOn: ['use-front-card'],
  run(state) {
    state.agenda.pop()
    traceLines(state)
    state.starving.fill(0)
    for (let area = nextWithUnits(state, state.acting, 1); area > 0; area = nextWithUnits(state, state.acting, area + 1)) {
      if (state.landCount[area] === 0 && state.airCount[area] === 0) continue
      if (starves(state, area)) setBit(state.starving, area)
      if (state.airCount[area] > 0) flipAir(state, area)
    }
    state.tell?.({ type: 'supply', side: SIDE_NAMES[state.acting] })
    if (anyBits(state.starving)) state.agenda.push(STEP.attrition)
  },
}

/** [8.2.3] Air Resupply: air in supply turns from its Moved side to its operational side. */
function flipAir(state: OstkriegState, area: number): void {
  const first = area * AIR_PLACES
  // In descending order those on the Moved side stand first; turned over, one goes behind the others.
  for (let n = state.airCount[area]; n > 0; n--) {
    const unit = state.air[first]
    if ((unit & MOVED_SIDE) === 0 || !inSupply(state, unit & KIND, area)) return
    changeUnit(state, area, unit, unit & ~MOVED_SIDE)
  }
}
