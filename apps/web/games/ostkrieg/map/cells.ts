import { type Line, nearest, type Point, type Rect } from '../../../map/geometry.ts'

/*
 * Areas as cells: every point of the land belongs to the town, or half of a border link, that is nearest to it. Where two
 * cells touch whose areas are not neighbours, a gap is cut between them. All on a grid of points; `outline` then draws
 * the edges between the cells, each edge once, so that two neighbours share it exactly.
 */

export interface CellGrid {
  readonly bounds: Rect
  /** Map units per point of the grid. */
  readonly pitch: number
  readonly columns: number
  readonly rows: number
  /** Index of the area plus one at each point; 0 is nobody's. */
  readonly owner: Uint8Array
  readonly land: Uint8Array
}

export interface CellWishes {
  readonly bounds: Rect
  readonly pitch: number
  /** No point is further from its area's town or links than this, area by area. */
  readonly reach: readonly number[]
  /** Distances to an area count this many times. */
  readonly weight: readonly number[]
  /** Half the width of a gap between cells that are not neighbours. */
  readonly gap: number
  /** Cells go this far into the sea, to be cut by the finer coast. */
  readonly overSea: number
}

export function cells(
  towns: readonly Point[],
  links: readonly (readonly [number, number])[],
  isLand: (point: Point) => boolean,
  wishes: CellWishes,
): CellGrid {
  const { bounds, pitch } = wishes
  const columns = Math.ceil(bounds.width / pitch) + 1
  const rows = Math.ceil(bounds.height / pitch) + 1
  const at = (i: number): Point => [bounds.x + (i % columns) * pitch, bounds.y + Math.floor(i / columns) * pitch]
  const land = new Uint8Array(columns * rows)
  for (let i = 0; i < land.length; i++) land[i] = isLand(at(i)) ? 1 : 0
  const reach = dilate(land, columns, rows, Math.round(wishes.overSea / pitch))
  const owner = nearestOwner(towns, links, at, reach, wishes)
  const grid = { bounds, pitch, columns, rows, owner, land }
  dropSplinters(grid, towns)
  cutGaps(grid, towns, links, wishes.gap)
  dropSplinters(grid, towns)
  return grid
}

/** The town or half link that is nearest to each point. */
function nearestOwner(
  towns: readonly Point[],
  links: readonly (readonly [number, number])[],
  at: (i: number) => Point,
  open: Uint8Array,
  { reach, weight }: CellWishes,
): Uint8Array {
  const halves = towns.map((town): [Point, Point][] => [[town, town]])
  for (const [a, b] of links) {
    const middle: Point = [(towns[a][0] + towns[b][0]) / 2, (towns[a][1] + towns[b][1]) / 2]
    halves[a].push([towns[a], middle])
    halves[b].push([towns[b], middle])
  }
  const boxes = halves.map((list, area) => {
    const xs = list.flat().map(([x]) => x)
    const ys = list.flat().map(([, y]) => y)
    return [
      Math.min(...xs) - reach[area],
      Math.min(...ys) - reach[area],
      Math.max(...xs) + reach[area],
      Math.max(...ys) + reach[area],
    ] as const
  })
  const owner = new Uint8Array(open.length)
  for (let i = 0; i < open.length; i++) {
    if (open[i] === 0) continue
    const point = at(i)
    let least = Infinity
    for (let area = 0; area < towns.length; area++) {
      const [x0, y0, x1, y1] = boxes[area]
      if (point[0] < x0 || point[0] > x1 || point[1] < y0 || point[1] > y1) continue
      for (const [a, b] of halves[area]) {
        const { distance } = nearest(point, a, b)
        if (distance * weight[area] < least && distance < reach[area]) {
          least = distance * weight[area]
          owner[i] = area + 1
        }
      }
    }
  }
  return owner
}

function dilate(mask: Uint8Array, columns: number, rows: number, by: number): Uint8Array {
  let now = mask
  for (let n = 0; n < by; n++) {
    const next = now.slice()
    for (let i = 0; i < now.length; i++) {
      if (now[i] === 1) continue
      const [column, row] = [i % columns, Math.floor(i / columns)]
      if (
        (column > 0 && now[i - 1]) ||
        (column < columns - 1 && now[i + 1]) ||
        (row > 0 && now[i - columns]) ||
        (row < rows - 1 && now[i + columns])
      )
        next[i] = 1
    }
    now = next
  }
  return now
}

