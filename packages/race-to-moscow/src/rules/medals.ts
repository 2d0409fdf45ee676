import { MOST_MEDALS_IN_AREA } from '../constants.ts'
import type { AreaId, MedalMove } from '../ids.ts'
import * as no from '../reasons.ts'
import { FUEHRERBEFEHL_ANY_PAIR } from '../settings.ts'
import type { State } from '../state.ts'

/** [2021:7] Halder and Führerbefehl, [2024:9.4] Wolfsschanze: a medal token moves to another objective area. */

/** The areas that a card speaks of: of one colour, of two, or any. */
export const MEDAL_MOVES = ['single', 'double', 'any'] as const
const SINGLE = 0
const DOUBLE = 1
export const ANY = 2

const isSingle = (colours: number): boolean => colours === 1 || colours === 2 || colours === 4

function isOfKind(s: State, move: MedalMove, area: AreaId): boolean {
  if (move === SINGLE) return isSingle(s.content.colours[area])
  if (move === DOUBLE) return !isSingle(s.content.colours[area])
  return true
}

/** Why no medal may be taken from the area. `entered` is the area that the army has just entered [2021:7]. */
export function whyNotFrom(s: State, move: MedalMove, entered: AreaId, area: AreaId): no.Why {
  if (s.medals[area] === 0 || area === entered || !isOfKind(s, move, area)) return no.NO_MEDAL_THERE
  return no.ALLOWED
}

/** Why the medal from `from` may not go to the area: printed medal, no marker, no more than two there. */
export function whyNotTo(s: State, move: MedalMove, entered: AreaId, from: AreaId, area: AreaId): no.Why {
  if (area === from || area === entered || s.content.medals[area] === 0 || s.control[area] !== 0) return no.NO_PLACE_FOR_MEDAL
  if (s.medals[area] >= MOST_MEDALS_IN_AREA) return no.NO_PLACE_FOR_MEDAL
  if (move === ANY) return no.ALLOWED
  const anyPair = move === DOUBLE && s.settings[FUEHRERBEFEHL_ANY_PAIR] === 1
  const sameColours = s.content.colours[area] === s.content.colours[from]
  return isOfKind(s, move, area) && (sameColours || anyPair) ? no.ALLOWED : no.NO_PLACE_FOR_MEDAL
}

export function hasPlaceFor(s: State, move: MedalMove, entered: AreaId, from: AreaId): boolean {
  const areas = s.content.allObjectives
  for (let i = 0; i < areas.length; i++) if (whyNotTo(s, move, entered, from, areas[i]) === no.ALLOWED) return true
  return false
}

export function hasMedalMove(s: State, move: MedalMove, entered: AreaId): boolean {
  const areas = s.content.allObjectives
  for (let i = 0; i < areas.length; i++) {
    if (whyNotFrom(s, move, entered, areas[i]) === no.ALLOWED && hasPlaceFor(s, move, entered, areas[i])) return true
  }
  return false
}
