import type {
  AreaDescription,
  AreaId,
  BoardArt,
  BoardDescription,
  BoardLayout,
  BoardState,
  BoardToken,
  Box,
  LabelPlace,
  LineDescription,
  LineId,
  PlaceName,
  Target,
  ZoomStep,
} from './api.ts'
import type { NameChoice, Wanted } from './choose-names.ts'
import { LoosePieces } from './loose-pieces.ts'
import type { Form } from './name-spots.ts'
import { placeOnLines } from './on-lines.ts'
import { covered } from './overlap.ts'
import { boxOfPiece, type PlacedToken, placeInSlots } from './pieces.ts'
import { shareParts } from './share-parts.ts'
import { keyOf } from './wanted-names.ts'

/** Everything on the board with its place. Positions are map units, sizes and offsets token units. */
export interface Scene<Token extends BoardToken = BoardToken> {
  /** Token units per map unit. */
  readonly room: number
  /** Size of tokens against names: less than 1 far away. */
  readonly shrink: number
  readonly step: ZoomStep
  readonly tokens: readonly PlacedToken<Token>[]
  /** Indices of the lands and seas whose names nothing lies on. */
  readonly names: readonly number[]
  /** The names of the step; where it has no room for all, those that matter now. */
  readonly labels: Readonly<Record<AreaId, LabelPlace>>
  /** What the places depend on, besides the ground: which things of which size are where, and what matters. */
  readonly cast: string
}

/** The map at one zoom step with everything on it that stays. */
export interface Ground {
  readonly description: BoardDescription
  readonly layout: BoardLayout
  readonly step: ZoomStep
  readonly shrink: number
  readonly room: number
  /** Where not all names have room. */
  readonly choice: NameChoice | undefined
  /** What things on lines must not lie on, in token units: areas, and names where all of them are. */
  readonly stays: readonly Box[]
  /** For pieces without a place of their own. */
  readonly loose: LoosePieces
  readonly areaById: ReadonlyMap<AreaId, AreaDescription>
  readonly lineById: ReadonlyMap<LineId, LineDescription>
}

type Rect = BoardLayout['frame']

const complete = new WeakMap<ZoomStep, boolean>()

/** Are all areas named at this step, whatever pieces come? Then everything keeps its place up to the next one. */
export function isComplete({ areas }: BoardDescription, { points }: BoardLayout, step: ZoomStep): boolean {
  let known = complete.get(step)
  if (known === undefined) {
    const { labels, slots, shrink } = step
    const room = step.room / shrink
    const places = Object.entries(slots).map(([key, box]) => boxAt(points[key.slice(key.indexOf('/') + 1)], room, box))
    known = areas.every(({ id }) => {
      if (labels[id] === undefined) return false
      const [x, y, width, height] = boxAt(points[id], room, grown(labels[id].box, 1 / shrink))
      // What only touches hides nothing.
      const letters: Box = [x + TOUCH, y + TOUCH, width - 2 * TOUCH, height - 2 * TOUCH]
      return places.every((place) => covered(letters, place) === 0)
    })
    complete.set(step, known)
  }
  return known
}
const TOUCH = 1

/** What is needed to choose names where not all have room: how, for how much room, and inside of which part of the map. */
export interface Naming {
  readonly Choice: typeof NameChoice
  readonly room: number
  readonly bounds: Rect
}

/**
 * Worked out once for a zoom step: pieces are then placed on it again and again. Where names have to be chosen, for the room that there
 * is just now.
 */
