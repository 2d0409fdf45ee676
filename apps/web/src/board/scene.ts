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
  Target,
  ZoomStep,
} from './api.ts'
import { inCell } from './cells.tsx'
import { Names } from './clear-labels.ts'
import { placeOnLines } from './on-lines.ts'
import { type Movable, type Obstacle, type PlacedToken, Places, place, type Segment } from './placing.ts'
import { covered } from './settle-places.ts'
import { shareParts } from './share-parts.ts'

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
  /** The names of the step, moved aside where pieces lie on them. */
  readonly labels: Readonly<Record<AreaId, LabelPlace>>
  /** What the places depend on, besides the ground: which things of which size are where. */
  readonly cast: string
}

/** What covering costs: a name may be covered sooner than an area. */
const WEIGHT = { label: 120, area: 240, sign: 70, transport: 220, hidden: 300 } as const

/** The map at one zoom step with everything on it that stays, and the places around it. */
export interface Ground {
  readonly description: BoardDescription
  readonly layout: BoardLayout
  readonly step: ZoomStep
  readonly shrink: number
  readonly room: number
  readonly places: Places
  readonly names: Names
  /** Where names stand unless pieces lie there. */
  readonly printed: readonly Box[]
  readonly areaById: ReadonlyMap<AreaId, AreaDescription>
  readonly lineById: ReadonlyMap<LineId, LineDescription>
}

/** Worked out once for a zoom step: pieces are then placed on it again and again. */
export function groundOf<Area, Token extends BoardToken>(
  description: BoardDescription,
  layout: BoardLayout,
  art: BoardArt<Area, Token>,
  step: ZoomStep,
): Ground {
  const { areas, lines } = description
  const { shrink } = step
  const room = step.room / shrink
  const at = (id: AreaId) => layout.points[id] ?? [0, 0]
  const areaById = new Map(areas.map((area) => [area.id, area]))
  const underNames = areas.map((area): Obstacle => {
    const r = art.footprint(area) * 0.92
    return { box: boxAt(at(area.id), room, [-r, -r, 2 * r, 2 * r]), weight: WEIGHT.area }
  })
  const names = Object.entries(step.labels).map(([id, place]) => {
    const area = areaById.get(id)
    return { id, x: at(id)[0] * room, y: at(id)[1] * room, clear: area === undefined ? 0 : art.footprint(area), place }
  })
  const printed = Object.entries(step.labels).map(([id, { box }]) => boxAt(at(id), room, grown(box, 1 / shrink)))
  const obstacles = [...underNames, ...printed.map((box): Obstacle => ({ box, weight: WEIGHT.label }))]
  const segments = lines
    .filter(({ border }) => border !== true)
    .map(({ a, b }): Segment => ({ ax: at(a)[0] * room, ay: at(a)[1] * room, bx: at(b)[0] * room, by: at(b)[1] * room }))
  const towns = areas.map((area) => ({ x: at(area.id)[0] * room, y: at(area.id)[1] * room, r: art.footprint(area) }))
  const { frame } = layout
  const bounds: Box = [frame.x * room, frame.y * room, frame.width * room, frame.height * room]
  return {
    description,
    layout,
    step,
    shrink,
    room,
    places: new Places({ obstacles, segments, towns, bounds }),
    names: new Names(names, underNames, shrink),
    printed,
    areaById,
    lineById: new Map(lines.map((line) => [line.id, line])),
  }
}

/**
 * Everything that the state puts on the board, in its place; what lies as in the scene before is the same object. `prepared` is a scene
 * that was made after the same one.
 */
