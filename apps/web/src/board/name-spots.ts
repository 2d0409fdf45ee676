import type { AreaId, Box, LabelPlace } from './api.ts'
import { distanceTo } from './overlap.ts'
import { LINE_HEIGHT } from './view.ts'

/** A way to write a name: in its own units. */
export interface Form {
  readonly lines: readonly string[]
  readonly width: number
  readonly height: number
}

/** A name that could be shown: where its area is, how it can be written, in full first, and how much is drawn on the area itself; in token units. */
export interface Name {
  readonly id: AreaId
  readonly x: number
  readonly y: number
  readonly clear: number
  readonly forms: readonly Form[]
  /** Where it stands unless something more important does. */
  readonly printed: LabelPlace | undefined
  /** The less, the sooner it is named where not all can be. */
  readonly rank: number
}

/** A place for a name; `box` in token units. */
export interface Spot {
  readonly place: LabelPlace
  readonly box: Box
  readonly price: number
}

/** The air between an area and its name. What touches its own area may hide others that matter less; what stands off is nearer to its own than to any other. */
const TOUCHING = -2.5
const GAPS = [TOUCHING, 1, 4, 8, 13, 20]
/** Which way off the area, and how far along the side: 0 is the middle. */
const SPOTS: readonly (readonly [x: number, y: number, along: number])[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [1, 1, 0],
  [-1, 1, 0],
  [1, -1, 0],
  [-1, -1, 0],
  ...[0.3, -0.3, 0.6, -0.6].flatMap((along) => [1, -1].map((x) => [x, 0, along] as const)),
  ...[0.16, -0.16, 0.34, -0.34, 0.47, -0.47].flatMap((along) => [1, -1].map((y) => [0, y, along] as const)),
]
/** Letters a little smaller, down to those that can still be read, and a name cut short: what they cost, against a unit farther off. */
const SIZES = [1, 0.86]
const SMALLEST = 9
const SMALLER = 110
const SHORT = 30
const PER_GAP = 0.8
const ON_AREA = 7
const ON_GREAT = 45
/** Over its own town, where that is smaller than letters are. */
const UPON = 26
const UPON_AT = [-0.5, -0.3, -0.7, -0.15, -0.85]
/** The air between a piece and the name of where it stands. */
const BESIDE_PIECE = 2
/** By so much another area is farther off, at least. */
const APART = 0.5

/** No place of a name is farther off its area, in token units. */
export function reachOf({ forms, clear }: Name, shrink: number): { readonly x: number; readonly y: number } {
  const farthest = clear + Math.max(GAPS[GAPS.length - 1] + PIECE, LEADER_GAPS[LEADER_GAPS.length - 1])
  const [widest, highest] = [Math.max(...forms.map(({ width }) => width)), Math.max(...forms.map(({ height }) => height))]
  return { x: widest / shrink + farthest, y: highest / shrink + farthest }
}
/** What stands on an area reaches no farther off it. */
const PIECE = 60

/** Places farther off, for names in the smallest letters that find none beside their area: a line leads to them, past the others. */
export function spotsOnLeaders(name: Name, names: readonly Name[], bounds: Box, shrink: number): readonly Spot[] {
  const { x, y, clear } = name
  const others = names.filter((other) => other !== name)
  const found: Spot[] = []
  for (const { place, price } of around(name, { x: 0, y: 0, halfX: clear, halfY: clear }, shrink, LEADER_GAPS)) {
    const [left, top, width, height] = place.box
    const box: Box = [x + left / shrink, y + top / shrink, width / shrink, height / shrink]
    if (!isWithin(box, bounds)) continue
    const end = [clamp(0, left, left + width), clamp(0, top, top + height)] as const
    const to = [x + end[0] / shrink, y + end[1] / shrink] as const
    if (others.some((other) => isOnLine(other, [x, y], to))) continue
    let cost = price
    for (const other of others) if (distanceTo(box, other.x, other.y) < other.clear) cost += other.rank === 0 ? ON_GREAT : ON_AREA
    found.push({ place: { ...place, leader: end }, box, price: cost })
  }
  return found.sort((a, b) => a.price - b.price)
}
const LEADER_GAPS = [10, 16, 24, 34, 46, 60, 76, 96, 120]
/** A line may touch another town, but not run through its middle. */
const BESIDE = 0.5
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

type Point = readonly [x: number, y: number]
/** Whether the line runs through the middle of the town. */
function isOnLine({ x, y, clear }: Name, [ax, ay]: Point, [bx, by]: Point): boolean {
  const [dx, dy] = [bx - ax, by - ay]
  const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0, 1)
  const [offX, offY, room] = [x - ax - t * dx, y - ay - t * dy, clear * BESIDE]
  return offX * offX + offY * offY < room * room
}