export function groundOf<Area, Token extends BoardToken>(
  description: BoardDescription,
  layout: BoardLayout,
  art: BoardArt<Area, Token>,
  step: ZoomStep,
  naming?: Naming,
): Ground {
  const { areas, lines } = description
  const { shrink } = step
  const all = naming === undefined || isComplete(description, layout, step)
  const room = (all ? step.room : Math.max(step.room, naming.room)) / shrink
  const at = (id: AreaId) => layout.points[id] ?? [0, 0]
  const printed = all ? Object.entries(step.labels).map(([id, { box }]) => boxAt(at(id), room, grown(box, 1 / shrink))) : []
  const discs = areas.map((area): Box => {
    const r = art.radius(area)
    return boxAt(at(area.id), room, [-r, -r, 2 * r, 2 * r])
  })
  return {
    description,
    layout,
    step,
    shrink,
    room,
    stays: [...printed, ...discs],
    loose: new LoosePieces({ description, layout, step, room, printed }, art as BoardArt),
    choice: all ? undefined : namesToChoose(description, layout, art, step, { ...naming, room }),
    areaById: new Map(areas.map((area) => [area.id, area])),
    lineById: new Map(lines.map((line) => [line.id, line])),
  }
}

function namesToChoose<Area, Token extends BoardToken>(
  { areas }: BoardDescription,
  { points, steps, short = {} }: BoardLayout,
  art: BoardArt<Area, Token>,
  { labels, shrink }: ZoomStep,
  { Choice, room, bounds }: Naming,
): NameChoice {
  const closest = steps[steps.length - 1].labels
  const names = areas.flatMap((area) => {
    const written = closest[area.id]
    const [x, y] = points[area.id]
    return written === undefined
      ? []
      : [
          {
            id: area.id,
            x: x * room,
            y: y * room,
            clear: art.footprint(area),
            forms: [formOf(written), ...(short[area.id] ?? [])],
            printed: labels[area.id],
            rank: art.rank?.(area) ?? 2,
          },
        ]
  })
  return new Choice(names, [bounds.x * room, bounds.y * room, bounds.width * room, bounds.height * room], shrink)
}

const formOf = ({ lines, box: [, , width, height] }: LabelPlace): Form => ({ lines, width, height })

interface Known<Token extends BoardToken> {
  readonly before?: Scene<Token>
  readonly prepared?: Scene<Token>
  readonly wanted?: Wanted
}

const NOTHING_WANTED: Wanted = { choosable: new Set(), front: new Set() }

/**
 * Everything that the state puts on the board, in its place; what lies as in the scene before is the same object. `prepared` is a scene
 * that was made after the same one. `wanted` matters where not all names have room.
 */
export function arrange<Area, Token extends BoardToken>(
  ground: Ground,
  art: BoardArt<Area, Token>,
  state: BoardState<Area, Token>,
  { before, prepared, wanted = NOTHING_WANTED }: Known<Token> = {},
): Scene<Token> {
  const { layout, step, shrink, room, stays, loose, lineById, choice } = ground
  const matters = choice === undefined ? undefined : wanted
  const cast = castOf(ground, art, state.tokens, matters)
  for (const known of [before, prepared]) if (known?.cast === cast) return recast(known, state.tokens)
  const { standing, left } = placeInSlots(ground, art, state.tokens)
  const boxOf = (piece: PlacedToken<Token>) => boxOfPiece(piece, room)
  const fixed = standing.map(boxOf)
  const onArea = (piece: PlacedToken<Token>) => ({
    area: 'area' in piece.token.on ? piece.token.on.area : undefined,
    box: boxOf(piece),
  })
  // Where names are chosen, what can stand elsewhere keeps clear of those that find a place among what cannot.
  const first = matters === undefined ? undefined : choice?.choose(standing.map(onArea), matters)
  const written = Object.entries(first ?? {}).map(([id, { box }]) => boxAt(layout.points[id], room, grown(box, 1 / shrink)))
  const around = { stays: [...stays, ...written], pieces: fixed }
  const onLines = placeOnLines(state.tokens, lineById, layout, art, around, room, step.room)
  const tokens = [...onLines, ...standing, ...loose.place(left, [...fixed, ...onLines.map(boxOf), ...written])]
  const pieces = tokens.map(boxOf)
  const all = tokens.length === standing.length ? first : matters && choice?.choose(tokens.map(onArea), matters, first)
  const labels = all ?? step.labels
  const had = new Map(before?.tokens.map((one) => [one.token.id, one]))
  return {
    room,
    shrink,
    step,
    tokens: tokens.map((one) => shareParts(had.get(one.token.id), one)),
    names: shareParts(before?.names, uncovered(ground, pieces, choice === undefined ? {} : labels)),
    labels: labels === step.labels ? labels : shareParts(before?.labels, labels),
    cast,
  }
}