export function arrange<Area, Token extends BoardToken>(
  ground: Ground,
  art: BoardArt<Area, Token>,
  state: BoardState<Area, Token>,
  before?: Scene<Token>,
  prepared?: Scene<Token>,
): Scene<Token> {
  const { description, layout, step, shrink, room, places, names, printed, lineById } = ground
  const at = (id: AreaId) => layout.points[id] ?? [0, 0]
  const signs: Obstacle[] = []
  let cast = ''
  for (const area of description.areas) {
    for (const { sign } of art.signs?.(area, state.areas[area.id]) ?? []) {
      const box = step.signs[`${sign}/${area.id}`]
      if (box === undefined) continue
      signs.push({ box: boxAt(at(area.id), room, box), weight: WEIGHT.sign })
      cast += `${sign}/${area.id} `
    }
  }
  for (const token of state.tokens) {
    const { width, height } = art.size(token, step.room)
    cast += `${token.id}:${'area' in token.on ? token.on.area : token.on.line}:${width}x${height} `
  }
  for (const known of [before, prepared]) if (known?.cast === cast) return recast(known, state.tokens)
  const onLines = placeOnLines(state.tokens, lineById, layout, art, printed, room, step.room)
  const loose = [...signs]
  for (const { x, y, offset, width, height } of onLines) {
    const box: Box = [offset[0] - width / 2, offset[1] - height / 2, width, height]
    loose.push({ box: boxAt([x, y], room, box), weight: WEIGHT.transport })
  }
  const beside = besideAreas(ground, state.tokens)
  const movables = movablesOf(ground, art, beside)
  const had = new Map(before?.tokens.map((placed) => [placed.token.id, placed]))
  const put = (blocked: readonly Obstacle[]) => {
    const offsets = place(movables, places, blocked)
    const placed = beside.map((token): PlacedToken<Token> => {
      const [x, y] = at(token.on.area)
      return { token, x, y, offset: offsets.get(token.id) ?? [0, 0], ...art.size(token, step.room) }
    })
    const tokens = [...onLines, ...placed]
    const pieces = tokens.map(({ x, y, offset, width, height }) =>
      boxAt([x, y], room, [offset[0] - width / 2, offset[1] - height / 2, width, height]),
    )
    return { tokens, ...names.clear(pieces, signs) }
  }
  const first = put(loose)
  // Where a name had no place left, pieces give way to it once.
  const second =
    first.hidden.length === 0 ? first : put([...loose, ...first.hidden.map((box) => ({ box, weight: WEIGHT.hidden }))])
  const { tokens, labels } = second.hidden.length < first.hidden.length ? second : first
  return {
    room,
    shrink,
    step,
    tokens: tokens.map((placed) => shareParts(had.get(placed.token.id), placed)),
    names: shareParts(before?.names, uncovered(ground, tokens)),
    labels: shareParts(before?.labels, labels),
    cast,
  }
}

/** Looks for the places that there are for these tokens, so that arranging them takes less. */
export function survey<Area, Token extends BoardToken>(
  ground: Ground,
  art: BoardArt<Area, Token>,
  tokens: readonly Token[],
): void {
  for (const item of movablesOf(ground, art, besideAreas(ground, tokens))) ground.places.of(item, [])
}

type Beside<Token> = Token & { readonly on: { readonly area: AreaId } }

const besideAreas = <Token extends BoardToken>({ areaById }: Ground, tokens: readonly Token[]): readonly Beside<Token>[] =>
  tokens.filter((token): token is Beside<Token> => 'area' in token.on && areaById.has(token.on.area))

const movablesOf = <Area, Token extends BoardToken>(
  { layout, room, step, areaById }: Ground,
  art: BoardArt<Area, Token>,
  tokens: readonly Beside<Token>[],
): readonly Movable[] =>
  tokens.map((token) => {
    const { area } = token.on
    const [x, y] = layout.points[area] ?? [0, 0]
    return {
      id: token.id,
      x: x * room,
      y: y * room,
      clear: art.footprint(areaById.get(area) as AreaDescription),
      ...art.size(token, step.room),
      ...(layout.cells === undefined ? {} : { holds: (px: number, py: number) => inCell(layout, area, [px / room, py / room]) }),
    }
  })

/** Before anything is placed. */
export const emptyScene = ({ room, shrink, step }: Ground): Scene<never> => ({
  room,
  shrink,
  step,
  tokens: [],
  names: [],
  labels: {},
  cast: '',
})

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

function uncovered({ layout, step, shrink, room }: Ground, tokens: readonly PlacedToken[]): readonly number[] {
  return step.names.filter((index) => {
    const { text, at, turn, size } = layout.names[index]
    const [length, height] = [(text.length * size * LETTER) / shrink, size / shrink]
    const [width, tall] = turn === 0 ? [length, height] : [height, length]
    const box = boxAt(at, room, [-width / 2, -tall / 2, width, tall])
    return tokens.every(
      ({ x, y, offset, width, height }) =>
        covered(box, boxAt([x, y], room, [offset[0] - width / 2, offset[1] - height / 2, width, height])) === 0,
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

/** A badge may lie on a piece sooner than on the name of its own area. */
const ON_OWN_NAME = 3

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
  const label = labels[area]?.box
  const beside = signs.map((sign) => step.signs[`${sign}/${area}`]).filter((box) => box !== undefined)
  let best: { readonly corner: readonly [number, number]; readonly price: number } | undefined
  CORNERS.forEach((corner, i) => {
    const badge: Box = [corner[0] * out - size / 2, corner[1] * out - size / 2, size, size]
    let price = i * 0.02 + (label === undefined ? 0 : ON_OWN_NAME * covered(badge, grown(label, 1 / shrink)))
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
