import { BULGARIA, HUNGARY, ROMANIA } from '../content/content.ts'
import {
  CLOSED_IN_1941,
  LAND_STACK_FULL,
  NEUTRAL_COUNTRY,
  OK,
  RETREAT_HUNGARY_BULGARIA,
  RETREAT_INTO_ATTACKERS,
  RETREAT_INTO_ENEMY,
  RETREAT_NOT_ADJACENT,
  RETREAT_ROMANIA,
  RETREAT_SAVES_MOST,
  RETREAT_WITH_HUNGARIANS_BULGARIANS,
  RETREAT_WITH_ROMANIANS,
  type Why,
} from '../refusals/reasons.ts'
import type { OstkriegState } from '../state.ts'
import { type AreaId, BI, FI, HI, isBound, type KindId, NEUTRAL, RI } from '../units.ts'
import { closedNow, nationalBan } from './movement.ts'
import { airAtBase, countKind, hasKind, landRoom, partisansIn } from './stacks.ts'

/** [8.4.2.2]: the order of refuges. */
export const TO_FRIENDS = 0
export const TO_EMPTY = 1
export const TO_AIR = 2
export const TO_PARTISANS = 3
export const NOWHERE = 4
/** After `TO_PARTISANS`: a unit dies with each partisan. */
export const DIE_WITH_PARTISANS = 5

/** Which refuge an area is to a side; `NOWHERE` if it is none. */
export function refuge(state: OstkriegState, side: number, area: AreaId): number {
  if (state.control[area] === side) return TO_FRIENDS
  if (state.control[area] === NEUTRAL || state.landCount[area] > 0) return NOWHERE
  // "Only air", "only partisans": an area with both is neither. Air that is committed is not there but in the combat.
  const air = airAtBase(state, area) > 0
  if (partisansIn(state, area) > 0) return air ? NOWHERE : TO_PARTISANS
  return air ? TO_AIR : TO_EMPTY
}

/** The example of [8.4] has no way out through Helsinki, whose attackers are all lost: an area that attacked is no refuge. */
function attackCameFrom(state: OstkriegState, target: AreaId, area: AreaId): boolean {
  const { first, to } = state.content.graph
  const neighbour = to.indexOf(area, first[target]) - first[target]
  return (state.battle.origins & (1 << neighbour)) !== 0
}

/** Minor country retreat restrictions: who is forced into such an area is eliminated instead. */
function minorBan(state: OstkriegState, kind: KindId, area: AreaId): number {
  const country = state.content.country[area]
  if (kind === HI || kind === BI) {
    if (country === ROMANIA) return RETREAT_ROMANIA
    if (hasKind(state, area, RI)) return RETREAT_WITH_ROMANIANS
  }
  if (kind === RI) {
    if (country === HUNGARY || country === BULGARIA) return RETREAT_HUNGARY_BULGARIA
    if (hasKind(state, area, HI) || hasKind(state, area, BI)) return RETREAT_WITH_HUNGARIANS_BULGARIANS
  }
  return nationalBan(state, kind, area)
}

/** May a unit of that kind retreat from the battle into that area, as the phase of the retreat allows? */
export function whyNotRetreat(state: OstkriegState, side: number, kind: KindId, from: AreaId, to: AreaId, phase: number): Why {
  if (!state.content.graph.adjacent(from, to)) return RETREAT_NOT_ADJACENT
  if (state.control[to] === NEUTRAL) return NEUTRAL_COUNTRY
  if (closedNow(state, to)) return CLOSED_IN_1941
  if (phase !== TO_FRIENDS && attackCameFrom(state, from, to)) return RETREAT_INTO_ATTACKERS
  const kept = landRoom(state, to) <= 0 ? LAND_STACK_FULL : minorBan(state, kind, to)
  const found = refuge(state, side, to)
  if (found === phase) return kept
  // Friendly areas come first: who has none left is kept out of this one by something else.
  return found === TO_FRIENDS && kept !== OK ? kept : RETREAT_INTO_ENEMY
}

/**
 * "As many units as possible must retreat to friendly areas": a unit that may go anywhere does not take the last places of
 * units that may not, while it has another place to go.
 */
export function whyNotSpare(state: OstkriegState, side: number, kind: KindId, from: AreaId, to: AreaId): Why {
  if (isBound(kind)) return OK
  for (const other of [FI, HI, RI, BI]) {
    const count = countKind(state, from, other)
    if (count === 0 || whyNotRetreat(state, side, other, from, to, TO_FRIENDS) !== OK) continue
    if (placesFor(state, side, other, from) > count) continue
    if (hasOtherPlace(state, side, kind, other, from)) return RETREAT_SAVES_MOST
  }
  return OK
}

function placesFor(state: OstkriegState, side: number, kind: KindId, from: AreaId): number {
  const { graph } = state.content
  let places = 0
  for (const to of graph.around[from]) {
    if (whyNotRetreat(state, side, kind, from, to, TO_FRIENDS) === OK) places += landRoom(state, to)
  }
  return places
}

function hasOtherPlace(state: OstkriegState, side: number, kind: KindId, bound: number, from: AreaId): boolean {
  const { graph } = state.content
  for (const to of graph.around[from]) {
    if (whyNotRetreat(state, side, kind, from, to, TO_FRIENDS) !== OK) continue
    if (whyNotRetreat(state, side, bound, from, to, TO_FRIENDS) !== OK) return true
  }
  return false
}
