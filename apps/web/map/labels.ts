import type { Box, LabelPlace, ZoomStep } from '../src/board/api.ts'
import { lineInBox, overlap, type Range, type Tied } from './boxes.ts'
import { type Point, type Rect, seeded } from './geometry.ts'

/** An area as the label placing sees it. */
export interface Labelled {
  readonly id: string
  readonly at: Point
  readonly radius: number
  /** Ways to write the name, best first, each with its measured size. */
  readonly writings: readonly { readonly lines: readonly string[]; readonly width: number; readonly height: number }[]
  /** How bad it is to leave the name out. */
  readonly worth: number
  readonly signs: readonly { readonly sign: string; readonly width: number; readonly height: number }[]
}

export interface Scene {
  readonly areas: readonly Labelled[]
  readonly links: readonly (readonly [Point, Point])[]
  /** Middles of the lines that trains and trucks lie on. */
  readonly middles: readonly Point[]
  /** Labels stand inside it when the whole map is shown. */
  readonly frame: Rect
  /** Room from which pieces have their full size. */
  readonly ample: number
  readonly seed: number
}

type Layout = Pick<ZoomStep, 'room' | 'shrink' | 'labels' | 'signs'>

/** Pieces are not smaller than this against names. */
const LEAST = 0.6
const shrinkAt = (room: number, ample: number) => Math.round(Math.min(1, Math.max(LEAST, room / ample)) * 1000) / 1000

interface Candidate extends Tied {
  readonly price: number
  readonly label?: LabelPlace
  /** A sign's box in units of tokens, which far away are smaller than those of names. */
  readonly sign?: Box
}

interface Item {
  readonly area: Labelled
  readonly sign?: string
  readonly candidates: readonly Candidate[]
  /** Price of leaving it out; signs never are. */
  readonly absent: number
}

/** Prices of what must not be, in the same coin as preferences (about 1) and lines under a name. */
const MEETS_LABEL = 1500
const MEETS_SIGN = 400
const MEETS_AREA = 1500
/** A name that stands nearer than this to another area could be taken for that one's. */
const OWN = 6
const ASTRAY = 5
/** With less room than this a great name may reach over the frame sooner than be left out. */
const FAR = 0.65
/** Tries from different beginnings; more of them change next to nothing. */
const STARTS = 5
const TRANSPORT: Box = [-13, -9, 26, 18]

/**
 * Places for every name and sign at each step, from close up to far away so that names move as little as possible. A
 * place holds for all rooms from its step's up to the next one's.
 */
export function placeLabels(scene: Scene, rooms: readonly number[], most: number): Layout[] {
  const steps: Layout[] = []
  let later: ReadonlyMap<string, Box> = new Map()
  for (let step = rooms.length - 1; step >= 0; step--) {
    const range = { from: rooms[step], to: rooms[step + 1] ?? most }
    const chosen = best(scene, range, later)
    const labels: Record<string, LabelPlace> = {}
    const signs: Record<string, Box> = {}
    const boxes = new Map<string, Box>()
    for (const { item, candidate } of chosen) {
      if (candidate === undefined) continue
      boxes.set(keyOf(item), candidate.sign ?? candidate.box)
      if (candidate.label !== undefined) labels[item.area.id] = candidate.label
      else if (candidate.sign !== undefined) signs[`${item.sign}/${item.area.id}`] = candidate.sign
    }
    steps.unshift({ room: range.from, shrink: shrinkAt(range.from, scene.ample), labels, signs })
    later = boxes
  }
  return steps
}

const keyOf = (item: Item) => `${item.sign ?? 'label'}/${item.area.id}`

interface Choice {
  readonly item: Item
  readonly candidate: Candidate | undefined
}

