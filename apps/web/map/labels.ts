import type { BoardLayout, Box, LabelPlace, Slot, ZoomStep } from '../src/board/api.ts'
import { smallerLetters } from '../src/board/name-spots.ts'
import type { Range } from './boxes.ts'
import type { Point, Rect } from './geometry.ts'
import { ASTRAY_NAME, type Item, itemsOf, MISSING, NEARER } from './label-candidates.ts'
import type { Widths } from './metrics.ts'
import { type Choice, settleLabels } from './settle-labels.ts'

export interface Writing {
  readonly lines: readonly string[]
  readonly width: number
  readonly height: number
  readonly price: number
}

/** An area as the label placing sees it. */
export interface Labelled {
  readonly id: string
  readonly at: Point
  readonly radius: number
  /** Ways to write the name, each with its measured size and what it costs to write it so. */
  readonly writings: readonly Writing[]
  /** The same in smaller letters, and cut short: for far away. */
  readonly far: readonly Writing[]
  /** How bad it is to leave the name out. */
  readonly worth: number
  /** Named also far away, whatever stands around it. */
  readonly great: boolean
  readonly signs: readonly { readonly sign: string; readonly width: number; readonly height: number }[]
  /** What may stand there, seen with so much room. */
  readonly slots: (room: number) => readonly Slot[]
  /** Is a point of the map on the area's own land, where areas are cells? */
  readonly holds?: (point: Point) => boolean
}

export interface Scene {
  readonly areas: readonly Labelled[]
  readonly links: readonly (readonly [Point, Point])[]
  /** Middles of the lines that trains and trucks lie on. */
  readonly middles: readonly Point[]
  /** Labels and pieces stand inside it when the whole map is shown. */
  readonly frame: Rect
  /** Room from which pieces have their full size. */
  readonly ample: number
  /** Room from which every name has a place, and every piece one that is clear of all names. */
  readonly all: number
  /** Size of pieces against names, from there on: so large that they can be read. */
  readonly least: number
  readonly seed: number
}

export type Placed = Pick<ZoomStep, 'room' | 'shrink' | 'labels' | 'signs' | 'slots'>

/** How long to go on: far away, where only the great names have to find a place, not for long. */
const EFFORT = { all: { tries: 1500, patience: 260 }, far: { tries: 250, patience: 80 } }

/** Pieces are not smaller than this against names, far away. */
const FAR = 0.6

/** Size of pieces against names. */
export function shrinkAt(room: number, { ample, all, least }: Pick<Scene, 'ample' | 'all' | 'least'>): number {
  const floor = room < all ? FAR : least
  return Math.round(Math.min(1, Math.max(floor, room / ample)) * 1000) / 1000
}

/** Letters may be a little smaller where there is no room for larger ones, and at last still a little. */
const SIZES = [
  { by: 1, price: 0 },
  { by: 0.93, price: 7 },
  { by: 0.87, price: 16 },
  { by: 0.82, price: 40 },
]

/** A name in one or two lines, in letters of that size or, if it may be, smaller ones. `lean` is what slanted letters and a halo add. */
export function writingsOf(
  ways: readonly (readonly string[])[],
  width: (text: string, size: number) => number,
  { size, line, lean, fixed }: { readonly size: number; readonly line: number; readonly lean: number; readonly fixed: boolean },
): Writing[] {
  return ways.flatMap((lines, way) =>
    SIZES.slice(0, fixed ? 1 : SIZES.length).map(({ by, price }) => ({
      lines,
      width: Math.max(...lines.map((text) => width(text, size * by))) + lean,
      height: lines.length * size * by * line,
      price: price + 2.5 * way,
    })),
  )
}

type Short = NonNullable<BoardLayout['short']>

interface Cut {
  readonly id: string
  readonly name: string
  /** As people cut it. */
  readonly cut: string | undefined
  readonly size: number
  readonly width: Widths
}

