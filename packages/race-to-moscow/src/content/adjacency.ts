import { NONE } from '../constants.ts'

/** Neighbours of a node `n`: entries `start[n]` up to `start[n + 1]` of `area` (who) and `line` (by which line). */
export interface Adjacency {
  readonly start: Uint16Array
  readonly area: Uint8Array
  readonly line: Uint8Array
}

/** Steps between any two of the first `count` nodes. */
export function distancesOver({ start, area }: Adjacency, count: number): Uint8Array {
  const distance = new Uint8Array(count * count).fill(NONE)
  for (let from = 0; from < count; from++) {
    const row = distance.subarray(from * count, (from + 1) * count)
    const queue = [from]
    row[from] = 0
    for (const at of queue) {
      for (let i = start[at]; i < start[at + 1]; i++) {
        if (row[area[i]] !== NONE) continue
        row[area[i]] = row[at] + 1
        queue.push(area[i])
      }
    }
  }
  return distance
}

export interface Link {
  readonly from: number
  readonly to: number
  readonly line: number
}

export function adjacency(nodes: number, links: readonly Link[]): Adjacency {
  const sorted = links.toSorted((one, other) => one.from - other.from || one.to - other.to)
  const start = new Uint16Array(nodes + 1)
  for (const link of sorted) start[link.from + 1] = (start[link.from + 1] as number) + 1
  for (let node = 0; node < nodes; node++) start[node + 1] = (start[node + 1] as number) + (start[node] as number)
  return { start, area: Uint8Array.from(sorted, (link) => link.to), line: Uint8Array.from(sorted, (link) => link.line) }
}

export const linksOf = ({ start, area, line }: Adjacency): Link[] =>
  Array.from(start.subarray(1), (_, from) => from).flatMap((from) =>
    Array.from(area.subarray(start[from], start[from + 1]), (to, i) => ({ from, to, line: line[start[from] + i] })),
  )

/** 1 for every node that can be reached from one of them. */
export function reachedFrom(near: Adjacency, from: number): Uint8Array {
  const reached = new Uint8Array(near.start.length - 1)
  const waiting = [from]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    reached[at] = 1
    for (const next of near.area.subarray(near.start[at], near.start[at + 1])) if (reached[next] === 0) waiting.push(next)
  }
  return reached
}