function castOf<Area, Token extends BoardToken>(
  { step }: Ground,
  art: BoardArt<Area, Token>,
  tokens: readonly Token[],
  wanted: Wanted | undefined,
): string {
  let cast = wanted === undefined ? '' : `${keyOf(wanted)} `
  for (const token of tokens) {
    const [where, slot] =
      'area' in token.on ? [token.on.area, step.slots[`${token.kind}/${token.on.area}`]] : [token.on.line, undefined]
    const { width, height } = art.size(token, step.room, slot?.[2] ?? Infinity)
    cast += `${token.id}:${where}:${width}x${height} `
  }
  return cast
}

/** Nothing has come, gone, moved or grown: only what is told by the pieces may be new. */
function recast<Token extends BoardToken>(before: Scene<Token>, tokens: readonly Token[]): Scene<Token> {
  const byId = new Map(tokens.map((token) => [token.id, token]))
  return {
    ...before,
    tokens: before.tokens.map((placed) => {
      const token = byId.get(placed.token.id) ?? placed.token
      return token === placed.token ? placed : { ...placed, token }
    }),
  }
}

/** About the width of a letter of lands and seas, against its size. */
const LETTER = 0.8

/** The name of a land or sea, in token units. */
function boxOfName({ at, turn, text, size }: PlaceName, room: number, shrink: number): Box {
  const [length, height] = [(text.length * size * LETTER) / shrink, size / shrink]
  const [width, tall] = turn === 0 ? [length, height] : [height, length]
  return boxAt(at, room, [-width / 2, -tall / 2, width, tall])
}

function uncovered(
  { layout, step, shrink, room }: Ground,
  pieces: readonly Box[],
  labels: Readonly<Record<AreaId, LabelPlace>>,
): readonly number[] {
  const chosen = Object.entries(labels).map(([id, { box }]) => boxAt(layout.points[id], room, grown(box, 1 / shrink)))
  const things = [...pieces, ...chosen]
  return step.names.filter((index) => {
    const box = boxOfName(layout.names[index], room, shrink)
    return things.every((other) => covered(box, other) === 0)
  })
}

/** Those names of lands and seas that lie wholly inside a part of the map. */
export function namesWithin(
  { names }: BoardLayout,
  { names: shown, room, shrink }: Scene,
  part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): readonly number[] {
  return shown.filter((index) => {
    const [x, y, width, height] = boxOfName(names[index], room, shrink)
    return (
      x >= part.x * room &&
      y >= part.y * room &&
      x + width <= (part.x + part.width) * room &&
      y + height <= (part.y + part.height) * room
    )
  })
}

const boxAt = ([x, y]: readonly [number, number], room: number, box: Box): Box => [
  x * room + box[0],
  y * room + box[1],
  box[2],
  box[3],
]

const grown = ([x, y, width, height]: Box, by: number): Box => [x * by, y * by, width * by, height * by]

/** Where a badge may stand beside its area, the usual places first; the others where pieces lie on those. */
const CORNERS = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0, -1.4],
  [0, 1.4],
  [1.4, 0],
  [-1.4, 0],
  [2.2, -1],
  [-2.2, -1],
  [2.2, 1],
  [-2.2, 1],
] as const

/** A badge may lie on a piece sooner than on a name. */
const ON_NAME = 3

