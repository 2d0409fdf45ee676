import type { BoardArt, BoardLayout, BoardToken, Box, LineDescription, LineId } from './api.ts'
import { covered } from './overlap.ts'
import type { PlacedToken } from './pieces.ts'

/** Tokens on one line lie side by side along it, this far apart at least. */
const ABREAST = 2
/** What an area takes of its lines. */
const AREA = 12
/** How far something may stand off the middle of its line, along it and beside it. */
const ALONG = [0, 4, -4, 8, -8, 12, -12, 17, -17]
const ASIDE = [0, 3, -3, 6, -6, 10, -10, 15, -15, 21, -21, 28, -28, 36, -36, 44, -44]
/** And at most, where it would hide something at all of these. */
const [FAR_ALONG, FAR_ASIDE] = [33, 54]

/** Tokens on lines lie on their middle, several side by side. */
export function placeOnLines<Area, Token extends BoardToken>(
  tokens: readonly Token[],
  lineById: ReadonlyMap<LineId, LineDescription>,
  layout: BoardLayout,
  art: BoardArt<Area, Token>,
  around: { readonly stays: readonly Box[]; readonly pieces: readonly Box[] },
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
    const sizes = list.map((token) => art.size(token, stepRoom, Infinity))
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
    const clear = (some: readonly Box[]) => clearOf(around.stays, [...around.pieces, ...taken], some, along, free)
    const one = clear(boxes)
    // Side by side where all of them lie free like that, else each for itself.
    return list.map((token, i) => {
      const { by } = one.price < HIDES || boxes.length === 1 ? one : clear([boxes[i]])
      const [left, top, width, height] = boxes[i]
      taken.push([left + by[0], top + by[1], width, height])
      return {
        token,
        x: (from[0] + to[0]) / 2,
        y: (from[1] + to[1]) / 2,
        offset: [offsets[i][0] + by[0], offsets[i][1] + by[1]],
        ...sizes[i],
        most: Infinity,
      }
    })
  })
}

/** What it costs to hide a name or an area, and to hide a piece. */
const ON_NAME = 200
const ON_PIECE = 40
/** Whatever costs more hides something. */
const HIDES = 5
/** Further off nothing of a line can meet it. */
const NEAR = 110

interface Clear {
  readonly by: readonly [number, number]
  readonly price: number
}

/**
 * How far what lies on a line stands off its middle, so that it lies on no name and no piece: along it as far as there is room, or else
 * beside it; and wherever there is room near it if there is none there.
 */
function clearOf(
  stays: readonly Box[],
  taken: readonly Box[],
  boxes: readonly Box[],
  along: readonly [number, number],
  room: number,
): Clear {
  const [x, y] = boxes[0]
  const isNear = (box: Box) => box[0] < x + NEAR && box[0] + box[2] > x - NEAR && box[1] < y + NEAR && box[1] + box[3] > y - NEAR
  const names = stays.filter(isNear)
  const others = taken.filter(isNear)
  let best: Clear = { by: [0, 0], price: Infinity }
  const consider = (by: number, aside: number) => {
    let price = Math.abs(by) * 0.02 + Math.abs(aside) * 0.06
    if (price >= best.price) return
    const [dx, dy] = [along[0] * by - along[1] * aside, along[1] * by + along[0] * aside]
    for (const [left, top, width, height] of boxes) {
      const box: Box = [left + dx, top + dy, width, height]
      for (const name of names) price += ON_NAME * covered(box, name)
      for (const other of others) price += ON_PIECE * covered(box, other)
    }
    if (price < best.price) best = { by: [dx, dy], price }
  }
  for (const aside of ASIDE) for (const by of ALONG) if (Math.abs(by) <= room || by === 0) consider(by, aside)
  if (best.price > HIDES)
    for (let aside = -FAR_ASIDE; aside <= FAR_ASIDE; aside += 3)
      for (let by = -FAR_ALONG; by <= FAR_ALONG; by += 3) consider(by, aside)
  return best
}
