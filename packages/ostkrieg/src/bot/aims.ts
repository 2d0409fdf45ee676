import { AREAS, type Content } from '../content/content.ts'
import type { Goal } from '../content/schema.ts'
import { takeControl } from '../rules/control.ts'
import { noteUnits } from '../rules/places.ts'
import { armorIn, holdsGround, partisansIn } from '../rules/stacks.ts'
import { landStarves, traceLines } from '../rules/supply.ts'
import { LAND_PLACES, OstkriegState } from '../state.ts'
import { enemyOf, GA, GI, KIND, NEUTRAL } from '../units.ts'
import { botGoals, triggeredGoals } from './plan.ts'

/** What the bot wants of the map now: the evaluation that its tactics work with. */
export interface Aims {
  readonly side: number
  /** Worth of taking or keeping each area. */
  readonly worth: Float64Array
  /** Worth of standing in each area: what is near, discounted by distance. */
  readonly pull: Float64Array
  /** Areas that the priorities want entrenched, held or left. */
  readonly entrench: Uint8Array
  readonly leave: Uint8Array
  /** How many land units should stand in an own area, threatened or not. */
  readonly wanted: Uint8Array
}

const POINT = 10
const OIL = 5
const SOURCE = 12
/** Worth of the first aim that is not achieved yet; each later one half of the one before. */
const FIRST_AIM = 40
const PER_STEP = 0.6
/** Land units that make an area held: where a card event trigger asks for it, and where a priority does. */
const HELD_AT_ONCE = 4
const HELD = 2
const FURTHEST = 6

/** The evaluation follows the objectives of [11.3]: the first that is not achieved weighs most, then what is worth having anyway. */
export function findAims(state: OstkriegState): Aims {
  const side = state.bot
  const { vp, oil } = state.content
  const worth = new Float64Array(AREAS)
  const entrench = new Uint8Array(AREAS)
  const leave = new Uint8Array(AREAS)
  for (let area = 1; area < AREAS; area++) worth[area] = 1 + vp[area] * POINT + oil[area] * OIL
  for (const sources of [state.content.axisSources, state.content.sovietSources])
    for (let area = 1; area < AREAS; area++) if ((sources[area >>> 5] & (1 << (area & 31))) !== 0) worth[area] += SOURCE
  const wanted = new Uint8Array(AREAS)
  const urgent = triggeredGoals(state).length
  let weight = FIRST_AIM
  botGoals(state).forEach((goal, i) => {
    const areas = areasOf(state, side, goal)
    for (const area of areas) {
      worth[area] += weight
      if (state.control[area] === side) wanted[area] = Math.max(wanted[area], garrisonFor(state, goal, area, i < urgent))
    }
    if ('entrench' in goal) for (const area of goal.entrench) entrench[area] = 1
    if ('do' in goal && goal.do === 'entrench-front') for (const area of frontOf(state, side)) entrench[area] = 1
    if ('do' in goal && goal.do === 'fall-back') for (const area of exposed(state, side)) leave[area] = 1
    if (areas.length > 0) weight /= 2
  })
  return { side, worth, pull: spread(state, side, worth, wanted), entrench, leave, wanted }
}

/** How many land units a goal wants in an own area; 0 where it wants something else of it. */
function garrisonFor(state: OstkriegState, goal: Goal, area: number, urgent: boolean): number {
  if ('hold' in goal) return urgent ? HELD_AT_ONCE : HELD
  if ('garrison' in goal) return goal.land
  // Armor is still missing there: room for one more.
  if ('reserve' in goal) return state.landCount[area] + 1
  return 'do' in goal && goal.do === 'cover-points' ? 1 : 0
}

/** Areas for which a goal asks something still to be done. */
function areasOf(state: OstkriegState, side: number, goal: Goal): number[] {
  const enemy = enemyOf(side)
  if ('take' in goal) return goal.take.filter((area) => state.control[area] === enemy).slice(0, 2)
  if ('hold' in goal) return [...goal.hold]
  if ('entrench' in goal) return goal.entrench.filter((area) => state.control[area] === side)
  if ('reserve' in goal) return armorIn(state, goal.reserve) < goal.armor ? [goal.reserve] : []
  if ('garrison' in goal) return state.landCount[goal.garrison] < goal.land ? [goal.garrison] : []
  const all = Array.from({ length: AREAS - 1 }, (_, i) => i + 1)
  const { vp, home } = state.content
  switch (goal.do) {
    case 'retake-own-points':
      return all.filter((area) => vp[area] > 0 && home[area] === side && state.control[area] === enemy)
    case 'cover-points':
      return all.filter((area) => vp[area] > 0 && state.control[area] === side && !holdsGround(state, area))
    case 'destroy-largest':
      return largest(state, targets(state, side))
    case 'counter-attack':
      return targets(state, side).filter((area) => home[area] === side || state.landCount[area] <= 4)
    case 'attack-allies':
      return targets(state, side).filter((area) => !hasGermans(state, area))
    case 'clear-partisans':
      return all.filter((area) => state.control[area] === enemy && partisansIn(state, area) > 0)
    case 'cut-supply':
      return targets(state, side).filter((area) => starvingAfter(state, area, side, enemy) > starving(state, enemy))
    case 'open-supply':
      return starving(state, side) === 0
        ? []
        : targets(state, side).filter((area) => starvingAfter(state, area, side, side) < starving(state, side))
    default:
      return []
  }
}

