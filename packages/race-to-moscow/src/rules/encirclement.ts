import { AXIS_SEATS, GRAY, NONE, SEAT_NAMES } from '../constants.ts'
import type { Adjacency } from '../content/adjacency.ts'
import type { AreaId } from '../ids.ts'
import { AIR_MARKER, FIRST, FLEET_BLOCKS, SEA_CHAIN, SECOND, SOVIET_PLAYER } from '../settings.ts'
import { SOVIET_ENCIRCLED, type State } from '../state.ts'
import { checkVictory, placeControl } from './capture.ts'
import { takeSoviet, useAirSupportOnSoviet } from './decks.ts'
import { wipe } from './map.ts'

/**
 * [2024:8.2] [2021:9] Encirclement: uncontrolled areas that cannot trace a chain of uncontrolled areas to an uncontrolled
 * Victory area, by lines of any colour or by sea.
 */

const free = new Uint8Array(256)
const queue = new Uint8Array(256)

/** Which seas carry a chain of communication. */
type Seas = 'none' | 'baltic' | 'all'

/**
 * Marks every area, land or sea, through which the Soviets are in communication with a Victory area. By sea [2021:9] from any harbour to
 * any other; [2024:8.2] in the north only, and with Leningrad only.
 */
export function traceCommunication(s: State, reached: Uint8Array): void {
  const allSeas = s.settings[SEA_CHAIN] === SECOND
  const { frontVictoryArea } = s.content
  wipe(reached, s.content.areaCount)
  // Leningrad comes first: its chains may go by sea, and nothing that is reached is gone through again.
  for (let seat = 0; seat < frontVictoryArea.length; seat++) {
    if (s.control[frontVictoryArea[seat]] !== 0) continue
    spread(s, reached, frontVictoryArea[seat], allSeas ? 'all' : seat === GRAY ? 'baltic' : 'none')
  }
}

/** From the city on to whatever is in communication with it. */
function spread(s: State, reached: Uint8Array, city: AreaId, seas: Seas): void {
  const { landCount, harbourSea, baltic, land, sea, harbours } = s.content
  const { control } = s
  const fleet = s.fleet[0]
  // [2021:10] The fleet blocks the sea area where it is; [2024:8.3] only the harbours there.
  const closed = s.settings[FLEET_BLOCKS] === SECOND ? fleet : NONE
  let head = 0
  let tail = 0
  reached[city] = 1
  queue[tail++] = city
  while (head < tail) {
    const at = queue[head++]
    if (at < landCount) {
      for (let i = land.start[at]; i < land.start[at + 1]; i++) {
        const next = land.area[i]
        if (reached[next] !== 0 || control[next] !== 0) continue
        reached[next] = 1
        queue[tail++] = next
      }
      const port = harbourSea[at]
      if (port === NONE || port === fleet || reached[port] !== 0) continue
      if (seas === 'none' || (seas === 'baltic' && baltic[port] === 0)) continue
      reached[port] = 1
      queue[tail++] = port
    } else {
      for (let i = sea.start[at]; i < sea.start[at + 1]; i++) {
        const next = sea.area[i]
        if (reached[next] !== 0 || next === closed) continue
        reached[next] = 1
        queue[tail++] = next
      }
      if (at === fleet) continue
      for (let i = harbours.start[at]; i < harbours.start[at + 1]; i++) {
        const next = harbours.area[i]
        if (reached[next] !== 0 || control[next] !== 0) continue
        reached[next] = 1
        queue[tail++] = next
      }
    }
  }
}

/**
 * Are all uncontrolled areas in communication by land with the same Victory area? Then nothing is encircled, which is so after nearly every
 * movement; and it is found sooner than by a search, in one pass from the city outwards and a few more looks.
 */
export function areAllLinked(s: State): boolean {
  const { frontVictoryArea } = s.content
  for (let seat = 0; seat < frontVictoryArea.length; seat++)
    if (s.control[frontVictoryArea[seat]] === 0) return areAllLinkedTo(s, seat)
  return false
}

/** To the Victory area of the seat's Front card. */
function areAllLinkedTo(s: State, seat: number): boolean {
  const areas = s.content.nearestToFront[seat]
  const nearer = s.content.towardsFront[seat]
  const { control } = s
  let waiting = 0
  // The first of them is the city.
  free[areas[0]] = 1
  for (let i = 1; i < areas.length; i++) {
    const area = areas[i]
    free[area] = 0
    if (control[area] !== 0) continue
    if (isFreeNextTo(nearer, area)) free[area] = 1
    else queue[waiting++] = area
  }
  return doAllJoin(s.content.land, waiting)
}

/** The first `waiting` areas of the queue have no shortest way: does each of them find a neighbour that has any? */
function doAllJoin(land: Adjacency, waiting: number): boolean {
  let left = waiting
  while (left > 0) {
    const before = left
    left = 0
    for (let i = 0; i < before; i++) {
      if (isFreeNextTo(land, queue[i])) free[queue[i]] = 1
      else queue[left++] = queue[i]
    }
    if (left === before) return false
  }
  return true
}

function isFreeNextTo({ start, area: neighbours }: Adjacency, area: AreaId): boolean {
  for (let i = start[area]; i < start[area + 1]; i++) if (free[neighbours[i]] === 1) return true
  return false
}

/** Who gets an encircled area: its colour's player; of two colours the active player's, else the first in turn order who plays. */
function newOwner(s: State, area: AreaId): number {
  const seats = [s.active, ...playing(s), ...SEATS]
  return seats.find((seat) => s.content.colours[area] & (1 << seat)) ?? s.active
}

const SEATS: readonly number[] = Array.from({ length: AXIS_SEATS }, (_, seat) => seat)
const playing = (s: State): Uint8Array => s.order.subarray(0, s.players[0])

/** Takes every encircled area, which may end the game: for the active player before the others. */
export function resolveEncirclement(s: State): void {
  if (areAllLinked(s)) return
  traceCommunication(s, free)
  let taken = false
  for (const area of s.content.contested) {
    if (s.control[area] !== 0 || free[area] !== 0) continue
    const owner = newOwner(s, area)
    if (s.soviet[area] !== 0) takeEncircledCard(s)
    s.tell?.({ type: 'area-encircled', seat: SEAT_NAMES[owner], area: s.content.areaIds[area], marker: s.soviet[area] !== 0 })
    placeControl(s, owner, area)
    taken = true
  }
  if (taken) [s.active, ...playing(s)].some((seat) => checkVictory(s, seat, NONE))
}

/** [2024:8.2] For each encircled marker the active player takes the top Soviet card face down; not with a Soviet player [2024:14.7]. */
function takeEncircledCard(s: State): void {
  if (s.settings[SOVIET_PLAYER] === 1) return
  const card = takeSoviet(s, 0)
  if (card === NONE) return
  s.sovietPlace[card] = SOVIET_ENCIRCLED + s.active
  // [2024:9.1] Drawn is drawn; [2021:15] the card was not revealed, so the markers stay on the deck.
  if (s.settings[AIR_MARKER] === FIRST) useAirSupportOnSoviet(s)
  s.tell?.({ type: 'card-encircled', seat: SEAT_NAMES[s.active] })
}
