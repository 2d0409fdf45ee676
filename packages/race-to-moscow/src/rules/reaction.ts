import { AXIS_SEATS, NONE } from '../constants.ts'
import * as no from '../reasons.ts'
import { FRONT_CARDS, SOVIET_PLAYER, WINTER_COUNTER_ATTACKS } from '../settings.ts'
import type { State } from '../state.ts'
import { armyAt, distances, floodOwn, isNextTo, isPlaying } from './map.ts'

/** [2024:12] [2021:18] What the Soviets may do: targets of counter-attacks, places for markers, and what the Front cards prefer. */

/** [2024:12] The player to the left: gray of white, white of brown, brown of gray; absent players are passed over. */
export function leftOf(s: State, seat: number): number {
  let left = seat
  do left = (left + AXIS_SEATS - 1) % AXIS_SEATS
  while (!isPlaying(s, left))
  return left
}

export const poolSize = (s: State): number => s.pool[0] + s.pool[1]

const isStartingArea = (s: State, area: number): boolean => s.content.startArmy[area] !== NONE
const hasArmy = (s: State, area: number): boolean => armyAt(s, area) !== NONE
/** Uncontrolled, or (in the area of an absent group) with a Soviet marker. */
const isSoviet = (s: State, area: number): boolean => s.control[area] === 0 || s.soviet[area] !== 0
const hasSovietMarker = (s: State, area: number): boolean => s.soviet[area] !== 0

/**
 * [2024:12] [2021:18.1] Why the Control marker cannot be removed. `anyOwner` is for the advanced Front cards and the Soviet player, who
 * attack the active player too.
 */
export function whyNotCounterAttack(s: State, area: number, anyOwner: boolean): number {
  const owner = s.control[area] - 1
  if (owner < 0) return no.NOT_A_COUNTER_ATTACK_TARGET
  if (s.content.printedOwner[area] !== 0) return no.PRINTED_SYMBOL
  if (!isPlaying(s, owner)) return no.NOT_A_COUNTER_ATTACK_TARGET
  // Another player's marker; alone, one's own.
  if (!anyOwner && owner === s.active && s.players[0] > 1) return no.OWN_MARKER_NOT_TARGET
  if (!isNextTo(s, area, isSoviet)) return no.NOT_NEXT_TO_UNCONTROLLED
  // [2024:13.4] In the snow neither armies nor starting areas shield.
  if (s.settings[WINTER_COUNTER_ATTACKS] === 1 && s.content.winter[area] === 1) return no.ALLOWED
  if (isStartingArea(s, area) || isNextTo(s, area, isStartingArea)) return no.SHIELDED_BY_STARTING_AREA
  if (hasArmy(s, area) || isNextTo(s, area, hasArmy)) return no.SHIELDED_BY_ARMY
  return no.ALLOWED
}

/** [2024:12] Why no marker may be placed: controlled or printed, taken already, or not next to a Soviet marker where that is asked. */
export function whyNotPlaceMarker(s: State, area: number, besideMarker: boolean): number {
  if (s.content.printedOwner[area] !== 0) return no.PRINTED_SYMBOL
  if (s.control[area] !== 0) return no.AREA_CONTROLLED
  if (s.soviet[area] !== 0) return no.HAS_SOVIET_MARKER
  if (besideMarker && !isNextTo(s, area, hasSovietMarker)) return no.NOT_NEXT_TO_SOVIET_MARKER
  return no.ALLOWED
}

const linked = new Uint8Array(256)

/** Would losing the area cut an army of its owner, linked until now, off from its supply bases? */
function cutsOffArmy(s: State, area: number): boolean {
  const seat = s.control[area] - 1
  const before = armiesLinked(s, seat)
  s.control[area] = 0
  const after = armiesLinked(s, seat)
  s.control[area] = seat + 1
  return after < before
}

function armiesLinked(s: State, seat: number): number {
  linked.fill(0)
  floodOwn(s, seat, s.content.baseOf[seat], s.control, seat + 1, linked)
  floodOwn(s, seat, s.content.frontlineOf[seat], s.control, seat + 1, linked)
  let count = 0
  for (let army = 0; army < s.armyArea.length; army++) {
    if (s.content.armySeat[army] === seat && s.armyArea[army] !== NONE && linked[s.armyArea[army]] === 1) count++
  }
  return count
}

/** Areas that the Front card leaves to choose from; more than one is decided by the player to the left. */
export const candidates: number[] = []

/** Keeps the candidates for which `worth` is least. */
function keepLeast(worth: (area: number) => number): void {
  if (candidates.length < 2) return
  let least = Number.POSITIVE_INFINITY
  for (const area of candidates) least = Math.min(least, worth(area))
  let kept = 0
  for (const area of candidates) if (worth(area) === least) candidates[kept++] = area
  candidates.length = kept
}

