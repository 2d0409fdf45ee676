import type { BoardArt, BoardLayout, BoardToken, Box, LineDescription, LineId } from './api.ts'
import type { PlacedToken } from './placing.ts'
import { covered } from './settle-places.ts'

/** Tokens on one line lie side by side along it, this far apart at least. */
const ABREAST = 2
/** What an area takes of its lines. */
const AREA = 12
/** How far something may stand off the middle of its line. */
const ASIDE = [0, 4, -4, 8, -8, 12, -12]

/** Tokens on lines lie on their middle, several side by side. */
export function placeOnLines<Area, Token extends BoardToken>(
  tokens: readonly Token[],
  lineById: ReadonlyMap<LineId, LineDescription>,
  layout: BoardLayout,
  art: BoardArt<Area, Token>,
  printed: readonly Box[],
  room: number,
  stepRoom: number,
): PlacedToken<Token>[] {
  const byLine = new Map<LineId, Token[]>()
  for (const token of tokens) {
    if ('line' in token.on && lineById.has(token.on.line))
      byLine.set(token.on.line, [...(byLine.get(token.on.line) ?? []), token])
  }
  const taken: Box[] = []
  return [...byLine].flatMap(([id, list]) => {
    const { a, b } = lineById.get(id) as LineDescription
    const [from, to] = [layout.points[a], layout.points[b]]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const sizes = list.map((token) => art.size(token, stepRoom))
    // A box that slides in a direction takes this much of it.
    const span = ({ width, height }: { width: number; height: number }, [x, y]: readonly [number, number]) =>
      Math.min(width / Math.max(0.01, Math.abs(x)), height / Math.max(0.01, Math.abs(y))) + ABREAST
    const sum = (way: readonly [number, number]) => sizes.reduce((total, size) => total + span(size, way), 0)
    const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as const
    // Too many for the line between its two areas lie across it.
    const fits = list.length === 1 || sum(along) <= length * room - 2 * AREA
    const way = fits ? along : ([-along[1], along[0]] as const)
    const total = sum(way)
    const at = [((from[0] + to[0]) / 2) * room, ((from[1] + to[1]) / 2) * room] as const
    let travelled = -total / 2
    const offsets = sizes.map((size): readonly [number, number] => {
      const middle = travelled + span(size, way) / 2
      travelled += span(size, way)
      return [way[0] * middle, way[1] * middle]
    })
    const boxes = sizes.map(
      ({ width, height }, i): Box => [at[0] + offsets[i][0] - width / 2, at[1] + offsets[i][1] - height / 2, width, height],
    )
    const free = Math.max(0, (length * room - total) / 2 - AREA)
    const [dx, dy] = clearOf(printed, taken, boxes, along, list.length === 1 ? free : 0)
    for (const [x, y, width, height] of boxes) taken.push([x + dx, y + dy, width, height])
    return list.map((token, i) => ({
      token,
      x: (from[0] + to[0]) / 2,
      y: (from[1] + to[1]) / 2,
      offset: [offsets[i][0] + dx, offsets[i][1] + dy],
      ...sizes[i],
    }))
  })
}

/** What lies beside something of another line may touch it; what hides so much of it may not. */
const HIDES = 0.5
/** Further off nothing of a line can meet it. */
const NEAR = 80

/**
 * How far what lies on a line stands off its middle, so that it lies on no name and hides nothing of another line: along it as far as there is
 * room, or else beside it.
 */
function clearOf(
  printed: readonly Box[],
  taken: readonly Box[],
  boxes: readonly Box[],
  along: readonly [number, number],
  room: number,
): readonly [number, number] {
  const [x, y] = boxes[0]
  const isNear = (box: Box) => box[0] < x + NEAR && box[0] + box[2] > x - NEAR && box[1] < y + NEAR && box[1] + box[3] > y - NEAR
  const names = printed.filter(isNear)
  const others = taken.filter(isNear)
  let best: { by: readonly [number, number]; price: number } = { by: [0, 0], price: Infinity }
  const consider = (dx: number, dy: number, dear: number) => {
    let price = dear
    for (const [x, y, width, height] of boxes) {
      const box: Box = [x + dx, y + dy, width, height]
      for (const name of names) price += covered(box, name)
      for (const other of others) if (covered(box, other) > HIDES) price += covered(box, other)
    }
    if (price < best.price) best = { by: [dx, dy], price }
  }
  for (const by of ASIDE) if (Math.abs(by) <= room) consider(along[0] * by, along[1] * by, Math.abs(by) * 0.005)
  if (best.price > HIDES) for (const by of ASIDE) if (by !== 0) consider(-along[1] * by, along[0] * by, 0.4 + Math.abs(by) * 0.01)
  return best.by
}