/** Parts of a cell without its town stay only where they are islands of some size. */
function dropSplinters({ owner, land, columns, rows, bounds, pitch }: CellGrid, towns: readonly Point[]): void {
  const seen = new Uint8Array(owner.length)
  const home = towns.map(([x, y]) => Math.round((y - bounds.y) / pitch) * columns + Math.round((x - bounds.x) / pitch))
  for (let start = 0; start < owner.length; start++) {
    const area = owner[start]
    if (area === 0 || seen[start] === 1) continue
    const part = [start]
    seen[start] = 1
    let ground = 0
    let touchesOthers = false
    for (let n = 0; n < part.length; n++) {
      const i = part[n]
      ground += land[i]
      const column = i % columns
      for (const next of [column > 0 ? i - 1 : -1, column < columns - 1 ? i + 1 : -1, i - columns, i + columns]) {
        if (next < 0 || next >= rows * columns) continue
        if (owner[next] !== area) {
          if (owner[next] !== 0) touchesOthers = true
          continue
        }
        if (seen[next] === 0) {
          seen[next] = 1
          part.push(next)
        }
      }
    }
    const island = !touchesOthers && ground * pitch * pitch > 40
    if (!part.includes(home[area - 1]) && !island) for (const i of part) owner[i] = 0
  }
}

/** Where cells touch that must not, everything near the place of contact becomes nobody's, except along border links. */
function cutGaps(grid: CellGrid, towns: readonly Point[], links: readonly (readonly [number, number])[], gap: number): void {
  const { owner, columns, rows, pitch, bounds } = grid
  const linked = new Set(links.flatMap(([a, b]) => [a * 256 + b, b * 256 + a]))
  const radius = Math.ceil(gap / pitch)
  const kept = new Uint8Array(owner.length)
  for (const [a, b] of links) {
    const steps = Math.ceil(Math.hypot(towns[b][0] - towns[a][0], towns[b][1] - towns[a][1]) / pitch)
    for (let n = 0; n <= steps; n++) {
      const [x, y] = [
        towns[a][0] + ((towns[b][0] - towns[a][0]) * n) / steps,
        towns[a][1] + ((towns[b][1] - towns[a][1]) * n) / steps,
      ]
      const [column, row] = [Math.round((x - bounds.x) / pitch), Math.round((y - bounds.y) / pitch)]
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) kept[(row + dy) * columns + column + dx] = 1
    }
  }
  for (let round = 0; round < 6; round++) {
    const contacts: number[] = []
    for (let i = 0; i < owner.length; i++) {
      if (owner[i] === 0) continue
      // Corners touch too: smoothing may make them meet.
      for (const next of [
        i % columns < columns - 1 ? i + 1 : -1,
        i + columns,
        i % columns < columns - 1 ? i + columns + 1 : -1,
        i % columns > 0 ? i + columns - 1 : -1,
      ]) {
        if (next < 0 || next >= rows * columns || owner[next] === 0 || owner[next] === owner[i]) continue
        if (!linked.has((owner[i] - 1) * 256 + owner[next] - 1)) contacts.push(i, next)
      }
    }
    if (contacts.length === 0) return
    for (const i of contacts) {
      const [column, row] = [i % columns, Math.floor(i / columns)]
      for (let dy = -radius; dy <= radius; dy++) {
        for (let dx = -radius; dx <= radius; dx++) {
          if (dx * dx + dy * dy > radius * radius + 1) continue
          const [c, r] = [column + dx, row + dy]
          if (c < 0 || r < 0 || c >= columns || r >= rows) continue
          if (kept[r * columns + c] === 0) owner[r * columns + c] = 0
        }
      }
    }
  }
}

/** Pairs of areas whose cells touch, with the length of their common border on land, in points of the grid. */
export function contacts({
  owner,
  land,
  columns,
  rows,
}: CellGrid): Map<string, { readonly a: number; readonly b: number; all: number; land: number }> {
  const found = new Map<string, { a: number; b: number; all: number; land: number }>()
  for (let i = 0; i < owner.length; i++) {
    for (const next of [i % columns < columns - 1 ? i + 1 : -1, i + columns]) {
      if (next < 0 || next >= rows * columns || owner[i] === 0 || owner[next] === 0 || owner[i] === owner[next]) continue
      const [a, b] = [Math.min(owner[i], owner[next]) - 1, Math.max(owner[i], owner[next]) - 1]
      const entry = found.get(`${a} ${b}`) ?? { a, b, all: 0, land: 0 }
      entry.all++
      if (land[i] === 1 || land[next] === 1) entry.land++
      found.set(`${a} ${b}`, entry)
    }
  }
  return found
}

