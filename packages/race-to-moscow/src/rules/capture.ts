import { NONE, SEAT_NAMES } from '../constants.ts'
import type { AreaId } from '../ids.ts'
import { SECOND, VICTORY_CHECK } from '../settings.ts'
import { AIR_ON_AREA, ENDED_BY_VICTORY_AREA, type State } from '../state.ts'
import { useAirSupport } from './decks.ts'
import { floodOwn, isPlaying, wipe } from './map.ts'
import { loseSupplies } from './supply.ts'

/** [2024:3.2] Control of areas: gaining it, losing it, and winning the game by it. */

/** A Soviet marker leaves the map for the pool [2024:10]. */
function returnMarkerToPool(s: State, area: AreaId): void {
  if (s.soviet[area] === 0) return
  s.pool[s.soviet[area] - 1]++
  s.soviet[area] = 0
  s.sovietSeen[area] = 0
}

/**
 * [2024:8.2] Places a Control marker where there is none, track side down: the bunker is gone for good, a Soviet marker goes to the pool, the
 * medals go to the player who places the marker. Absent groups take no medals: the tokens leave the map.
 */
export function placeControl(s: State, seat: number, area: AreaId): void {
  s.control[area] = seat + 1
  s.bunker[area] = 0
  returnMarkerToPool(s, area)
  for (let owner = 0; owner < s.air.length; owner++) {
    if (s.air[owner] === AIR_ON_AREA && s.airArea[owner] === area) useAirSupport(s, owner)
  }
  const medals = s.medals[area]
  s.medals[area] = 0
  if (isPlaying(s, seat)) {
    s.medalsWon[seat] += medals
    s.medalsTaken[area] = medals
  }
  s.tell?.({ type: 'area-captured', seat: SEAT_NAMES[seat], area: s.content.areaIds[area], medals })
}

/** [2024:12] [2024:8.4] A Control marker is removed: supplies are lost, trucks and trains stay. */
export function removeControl(s: State, area: AreaId): void {
  s.control[area] = 0
  s.rail[area] = 0
  s.medalsTaken[area] = 0
  loseSupplies(s, area)
}

const reached = new Uint8Array(256)

/** [2024:5] [2021:6.2] An unbroken chain of the player's areas over lines of its colour, down to the Main Supply Base. */
function isLinkedToMainBase(s: State, seat: number, area: AreaId): boolean {
  wipe(reached, s.content.areaCount)
  floodOwn(s, seat, s.content.baseOf[seat], s.control, seat + 1, reached)
  return reached[area] === 1
}

/** The victory area that wins the game for the seat now, or NONE. */
export function winningArea(s: State, seat: number): number {
  const { victoryAreas } = s.content
  for (let i = 0; i < victoryAreas.length; i++) if (wins(s, seat, victoryAreas[i])) return victoryAreas[i]
  return NONE
}

const wonByCapture = (s: State, seat: number, area: number): number => (area !== NONE && wins(s, seat, area) ? area : NONE)

const wins = (s: State, seat: number, area: AreaId): boolean =>
  s.content.victory[area] === 1 && s.control[area] === seat + 1 && isLinkedToMainBase(s, seat, area)

/**
 * [2024:5] [2021:6.2] Immediate victory. `captured` is the area that an army has just captured, or NONE after other placements. By the ruling
 * `victoryCheck` any placement can link a Victory area up, or only the capture of one counts.
 */
export function checkVictory(s: State, seat: number, captured: number): boolean {
  const area = s.settings[VICTORY_CHECK] === SECOND ? wonByCapture(s, seat, captured) : winningArea(s, seat)
  if (area === NONE) return false
  s.ending[0] = ENDED_BY_VICTORY_AREA
  s.winner[0] = seat
  s.tell?.({ type: 'victory', seat: SEAT_NAMES[seat], area: s.content.areaIds[area] })
  return true
}
