import { anyBits, type Bits, clearBit, hasBit, makeBits, nextBit, setBit, UNREACHED } from '@railhead/table'
import {
  AREA_WORDS,
  AREAS,
  BULGARIA,
  content,
  FIRST_AREA,
  GREECE,
  HUNGARY,
  NO_AREA,
  ROMANIA,
  YUGOSLAVIA,
} from '../content/content.ts'
import {
  AIR_STACK_FULL,
  ALREADY_MOVED,
  BULGARIANS_STAY_SOUTH,
  CLOSED_IN_1941,
  ENEMY_CONTROLLED,
  ENEMY_UNITS_THERE,
  FINNS_TOO_FAR,
  HUNGARIANS_IN_ROMANIA,
  HUNGARIANS_WITH_ROMANIANS,
  LAND_STACK_FULL,
  NEUTRAL_COUNTRY,
  NOT_ADJACENT,
  OK,
  OUT_OF_SUPPLY,
  OVERRUN_ENTRENCHED,
  OVERRUN_NEEDS_TWO,
  OVERRUN_ONE_INFANTRY,
  ROMANIANS_IN_HUNGARY,
  TOO_FAR_FOR_AIR,
  TOO_FAR_FOR_ARMOR,
  type Why,
} from '../refusals/reasons.ts'
import { LAND_PLACES, type OstkriegState } from '../state.ts'
import { STEP } from '../steps/frames.ts'
import {
  type AreaId,
  BI,
  ENTRENCHED,
  enemyOf,
  FI,
  HI,
  isArmor,
  isInfantry,
  KIND,
  KIND_CODES,
  type KindId,
  MOVED,
  NEUTRAL,
  RI,
  type Side,
  TAKES_PART,
  type UnitPoint,
} from '../units.ts'
import { takeControl } from './control.ts'
import { AIR_RANGE, OVERRUN_ARMOR, REBASE_RANGE } from './numbers.ts'
import { heldBy, nextInBoth } from './places.ts'
import { addUnit, airRoom, eliminate, holdsGround, landRoom, ownerOf, partisansIn, quarrel, removeUnit } from './stacks.ts'
import { inSupply } from './supply.ts'

const NO_AREAS: Bits = makeBits(AREAS)

/** [4.1.3]: Helsinki cannot be entered, left, attacked or attacked from in 1941 of Barbarossa. */
export const closedAreas = (state: OstkriegState): Bits =>
  state.year === 0 ? state.content.closedIn1941[state.scenario] : NO_AREAS
export const closedNow = (state: OstkriegState, area: AreaId): boolean => hasBit(closedAreas(state), area)

/** [8.3.10]: where a nationality may be, whoever holds the area. */
export function nationalBan(state: Pick<OstkriegState, 'content'>, kind: KindId, area: AreaId): number {
  const country = state.content.country[area]
  switch (kind) {
    case FI:
      return state.content.finnish[area] === 1 ? OK : FINNS_TOO_FAR
    case HI:
      return country === ROMANIA ? HUNGARIANS_IN_ROMANIA : OK
    case RI:
      return country === HUNGARY ? ROMANIANS_IN_HUNGARY : OK
    case BI:
      return country === GREECE || country === BULGARIA || country === YUGOSLAVIA ? OK : BULGARIANS_STAY_SOUTH
    default:
      return OK
  }
}

/** Where each kind may be, whoever holds the area; nobody is ever in a neutral country. */
export const MAY_BE: readonly Bits[] = KIND_CODES.map((_, kind) => {
  const areas = makeBits(AREAS)
  for (let area = FIRST_AREA; area < AREAS; area++)
    if (content.home[area] !== NEUTRAL && nationalBan({ content }, kind, area) === OK) setBit(areas, area)
  return areas
})

/** What bars a land unit from an area, but for stacking and enemies. */
function whyNotIn(state: OstkriegState, kind: KindId, area: AreaId): Why {
  if (state.content.home[area] === NEUTRAL) return NEUTRAL_COUNTRY
  if (closedNow(state, area)) return CLOSED_IN_1941
  const ban = nationalBan(state, kind, area)
  if (ban !== OK) return ban
  return quarrel(state, area, kind) ? HUNGARIANS_WITH_ROMANIANS : OK
}

/** [8.3.2], [8.3.3]: may a land unit move into the area without an overrun? */
export function whyNotEnter(state: OstkriegState, side: number, kind: KindId, area: AreaId): Why {
  const ban = whyNotIn(state, kind, area)
  if (ban !== OK) return ban
  // An area may not contain enemy units other than air.
  if (state.control[area] !== side && holdsGround(state, area)) return ENEMY_UNITS_THERE
  return landRoom(state, area) > 0 ? OK : LAND_STACK_FULL
}

