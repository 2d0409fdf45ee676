import { AXIS_SEATS, NONE } from '../constants.ts'
import type { AreaId } from '../ids.ts'
import * as no from '../reasons.ts'
import { FRONT_CARDS, WINTER_COUNTER_ATTACKS } from '../settings.ts'
import type { State } from '../state.ts'
import { armyAt, distanceToArmy, floodOwn, isBesideArmy, isPlaying, wipe } from './map.ts'
import { totalInArea } from './supply.ts'

/** [2024:12] [2021:18] What the Soviets may do: targets of counter-attacks, places for markers, and what the Front cards prefer. */

/** [2024:12] The player to the left: gray of white, white of brown, brown of gray; absent players are passed over. */
export function leftOf(s: State, seat: number): number {
  let left = seat
  do left = (left + AXIS_SEATS - 1) % AXIS_SEATS
  while (!isPlaying(s, left))
  return left
}

export const poolSize = (s: State): number => s.pool[0] + s.pool[1]

/** Is a neighbour uncontrolled, or (in the area of an absent group) with a Soviet marker? */
function isNextToSoviets(s: State, area: AreaId): boolean {
  const { start, area: neighbours } = s.content.land
  for (let i = start[area]; i < start[area + 1]; i++)
    if (s.control[neighbours[i]] === 0 || s.soviet[neighbours[i]] !== 0) return true
  return false
}

function isNextToMarker(s: State, area: AreaId): boolean {
  const { start, area: neighbours } = s.content.land
  for (let i = start[area]; i < start[area + 1]; i++) if (s.soviet[neighbours[i]] !== 0) return true
  return false
}

/**
 * [2024:12] [2021:18.1] Why the Control marker cannot be removed. `anyOwner` is for the advanced Front cards and the Soviet player, who
 * attack the active player too.
 */
export function whyNotCounterAttack(s: State, area: AreaId, anyOwner: boolean): number {
  const owner = s.control[area] - 1
  if (s.content.printedOwner[area] !== 0) return no.PRINTED_SYMBOL
  if (!isPlaying(s, owner)) return no.NOT_A_COUNTER_ATTACK_TARGET
  // Another player's marker; alone, one's own.
  if (!anyOwner && owner === s.active && s.players[0] > 1) return no.OWN_MARKER_NOT_TARGET
  if (!isNextToSoviets(s, area)) return no.NOT_NEXT_TO_UNCONTROLLED
  // [2024:13.4] In the snow neither armies nor starting areas shield.
  if (s.settings[WINTER_COUNTER_ATTACKS] === 1 && s.content.winter[area] === 1) return no.ALLOWED
  if (s.content.nearStart[area] === 1) return no.SHIELDED_BY_STARTING_AREA
  if (isBesideArmy(s, area)) return no.SHIELDED_BY_ARMY
  return no.ALLOWED
}

/** [2024:12] Why no marker may be placed: controlled or printed, taken already, or not next to a Soviet marker where that is asked. */
export function whyNotPlaceMarker(s: State, area: AreaId, besideMarker: boolean): number {
  if (s.content.printedOwner[area] !== 0) return no.PRINTED_SYMBOL
  if (s.control[area] !== 0) return no.AREA_CONTROLLED
  if (s.soviet[area] !== 0) return no.HAS_SOVIET_MARKER
  if (besideMarker && !isNextToMarker(s, area)) return no.NOT_NEXT_TO_SOVIET_MARKER
  return no.ALLOWED
}

const linked = new Uint8Array(256)

/** Would losing the area cut an army of its owner, linked until now, off from its supply bases? */
function cutsOffArmy(s: State, area: AreaId): boolean {
  const seat = s.control[area] - 1
  if (isDeadEnd(s, seat, area) && armyAt(s, area) === NONE) return false
  const before = armiesLinked(s, seat)
  s.control[area] = 0
  const after = armiesLinked(s, seat)
  s.control[area] = seat + 1
  return after < before
}

