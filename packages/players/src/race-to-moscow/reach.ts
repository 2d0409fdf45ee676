import { AMMO, ARMOR, type Content, FUEL, floodOwn, HALTED, NONE, type State, wipe } from '@railhead/race-to-moscow/inside'
import { within } from './appetite.ts'

/** How far an army group's armies are from everywhere, counted in eighths of a field army's step. */

export const FAR = 250
const MOST = 256

/** One step of a field army, of an armored army on its way. */
const FIELD_STEP = 8
const ARMORED_STEP = 4
/** What stands in the way. */
const PURSUIT = 1
const BUNKER = 3
const MARKER = 6
const ARMORED_MARKER = 8
/** Added to a fight for which an army has too little ammo. */
const SHORT_OF_AMMO: readonly number[] = [16, 10, 3, 0]
/** Added before an armored army can go at all. */
const SHORT_OF_FUEL: readonly number[] = [24, 10, 3, 0]
const HALT = 20
const CUT_OFF = 10

const queue = new Uint8Array(MOST * 8)
const carrier = new Uint8Array(MOST)
const inQueue = new Uint8Array(MOST)

/** By area: the least cost of any army of the group. */
export const cost = new Uint8Array(MOST)
/** By area: 1 where a chain leads to a supply base. */
export const linked = new Uint8Array(MOST)

/** Fills `cost` and `linked` for the seat. */
export function measure(s: State, seat: number): void {
  const { content, control } = s
  const { areaCount, landCount, armiesOf, armyArmored, baseOf, frontlineOf } = content
  wipe(linked, areaCount)
  floodOwn(s, seat, baseOf[seat], control, seat + 1, linked)
  floodOwn(s, seat, frontlineOf[seat], control, seat + 1, linked)
  for (let area = 0; area < landCount; area++) {
    cost[area] = FAR
    inQueue[area] = 0
  }
  let tail = 0
  const armies = armiesOf[seat]
  for (let i = 0; i < armies.length; i++) {
    const army = armies[i]
    const area = s.armyArea[army]
    if (area === NONE) continue
    let start = 0
    if (armyArmored[army] === 1) start += shortage(SHORT_OF_FUEL, within(s, army, FUEL))
    if (s.armyFlags[army] & HALTED) start += HALT
    if (linked[area] === 0) start += CUT_OFF
    cost[area] = start
    carrier[area] = army
    inQueue[area] = 1
    queue[tail++] = area
  }
  spread(s, seat, tail)
}

const shortage = (table: readonly number[], amount: number): number => table[amount > 3 ? 3 : amount]

/** Label-correcting: the map is small and costs are few. */
function spread(s: State, seat: number, waiting: number): void {
  const { start, area: neighbours } = s.content.roads[seat]
  const bit = 1 << seat
  const { control } = s
  const { colours } = s.content
  let head = 0
  let tail = waiting
  while (head < tail && tail < queue.length - 8) {
    const at = queue[head++]
    inQueue[at] = 0
    const army = carrier[at]
    const base = cost[at]
    for (let i = start[at]; i < start[at + 1]; i++) {
      const next = neighbours[i]
      const owner = control[next]
      if ((colours[next] & bit) === 0 || (owner !== 0 && owner !== seat + 1)) continue
      const total = base + stepCost(s, army, next, owner)
      if (total >= cost[next]) continue
      cost[next] = total
      carrier[next] = army
      if (inQueue[next] === 1) continue
      inQueue[next] = 1
      queue[tail++] = next
    }
  }
}

function stepCost(s: State, army: number, area: number, owner: number): number {
  const step = s.content.armyArmored[army] === 1 ? ARMORED_STEP : FIELD_STEP
  if (owner !== 0) return step
  const marker = s.soviet[area]
  if (marker === 0 && s.bunker[area] === 0) return step + PURSUIT
  const ammo = within(s, army, AMMO)
  return (
    step +
    (marker === 0 ? PURSUIT : (marker === ARMOR ? ARMORED_MARKER : MARKER) + shortage(SHORT_OF_AMMO, ammo)) +
    (s.bunker[area] === 1 ? BUNKER + (ammo === 0 ? SHORT_OF_AMMO[0] : 0) : 0)
  )
}

const steps = new Map<Content, readonly Uint8Array[]>()

/** By seat and area: steps over lines of its colour to its nearest victory area, whatever stands in between. */
export function stepsToCity(content: Content): readonly Uint8Array[] {
  const known = steps.get(content)
  if (known !== undefined) return known
  const found = content.roads.map(({ start, area }, seat) => {
    const far = new Uint8Array(MOST).fill(FAR)
    const waiting = [...content.victoryAreas].filter((city) => content.colours[city] & (1 << seat))
    for (const city of waiting) far[city] = 0
    for (const at of waiting) {
      for (let i = start[at]; i < start[at + 1]; i++) {
        if (far[area[i]] !== FAR) continue
        far[area[i]] = far[at] + 1
        waiting.push(area[i])
      }
    }
    return far
  })
  steps.set(content, found)
  return found
}

/** By area of the group: lines to the nearest of its armies through areas of its own; FAR where there is no way. */
export const legs = new Uint8Array(MOST)

/** Fills `legs` for the seat. */
export function measureLegs(s: State, seat: number): void {
  const { start, area: neighbours } = s.content.roads[seat]
  const { control } = s
  const armies = s.content.armiesOf[seat]
  legs.fill(FAR, 0, s.content.landCount)
  let tail = 0
  for (let i = 0; i < armies.length; i++) {
    const area = s.armyArea[armies[i]]
    if (area === NONE || legs[area] === 0) continue
    legs[area] = 0
    queue[tail++] = area
  }
  for (let head = 0; head < tail; head++) {
    const at = queue[head]
    for (let i = start[at]; i < start[at + 1]; i++) {
      const next = neighbours[i]
      if (control[next] !== seat + 1 || legs[next] !== FAR) continue
      legs[next] = legs[at] + 1
      queue[tail++] = next
    }
  }
}
