import { nextBit } from '@railhead/table'
import { FIRST_AREA, NO_AREA } from '../content/content.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import {
  type AreaId,
  BI,
  ENTRENCHED,
  FIRST_OWNER,
  HI,
  isAir,
  isArmor,
  isPartisan,
  KIND,
  type KindId,
  RI,
  type Side,
  SP,
  TAKES_PART,
  type UnitPoint,
} from '../units.ts'
import { AIR_LIMIT, AIR_LIMIT_CITY, LAND_LIMIT } from './numbers.ts'
import { noteUnits } from './places.ts'

/** The one place that puts units on the map and takes them off: nothing else writes these lists, so none gets lost. */

/** Whose a kind is: Romanians and Bulgarians follow their country ([9.2]). */
export function ownerOf(state: OstkriegState, kind: KindId): Side {
  if (kind === RI) return state.romania
  if (kind === BI) return state.bulgaria
  return FIRST_OWNER[kind] as Side
}

export function addUnit(state: OstkriegState, area: AreaId, unit: UnitPoint): void {
  const kind = unit & KIND
  if (isPartisan(kind)) {
    state.partisans[area * 2 + kind - SP]++
    noteUnits(state, area)
    return
  }
  const flies = isAir(kind)
  const list = flies ? state.air : state.land
  const counts = flies ? state.airCount : state.landCount
  const first = area * (flies ? AIR_PLACES : LAND_PLACES)
  let at = first + counts[area]
  while (at > first && list[at - 1] < unit) {
    list[at] = list[at - 1]
    at--
  }
  list[at] = unit
  counts[area]++
  noteUnits(state, area)
}

export function removeUnit(state: OstkriegState, area: AreaId, unit: UnitPoint): void {
  const kind = unit & KIND
  if (isPartisan(kind)) {
    state.partisans[area * 2 + kind - SP]--
    noteUnits(state, area)
    return
  }
  const flies = isAir(kind)
  const list = flies ? state.air : state.land
  const counts = flies ? state.airCount : state.landCount
  const first = area * (flies ? AIR_PLACES : LAND_PLACES)
  const end = first + counts[area]
  for (let at = placeIn(list, first, end, unit); at < end - 1; at++) list[at] = list[at + 1]
  list[end - 1] = 0
  counts[area]--
  noteUnits(state, area)
}

/** Brings a unit into the game. */
export function raise(state: OstkriegState, area: AreaId, unit: UnitPoint): void {
  addUnit(state, area, unit)
  state.raised[unit & KIND]++
}

/** Takes a unit out of the game. */
export function eliminate(state: OstkriegState, area: AreaId, unit: UnitPoint): void {
  removeUnit(state, area, unit)
  state.lost[unit & KIND]++
}

/** What is true of a land or air unit changes, and with it its place among the others. */
export function changeUnit(state: OstkriegState, area: AreaId, unit: UnitPoint, into: number): void {
  const flies = isAir(unit)
  const list = flies ? state.air : state.land
  const first = area * (flies ? AIR_PLACES : LAND_PLACES)
  const end = first + (flies ? state.airCount : state.landCount)[area]
  let at = placeIn(list, first, end, unit)
  for (; at > first && list[at - 1] < into; at--) list[at] = list[at - 1]
  for (; at < end - 1 && list[at + 1] > into; at++) list[at] = list[at + 1]
  list[at] = into
  noteUnits(state, area)
}

function placeIn(list: Uint8Array, first: number, end: number, unit: UnitPoint): number {
  for (let at = first; at < end; at++) if (list[at] === unit) return at
  throw new RangeError(`there is no unit ${unit} in the area`)
}

/** Land units of the kind in the area, whatever else is true of them. */
export function countKind(state: OstkriegState, area: AreaId, kind: KindId): number {
  const first = area * LAND_PLACES
  let count = 0
  for (let at = first; at < first + state.landCount[area]; at++) if ((state.land[at] & KIND) === kind) count++
  return count
}