/** [8.3.3.1] Overrun of enemies that alone keep the unit out: at least two Armor points against a single Infantry point that is not entrenched. */
function whyNotOverrun(state: OstkriegState, side: number, area: AreaId, armor: number): Why {
  if (state.control[area] === side || state.landCount[area] !== 1 || partisansIn(state, area) > 0) return OVERRUN_ONE_INFANTRY
  const defender = state.land[area * LAND_PLACES]
  if (!isInfantry(defender)) return OVERRUN_ONE_INFANTRY
  if ((defender & ENTRENCHED) !== 0) return OVERRUN_ENTRENCHED
  return armor >= OVERRUN_ARMOR ? OK : OVERRUN_NEEDS_TWO
}

/** [8.3.4], [8.3.5]: may an air unit end its flight there? */
export function whyNotLand(state: OstkriegState, side: number, area: AreaId): Why {
  if (closedNow(state, area)) return CLOSED_IN_1941
  if (state.control[area] !== side) return ENEMY_CONTROLLED
  return airRoom(state, area) > 0 ? OK : AIR_STACK_FULL
}

/** Steps of a flight; it may lead over enemy areas but not over neutral countries. */
export const flight = (state: Pick<OstkriegState, 'content'>, from: AreaId, to: AreaId): number =>
  state.content.distance[from * AREAS + to]

/** [8.3.4]: an air move; further than its allowance it is a rebase, up to twice as far. */
export function whyNotFly(state: OstkriegState, side: number, from: AreaId, to: AreaId, range: number): Why {
  const steps = flight(state, from, to)
  if (steps === 0 || steps === UNREACHED || steps > range) return TOO_FAR_FOR_AIR
  return whyNotLand(state, side, to)
}

/** By the range and the area from which it begins: where a flight can lead, four words each. */
const FLIGHTS: readonly Bits[] = Array.from({ length: REBASE_RANGE + 1 }, (_, range) => {
  const areas = new Uint32Array(AREAS * AREA_WORDS)
  for (let from = FIRST_AREA; from < AREAS; from++)
    for (let to = FIRST_AREA; to < AREAS; to++) {
      const steps = flight({ content }, from, to)
      if (steps > 0 && steps <= range) setBit(areas, from * AREA_WORDS * 32 + to)
    }
  return areas
})

const bases: Bits = makeBits(AREAS)

/** All areas for which `whyNotFly` knows nothing against it. Good until it is asked again. */
export function landings(state: OstkriegState, side: number, from: AreaId, range: number): Bits {
  const flights = FLIGHTS[range]
  const held = heldBy(state, side)
  const closed = closedAreas(state)
  for (let w = 0; w < AREA_WORDS; w++) bases[w] = flights[from * AREA_WORDS + w] & held[w] & ~closed[w]
  leaveRoomForAir(state, bases)
  return bases
}

/** [8.3.7]: takes off the areas without room for another air unit. There is room wherever there is no air yet. */
export function leaveRoomForAir(state: OstkriegState, areas: Bits): void {
  for (
    let area = nextInBoth(areas, state.withAir, FIRST_AREA);
    area !== NO_AREA;
    area = nextInBoth(areas, state.withAir, area + 1)
  )
    if (airRoom(state, area) <= 0) clearBit(areas, area)
}

export const isRebase = (state: OstkriegState, from: AreaId, to: AreaId): boolean => flight(state, from, to) > AIR_RANGE

/** Does a unit that stands there and has not moved yet have supply at this instant ([8.3.1])? */
export function whyNotStart(state: OstkriegState, unit: UnitPoint, area: AreaId): Why {
  if ((unit & MOVED) !== 0 && (unit & TAKES_PART) === 0) return ALREADY_MOVED
  if (closedNow(state, area)) return CLOSED_IN_1941
  return inSupply(state, unit & KIND, area) ? OK : OUT_OF_SUPPLY
}

/** How many Armor points there can still go on together: those that have not moved, or those half-way. */
function readyArmor(state: OstkriegState, area: AreaId, unit: UnitPoint): number {
  const first = area * LAND_PLACES
  const spent = unit & (MOVED | TAKES_PART)
  let count = 0
  for (let i = first; i < first + state.landCount[area]; i++) {
    const other = state.land[i]
    if (isArmor(other) && (other & (MOVED | TAKES_PART)) === spent) count++
  }
  return count
}

/** May this land unit go from one area to the next, walking in or overrunning? */
export function whyNotStep(state: OstkriegState, side: number, unit: UnitPoint, from: AreaId, to: AreaId): Why {
  if (!state.content.graph.adjacent(from, to)) return NOT_ADJACENT
  const kind = unit & KIND
  const why = whyNotEnter(state, side, kind, to)
  if (why !== ENEMY_UNITS_THERE || !isArmor(kind)) return why
  return whyNotOverrun(state, side, to, readyArmor(state, from, unit))
}

const next: Bits = makeBits(AREAS)
const defended: Bits = makeBits(AREAS)