/** Nothing can be cut off by losing an area that leads to no other of its owner's but one. */
function isDeadEnd(s: State, seat: number, area: AreaId): boolean {
  const { start, area: neighbours } = s.content.roads[seat]
  let own = 0
  for (let i = start[area]; i < start[area + 1]; i++) if (s.control[neighbours[i]] === seat + 1) own++
  return own < 2
}

function armiesLinked(s: State, seat: number): number {
  linkedToBase(s, seat)
  let count = 0
  for (let army = 0; army < s.armyArea.length; army++) {
    // In an area stand only its owner's armies, and what is not on the map is linked to nothing.
    if (linked[s.armyArea[army]] === 1) count++
  }
  return count
}

/** Marks the areas from which a chain of own areas leads to a supply base. Good until it is asked again. */
export function linkedToBase(s: State, seat: number): Uint8Array {
  wipe(linked, s.content.areaCount)
  floodOwn(s, seat, s.content.baseOf[seat], s.control, seat + 1, linked)
  floodOwn(s, seat, s.content.frontlineOf[seat], s.control, seat + 1, linked)
  return linked
}

/** The armies of its owner that losing the area would cut off from their supply bases. */
export function armiesCutOffWithout(s: State, area: AreaId): readonly number[] {
  const seat = s.control[area] - 1
  const linkedNow = (): number[] => [...s.content.armiesOf[seat]].filter((army) => linkedToBase(s, seat)[s.armyArea[army]] === 1)
  const before = linkedNow()
  s.control[area] = 0
  const after = linkedNow()
  s.control[area] = seat + 1
  return before.filter((army) => !after.includes(army))
}

/** Areas that the Front card leaves to choose from; more than one is decided by the player to the left. */
export const candidates = { count: 0, areas: new Uint8Array(256) }

function propose(area: AreaId): void {
  candidates.areas[candidates.count++] = area
}

/** What a line of a Front card does, and what it prefers where several areas would do; names of the content. */
export type FrontLine = 'counter-attack' | 'objective' | 'path-to-victory-area' | 'near-victory-area'
export type Preference = 'cuts-off-army' | 'objective' | 'holds-supplies' | 'rail' | 'nearest-to-army' | 'fortified'

/** Which line the candidates come from, and which of its preferences left others out. Undefined where no line finds an area. */
export const followed: { line: FrontLine | undefined; by: Preference[] } = { line: undefined, by: [] }

function follow(line: FrontLine): void {
  candidates.count = 0
  followed.line = line
  followed.by.length = 0
}

const worths = new Uint8Array(256)

/**
 * Keeps the candidates for which `worth`, from 0 to NONE, is least. What that worth stands for is noted if it left others out: the one
 * preference there is, or the one of its number. (The last number has none, and leaves nothing out.)
 */
function keepLeast(worth: (area: AreaId) => number, preferences: readonly Preference[]): void {
  const { count, areas } = candidates
  if (count < 2) return
  let least = NONE
  for (let i = 0; i < count; i++) {
    worths[i] = worth(areas[i])
    least = Math.min(least, worths[i])
  }
  let kept = 0
  for (let i = 0; i < count; i++) if (worths[i] === least) areas[kept++] = areas[i]
  if (kept === count) return
  candidates.count = kept
  followed.by.push(preferences.length === 1 ? preferences[0] : preferences[least])
}

/** [2024:12] [2021:18.2] First priority of the basic side: one counter-attack, where it cuts an army off if there is a choice. */
export function counterAttackCandidates(s: State): void {
  const anyOwner = s.settings[FRONT_CARDS] === 1
  follow('counter-attack')
  const { contested } = s.content
  const { control, attacked } = s
  for (let i = 0; i < contested.length; i++) {
    const area = contested[i]
    if (control[area] === 0 || attacked[area] === 1) continue
    if (whyNotCounterAttack(s, area, anyOwner) === no.ALLOWED) propose(area)
  }
  if (s.settings[FRONT_CARDS] === 0) keepLeast((area) => (cutsOffArmy(s, area) ? 0 : 1), CUTTING_OFF)
  else keepLeast((area) => damage(s, area), DAMAGES)
}