/** Every unit of the area, partisans too. Makes a list: not for the fast path. */
export function unitsIn(state: OstkriegState, area: AreaId): number[] {
  return [
    ...state.land.subarray(area * LAND_PLACES, area * LAND_PLACES + state.landCount[area]),
    ...state.air.subarray(area * AIR_PLACES, area * AIR_PLACES + state.airCount[area]),
    ...Array.from({ length: state.partisans[area * 2] }, () => SP),
    ...Array.from({ length: state.partisans[area * 2 + 1] }, () => SP + 1),
  ]
}

/** Takes flags off every unit on the map: between card plays nothing remembers who moved or fought. */
export function clearFlags(state: OstkriegState, flags: number): void {
  for (let area = nextBit(state.spent, FIRST_AREA); area !== NO_AREA; area = nextBit(state.spent, area + 1))
    clearFlagsIn(state, area, flags)
}

/** The same for one area. */
export function clearFlagsIn(state: OstkriegState, area: AreaId, flags: number): void {
  clearList(state.land, area * LAND_PLACES, state.landCount[area], 255 & ~flags)
  clearList(state.air, area * AIR_PLACES, state.airCount[area], 255 & ~flags)
  noteUnits(state, area)
}

function clearList(list: Uint8Array, first: number, count: number, keep: number): void {
  for (let i = first; i < first + count; i++) {
    const unit = list[i] & keep
    let at = i
    while (at > first && list[at - 1] < unit) {
      list[at] = list[at - 1]
      at--
    }
    list[at] = unit
  }
}

export function partisansIn(state: OstkriegState, area: AreaId): number {
  return state.partisans[area * 2] + state.partisans[area * 2 + 1]
}

/** Does anything stand there that keeps the enemy out ([8.3.2]): land units or partisans? */
export function holdsGround(state: OstkriegState, area: AreaId): boolean {
  return state.landCount[area] > 0 || partisansIn(state, area) > 0
}

/** [8.3.7]: free places for land units. */
export const landRoom = (state: OstkriegState, area: AreaId): number => LAND_LIMIT - state.landCount[area]

/** [8.3.7]: four air points in a Victory Point or oil area, two elsewhere. */
export function airLimit(state: OstkriegState, area: AreaId): number {
  return state.content.vp[area] > 0 || state.content.oil[area] > 0 ? AIR_LIMIT_CITY : AIR_LIMIT
}

/** [8.4.2.2]: committed air is moved to the area of the combat; those of the area's air that are not. */
export function airAtBase(state: OstkriegState, area: AreaId): number {
  const first = area * AIR_PLACES
  let count = state.airCount[area]
  // Committed air has the highest bit and so stands first.
  for (let at = first; count > 0 && (state.air[at] & TAKES_PART) !== 0; at++) count--
  return count
}

/** [8.3.7]: free places for air. Committed air keeps its place at home, unless its base has been taken from it. */
export function airRoom(state: OstkriegState, area: AreaId): number {
  const count = state.airCount[area]
  const limit = airLimit(state, area)
  if (ownerOf(state, state.air[area * AIR_PLACES] & KIND) === state.control[area]) return limit - count
  return Math.min(limit - airAtBase(state, area), AIR_PLACES - count)
}

export function hasKind(state: OstkriegState, area: AreaId, kind: KindId): boolean {
  const first = area * LAND_PLACES
  const end = first + state.landCount[area]
  for (let i = first; i < end; i++) if ((state.land[i] & KIND) === kind) return true
  return false
}

export function hasEntrenched(state: OstkriegState, area: AreaId): boolean {
  const first = area * LAND_PLACES
  const end = first + state.landCount[area]
  for (let i = first; i < end; i++) if ((state.land[i] & ENTRENCHED) !== 0) return true
  return false
}

export function armorIn(state: OstkriegState, area: AreaId): number {
  const first = area * LAND_PLACES
  const end = first + state.landCount[area]
  let count = 0
  for (let i = first; i < end; i++) count += isArmor(state.land[i]) ? 1 : 0
  return count
}

/** [8.3.10]: Hungarians and Romanians never stand together. */
export function quarrel(state: OstkriegState, area: AreaId, kind: KindId): boolean {
  if (kind === HI) return hasKind(state, area, RI)
  return kind === RI && hasKind(state, area, HI)
}