/** Enemy areas with somebody in them, next to own land units. */
function targets(state: OstkriegState, side: number): number[] {
  const found: number[] = []
  for (let area = 1; area < AREAS; area++)
    if (state.control[area] === enemyOf(side) && holdsGround(state, area) && bordersLandOf(state, area, side)) found.push(area)
  return found
}

function largest(state: OstkriegState, areas: readonly number[]): number[] {
  const most = Math.max(0, ...areas.map((area) => state.landCount[area]))
  return areas.filter((area) => state.landCount[area] === most).slice(0, 1)
}

function hasGermans(state: OstkriegState, area: number): boolean {
  for (let i = 0; i < state.landCount[area]; i++) {
    const kind = state.land[area * LAND_PLACES + i] & KIND
    if (kind === GI || kind === GA) return true
  }
  return false
}

export function bordersLandOf(state: OstkriegState, area: number, side: number): boolean {
  const { graph } = state.content
  for (let i = graph.first[area]; i < graph.first[area + 1]; i++)
    if (state.control[graph.to[i]] === side && state.landCount[graph.to[i]] > 0) return true
  return false
}

/** Own areas with land units next to enemy land units. */
function frontOf(state: OstkriegState, side: number): number[] {
  const front: number[] = []
  for (let area = 1; area < AREAS; area++)
    if (state.control[area] === side && state.landCount[area] > 0 && bordersLandOf(state, area, enemyOf(side))) front.push(area)
  return front
}

/** Enemy land units next to an area. */
export function threat(state: OstkriegState, area: number, side: number): number {
  const { graph } = state.content
  let units = 0
  for (let i = graph.first[area]; i < graph.first[area + 1]; i++)
    if (state.control[graph.to[i]] === enemyOf(side)) units += state.landCount[graph.to[i]]
  return units
}

/** Small stacks next to enemies of twice their size. */
const exposed = (state: OstkriegState, side: number): number[] =>
  frontOf(state, side).filter((area) => state.landCount[area] <= 2 && threat(state, area, side) >= 2 * state.landCount[area])

function starving(state: OstkriegState, side: number): number {
  let units = 0
  for (let area = 1; area < AREAS; area++)
    if (state.control[area] === side && state.landCount[area] > 0 && landStarves(state, area)) units += state.landCount[area]
  return units
}

const scratches = new WeakMap<Content, OstkriegState>()

/** Units of a side out of supply if the taker held the area. */
export function starvingAfter(state: OstkriegState, area: number, taker: number, side: number): number {
  const scratch = scratches.get(state.content) ?? new OstkriegState(state.content)
  scratches.set(state.content, scratch)
  scratch.bytes.set(state.bytes)
  for (let i = 0; i < LAND_PLACES; i++) scratch.land[area * LAND_PLACES + i] = 0
  scratch.landCount[area] = 0
  noteUnits(scratch, area)
  takeControl(scratch, area, taker)
  traceLines(scratch)
  return starving(scratch, side)
}

/** What can be gained, or has to be covered, draws units near. */
function spread(state: OstkriegState, side: number, worth: Float64Array, wanted: Uint8Array): Float64Array {
  const pull = new Float64Array(AREAS)
  for (let target = 1; target < AREAS; target++) {
    if (state.control[target] === NEUTRAL) continue
    const isEnemy = state.control[target] === enemyOf(side)
    const isThreatened = !isEnemy && threat(state, target, side) > 0
    const isThin = state.landCount[target] < wanted[target] || (isThreatened && state.landCount[target] < 4)
    const value = isEnemy ? worth[target] : isThin ? worth[target] * 0.8 : 0
    if (value <= 1) continue
    for (let area = 1; area < AREAS; area++) {
      const steps = state.content.distance[target * AREAS + area]
      if (steps > FURTHEST) continue
      let near = value
      for (let i = 0; i < steps; i++) near *= PER_STEP
      if (near > pull[area]) pull[area] = near
    }
  }
  return pull
}