/** Iterated best response: every item in turn takes the place that is cheapest given the others; the best of some starts. */
function best(scene: Scene, range: Range, later: ReadonlyMap<string, Box>): Choice[] {
  const items = itemsOf(scene, range, later)
  const near = items.map((item) => items.filter((other) => other !== item && reach(item, other, range.from)))
  let cheapest: { readonly cost: number; readonly choices: (Candidate | undefined)[] } | undefined
  const random = seeded(scene.seed)
  const indexOf = new Map(items.map((item, i) => [item, i]))
  const memo = new Map<Candidate, Map<Candidate, number>>()
  const price = (a: Item, ca: Candidate, b: Item, cb: Candidate) => {
    const row = memo.get(ca) ?? new Map<Candidate, number>()
    memo.set(ca, row)
    const known = row.get(cb) ?? conflict(a, ca, b, cb, range)
    row.set(cb, known)
    return known
  }
  for (let start = 0; start < STARTS; start++) {
    // First everything in the order of its worth, each giving way to what is there; then in any order.
    const choices: (Candidate | undefined)[] = items.map(() => undefined)
    const luck = items.map(() => random())
    const worth = (i: number) => Math.min(items[i].absent, 1e6)
    const order = items.map((_, i) => i).sort((a, b) => worth(b) - worth(a) || luck[a] - luck[b])
    for (let pass = 0; pass < 40; pass++) {
      for (let i = pass === 0 ? 0 : order.length - 1; i > 0; i--) {
        const j = Math.floor(random() * (i + 1))
        ;[order[i], order[j]] = [order[j], order[i]]
      }
      let changed = false
      for (const i of order) {
        let lowest = items[i].absent
        let pick: Candidate | undefined
        for (const candidate of items[i].candidates) {
          let cost = candidate.price
          for (const other of near[i]) {
            if (cost >= lowest) break
            const theirs = choices[indexOf.get(other) as number]
            if (theirs !== undefined) cost += price(items[i], candidate, other, theirs)
          }
          if (cost < lowest) {
            lowest = cost
            pick = candidate
          }
        }
        if (pick !== choices[i]) changed = true
        choices[i] = pick
      }
      if (!changed) break
    }
    let cost = 0
    items.forEach((item, i) => {
      const mine = choices[i]
      cost += mine === undefined ? item.absent : mine.price
      if (mine === undefined) return
      for (const other of near[i]) {
        const j = indexOf.get(other) as number
        const theirs = choices[j]
        if (j > i && theirs !== undefined) cost += price(item, mine, other, theirs)
      }
    })
    if (cheapest === undefined || cost < cheapest.cost) cheapest = { cost, choices }
  }
  return withoutOverlaps(items, cheapest?.choices ?? [], range)
}

/** What the search could not solve is left out, the less important name first: no two names ever overlap. */
function withoutOverlaps(items: readonly Item[], choices: (Candidate | undefined)[], range: Range): Choice[] {
  const order = items.map((_, i) => i).sort((a, b) => items[b].absent - items[a].absent)
  const kept: Choice[] = []
  for (const i of order) {
    const candidate = choices[i]
    const fits =
      items[i].sign !== undefined ||
      (candidate !== undefined &&
        kept.every(
          ({ item, candidate: theirs }) => theirs === undefined || conflict(items[i], candidate, item, theirs, range) === 0,
        ))
    kept.push({ item: items[i], candidate: fits ? candidate : undefined })
  }
  return kept
}

function conflict(a: Item, ca: Candidate, b: Item, cb: Candidate, range: Range): number {
  const signs = (a.sign === undefined ? 0 : 1) + (b.sign === undefined ? 0 : 1)
  if (!overlap(ca, cb, range, signs === 2 ? 0 : 1.5)) return 0
  return signs === 2 ? MEETS_SIGN : MEETS_LABEL
}

/** Could the two ever meet? Only near neighbours can. */
function reach(a: Item, b: Item, room: number): boolean {
  const distance = Math.hypot(a.area.at[0] - b.area.at[0], a.area.at[1] - b.area.at[1]) * room
  return distance < 240
}

