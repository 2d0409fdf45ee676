import { type Bits, hasBit, makeBits, nextBit, setBit } from '@railhead/table'
import { AREA_WORDS, AREAS, content } from '../content/content.ts'
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
  WRONG_NATIONALITY,
} from '../refusals/reasons.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import { IS_AIR, KIND, KIND_CODES } from '../units.ts'
import { closedNow, nationalBan } from './movement.ts'
import { heldBy } from './places.ts'
import { airRoom, landRoom, quarrel } from './stacks.ts'
import { inSupply } from './supply.ts'

const reached: Bits = new Uint32Array(AREA_WORDS)
const through: Bits = new Uint32Array(AREA_WORDS)

/** A rail card moves a unit any distance through friendly areas that its nationality may enter. */
const passable = (state: OstkriegState, side: number, kind: number, area: number): boolean =>
  state.control[area] === side && !closedNow(state, area) && nationalBan(state, kind, area) === OK

/** Where each kind may be, whoever holds the area. */
const MAY_BE: readonly Bits[] = KIND_CODES.map((_, kind) => {
  const areas = makeBits(AREAS)
  for (let area = 1; area < AREAS; area++) if (nationalBan({ content }, kind, area) === OK) setBit(areas, area)
  return areas
})

/** Finds what can be reached by rail from the area; ask `whyNotRailTo` afterwards. */
export function layRails(state: OstkriegState, side: number, kind: number, from: number): void {
  const held = heldBy(state, side)
  const mayBe = MAY_BE[kind]
  for (let w = 0; w < AREA_WORDS; w++) {
    through[w] = held[w] & mayBe[w]
    reached[w] = 0
  }
  if (state.year === 0) {
    const closed = state.content.closedIn1941[state.scenario]
    for (let w = 0; w < AREA_WORDS; w++) through[w] &= ~closed[w]
  }
  reached[from >>> 5] |= 1 << (from & 31)
  state.content.graph.flood(reached, through)
}

/** After `layRails`: the next area from `from` on that can be reached, -1 after the last. */
export const nextStation = (from: number): number => nextBit(reached, from)

/** [8.3.7], [8.3.10]: what keeps a unit from staying where it may pass. */
function whyNotStay(state: OstkriegState, kind: number, area: number): number {
  if (IS_AIR[kind] === 1) return airRoom(state, area) > 0 ? OK : AIR_STACK_FULL
  if (quarrel(state, area, kind)) return HUNGARIANS_WITH_ROMANIANS
  return landRoom(state, area) > 0 ? OK : LAND_STACK_FULL
}

/** After `layRails`: may the unit end its journey there? */
export function whyNotRailTo(state: OstkriegState, kind: number, from: number, to: number): number {
  if (to !== from && hasBit(reached, to)) return whyNotStay(state, kind, to)
  if (closedNow(state, to)) return CLOSED_IN_1941
  const ban = nationalBan(state, kind, to)
  return ban === OK ? NO_RAIL_ROUTE : ban
}

function canRide(state: OstkriegState, side: number, kind: number, from: number): boolean {
  const { graph } = state.content
  let mayGo = false
  for (let i = graph.first[from]; i < graph.first[from + 1]; i++) {
    const next = graph.to[i]
    if (!passable(state, side, kind, next)) continue
    if (whyNotStay(state, kind, next) === OK) return true
    mayGo = true
  }
  if (!mayGo) return false
  layRails(state, side, kind, from)
  for (let to = nextStation(0); to >= 0; to = nextStation(to + 1)) if (whyNotRailTo(state, kind, from, to) === OK) return true
  return false
}

/** May this unit ride: the nationality that the card names, in supply, with somewhere to go? */
export function whyNotRide(state: OstkriegState, side: number, unit: number, from: number, who: number): number {
  const kind = unit & KIND
  if (who !== 0 && kind !== who) return WRONG_NATIONALITY
  if (closedNow(state, from)) return CLOSED_IN_1941
  if (!inSupply(state, kind, from)) return OUT_OF_SUPPLY
  return canRide(state, side, kind, from) ? OK : HAS_NOWHERE_TO_GO
}

/** May any unit of the area ride? */
export function whyNotRailFrom(state: OstkriegState, side: number, from: number, who: number): number {
  if (state.control[from] !== side) return NO_UNIT_THERE
  let why = NO_UNIT_THERE
  let kind = 0
  const land = from * LAND_PLACES
  for (let at = land; at < land + state.landCount[from]; at++) {
    if ((state.land[at] & KIND) === kind) continue
    kind = state.land[at] & KIND
    why = whyNotRide(state, side, kind, from, who)
    if (why === OK) return OK
  }
  if (state.airCount[from] === 0) return why
  const air = whyNotRide(state, side, state.air[from * AIR_PLACES] & KIND, from, who)
  return air === OK || why === NO_UNIT_THERE ? air : why
}
