import { OK } from '../refusals/reasons.ts'
import { whyNotEnter } from '../rules/movement.ts'
import { OVERRUN_ARMOR } from '../rules/numbers.ts'
import { armorIn, hasEntrenched, holdsGround, partisansIn } from '../rules/stacks.ts'
import { inSupply } from '../rules/supply.ts'
import { LAND_PLACES, type OstkriegState } from '../state.ts'
import { ENTRENCHED, enemyOf, isArmor, isInfantry, KIND, MOVED } from '../units.ts'
import { type Aims, bordersLandOf, threat } from './aims.ts'

/** Along the front, and away from it, nobody goes for less than this. */
const DETOUR = 3
const BEATEN = 4

/** The gain of a land unit that goes from one area to another. */
export function moveGain(state: OstkriegState, aims: Aims, from: number, to: number): number {
  const { wanted, worth, side } = aims
  let gain = aims.pull[to] - aims.pull[from] + aims.assault[to] - aims.assault[from]
  const isTaken = state.control[to] !== side
  if (isTaken) gain += worth[to]
  if (isTaken && holdsGround(state, to)) gain += BEATEN
  if (aims.leave[from] === 1) gain += 5
  // Would it leave fewer behind than should stay?
  if (state.landCount[from] <= wanted[from]) gain -= worth[from] + 4
  else if (state.landCount[to] < wanted[to] && !isTaken) gain += worth[to] * 0.5
  // A small stack should not walk up to a large one.
  const together = state.landCount[to] + movers(state, aims, from)
  if (together * 3 < threat(state, to, side)) gain -= threat(state, to, side) * 0.5
  if (isTaken || aims.leave[from] === 1 || state.landCount[to] < wanted[to] || aims.fromEnemy[to] < aims.fromEnemy[from])
    return gain
  // Whoever does not come nearer to the enemy by it would come back with the next card.
  return aims.fromEnemy[to] === aims.fromEnemy[from] ? gain - DETOUR : -1
}

/** Units of an area that need not stay there. */
export const movers = (state: OstkriegState, aims: Aims, area: number): number =>
  Math.max(0, state.landCount[area] - aims.wanted[area])

/** Best destination of a unit in an area, by the neighbours alone; of the given unit, or of any that can move. */
export function bestStep(state: OstkriegState, aims: Aims, from: number, unit = 0): number {
  const { graph } = state.content
  let best = -1
  for (let i = graph.first[from]; i < graph.first[from + 1]; i++) {
    const to = graph.to[i]
    if (!(unit === 0 ? anybodyEnters(state, aims, from, to) : enters(state, aims, unit, from, to))) continue
    const gain = moveGain(state, aims, from, to)
    if (gain > best) best = gain
  }
  return best
}

function anybodyEnters(state: OstkriegState, aims: Aims, from: number, to: number): boolean {
  const first = from * LAND_PLACES
  for (let at = first; at < first + state.landCount[from]; at++) {
    const unit = state.land[at]
    if ((unit & MOVED) === 0 && (at === first || state.land[at - 1] !== unit) && enters(state, aims, unit, from, to)) return true
  }
  return false
}

function enters(state: OstkriegState, aims: Aims, unit: number, from: number, to: number): boolean {
  const kind = unit & KIND
  if (!inSupply(state, kind, from)) return false
  if (whyNotEnter(state, aims.side, kind, to) === OK) return true
  return isArmor(kind) && canOverrun(state, aims.side, from, to)
}

/** [8.3.3.1], as far as the tactics look. */
function canOverrun(state: OstkriegState, side: number, from: number, to: number): boolean {
  if (state.control[to] !== enemyOf(side) || state.landCount[to] !== 1 || partisansIn(state, to) > 0) return false
  const defender = state.land[to * LAND_PLACES]
  return isInfantry(defender) && (defender & ENTRENCHED) === 0 && armorIn(state, from) >= OVERRUN_ARMOR
}

/** What it is worth to activate an area in order to dig in. */
export function digIn(state: OstkriegState, aims: Aims, area: number): number {
  if (hasEntrenched(state, area) || state.landCount[area] === 0) return -1
  if (aims.entrench[area] === 1) return 20
  return threat(state, area, aims.side) > 0 ? 1 + aims.worth[area] * 0.1 : -1
}

/** Units that are not needed where they stand. */
export function idle(state: OstkriegState, aims: Aims, area: number): boolean {
  if (state.landCount[area] <= aims.wanted[area] || bordersLandOf(state, area, enemyOf(aims.side))) return false
  return aims.pull[area] < 20 || aims.wanted.some((wanted, other) => state.landCount[other] < wanted)
}