/** A piece of border between two owners (0 is nobody), from one meeting point of three to the next. */
export interface Edge {
  readonly left: number
  readonly right: number
  readonly line: Line
}

/** All borders of the grid as lines between the points, smoothed; each once. */
export function edges(grid: CellGrid): Edge[] {
  const { owner, columns, rows, bounds, pitch } = grid
  const own = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows ? 0 : owner[row * columns + column]
  // Corner (x, y) lies up and left of point (x, y). A step between corners has a left and a right owner.
  const wide = columns + 1
  interface Step {
    readonly to: number
    readonly left: number
    readonly right: number
  }
  const steps = new Map<number, Step[]>()
  const add = (from: number, to: number, left: number, right: number) => {
    steps.set(from, [...(steps.get(from) ?? []), { to, left, right }])
    steps.set(to, [...(steps.get(to) ?? []), { to: from, left: right, right: left }])
  }
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x <= columns; x++) {
      const corner = y * wide + x
      // Along the row, to the right: above is on the left hand.
      if (x < columns && own(x, y - 1) !== own(x, y)) add(corner, corner + 1, own(x, y - 1), own(x, y))
      if (y < rows && own(x - 1, y) !== own(x, y)) add(corner, corner + wide, own(x, y), own(x - 1, y))
    }
  }
  const used = new Set<string>()
  const key = (from: number, to: number) => (from < to ? `${from} ${to}` : `${to} ${from}`)
  const point = (corner: number): Point => [
    bounds.x + ((corner % wide) - 0.5) * pitch,
    bounds.y + (Math.floor(corner / wide) - 0.5) * pitch,
  ]
  const isNode = (corner: number) => (steps.get(corner)?.length ?? 0) !== 2
  const found: Edge[] = []
  const follow = (start: number, first: Step) => {
    const corners = [start]
    let [from, step] = [start, first]
    for (;;) {
      used.add(key(from, step.to))
      corners.push(step.to)
      if (isNode(step.to) || step.to === start) break
      const next = steps.get(step.to)?.find(({ to }) => to !== from) as Step
      ;[from, step] = [step.to, next]
    }
    found.push({ left: first.left, right: first.right, line: corners.map(point) })
  }
  for (const [corner, list] of steps)
    if (isNode(corner)) for (const step of list) if (!used.has(key(corner, step.to))) follow(corner, step)
  for (const [corner, list] of steps) for (const step of list) if (!used.has(key(corner, step.to))) follow(corner, step)
  return found.map(({ left, right, line }) => ({ left, right, line: rounded(line) }))
}

/** The staircase made smooth: middles of its steps, then running means; the ends stay. */
function rounded(line: Line): Line {
  const [first, last] = [line[0], line[line.length - 1]]
  const closed = first[0] === last[0] && first[1] === last[1]
  let points: Point[] = [...line]
  for (let round = 0; round < 6; round++) {
    points = points.map((point, i): Point => {
      const [before, after] = [
        points[i - 1] ?? (closed ? points[points.length - 2] : undefined),
        points[i + 1] ?? (closed ? points[1] : undefined),
      ]
      if (before === undefined || after === undefined) return point
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4]
    })
  }
  return points
}

/** Rings of an area, put together from its edges. */
export function ringsOf(area: number, all: readonly Edge[]): Line[] {
  const own = all.flatMap(({ left, right, line }) => (left === area ? [line] : right === area ? [[...line].reverse()] : []))
  const id = ([x, y]: Point) => `${x} ${y}`
  const from = new Map<string, Line[]>()
  for (const line of own) from.set(id(line[0]), [...(from.get(id(line[0])) ?? []), line])
  const rings: Line[] = []
  for (;;) {
    const start = [...from.values()].find((list) => list.length > 0)?.pop()
    if (start === undefined) return rings
    const ring: Point[] = [...start]
    while (id(ring[0]) !== id(ring.at(-1) as Point)) {
      const next = from.get(id(ring.at(-1) as Point))?.pop()
      if (next === undefined) break
      ring.push(...next.slice(1))
    }
    rings.push(ring)
  }
}
