import { ARMOR, faceName, INFANTRY, NONE, SEAT_NAMES, SOVIET } from '../constants.ts'
import type { AreaId } from '../ids.ts'
import * as no from '../reasons.ts'
import {
  FIRST,
  LAST_ROUND_PLACING,
  MEDAL_ON_COUNTER_ATTACK,
  SOVIET_IN_BLOCKED,
  SOVIET_PLAYER,
  WINTER_COUNTER_ATTACKS,
} from '../settings.ts'
import type { State } from '../state.ts'
import { STEP } from '../steps/frames.ts'
import { removeControl } from './capture.ts'
import { poolSize } from './reaction.ts'

/** [2024:12] [2024:6] Soviet markers between pool, map and box, and what a counter-attack takes. */

/** [2024:6] [2021:6.1] After the last marker no more are placed, unless the ruling lets returned ones be. */
const mayPlace = (s: State): boolean => s.lastRound[0] === 0 || s.settings[LAST_ROUND_PLACING] === 1

/** Why no marker can be placed, wherever. */
export function whyNoMarker(s: State): no.Why {
  if (!mayPlace(s)) return no.NO_PLACING_IN_LAST_ROUND
  return poolSize(s) === 0 ? no.NO_MARKER_IN_POOL : no.ALLOWED
}

/** A marker from the pool; with a Soviet player he secretly chooses its face [2024:14.1]. */
export function placeMarker(s: State, area: AreaId): void {
  if (s.settings[SOVIET_PLAYER] === 1) s.agenda.push(STEP['marker-face']).area = area
  else putMarker(s, area, INFANTRY)
}

export function putMarker(s: State, area: AreaId, face: number): void {
  s.pool[face - 1]--
  s.soviet[area] = face
  s.sovietSeen[area] = s.settings[SOVIET_PLAYER] === 1 ? 1 << SOVIET : 0
  s.tell?.({
    type: 'marker-placed',
    area: s.content.areaIds[area],
    pool: poolSize(s),
    ...(s.settings[SOVIET_PLAYER] === 1 ? { secret: { seats: [SEAT_NAMES[SOVIET]], facts: { face: faceName(face) } } } : {}),
  })
  checkPool(s)
}

/** [2024:12] No valid place: the marker goes to the box. With nothing in the pool the last round has come (see the rulings). */
export function discardMarker(s: State): void {
  if (!mayPlace(s)) return
  if (poolSize(s) > 0) {
    const face = s.pool[0] > 0 ? INFANTRY : ARMOR
    s.pool[face - 1]--
    s.markerBox[face - 1]++
    s.tell?.({ type: 'marker-discarded', pool: poolSize(s) })
  }
  checkPool(s)
}

/** [2024:6] The last marker of the pool: this round is the last. */
function checkPool(s: State): void {
  if (poolSize(s) > 0 || s.lastRound[0] === 1) return
  s.lastRound[0] = 1
  s.tell?.({ type: 'last-round' })
}

/** The marker is removed; the medal goes back to the supply [2024:8.2] or stays with the player; snow brings a Soviet marker [2024:13.4]. */
export function loseArea(s: State, area: AreaId): void {
  const owner = s.control[area] - 1
  if (s.settings[MEDAL_ON_COUNTER_ATTACK] === FIRST) {
    const returned = Math.min(s.medalsTaken[area], s.medalsWon[owner])
    s.medalsWon[owner] -= returned
    if (returned > 0)
      s.tell?.({ type: 'medal-returned', seat: SEAT_NAMES[owner], area: s.content.areaIds[area], medals: returned })
  }
  removeControl(s, area)
  s.tell?.({ type: 'area-lost', seat: SEAT_NAMES[owner], area: s.content.areaIds[area] })
  if (s.settings[WINTER_COUNTER_ATTACKS] === 1 && s.content.winter[area] === 1 && whyNoMarker(s) === no.ALLOWED)
    placeMarker(s, area)
}

/** The next Soviet symbol that waits for its marker at set-up, or NONE. */
export function nextUnplaced(s: State): AreaId {
  for (const area of s.content.contested) if (isUnplaced(s, area)) return area
  return NONE
}

/** All that wait for theirs, in the order in which they are asked for. */
export const unplaced = (s: State): AreaId[] => [...s.content.contested].filter((area) => isUnplaced(s, area))

const isUnplaced = (s: State, area: AreaId): boolean => s.soviet[area] === 0 && takesMarkerAtSetup(s, area)

/** [2024:4] Soviet symbols take a marker; in areas that absent groups hold unless the ruling says otherwise. */
export const takesMarkerAtSetup = (s: State, area: AreaId): boolean =>
  s.content.soviet[area] === 1 && (s.control[area] === 0 || s.settings[SOVIET_IN_BLOCKED] === FIRST)

/** [2024:14.3] The Soviet player sets up a marker; only he knows its face. */
export function setUpMarker(s: State, area: AreaId, face: number): void {
  s.pool[face - 1]--
  s.soviet[area] = face
  s.sovietSeen[area] = 1 << SOVIET
  s.tell?.({
    type: 'marker-set-up',
    area: s.content.areaIds[area],
    secret: { seats: [SEAT_NAMES[SOVIET]], facts: { face: faceName(face) } },
  })
}
