import type { BoardLayout } from '../../../src/board/api.ts'
import { bridges } from '../../../src/board/front.ts'
import type { Thumbnail, ThumbnailMark, ThumbnailSign } from '../../../src/store/thumbnails.ts'
import { lines } from '../board/areas.ts'
import { art } from '../board/art.tsx'
import type { OstkriegBoardState, Side } from '../board/state.ts'

/** As on the map, which a picture keeps in both themes. */
const FILL: { readonly [side in Side]: string } = { axis: '#46525a', soviet: '#b3261e' }
const PAPER = '#fffdf6'
const INK = '#1e2423'

const DOT = 'M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0Z'
/** A stack of the Axis is square, one of the Soviets has six corners. */
const STACK: { readonly [side in Side]: string } = {
  axis: 'M-13 8H13V30H-13Z',
  soviet: 'M-9 8H9L15 19 9 30H-9L-15 19Z',
}
const CROSS = 'M-8 13 8 25M8 13-8 25M-8 13H8V25H-8Z'

const held = (side: Side): ThumbnailSign => [{ d: DOT, fill: FILL[side], stroke: PAPER, width: 1.2 }]
const stack = (side: Side): ThumbnailSign => [
  { d: STACK[side], fill: FILL[side], stroke: PAPER, width: 1.8 },
  { d: CROSS, fill: 'none', stroke: PAPER, width: 1.6 },
]

/** Layouts keep borders in tenths of map units. */
const inUnits = (d: string): string => d.replace(/-?\d+(\.\d+)?/g, (number) => ` ${Math.round(Number(number)) / 10}`)

/** Who holds what, the front, and where units stand. */
export function thumbnail({ areas, tokens }: OstkriegBoardState, { frame, points, borders = {} }: BoardLayout): Thumbnail {
  const front = lines.flatMap(({ id, a, b }) => (art.front?.(areas[a], areas[b]) === true ? (borders[id] ?? []) : []))
  const d = inUnits(front.join('') + bridges(front))
  const signs: ThumbnailSign[] = [
    [
      { d, fill: 'none', stroke: INK, width: 7 },
      { d, fill: 'none', stroke: FILL.soviet, width: 3 },
    ],
    held('axis'),
    held('soviet'),
    stack('axis'),
    stack('soviet'),
  ]
  const marks: ThumbnailMark[] = [[-frame.x, -frame.y, 0]]
  const put = (area: string, sign: number): void => {
    const [x, y] = points[area]
    marks.push([Math.round(x - frame.x), Math.round(y - frame.y), sign])
  }
  for (const [id, area] of Object.entries(areas))
    if (area !== undefined && area.control !== 'neutral') put(id, area.control === 'axis' ? 1 : 2)
  for (const { on, side } of tokens) put(on.area, side === 'axis' ? 3 : 4)
  return { width: frame.width, height: frame.height, signs, marks }
}