/** The corner of an area where a badge hides the least of names, signs and tokens; `out` is how far off its centre stands. */
export function badgeCorner(
  layout: BoardLayout,
  { tokens, labels, room, shrink, step }: Scene,
  area: AreaId,
  signs: readonly string[],
  out: number,
  size: number,
): readonly [number, number] {
  const [x, y] = layout.points[area]
  const near = tokens.filter((placed) => Math.abs(placed.x - x) * room < 90 && Math.abs(placed.y - y) * room < 80)
  const isNear = ([px, py]: readonly [number, number]) => Math.abs(px - x) * room < 160 && Math.abs(py - y) * room < 60
  const names = Object.entries(labels).flatMap(([id, { box }]) => {
    const at = layout.points[id]
    return isNear(at) ? [boxAt([at[0] - x, at[1] - y], room, grown(box, 1 / shrink))] : []
  })
  const beside = signs.map((sign) => step.signs[`${sign}/${area}`]).filter((box) => box !== undefined)
  let best: { readonly corner: readonly [number, number]; readonly price: number } | undefined
  CORNERS.forEach((corner, i) => {
    const badge: Box = [corner[0] * out - size / 2, corner[1] * out - size / 2, size, size]
    let price = i * 0.02
    for (const name of names) price += ON_NAME * covered(badge, name)
    for (const box of beside) price += covered(badge, box)
    for (const { x: px, y: py, offset, width, height } of near) {
      price += covered(badge, [(px - x) * room + offset[0] - width / 2, (py - y) * room + offset[1] - height / 2, width, height])
    }
    if (best === undefined || price < best.price) best = { corner, price }
  })
  return best?.corner ?? CORNERS[0]
}

export interface Reach {
  /** Half of what a pointer can be off, in window pixels. */
  readonly slack: number
  readonly scale: number
  readonly zoom: number
  /** Is it one of the things that may be chosen now? They win near misses. */
  readonly wanted: (target: Target) => boolean
}

/** What is at a point of the map (in map units): tokens lie above areas, areas above lines. */
export function hit<Area, Token extends BoardToken>(
  { areas, lines }: BoardDescription,
  layout: BoardLayout,
  art: BoardArt<Area, Token>,
  scene: Scene<Token>,
  [x, y]: readonly [number, number],
  { slack, scale, zoom, wanted }: Reach,
): Target | null {
  let found: { readonly target: Target; readonly price: number } | undefined
  const offer = (target: Target, distance: number, layer: number) => {
    if (distance > slack) return
    const price = Math.max(0, distance) * 10 + layer - (wanted(target) ? slack * 4 : 0)
    if (found === undefined || price < found.price) found = { target, price }
  }
  for (const { token, x: px, y: py, offset, width, height } of scene.tokens) {
    const [dx, dy] = [
      Math.abs((x - px) * zoom - offset[0] * scale) - (width / 2) * scale,
      Math.abs((y - py) * zoom - offset[1] * scale) - (height / 2) * scale,
    ]
    offer({ kind: 'token', id: token.id }, Math.max(dx, dy), 1)
  }
  for (const area of areas) {
    const [px, py] = layout.points[area.id]
    offer({ kind: 'area', id: area.id }, Math.hypot(x - px, y - py) * zoom - art.radius(area) * scale, 2)
  }
  for (const line of lines) {
    if (line.border === true) continue
    const [a, b] = [layout.points[line.a], layout.points[line.b]]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const t = Math.min(0.92, Math.max(0.08, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)))
    const distance = Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy) * zoom - 4 * scale
    // Lines are thin and everywhere: they need a closer aim than things do.
    if (distance < slack / 2) offer({ kind: 'line', id: line.id }, distance, 3 + slack)
  }
  return found?.target ?? null
}

/** The area that an arrow key leads to: along a line if one goes that way, else the nearest in that direction. */
export function neighbour(
  { areas, lines }: BoardDescription,
  layout: BoardLayout,
  from: AreaId,
  [dx, dy]: readonly [number, number],
): AreaId | undefined {
  const [x, y] = layout.points[from]
  const linked = new Set(lines.flatMap(({ a, b }) => (a === from ? [b] : b === from ? [a] : [])))
  let best: { readonly id: AreaId; readonly price: number } | undefined
  for (const { id } of areas) {
    if (id === from) continue
    const [px, py] = layout.points[id]
    const distance = Math.hypot(px - x, py - y)
    const aim = ((px - x) * dx + (py - y) * dy) / distance
    if (aim < (linked.has(id) ? 0.5 : 0.7)) continue
    const price = distance * (2 - aim) * (linked.has(id) ? 1 : 4)
    if (best === undefined || price < best.price) best = { id, price }
  }
  return best?.id
}