function itemsOf(scene: Scene, range: Range, later: ReadonlyMap<string, Box>): Item[] {
  const shrink = shrinkAt(range.from, scene.ample)
  return scene.areas.flatMap((area): Item[] => {
    // A name reaches this far, in map units: what is farther off does not matter to it.
    const far = 190 / range.from
    const near = ([x, y]: Point) => Math.abs(x - area.at[0]) < far && Math.abs(y - area.at[1]) < far
    const others = scene.areas.filter((other) => other !== area && near(other.at))
    const links = scene.links.filter(
      ([a, b]) =>
        Math.min(a[0], b[0]) < area.at[0] + far &&
        Math.max(a[0], b[0]) > area.at[0] - far &&
        Math.min(a[1], b[1]) < area.at[1] + far &&
        Math.max(a[1], b[1]) > area.at[1] - far,
    )
    const middles = scene.middles.filter(near)
    const priced = (key: string, box: Box, preference: number, label?: LabelPlace, sign?: Box): Candidate => {
      const tied = { at: area.at, box }
      let price = preference
      for (const other of others) {
        const r = other.radius * 0.92 * shrink
        if (overlap(tied, { at: other.at, box: [-r, -r, 2 * r, 2 * r] }, range, 1))
          price += label === undefined ? MEETS_SIGN : MEETS_AREA
        else if (label !== undefined && besides(tied, other.at, r, range.from) < OWN) price += ASTRAY
      }
      const rooms = [range.from, Math.min(range.to, range.from * 1.25)]
      for (const [a, b] of links) {
        for (const room of rooms) price += 0.16 * lineInBox(tied, a, b, room)
      }
      for (const middle of middles) if (overlap(tied, { at: middle, box: scaled(TRANSPORT, shrink) }, range, 0)) price += 30
      price +=
        outside(tied, scene.frame, range.from) * (label === undefined ? 2 : area.worth > 1000 && range.from < FAR ? 12 : 40)
      const before = later.get(key)
      const mine = sign ?? box
      if (before !== undefined && (before[0] !== mine[0] || before[1] !== mine[1])) price += 2
      return { ...tied, price, label, sign }
    }
    const labels = area.writings.flatMap(({ lines, width, height }, way) =>
      around(area.radius * shrink, width, height).map(({ box, anchor, preference }) =>
        priced(`label/${area.id}`, box, preference + 2.5 * way, { box, lines, anchor }),
      ),
    )
    const signs = area.signs.map(({ sign, width, height }) => ({
      area,
      sign,
      absent: Infinity,
      candidates: around(area.radius - 2, width, height).map(({ box, preference }) =>
        priced(`${sign}/${area.id}`, scaled(box, shrink), Math.abs(preference - 3) * 0.6, undefined, box),
      ),
    }))
    return [{ area, candidates: labels, absent: area.worth }, ...signs]
  })
}

/** Distance from a box to another area's disc. */
function besides({ at, box }: Tied, other: Point, radius: number, room: number): number {
  const [x, y] = [(other[0] - at[0]) * room, (other[1] - at[1]) * room]
  return Math.hypot(Math.max(box[0] - x, 0, x - box[0] - box[2]), Math.max(box[1] - y, 0, y - box[1] - box[3])) - radius
}

/** How far the box reaches over the frame, in token units. */
function outside({ at, box }: Tied, frame: Rect, room: number): number {
  const [x, y] = [at[0] * room + box[0], at[1] * room + box[1]]
  return (
    Math.max(0, frame.x * room - x) +
    Math.max(0, frame.y * room - y) +
    Math.max(0, x + box[2] - (frame.x + frame.width) * room) +
    Math.max(0, y + box[3] - (frame.y + frame.height) * room)
  )
}

interface Spot {
  readonly box: Box
  readonly anchor: LabelPlace['anchor']
  readonly preference: number
}

/** Places around a disc: right, left, below, above, then aslant and shifted. */
function around(radius: number, width: number, height: number): Spot[] {
  const gap = radius + 3
  const aslant = radius * 0.72 + 1
  const spot = (x: number, y: number, anchor: LabelPlace['anchor'], preference: number): Spot => ({
    box: [tenth(x), tenth(y), tenth(width), tenth(height)],
    anchor,
    preference,
  })
  const up = height * 0.5
  const over = width * 0.28
  return [
    spot(gap, -height / 2, 'start', 0),
    spot(-gap - width, -height / 2, 'end', 1),
    spot(-width / 2, gap - 1, 'middle', 2),
    spot(-width / 2, -gap - height + 1, 'middle', 2.2),
    spot(aslant, aslant - 3, 'start', 3),
    spot(aslant, -aslant - height + 3, 'start', 3),
    spot(-aslant - width, aslant - 3, 'end', 3.4),
    spot(-aslant - width, -aslant - height + 3, 'end', 3.4),
    spot(gap - 1, -height / 2 - up, 'start', 2.6),
    spot(gap - 1, -height / 2 + up, 'start', 2.6),
    spot(-gap - width + 1, -height / 2 - up, 'end', 3),
    spot(-gap - width + 1, -height / 2 + up, 'end', 3),
    spot(-width / 2 + over, gap - 1, 'middle', 3),
    spot(-width / 2 - over, gap - 1, 'middle', 3.2),
    spot(-width / 2 + over, -gap - height + 1, 'middle', 3.4),
    spot(-width / 2 - over, -gap - height + 1, 'middle', 3.6),
  ]
}

const scaled = ([x, y, width, height]: Box, by: number): Box => [x * by, y * by, width * by, height * by]

const tenth = (x: number) => Math.round(x * 10) / 10