/** All areas for which `whyNotStep` knows nothing against it. Good until it is asked again. */
export function steps(state: OstkriegState, side: number, unit: UnitPoint, from: AreaId): Bits {
  const kind = unit & KIND
  const { masks } = state.content.graph
  const { withGround, landFull } = state
  const enemies = heldBy(state, enemyOf(side))
  const mayBe = MAY_BE[kind]
  const closed = closedAreas(state)
  for (let w = 0; w < AREA_WORDS; w++) {
    const near = masks[from * AREA_WORDS + w] & mayBe[w] & ~closed[w]
    defended[w] = near & enemies[w] & withGround[w]
    next[w] = near & ~defended[w] & ~landFull[w]
  }
  leaveFriends(state, kind, next)
  if (!isArmor(kind)) return next
  for (let area = nextBit(defended, FIRST_AREA); area !== NO_AREA; area = nextBit(defended, area + 1))
    if (whyNotStep(state, side, unit, from, area) === OK) setBit(next, area)
  return next
}

/** [8.3.10]: takes off the areas where the unit would stand with those it quarrels with. */
export function leaveFriends(state: OstkriegState, kind: KindId, areas: Bits): void {
  if (kind !== HI && kind !== RI) return
  for (
    let area = nextInBoth(areas, state.withGround, FIRST_AREA);
    area !== NO_AREA;
    area = nextInBoth(areas, state.withGround, area + 1)
  )
    if (quarrel(state, area, kind)) clearBit(areas, area)
}

/**
 * [8.3.3], [8.3.7]: Armor passes a friendly area that is full, where it could not stop; the way from `from` to `to` that
 * needs it. Ways over areas with room are taken one area at a time.
 */
export function whyNotThrough(state: OstkriegState, side: number, unit: UnitPoint, from: AreaId, to: AreaId): Why {
  const kind = unit & KIND
  const { graph } = state.content
  if (to === from || graph.adjacent(from, to)) return TOO_FAR_FOR_ARMOR
  for (let i = graph.first[from]; i < graph.first[from + 1]; i++) {
    const middle = graph.to[i]
    if (state.control[middle] !== side || landRoom(state, middle) > 0 || closedNow(state, middle)) continue
    if (!graph.adjacent(middle, to)) continue
    const why = whyNotEnter(state, side, kind, to)
    if (why !== ENEMY_UNITS_THERE) return why
    return whyNotOverrun(state, side, to, readyArmor(state, from, unit))
  }
  return TOO_FAR_FOR_ARMOR
}

/** Can the unit go anywhere at all? */
export function hasDestination(state: OstkriegState, side: number, unit: UnitPoint, from: AreaId): boolean {
  if (anyBits(steps(state, side, unit, from))) return true
  // Only from its own area can Armor cross a full one: half-way it has one area left.
  if (!isArmor(unit) || (unit & TAKES_PART) !== 0 || !state.content.graph.touches(from, state.landFull)) return false
  for (let to = FIRST_AREA; to < AREAS; to++) if (whyNotThrough(state, side, unit, from, to) === OK) return true
  return false
}

export const hasFlight = (state: OstkriegState, side: number, from: AreaId, range: number = REBASE_RANGE): boolean =>
  anyBits(landings(state, side, from, range))

/** [8.3.9]: air that enemy land units came upon must leave. */
export function forceRebase(state: OstkriegState, area: AreaId, owner: Side): void {
  const leaving = state.agenda.push(STEP['forced-rebase'])
  leaving.area = area
  leaving.side = owner
}

/**
 * Land units have come into the area: it is theirs ([8.1]), and enemy air that is alone there must fly off ([8.3.9]).
 */
export function comeInto(state: OstkriegState, area: AreaId, side: number): void {
  if (state.control[area] === side) return
  takeControl(state, area, side)
  if (state.airCount[area] > 0) forceRebase(state, area, enemyOf(side))
}

/** Moves one land unit by one step; whatever it enters becomes its side's. Entrenchment is lost ([8.3.2.1]). */
export function stepInto(state: OstkriegState, unit: UnitPoint, from: AreaId, to: AreaId, becomes: number): void {
  removeUnit(state, from, unit)
  addUnit(state, to, becomes)
  state.tell?.({ type: 'moved', unit: KIND_CODES[unit & KIND], from, to })
  comeInto(state, to, ownerOf(state, unit & KIND))
}

/** [8.3.3.1]: the overrun Infantry is eliminated, the two Armor points go in. */
export function overrun(state: OstkriegState, unit: UnitPoint, from: AreaId, to: AreaId, becomes: number): void {
  const victim = state.land[to * LAND_PLACES]
  eliminate(state, to, victim)
  state.tell?.({ type: 'overrun', area: to, from, lost: KIND_CODES[victim & KIND] })
  for (let i = 0; i < OVERRUN_ARMOR; i++) stepInto(state, likeArmor(state, from, unit), from, to, becomes)
}

/** An Armor point there with the same movement left. */
function likeArmor(state: OstkriegState, area: AreaId, unit: UnitPoint): number {
  const first = area * LAND_PLACES
  const spent = unit & (MOVED | TAKES_PART)
  for (let i = first; i < first + state.landCount[area]; i++) {
    const other = state.land[i]
    if (isArmor(other) && (other & (MOVED | TAKES_PART)) === spent) return other
  }
  return unit
}
