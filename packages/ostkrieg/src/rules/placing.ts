import {
  AIR_STACK_FULL,
  LAND_STACK_FULL,
  NEUTRAL_COUNTRY,
  NOT_CONTROLLED,
  OK,
  PARTISANS_NEED_ENEMY_AREA,
  PARTISANS_NOT_AMONG_UNITS,
  PARTISANS_OTHER_COUNTRY,
  PARTISANS_SPARE_CITIES,
  type Why,
} from '../refusals/reasons.ts'
import type { OstkriegState } from '../state.ts'
import { type AreaId, enemyOf, isAir, KIND_CODES, type KindId, NEUTRAL } from '../units.ts'
import { comeInto } from './movement.ts'
import { airRoom, holdsGround, landRoom, raise } from './stacks.ts'

/** [8.5]: units are placed only in controlled areas; what would break the stacking limit is not received ([8.3.7]). */
export function whyNotPlace(state: OstkriegState, side: number, kind: KindId, area: AreaId): Why {
  if (state.control[area] !== side) return NOT_CONTROLLED
  if (isAir(kind)) return airRoom(state, area) > 0 ? OK : AIR_STACK_FULL
  return landRoom(state, area) > 0 ? OK : LAND_STACK_FULL
}

export function placeUnit(state: OstkriegState, kind: KindId, area: AreaId): void {
  raise(state, area, kind)
  state.tell?.({ type: 'placed', unit: KIND_CODES[kind], area })
}

/** [8.5]: partisans rise in enemy areas of the card's country where no enemy land unit stands. */
export function whyNotPartisan(state: OstkriegState, side: number, area: AreaId, country: number): Why {
  const { content } = state
  if (state.control[area] === NEUTRAL) return NEUTRAL_COUNTRY
  if (content.country[area] !== country) return PARTISANS_OTHER_COUNTRY
  if (state.control[area] !== enemyOf(side)) return PARTISANS_NEED_ENEMY_AREA
  if (holdsGround(state, area)) return PARTISANS_NOT_AMONG_UNITS
  return state.partisansSpareCities === 1 && content.vp[area] > 0 ? PARTISANS_SPARE_CITIES : OK
}

/** [8.5]: whoever places a partisan gains control of the area; enemy air there must fly off ([8.3.9]). */
export function placePartisan(state: OstkriegState, side: number, kind: KindId, area: AreaId): void {
  placeUnit(state, kind, area)
  comeInto(state, area, side)
}
