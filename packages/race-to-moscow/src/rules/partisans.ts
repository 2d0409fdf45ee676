import { NONE } from '../constants.ts'
import type { AreaId } from '../ids.ts'
import * as no from '../reasons.ts'
import { SOVIET_PLAYER } from '../settings.ts'
import type { State } from '../state.ts'
import { firstArea, isPlaying } from './map.ts'

/**
 * [2021:7] [2024:9.4] Partisans: an opponent's rail marker is flipped; alone, one's own. With a Soviet player he chooses among all
 * Axis markers [2024:14.6]. Printed rail is permanent.
 */
export function whyNotPartisans(s: State, area: AreaId): no.Why {
  const owner = s.control[area] - 1
  if (s.rail[area] === 0 || s.content.printedOwner[area] !== 0 || !isPlaying(s, owner)) return no.NO_RAIL_MARKER
  if (s.settings[SOVIET_PLAYER] === 1) return no.ALLOWED
  if (s.players[0] > 1 && owner === s.active) return no.OWN_RAIL
  return no.ALLOWED
}

export const hasPartisansTarget = (s: State): boolean => firstArea(s, whyNotPartisans) !== NONE
