import { anyBits, type Bits, clearBit, clearBits, hasBit, makeBits, nextBit, setBit } from '@railhead/table'
import { AREA_WORDS, AREAS, FIRST_AREA, NO_AREA } from '../content/content.ts'
import {
  AIR_STACK_FULL,
  CLOSED_IN_1941,
  HAS_NOWHERE_TO_GO,
  HUNGARIANS_WITH_ROMANIANS,
  LAND_STACK_FULL,
  NO_RAIL_ROUTE,
  NO_UNIT_THERE,
  OK,
  OUT_OF_SUPPLY,
  type Why,
  WRONG_NATIONALITY,
} from '../refusals/reasons.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, HI, isAir, isBound, KIND, type KindId, RI, type UnitPoint } from '../units.ts'
import { closedAreas, closedNow, leaveFriends, leaveRoomForAir, MAY_BE, nationalBan } from './movement.ts'
import { heldBy } from './places.ts'
import { airRoom, landRoom, quarrel } from './stacks.ts'
import { inSupply, linesOf, traceLines } from './supply.ts'

const reached: Bits = makeBits(AREAS)
const through: Bits = makeBits(AREAS)
const ends: Bits = makeBits(AREAS)

/**
 * A rail card moves a unit any distance through friendly areas that its nationality may enter. Finds what can be reached from the area;
 * ask `whyNotRailTo` afterwards.
 */
export function layRails(state: OstkriegState, side: number, kind: KindId, from: AreaId): void {
  const held = heldBy(state, side)
  const mayBe = MAY_BE[kind]
  const closed = closedAreas(state)
  for (let w = 0; w < AREA_WORDS; w++) through[w] = held[w] & mayBe[w] & ~closed[w]
  clearBits(reached)
  setBit(reached, from)
  state.content.graph.flood(reached, through)
}

/** All areas for which `whyNotRailTo` knows nothing against it. Good until it is asked again. */
export function stations(state: OstkriegState, side: number, kind: KindId, from: AreaId): Bits {
  layRails(state, side, kind, from)
  for (let w = 0; w < AREA_WORDS; w++) ends[w] = reached[w]
  clearBit(ends, from)
  leaveRoom(state, kind, ends)
  return ends
}

/** Takes off the areas for which `whyNotStay` knows something against it. */
function leaveRoom(state: OstkriegState, kind: KindId, areas: Bits): void {
  if (isAir(kind)) {
    leaveRoomForAir(state, areas)
    return
  }
  for (let w = 0; w < AREA_WORDS; w++) areas[w] &= ~state.landFull[w]
  leaveFriends(state, kind, areas)
}

/** [8.3.7], [8.3.10]: what keeps a unit from staying where it may pass. */
function whyNotStay(state: OstkriegState, kind: KindId, area: AreaId): Why {
  if (isAir(kind)) return airRoom(state, area) > 0 ? OK : AIR_STACK_FULL
  if (quarrel(state, area, kind)) return HUNGARIANS_WITH_ROMANIANS
  return landRoom(state, area) > 0 ? OK : LAND_STACK_FULL
}

/** After `layRails`: may the unit end its journey there? */
export function whyNotRailTo(state: OstkriegState, kind: KindId, from: AreaId, to: AreaId): Why {
  if (to !== from && hasBit(reached, to)) return whyNotStay(state, kind, to)
  if (closedNow(state, to)) return CLOSED_IN_1941
  const ban = nationalBan(state, kind, to)
  return ban === OK ? NO_RAIL_ROUTE : ban
}

/** Most find a place in the next area, where nobody can be in their way: only for the others must be seen how far the rails lead. */
function canRide(state: OstkriegState, side: number, kind: KindId, from: AreaId): boolean {
  const { masks } = state.content.graph
  const held = heldBy(state, side)
  const mayBe = MAY_BE[kind]
  const closed = closedAreas(state)
  const inTheWay = isAir(kind) ? state.withAir : kind === HI || kind === RI ? state.withGround : state.landFull
  for (let w = 0; w < AREA_WORDS; w++)
    if ((masks[from * AREA_WORDS + w] & held[w] & mayBe[w] & ~closed[w] & ~inTheWay[w]) !== 0) return true
  return anyBits(stations(state, side, kind, from))
}

/** May this unit ride: the nationality that the card names, in supply, with somewhere to go? */
export function whyNotRide(state: OstkriegState, side: number, unit: UnitPoint, from: AreaId, who: number): Why {
  const kind = unit & KIND
  if (who !== 0 && kind !== who) return WRONG_NATIONALITY
  if (closedNow(state, from)) return CLOSED_IN_1941
  if (!inSupply(state, kind, from)) return OUT_OF_SUPPLY
  return canRide(state, side, kind, from) ? OK : HAS_NOWHERE_TO_GO
}

/** May any unit of the area ride? */
export function whyNotRailFrom(state: OstkriegState, side: number, from: AreaId, who: number): Why {
  if (state.control[from] !== side) return NO_UNIT_THERE
  let why: Why = NO_UNIT_THERE
  let kind = 0
  const land = from * LAND_PLACES
  for (let at = land; at < land + state.landCount[from]; at++) {
    if ((state.land[at] & KIND) === kind) continue
    kind = state.land[at] & KIND
    why = whyNotRide(state, side, kind, from, who)
    if (why === OK) return OK
  }
  return state.airCount[from] === 0 ? why : whyNotRide(state, side, state.air[from * AIR_PLACES] & KIND, from, who)
}

const starts: Bits = makeBits(AREAS)
const free: Bits = makeBits(AREAS)

/**
 * All areas for which `whyNotRailFrom` knows nothing against it. Good until it is asked again. It need not be asked about most of them: where the
 * side's own lines lead everybody is in supply, and a land unit that may be anywhere needs only a place in the next area.
 */
export function railStarts(state: OstkriegState, side: number, who: number): Bits {
  const { withGround, withAir, landFull, land, landCount } = state
  const { graph } = state.content
  const held = heldBy(state, side)
  const closed = closedAreas(state)
  traceLines(state)
  const lines = linesOf(state, side)
  for (let w = 0; w < AREA_WORDS; w++) {
    starts[w] = held[w] & (withGround[w] | withAir[w]) & ~closed[w]
    free[w] = held[w] & ~closed[w] & ~landFull[w]
  }
  for (let area = nextBit(starts, FIRST_AREA); area !== NO_AREA; area = nextBit(starts, area + 1)) {
    const mayBeAnywhere = who === 0 && landCount[area] > 0 && !isBound(land[area * LAND_PLACES])
    if (mayBeAnywhere && hasBit(lines, area) && graph.touches(area, free)) continue
    if (whyNotRailFrom(state, side, area, who) !== OK) clearBit(starts, area)
  }
  return starts
}