const CUTTING_OFF: readonly Preference[] = ['cuts-off-army']
const DAMAGES: readonly Preference[] = ['cuts-off-army', 'objective', 'holds-supplies', 'rail']
const NEARNESS: readonly Preference[] = ['nearest-to-army']
const FORTS: readonly Preference[] = ['fortified']
const STRONG_POINTS: readonly Preference[] = ['fortified', 'objective']

/** Advanced side (reconstructed): cutting off an army before an objective, before supplies, before rail. */
function damage(s: State, area: AreaId): number {
  if (cutsOffArmy(s, area)) return 0
  if (s.content.medals[area] > 0) return 1
  if (totalInArea(s, area) > 0) return 2
  return s.rail[area] === 1 ? 3 : 4
}

const toArmy = new Uint8Array(256)
const toCity = new Uint8Array(256)

/** [2024:12] Second and third priority of the basic side. Empty when there is no valid place. */
export function placementCandidates(s: State): void {
  const objectives = s.content.objectives[s.active]
  follow('objective')
  for (let i = 0; i < objectives.length; i++) if (whyNotPlaceMarker(s, objectives[i], true) === no.ALLOWED) propose(objectives[i])
  if (candidates.count === 0) nearestPlaces(s)
  keepLeast((area) => distanceToArmy(s, area), NEARNESS)
  keepLeast((area) => 1 - s.bunker[area], FORTS)
}

/** The valid places nearest to the city that the Front card protects; the areas come in the order of their distance to it. */
function nearestPlaces(s: State): void {
  const { landCount, distance } = s.content
  const areas = s.content.nearestToFront[s.active]
  const city = s.content.frontVictoryArea[s.active]
  let nearest = NONE
  follow('near-victory-area')
  for (let i = 0; i < areas.length; i++) {
    const far = distance[city * landCount + areas[i]]
    if (far > nearest) return
    if (whyNotPlaceMarker(s, areas[i], true) !== no.ALLOWED) continue
    nearest = far
    propose(areas[i])
  }
}

/**
 * Advanced side (reconstructed): on the shortest way of the own colour from the most advanced army of the colour (or from each of them, if
 * several are as near) to its victory city, the first fortified area, else the first objective, else the area nearest to the
 * army; if that way is full, a free neighbour of the city.
 */
export function advancedPlacementCandidates(s: State): void {
  const city = s.content.frontVictoryArea[s.active]
  follow('path-to-victory-area')
  ownDistances(s, [city], toCity)
  const armies = Array.from(s.content.armiesOf[s.active], (army) => s.armyArea[army])
  ownDistances(s, armies, toArmy)
  for (const area of s.content.contested) {
    // No way by this area is shorter than that of the army which is nearest to the city.
    const isOnTheWay = toCity[area] + toArmy[area] === toArmy[city]
    if (isOnTheWay && whyNotPlaceMarker(s, area, false) === no.ALLOWED) propose(area)
  }
  keepLeast((area) => (s.bunker[area] === 1 ? 0 : s.content.medals[area] > 0 ? 1 : 2), STRONG_POINTS)
  keepLeast((area) => toArmy[area], NEARNESS)
  if (candidates.count > 0) return
  follow('near-victory-area')
  const { start, area: neighbours } = s.content.land
  for (let i = start[city]; i < start[city + 1]; i++) {
    if (whyNotPlaceMarker(s, neighbours[i], false) === no.ALLOWED) propose(neighbours[i])
  }
}

/** Distances from the nearest of some areas over lines of the active player's colour, whoever holds the areas. */
function ownDistances(s: State, from: readonly number[], distance: Uint8Array): void {
  const { start, area } = s.content.roads[s.active]
  const reached = [...from]
  distance.fill(NONE)
  for (const source of from) distance[source] = 0
  for (const at of reached) {
    for (let i = start[at]; i < start[at + 1]; i++) {
      if (distance[area[i]] !== NONE) continue
      distance[area[i]] = distance[at] + 1
      reached.push(area[i])
    }
  }
}
