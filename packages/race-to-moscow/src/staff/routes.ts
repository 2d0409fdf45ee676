import { NONE } from '../constants.ts'
import { controls, lineOpenTo } from '../rules/map.ts'
import type { State } from '../state.ts'

/** For each area the next one on a shortest way to `to` along own lines, NONE where there is none; `legs` counts the lines. */
export interface Routes {
  readonly next: Uint8Array
  readonly legs: Uint8Array
}

/**
 * Ways to an area through areas of the active player, over lines that still take a vehicle. Whether a truck or a train goes there,
 * and what it may carry, is left to the rules.
 */
export function routesTo(s: State, to: number): Routes {
  const { start, area, line } = s.content.land
  const next = new Uint8Array(256).fill(NONE)
  const legs = new Uint8Array(256).fill(NONE)
  const queue = [to]
  legs[to] = 0
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head]
    for (let i = start[at]; i < start[at + 1]; i++) {
      const from = area[i]
      const full = s.lineTruck[line[i]] !== 0 && s.lineTrain[line[i]] !== 0
      if (legs[from] !== NONE || full || !lineOpenTo(s, s.active, line[i]) || !controls(s, s.active, from)) continue
      legs[from] = legs[at] + 1
      next[from] = at
      queue.push(from)
    }
  }
  return { next, legs }
}

/** The areas from there to the end, both included. */
export function wayFrom({ next }: Routes, from: number): number[] {
  const way = [from]
  for (let at = next[from]; at !== NONE; at = next[at]) way.push(at)
  return way
}
