export type Point = readonly [x: number, y: number]
export type Line = readonly Point[]

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A seeded generator for everything that is strewn or tried in random order: the same map every time. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function boundsOf(points: Iterable<Point>): Rect {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    x0 = Math.min(x0, x)
    y0 = Math.min(y0, y)
    x1 = Math.max(x1, x)
    y1 = Math.max(y1, y)
  }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 }
}

/** Do the open segments ab and cd cross? Touching at a common end does not count. */
export function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/** Where on ab (0 to 1) p comes nearest, and how near. */
export function nearest(p: Point, a: Point, b: Point): { readonly t: number; readonly distance: number; readonly at: Point } {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
  const at: Point = [a[0] + t * dx, a[1] + t * dy]
  return { t, distance: Math.hypot(p[0] - at[0], p[1] - at[1]), at }
}

/** Is the point inside the rings, counted even and odd? */
export function inside([x, y]: Point, rings: readonly Line[]): boolean {
  let odd = false
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i]
      const [xj, yj] = ring[j]
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd
    }
  }
  return odd
}

/** The part of a ring inside the rectangle (Sutherland and Hodgman: edges may run along the border). */
export function clipRing(ring: Line, { x, y, width, height }: Rect): Line {
  const sides: readonly [axis: 0 | 1, limit: number, keep: 1 | -1][] = [
    [0, x, 1],
    [0, x + width, -1],
    [1, y, 1],
    [1, y + height, -1],
  ]
  let points = ring
  for (const [axis, limit, keep] of sides) {
    const next: Point[] = []
    for (let i = 0; i < points.length; i++) {
      const from = points[(i + points.length - 1) % points.length]
      const to = points[i]
      const [a, b] = [(from[axis] - limit) * keep, (to[axis] - limit) * keep]
      if (a >= 0 !== b >= 0) {
        const t = a / (a - b)
        next.push([from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])])
      }
      if (b >= 0) next.push(to)
    }
    points = next
  }
  return points
}

/** The parts of an open line whose points lie inside the rectangle, with one point beyond at each end. */
export function clipLine(line: Line, { x, y, width, height }: Rect): Line[] {
  const within = ([px, py]: Point) => px >= x && py >= y && px <= x + width && py <= y + height
  const parts: Point[][] = []
  let part: Point[] | undefined
  line.forEach((point, i) => {
    if (within(point)) {
      if (part === undefined) {
        part = i > 0 ? [line[i - 1]] : []
        parts.push(part)
      }
      part.push(point)
    } else {
      part?.push(point)
      part = undefined
    }
  })
  return parts.filter((points) => points.length > 1)
}

/** Points between the given ones on a smooth curve through them (Catmull and Rom). */
export function smooth(line: Line, pieces: number): Line {
  const result: Point[] = []
  for (let i = 0; i + 1 < line.length; i++) {
    const [p0, p1, p2, p3] = [line[Math.max(0, i - 1)], line[i], line[i + 1], line[Math.min(line.length - 1, i + 2)]]
    for (let n = 0; n < pieces; n++) {
      const t = n / pieces
      const at = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t)
      result.push([at(0), at(1)])
    }
  }
  result.push(line[line.length - 1])
  return result
}

/** Leaves out the points whose triangle with their neighbours is smaller than `area` (Visvalingam), ends excepted. */
export function simplify(line: Line, area: number): Line {
  const points = line.map(([x, y]) => ({ x, y, size: Infinity, prev: -1, next: -1 }))
  const sizeOf = (i: number) => {
    const p = points[i]
    if (p.prev < 0 || p.next < 0) return Infinity
    const [a, b] = [points[p.prev], points[p.next]]
    return Math.abs((a.x - p.x) * (b.y - p.y) - (a.y - p.y) * (b.x - p.x)) / 2
  }
  points.forEach((p, i) => {
    p.prev = i - 1
    p.next = i + 1 < points.length ? i + 1 : -1
  })
  points.forEach((p, i) => {
    p.size = sizeOf(i)
  })
  const heap = new Heap((i) => points[i].size)
  points.forEach((_, i) => {
    heap.push(i)
  })
  const gone = new Set<number>()
  for (;;) {
    const i = heap.pop()
    if (i === undefined) break
    const p = points[i.item]
    if (gone.has(i.item) || i.cost !== p.size) continue
    if (p.size >= area) break
    gone.add(i.item)
    points[p.prev].next = p.next
    points[p.next].prev = p.prev
    for (const near of [p.prev, p.next]) {
      points[near].size = Math.max(p.size, sizeOf(near))
      heap.push(near)
    }
  }
  return line.filter((_, i) => !gone.has(i))
}

class Heap {
  readonly #entries: { readonly item: number; readonly cost: number }[] = []
  readonly #cost: (item: number) => number
  constructor(cost: (item: number) => number) {
    this.#cost = cost
  }
  push(item: number): void {
    const list = this.#entries
    list.push({ item, cost: this.#cost(item) })
    for (let i = list.length - 1; i > 0; ) {
      const up = (i - 1) >> 1
      if (list[up].cost <= list[i].cost) break
      ;[list[up], list[i]] = [list[i], list[up]]
      i = up
    }
  }
  pop(): { readonly item: number; readonly cost: number } | undefined {
    const list = this.#entries
    const top = list[0]
    const last = list.pop()
    if (top === undefined || last === undefined || list.length === 0) return top
    list[0] = last
    for (let i = 0; ; ) {
      let least = i
      for (const child of [2 * i + 1, 2 * i + 2]) if (child < list.length && list[child].cost < list[least].cost) least = child
      if (least === i) return top
      ;[list[least], list[i]] = [list[i], list[least]]
      i = least
    }
  }
}
