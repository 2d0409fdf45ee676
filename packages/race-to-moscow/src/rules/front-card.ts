import { NONE, SEAT_NAMES } from '../constants.ts'
import type { AreaId } from '../ids.ts'
import * as no from '../reasons.ts'
import { ABWEHR, EDITION, FRONT_CARDS, SECOND, SOVIET_PLAYER } from '../settings.ts'
import type { State } from '../state.ts'
import { whyNoMarker } from './markers.ts'
import {
  advancedPlacementCandidates,
  candidates,
  counterAttackCandidates,
  type FrontLine,
  followed,
  type Preference,
  placementCandidates,
} from './reaction.ts'

/** [2024:12] [2021:18.2] What the Front card of the active player orders, and in which of its lines. */

/** Somebody decides freely instead: the Soviet player [2024:14.8], or the active player in the Abwehr variant [2024:13.3]. */
export const isFree = (s: State): boolean => s.settings[SOVIET_PLAYER] === 1 || s.settings[ABWEHR] === 1

/** The areas for a marker that the lines after the first leave; none when no marker can be placed. */
export function frontCardPlacement(s: State): void {
  if (whyNoMarker(s) !== no.ALLOWED) candidates.count = 0
  else if (s.settings[FRONT_CARDS] === 1) advancedPlacementCandidates(s)
  else placementCandidates(s)
  if (candidates.count === 0) followed.line = undefined
}

/** The order that the candidates were just found by. */
export type FrontOrder = {
  /** Whose Front card. */
  readonly seat: string
  readonly card: number
  readonly side: 'basic' | 'advanced'
  readonly rule: string
  /** Counted from 1, with what it does; neither when no line could be followed. */
  readonly line?: number
  readonly does?: FrontLine
  /** What it preferred, where that left other areas out. */
  readonly by: readonly Preference[]
}

/** What it would order now, and where. */
export type ReactionAhead = FrontOrder & { readonly areas: readonly string[] }

function frontOrder(s: State): FrontOrder {
  const seat = SEAT_NAMES[s.active]
  const [front] = s.content.fronts.filter((card) => card.seat === seat)
  const side = s.settings[FRONT_CARDS] === 1 ? 'advanced' : 'basic'
  const { line, by } = followed
  const number = front[side].findIndex((one) => (one.do === 'place' ? one.where : one.do) === line)
  return {
    seat,
    card: front.number,
    side,
    rule: s.settings[EDITION] === SECOND ? '18' : '12',
    ...(line === undefined ? {} : { line: number + 1, does: line }),
    by: [...by],
  }
}

/** What the Soviets would do if the turn of the active player ended now; undefined where somebody decides freely. */
export function reactionAhead(s: State): ReactionAhead | undefined {
  if (isFree(s)) return undefined
  counterAttackCandidates(s)
  if (candidates.count === 0) frontCardPlacement(s)
  return { ...frontOrder(s), areas: [...candidates.areas.subarray(0, candidates.count)].map((area) => s.content.areaIds[area]) }
}

/** Finds the areas that it leaves for what it orders now: a marker, or a counter-attack. */
export function listOrdered(s: State, placing: boolean): void {
  if (placing) frontCardPlacement(s)
  else counterAttackCandidates(s)
}

/** What it orders at the reaction itself; undefined where somebody decides freely. */
export function orderNow(s: State, placing: boolean): FrontOrder | undefined {
  if (isFree(s)) return undefined
  listOrdered(s, placing)
  return frontOrder(s)
}

/** Says which line of the Front card was followed to the area, and that the player to the left chose it where the card left several. */
export function tellFrontCard(s: State, area: AreaId, left: string | undefined): void {
  s.tell?.({
    type: 'front-card',
    ...frontOrder(s),
    ...(area === NONE ? {} : { area: s.content.areaIds[area] }),
    ...(left === undefined ? {} : { left }),
  })
}
