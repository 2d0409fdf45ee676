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
    const aside =
      list.length > 1
        ? 0
        : clearOf(printed, sizes[0], [((from[0] + to[0]) / 2) * room, ((from[1] + to[1]) / 2) * room], along, length * room)
    let travelled = aside - total / 2
    return list.map((token, i): PlacedToken<Token> => {
      const middle = travelled + span(sizes[i], way) / 2
      travelled += span(sizes[i], way)
      return {
        token,
        x: (from[0] + to[0]) / 2,
        y: (from[1] + to[1]) / 2,
        offset: [way[0] * middle, way[1] * middle],
        ...sizes[i],
      }
    })
  })
}

/** How far along its line something stands off the middle, so that it lies on no name. */
function clearOf(
  printed: readonly Box[],
  { width, height }: { readonly width: number; readonly height: number },
  [x, y]: readonly [number, number],
  way: readonly [number, number],
  length: number,
): number {
  const near = printed.filter((box) => box[0] < x + 60 && box[0] + box[2] > x - 60 && box[1] < y + 60 && box[1] + box[3] > y - 60)
  const most = Math.max(0, length / 2 - AREA - width / 2)
  let best = { by: 0, price: Infinity }
  for (const by of ASIDE) {
    if (Math.abs(by) > most) continue
    const box: Box = [x + way[0] * by - width / 2, y + way[1] * by - height / 2, width, height]
    const price = near.reduce((sum, name) => sum + covered(box, name), Math.abs(by) * 0.005)
    if (price < best.price) best = { by, price }
  }
  return best.by
}
