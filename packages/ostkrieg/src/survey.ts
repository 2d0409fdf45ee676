import type { View } from '@railhead/table'
import { allForces } from './bot/estimate.ts'
import { AREAS } from './content/content.ts'
import { cutOffBy } from './cut-off.ts'
import { passagesFrom } from './move-report.ts'
import { type Odds, oddsOf } from './odds.ts'
import { loadPosition } from './positions/load.ts'
import { OK } from './refusals/reasons.ts'
import { whyNotTarget } from './rules/attack.ts'
import type { Forces } from './rules/combat.ts'
import { traceLines } from './rules/supply.ts'
import { copyOf, LAND_PLACES, type OstkriegState } from './state.ts'
import { AXIS, KIND, KIND_CODES, SIDE_NAMES, type SideName, SOVIET } from './units.ts'

/** An attack that a side could make if its card allowed it, with everybody who can take part (8.4). */
export type AttackSurvey = {
  readonly side: SideName
  readonly area: number
  readonly forces: Forces
  readonly odds: Odds
  /** 8.2.2: the enemy's areas that would be out of supply if it were taken. */
  readonly cuts: readonly number[]
}

/** Where the units of an area could get to if it were activated (8.3). */
export type ReachSurvey = {
  readonly side: SideName
  readonly from: number
  readonly to: readonly {
    readonly area: number
    /** Points that can go there. */
    readonly points: number
    /** Held by the enemy, or by nobody's ground units. */
    readonly enemy: boolean
    readonly cuts: readonly number[]
  }[]
}

/** What anybody could work out from the map and the rules, for both sides. Areas are numbers. */
export type OstkriegSurvey = {
  readonly attacks: readonly AttackSurvey[]
  readonly reach: readonly ReachSurvey[]
}

export function survey(view: View): OstkriegSurvey {
  const state = loadPosition(view)
  const sides = [AXIS, SOVIET].map((side) => asActing(state, side))
  return { attacks: sides.flatMap(attacksOf), reach: sides.flatMap(reachOf) }
}

/** The same position, that side acting with nobody spent yet. */
function asActing(from: OstkriegState, side: number): OstkriegState {
  const state = copyOf(from)
  state.acting = side
  traceLines(state)
  return state
}

/** No card: an attack by the rules alone. */
const NO_CARD = 0

const allAreas = (): number[] => Array.from({ length: AREAS - 1 }, (_, i) => i + 1)

function attacksOf(state: OstkriegState): readonly AttackSurvey[] {
  const side = state.acting
  return allAreas().flatMap((area) => {
    if (whyNotTarget(state, side, area, 0, true) !== OK) return []
    const forces = allForces(state, side, area, NO_CARD)
    if (forces === undefined) return []
    return [{ side: SIDE_NAMES[side], area, forces, odds: oddsOf(forces), cuts: cutOffBy(state, area) }]
  })
}

function reachOf(state: OstkriegState): readonly ReachSurvey[] {
  const cuts = new Map<number, readonly number[]>()
  const cutBy = (area: number): readonly number[] => {
    const known = cuts.get(area) ?? cutOffBy(state, area)
    cuts.set(area, known)
    return known
  }
  return allAreas().flatMap((from) => {
    if (state.control[from] !== state.acting || state.landCount[from] === 0) return []
    const to = [...passagesFrom(state, from)].map(([area, passages]) => ({
      area,
      points: pointsOf(state, from, new Set(passages.map(({ unit }) => unit))),
      enemy: state.control[area] !== state.acting,
      cuts: cutBy(area),
    }))
    return to.length === 0 ? [] : [{ side: SIDE_NAMES[state.acting], from, to }]
  })
}

/** How many land units of these kinds stand there. */
function pointsOf({ land, landCount }: OstkriegState, area: number, kinds: ReadonlySet<string>): number {
  const units = land.subarray(area * LAND_PLACES, area * LAND_PLACES + landCount[area])
  return units.filter((unit) => kinds.has(KIND_CODES[unit & KIND])).length
}
