import { cross, nearest, type Point, seeded } from './geometry.ts'

export interface Node {
  readonly home: Point
  /** Room that it wants around it, added to the other's. */
  readonly room: number
}

export interface Wishes {
  /** Distance between a town and a line that passes it. */
  readonly clearance: number
  readonly width: number
  readonly height: number
  readonly rounds: number
  readonly seed: number
}

/**
 * Pushes the towns apart until tokens have room. True positions are too crowded. Every town is pulled home weakly, keeps
 * its bearing to its neighbours, and a step that would make two lines cross is refused: neighbours stay neighbours.
 */
export function spread(nodes: readonly Node[], edges: readonly (readonly [number, number])[], wishes: Wishes): Point[] {
  const at = nodes.map(({ home }): [number, number] => [home[0], home[1]])
  const random = seeded(wishes.seed)
  const incident = nodes.map((_, n) => edges.filter(([a, b]) => a === n || b === n))
  const order = nodes.map((_, n) => n)

  for (let round = 0; round < wishes.rounds; round++) {
    const cooling = 1 - round / wishes.rounds
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      ;[order[i], order[j]] = [order[j], order[i]]
    }
    const push = forces(nodes, edges, at, wishes, round / wishes.rounds)
    for (const n of order) {
      const [fx, fy] = push[n]
      const length = Math.hypot(fx, fy)
      if (length < 0.01) continue
      const step = Math.min(length, 0.4 + 3 * cooling)
      const from: Point = [at[n][0], at[n][1]]
      at[n][0] += (fx / length) * step
      at[n][1] += (fy / length) * step
      if (tangles(n, from, at, edges, incident[n])) [at[n][0], at[n][1]] = from
    }
  }
  return at.map(([x, y]): Point => [x, y])
}

function forces(
  nodes: readonly Node[],
  edges: readonly (readonly [number, number])[],
  at: readonly (readonly [number, number])[],
  wishes: Wishes,
  progress: number,
): [number, number][] {
  const push = nodes.map((): [number, number] => [0, 0])
  const add = (n: number, dx: number, dy: number) => {
    push[n][0] += dx
    push[n][1] += dy
  }
  for (let a = 0; a < nodes.length; a++) {
    for (let b = a + 1; b < nodes.length; b++) {
      const [dx, dy] = [at[b][0] - at[a][0], at[b][1] - at[a][1]]
      const distance = Math.hypot(dx, dy) || 0.01
      const lack = nodes[a].room + nodes[b].room - distance
      if (lack <= 0) continue
      const force = (0.22 * lack) / distance
      add(a, -dx * force, -dy * force)
      add(b, dx * force, dy * force)
    }
  }
  for (const [a, b] of edges) {
    const wanted: Point = [nodes[b].home[0] - nodes[a].home[0], nodes[b].home[1] - nodes[a].home[1]]
    const is: Point = [at[b][0] - at[a][0], at[b][1] - at[a][1]]
    // Keep the bearing and nearly the length: a town beyond its neighbour stays beyond it.
    const pull = 0.012
    add(a, (is[0] - wanted[0]) * pull, (is[1] - wanted[1]) * pull)
    add(b, (wanted[0] - is[0]) * pull, (wanted[1] - is[1]) * pull)
    for (let n = 0; n < nodes.length; n++) {
      if (n === a || n === b) continue
      const near = nearest(at[n], at[a], at[b])
      const lack = wishes.clearance - near.distance
      if (lack <= 0 || near.distance === 0 || near.t <= 0 || near.t >= 1) continue
      const force = (0.3 * lack) / near.distance
      const [dx, dy] = [(at[n][0] - near.at[0]) * force, (at[n][1] - near.at[1]) * force]
      add(n, dx, dy)
      add(a, -dx * (1 - near.t), -dy * (1 - near.t))
      add(b, -dx * near.t, -dy * near.t)
    }
  }
  const homing = 0.012 * (1 - progress) + 0.002
  nodes.forEach(({ home }, n) => {
    add(n, (home[0] - at[n][0]) * homing, (home[1] - at[n][1]) * homing)
    // The frame gives way, but not for nothing.
    add(n, border(at[n][0], wishes.width), border(at[n][1], wishes.height))
  })
  return push
}

const border = (x: number, size: number) => (x < 0 ? -x * 0.25 : x > size ? (size - x) * 0.25 : 0)

/** Does a line of the moved town cross another line? A crossing that was there before does not hold the town fast. */
function tangles(
  n: number,
  from: Point,
  at: readonly (readonly [number, number])[],
  edges: readonly (readonly [number, number])[],
  own: readonly (readonly [number, number])[],
): boolean {
  for (const [a, b] of own) {
    const other = a === n ? b : a
    for (const [c, d] of edges) {
      if (c === n || d === n || c === other || d === other) continue
      if (cross(at[n], at[other], at[c], at[d]) && !cross(from, at[other], at[c], at[d])) return true
    }
  }
  return false
}
