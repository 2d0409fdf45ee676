import { clearBit, nextBit } from '@railhead/table'
import { AREA_WORDS, FIRST_AREA, NO_AREA } from '../content/content.ts'
import { heldBy, nextInBoth } from '../rules/places.ts'
import { changeUnit } from '../rules/stacks.ts'
import { inSupply, linesOf, starves, traceLines } from '../rules/supply.ts'
import { AIR_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, KIND, MOVED_SIDE, SIDE_NAMES } from '../units.ts'
import { STEP } from './frames.ts'
import type { RunningStep } from './step.ts'

/** [8.2]: before the actions of a card its player determines supply for all friendly areas. */
export const supply: RunningStep<'supply'> = {
  liesOn: ['use-front-card'],
  run(state) {
    state.agenda.pop()
    traceLines(state)
    findStarving(state)
    const own = heldBy(state, state.acting)
    for (let area = nextInBoth(own, state.withAir, FIRST_AREA); area !== NO_AREA; area = nextInBoth(own, state.withAir, area + 1))
      flipAir(state, area)
    state.tell?.({ type: 'supply', side: SIDE_NAMES[state.acting] })
    state.agenda.push(STEP.attrition)
  },
}

/** [8.2.2]: only where the side's own lines do not lead can anybody starve. */
function findStarving(state: OstkriegState): void {
  const { starving, withGround, withAir } = state
  const own = heldBy(state, state.acting)
  const lines = linesOf(state, state.acting)
  for (let w = 0; w < AREA_WORDS; w++) starving[w] = own[w] & (withGround[w] | withAir[w]) & ~lines[w]
  for (let area = nextBit(starving, FIRST_AREA); area !== NO_AREA; area = nextBit(starving, area + 1))
    if (!starves(state, area)) clearBit(starving, area)
}

/** [8.2.3] Air Resupply: air in supply turns from its Moved side to its operational side. */
function flipAir(state: OstkriegState, area: AreaId): void {
  const first = area * AIR_PLACES
  // In descending order those on the Moved side stand first; turned over, one goes behind the others.
  while ((state.air[first] & MOVED_SIDE) !== 0 && inSupply(state, state.air[first] & KIND, area))
    changeUnit(state, area, state.air[first], state.air[first] & ~MOVED_SIDE)
}