/** Names cut short, as `BoardLayout.short` has them: as people cut them, and at last to the shortest beginning that no other name has. */
export function shortForms(names: readonly Cut[], { line, lean }: { readonly line: number; readonly lean: number }): Short {
  const round = (x: number) => Math.round(x * 10) / 10
  return Object.fromEntries(
    names.map(({ id, name, cut, size, width }) => {
      const others = names.filter((other) => other.name !== name).map((other) => other.name)
      const texts = [cut, beginningOf(name, others)].filter((text) => text !== undefined)
      const forms = texts.map((text) => ({ lines: [text], width: round(width(text, size) + lean), height: round(size * line) }))
      return [id, forms.filter((form, i) => i === 0 || form.width < forms[i - 1].width)]
    }),
  )
}

/** Three letters at least, and none where that would save less than two. */
function beginningOf(name: string, others: readonly string[]): string | undefined {
  for (let length = 3; length <= name.length - 2; length++) {
    const beginning = name.slice(0, length)
    if (!beginning.endsWith(' ') && others.every((other) => !other.startsWith(beginning))) return `${beginning}.`
  }
  return undefined
}

/** What letters half as large and a name cut short cost, against large ones and one in full. */
const SMALLER = 90
const SHORT = 30

/** Ways to write a name where most have no room: in letters down to the smallest, in full or cut short. */
export function farWritings(full: readonly Writing[], short: Short[string] = []): Writing[] {
  const smallest = ({ lines, width, height, price }: Writing): Writing => {
    const by = Math.min(...smallerLetters(height / lines.length))
    return { lines, width: width * by, height: height * by, price: price + SMALLER * (1 - by) }
  }
  return [...full, ...full.map(smallest), ...short.map((form, i) => smallest({ ...form, price: SHORT * (i + 1) }))]
}

/** Ways to write a name cut short where every name has a place: dearer than any way to write it in full, cheaper than standing beside another town. */
export function cutWritings(form: Short[string][number] | undefined): Writing[] {
  if (form === undefined) return []
  return SIZES.slice(0, 3).map(({ by, price }) => ({
    lines: form.lines,
    width: form.width * by,
    height: form.height * by,
    price: CUT + price,
  }))
}
const CUT = 160

/** Where every name has a place, and one was left out, or a name or piece stands beside another town, it is tried again so often from another beginning. */
const AGAIN = 6

function settled(items: readonly Item[], range: Range, { all, seed }: Scene): readonly Choice[] {
  const faults = (choices: readonly Choice[]) =>
    choices.reduce((sum, { item, candidate }) => {
      const astray = item.kind === 'slot' && item.area.holds === undefined ? NEARER : ASTRAY_NAME
      return sum + (candidate === undefined ? MISSING : candidate.price >= astray ? 1 : 0)
    }, 0)
  const isFar = range.from < all
  let best = settleLabels(items, range, seed, EFFORT[isFar ? 'far' : 'all'])
  for (let again = 1; again <= AGAIN && !isFar && faults(best) > 0; again++) {
    const other = settleLabels(items, range, seed + again, EFFORT.all)
    if (faults(other) < faults(best)) best = other
  }
  return best
}

/**
 * Places for every name, sign and piece at each step, from close up to far away so that they move as little as possible. A
 * place holds for all rooms from its step's up to the next one's.
 */
export function placeLabels(scene: Scene, rooms: readonly number[], most: number): Placed[] {
  const steps: Placed[] = []
  let later: ReadonlyMap<string, Box> = new Map()
  for (let step = rooms.length - 1; step >= 0; step--) {
    const range: Range = { from: rooms[step], to: rooms[step + 1] ?? most }
    const labels: Record<string, LabelPlace> = {}
    const signs: Record<string, Box> = {}
    const slots: Record<string, Box> = {}
    const boxes = new Map<string, Box>()
    for (const { item, candidate } of settled(itemsOf(scene, range, later), range, scene)) {
      if (candidate === undefined) continue
      boxes.set(item.key, candidate.mine)
      if (candidate.label !== undefined) labels[item.area.id] = candidate.label
      else (item.kind === 'sign' ? signs : slots)[item.key] = candidate.mine
    }
    steps.unshift({ room: range.from, shrink: shrinkAt(range.from, scene), labels, signs, slots })
    later = boxes
  }
  return steps
}