/** [2024:12] [2021:18.2] First priority of the basic side: one counter-attack, where it cuts an army off if there is a choice. */
export function counterAttackCandidates(s: State): void {
  const anyOwner = s.settings[FRONT_CARDS] === 1 || s.settings[SOVIET_PLAYER] === 1
  candidates.length = 0
  for (let area = 0; area < s.content.landCount; area++) {
    if (s.control[area] === 0 || s.attacked[area] === 1) continue
    if (whyNotCounterAttack(s, area, anyOwner) === no.ALLOWED) candidates.push(area)
  }
  if (candidates.length < 2) return
  if (s.settings[FRONT_CARDS] === 0) keepLeast((area) => (cutsOffArmy(s, area) ? 0 : 1))
  else keepLeast((area) => damage(s, area))
}

/** Advanced side (reconstructed): cutting off an army before an objective, before supplies, before rail. */
function damage(s: State, area: number): number {
  if (cutsOffArmy(s, area)) return 0
  if (s.content.medals[area] > 0) return 1
  if (s.supply[area * 3] + s.supply[area * 3 + 1] + s.supply[area * 3 + 2] > 0) return 2
  return s.rail[area] === 1 ? 3 : 4
}

const toArmy = new Uint8Array(256)
const toCity = new Uint8Array(256)

/** [2024:12] Second and third priority of the basic side. Empty when there is no valid place. */
export function placementCandidates(s: State): void {
  const bit = 1 << s.active
  candidates.length = 0
  for (let area = 0; area < s.content.landCount; area++) {
    if (s.content.medals[area] === 0 || (s.content.colours[area] & bit) === 0) continue
    if (whyNotPlaceMarker(s, area, true) === no.ALLOWED) candidates.push(area)
  }
  if (candidates.length === 0) {
    const city = s.content.frontVictoryArea[s.active]
    distances(s, [city], toCity)
    for (let area = 0; area < s.content.landCount; area++)
      if (whyNotPlaceMarker(s, area, true) === no.ALLOWED) candidates.push(area)
    keepLeast((area) => toCity[area])
  }
  if (candidates.length < 2) return
  distances(s, s.armyArea, toArmy)
  keepLeast((area) => toArmy[area])
  keepLeast((area) => 1 - s.bunker[area])
}

/**
 * Advanced side (reconstructed): on the shortest way of the own colour from the most advanced army of the colour (or from each of them, if
 * several are as near) to its victory city, the first fortified area, else the first objective, else the area nearest to the
 * army; if that way is full, a free neighbour of the city.
 */
export function advancedPlacementCandidates(s: State): void {
  const city = s.content.frontVictoryArea[s.active]
  candidates.length = 0
  ownDistances(s, [city], toCity)
  const length = findMostAdvanced(s)
  ownDistances(s, mostAdvanced, toArmy)
  for (let area = 0; area < s.content.landCount; area++) {
    if (toCity[area] === NONE || toArmy[area] === NONE || toCity[area] + toArmy[area] !== length) continue
    if (whyNotPlaceMarker(s, area, false) === no.ALLOWED) candidates.push(area)
  }
  keepLeast((area) => (s.bunker[area] === 1 ? 0 : s.content.medals[area] > 0 ? 1 : 2))
  keepLeast((area) => toArmy[area])
  if (candidates.length > 0) return
  const { start, area: neighbours } = s.content.land
  for (let i = start[city]; i < start[city + 1]; i++) {
    if (whyNotPlaceMarker(s, neighbours[i], false) === no.ALLOWED) candidates.push(neighbours[i])
  }
}

/** Where the active player's armies stand that are nearest to the city. */
const mostAdvanced: number[] = []

/** Answers how far they are from it. */
function findMostAdvanced(s: State): number {
  let least = NONE
  mostAdvanced.length = 0
  for (let army = 0; army < s.armyArea.length; army++) {
    const area = s.armyArea[army]
    if (s.content.armySeat[army] !== s.active || area === NONE || toCity[area] > least) continue
    if (toCity[area] < least) mostAdvanced.length = 0
    least = toCity[area]
    mostAdvanced.push(area)
  }
  return least
}

const queue = new Uint8Array(256)

/** Distances from the nearest of some areas over lines of the active player's colour, whoever holds the areas. */
function ownDistances(s: State, from: readonly number[], distance: Uint8Array): void {
  const { start, area, line } = s.content.land
  const bit = 1 << s.active
  let head = 0
  let tail = 0
  distance.fill(NONE)
  for (const source of from) {
    distance[source] = 0
    queue[tail++] = source
  }
  while (head < tail) {
    const at = queue[head++]
    for (let i = start[at]; i < start[at + 1]; i++) {
      if (distance[area[i]] !== NONE || (s.content.lineColours[line[i]] & bit) === 0) continue
      distance[area[i]] = distance[at] + 1
      queue[tail++] = area[i]
    }
  }
}
