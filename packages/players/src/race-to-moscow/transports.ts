import {
  ALLOWED,
  amounts,
  capacityOf,
  FOOD,
  HALTED,
  KINDS,
  markConnected,
  NONE,
  placeLimit,
  placing,
  roomIn,
  type State,
  TRAIN,
  TRUCK,
  totalInArea,
  whyNotLine,
  whyNotVehicle,
} from '@railhead/race-to-moscow/inside'
import { mixFor, within } from './appetite.ts'
import { legs, measureLegs } from './reach.ts'

/** Chains of trucks and trains that bring supplies to an army, or nearer to it. */

const MOST = 256
const UNREACHED = 255

const legsTo = new Uint8Array(MOST)
const next = new Uint8Array(MOST)
const lineOf = new Uint8Array(MOST)
const queue = new Uint8Array(MOST)

/** What a chain is: the choices that carry it out, two for each vehicle. */
export type Chain = readonly number[]

/** Lines on which a vehicle of some kind could still go, backwards from the army: `next` and `lineOf` lead to it. */
function routesTo(s: State, seat: number, to: number): void {
  const { start, area, line } = s.content.roads[seat]
  legsTo.fill(UNREACHED, 0, s.content.landCount)
  legsTo[to] = 0
  queue[0] = to
  let tail = 1
  for (let head = 0; head < tail; head++) {
    const at = queue[head]
    for (let i = start[at]; i < start[at + 1]; i++) {
      const from = area[i]
      if (legsTo[from] !== UNREACHED || s.control[from] !== seat + 1 || vehicleFor(s, line[i], from, at) === NONE) continue
      legsTo[from] = legsTo[at] + 1
      next[from] = at
      lineOf[from] = line[i]
      queue[tail++] = from
    }
  }
}

/** A train where one can run, for it carries more and trucks go anywhere. `markConnected` has been called. */
function vehicleFor(s: State, line: number, from: number, to: number): number {
  if (s.trains[s.active] > 0 && whyNotLine(s, line, from, to, TRAIN) === ALLOWED) return TRAIN
  return s.trucks[s.active] > 0 && whyNotLine(s, line, from, to, TRUCK) === ALLOWED ? TRUCK : NONE
}

const has = new Uint8Array(KINDS)
const there = new Uint8Array(KINDS)
const mix = new Uint8Array(KINDS)

/**
 * All chains that end with or nearer to an army of the seat. The action has begun. From every store, along the shortest way, as far as this
 * action's vehicles go.
 */
export function chains(s: State, seat: number): Chain[] {
  const found: Chain[] = []
  const { armiesOf, enterable } = s.content
  const left = placeLimit(s) - s.transport.trains - s.transport.trucks
  if (left === 0) return found
  markConnected(s)
  measureLegs(s, seat)
  for (const army of armiesOf[seat]) {
    const at = s.armyArea[army]
    if (at === NONE || s.control[at] !== seat + 1) continue
    routesTo(s, seat, at)
    for (const from of enterable[seat]) {
      if (s.control[from] !== seat + 1 || legsTo[from] === 0 || legsTo[from] === UNREACHED || totalInArea(s, from) === 0) continue
      const chain = chainFrom(s, army, from, left)
      if (chain.length > 0 && isNearer(from, way[chain.length / 2])) found.push(chain)
    }
  }
  return found
}

/** A chain that does not come to an army ends nearer to one than it began: nothing is carried away from those who could use it. */
const isNearer = (from: number, to: number): boolean => legs[to] === 0 || legs[to] < legs[from]

const way = new Uint8Array(MOST)
const by = new Uint8Array(MOST)
const limit = new Uint8Array(MOST)

function chainFrom(s: State, army: number, from: number, most: number): Chain {
  let trains = whyNotVehicle(s, TRAIN) === ALLOWED ? s.trains[s.active] : 0
  let trucks = s.trucks[s.active]
  let length = 0
  way[0] = from
  for (let at = from; legsTo[at] > 0 && length < most; at = next[at]) {
    let vehicle = vehicleFor(s, lineOf[at], at, next[at])
    if (vehicle === TRAIN && trains === 0) vehicle = TRUCK
    if (vehicle === TRUCK && (trucks === 0 || s.lineTruck[lineOf[at]] !== 0)) break
    const room = Math.min(capacityOf(s, vehicle), roomIn(s, next[at]), length === 0 ? UNREACHED : limit[length - 1])
    if (room === 0) break
    if (vehicle === TRAIN) trains--
    else trucks--
    limit[length] = room
    by[length++] = vehicle
    way[length] = next[at]
  }
  return loaded(s, army, length)
}

/** What a smaller vehicle cannot take on stays where it was unloaded. */
function loaded(s: State, army: number, length: number): Chain {
  const chain: number[] = []
  const from = way[0]
  for (let kind = 0; kind < KINDS; kind++) {
    has[kind] = within(s, army, kind)
    there[kind] = s.supply[from * KINDS + kind]
  }
  for (let leg = 0; leg < length; leg++) {
    if (mixFor(s, army, has, there, limit[leg], false, mix) === 0) return chain
    chain.push(placing(s, by[leg], way[leg], way[leg + 1]), amounts(mix[0], mix[1], mix[2]))
    // Food for a halted army on the way is eaten there.
    const met = armyIn(s, way[leg + 1])
    if (leg + 1 < length && met !== NONE && s.armyFlags[met] & HALTED && mix[FOOD] > 0) return chain
  }
  return chain
}

function armyIn(s: State, area: number): number {
  for (let army = 0; army < s.armyArea.length; army++) if (s.armyArea[army] === area) return army
  return NONE
}