/** How much smaller the letters of a line of this height may be. */
export function smallerLetters(line: number): readonly number[] {
  const smallest = Math.min(1, (SMALLEST * LINE_HEIGHT) / line)
  return [...SIZES.filter((by) => by > smallest + 0.02), smallest]
}

/** Where a name can stand: all around its area and what stands there, inside the map and nearer to its own area than to any other, cheapest first. */
export function spotsOf(
  name: Name,
  names: readonly Name[],
  piece: Box | undefined,
  bounds: Box,
  shrink: number,
): readonly Spot[] {
  const { x, y, clear, printed } = name
  const reach = reachOf(name, shrink)
  const others = names.filter(
    (other) => other !== name && Math.abs(other.x - x) < 2 * reach.x && Math.abs(other.y - y) < 2 * reach.y,
  )
  const found: Spot[] = []
  const consider = ({ place, price: preference, touching }: Way): void => {
    const [left, top, width, height] = place.box
    const box: Box = [x + left / shrink, y + top / shrink, width / shrink, height / shrink]
    if (!isWithin(box, bounds)) return
    const own = Math.max(0, distanceTo(box, x, y) - clear)
    let price = preference
    for (const other of others) {
      const off = distanceTo(box, other.x, other.y) - other.clear
      if (!touching && off <= own + APART) return
      if (off < 0) price += other.rank === 0 ? ON_GREAT : ON_AREA
    }
    found.push({ place, box, price })
  }
  if (printed !== undefined)
    consider({
      place: printed,
      price: name.rank === 0 ? writingOf(name, printed) : 0,
      touching: distanceTo(printed.box, 0, 0) <= clear * shrink,
    })
  for (const way of around(name, { x: 0, y: 0, halfX: clear, halfY: clear }, shrink)) consider(way)
  if (piece !== undefined) {
    const [halfX, halfY] = [piece[2] / 2, piece[3] / 2]
    const middle = { x: piece[0] + halfX - x, y: piece[1] + halfY - y }
    const beside = { ...middle, halfX: halfX + BESIDE_PIECE, halfY: halfY + BESIDE_PIECE }
    for (const way of around(name, beside, shrink)) consider({ ...way, touching: false })
  }
  return found.sort((a, b) => a.price - b.price)
}

/** What it costs that a great name is printed in smaller letters or cut short; others stand best where they are printed. */
function writingOf({ forms }: Name, { box, lines }: LabelPlace): number {
  const short = Math.max(
    0,
    forms.findIndex((form) => form.lines.join() === lines.join()),
  )
  const size = box[3] / lines.length / (forms[short].height / forms[short].lines.length)
  return Math.max(0, 1 - size) * SMALLER + short * SHORT
}

const isWithin = (box: Box, bounds: Box): boolean =>
  box[0] >= bounds[0] &&
  box[1] >= bounds[1] &&
  box[0] + box[2] <= bounds[0] + bounds[2] &&
  box[1] + box[3] <= bounds[1] + bounds[3]

interface Way {
  readonly place: LabelPlace
  readonly price: number
  readonly touching: boolean
}

/** What a name stands around: its middle off the area's, and half its sides, in token units. */
interface Core {
  readonly x: number
  readonly y: number
  readonly halfX: number
  readonly halfY: number
}

function around({ clear, forms }: Name, core: Core, shrink: number, gaps: readonly number[] = GAPS): Way[] {
  const ways: Way[] = []
  forms.forEach(({ lines, ...form }, short) => {
    for (const size of smallerLetters(form.height / lines.length)) {
      const [width, height] = [form.width * size, form.height * size]
      const written = (1 - size) * SMALLER + short * SHORT
      for (const gap of gaps)
        for (const [sx, sy, along] of SPOTS) {
          // Beside a corner the box may come a little nearer.
          const slant = shrink * (sx !== 0 && sy !== 0 ? 0.6 : 1)
          const [outX, outY] = [(core.halfX + gap) * slant, (core.halfY + gap) * slant]
          const left = core.x * shrink + (sx === 0 ? (along - 0.5) * width : sx > 0 ? outX : -outX - width)
          const top = core.y * shrink + (sy === 0 ? (along - 0.5) * height : sy > 0 ? outY : -outY - height)
          const anchor = sx > 0 ? 'start' : sx < 0 ? 'end' : 'middle'
          const place: LabelPlace = { box: [left, top, width, height], lines, anchor }
          ways.push({ place, price: Math.abs(gap) * PER_GAP + written, touching: gap === TOUCHING })
        }
      if (2 * clear * shrink < height)
        for (const at of UPON_AT) {
          const place: LabelPlace = { box: [at * width, -height / 2, width, height], lines, anchor: 'middle' }
          ways.push({ place, price: UPON + written, touching: true })
        }
    }
  })
  return ways
}
