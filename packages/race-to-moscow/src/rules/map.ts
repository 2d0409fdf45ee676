import { NONE } from '../constants.ts'
import type { AreaId, LineId } from '../ids.ts'
import * as no from '../reasons.ts'
import type { State } from '../state.ts'

/** Questions about the map that many rules ask. */

/** The army that stands in an area, or NONE. */
export function armyAt(s: State, area: AreaId): number {
  const areas = s.armyArea
  for (let army = 0; army < areas.length; army++) if (areas[army] === area) return army
  return NONE
}

export const controls = (s: State, seat: number, area: AreaId): boolean => s.control[area] === seat + 1

/** The first land area that nothing speaks against, or NONE. */
export function firstArea(s: State, whyNot: (s: State, area: AreaId) => no.Why): AreaId {
  for (let area = 0; area < s.content.landCount; area++) if (whyNot(s, area) === no.ALLOWED) return area
  return NONE
}

/** All of them, in their order. */
export function forEachArea(s: State, whyNot: (s: State, area: AreaId) => no.Why, visit: (area: AreaId) => void): void {
  for (let area = 0; area < s.content.landCount; area++) if (whyNot(s, area) === no.ALLOWED) visit(area)
}

/** Does the seat take a turn in this game? */
export function isPlaying(s: State, seat: number): boolean {
  for (let i = 0; i < s.players[0]; i++) if (s.order[i] === seat) return true
  return false
}

/** The colour of the line lets the seat use it [2024:4]. */
export const lineOpenTo = (s: State, seat: number, line: LineId): boolean => (s.content.lineColours[line] & (1 << seat)) !== 0

/** The line between two areas, or NONE: no two are joined twice. */
export function lineBetween(s: State, a: number, b: number): number {
  const { start, area, line } = s.content.land
  for (let i = start[a]; i < start[a + 1]; i++) if (area[i] === b) return line[i]
  return NONE
}

/** Adjacent by a line of any colour, red ones too [2024:12]. */
export function isNextTo(s: State, area: AreaId, test: (s: State, neighbour: number) => boolean): boolean {
  const { start, area: neighbours } = s.content.land
  for (let i = start[area]; i < start[area + 1]; i++) if (test(s, neighbours[i])) return true
  return false
}

/** Wipes the first `count` marks. A loop, since `fill` is made for long arrays and takes several times as long with so few. */
export function wipe(marks: Uint8Array, count: number): void {
  for (let i = 0; i < count; i++) marks[i] = 0
}

const queue = new Uint8Array(256)

/**
 * Marks in `reached` (one byte an area) all areas that are linked to `from` by lines open to the seat through areas of
 * its own that pass `through`. `from` itself counts only if it passes.
 */
export function floodOwn(s: State, seat: number, from: AreaId, through: Uint8Array, wanted: number, reached: Uint8Array): void {
  if (from === NONE || reached[from] !== 0 || s.control[from] !== seat + 1 || through[from] !== wanted) return
  const { start, area } = s.content.roads[seat]
  const { control } = s
  let head = 0
  let tail = 0
  reached[from] = 1
  queue[tail++] = from
  while (head < tail) {
    const at = queue[head++]
    for (let i = start[at]; i < start[at + 1]; i++) {
      const next = area[i]
      if (reached[next] !== 0 || control[next] !== seat + 1 || through[next] !== wanted) continue
      reached[next] = 1
      queue[tail++] = next
    }
  }
}

/** Is an army in the area or next to it, by lines of any colour? */
export function isBesideArmy(s: State, area: AreaId): boolean {
  const { distance, landCount } = s.content
  for (let army = 0; army < s.armyArea.length; army++) {
    const at = s.armyArea[army]
    if (at !== NONE && distance[area * landCount + at] <= 1) return true
  }
  return false
}

/** Lines of any colour to the nearest army; NONE when there is no way, or no army. */
export function distanceToArmy(s: State, area: AreaId): number {
  const { distance, landCount } = s.content
  let least = NONE
  for (let army = 0; army < s.armyArea.length; army++) {
    const at = s.armyArea[army]
    if (at !== NONE) least = Math.min(least, distance[area * landCount + at])
  }
  return least
}
