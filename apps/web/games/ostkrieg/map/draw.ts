import { geoConicConformal } from 'd3-geo'
import { boundsOf, clipRing, type Line, type Point, type Rect, simplify } from '../../../map/geometry.ts'
import { farWritings, type Labelled, placeLabels, shortForms, writingsOf } from '../../../map/labels.ts'
import { widthsOf } from '../../../map/metrics.ts'
import { placeNames } from '../../../map/names.ts'
import { pathData } from '../../../map/paths.ts'
import { roomsFor, windowsOf } from '../../../map/rooms.ts'
import { readSources } from '../../../map/sources.ts'
import { spread } from '../../../map/spread.ts'
import { densify, follow } from '../../../map/warp.ts'
import type { BoardLayout, MapShape } from '../../../src/board/api.ts'
import { shapeFor } from '../../../src/board/view.ts'
import { featuresOf } from '../board/features.ts'
import { footprint, LINE_HEIGHT, lettering, SIGN_SIZES, slotsOf } from '../board/measures.ts'
import { ostkriegBase } from './base-map.ts'
import { type CellGrid, cells, contacts, type Edge, edges, ringsOf } from './cells.ts'
import { OSTKRIEG_NAMES } from './names.ts'
import type { OstkriegMap, OstkriegPlace } from './places.ts'
import { SHORT_NAMES } from './short-names.ts'

/** One shape of the map: towns fill a rectangle, in map units, with so much around it; north is up. */
interface Shape {
  readonly towns: { readonly width: number; readonly height: number }
  readonly margin: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
}
const SHAPES: Readonly<Record<MapShape, Shape>> = {
  wide: { towns: { width: 1180, height: 660 }, margin: { left: 80, right: 66, top: 46, bottom: 34 } },
  // On a phone names keep inside of the window by themselves.
  tall: { towns: { width: 980, height: 800 }, margin: { left: 44, right: 40, top: 36, bottom: 30 } },
}
/** How far the geography goes on beyond the frame: large letters leave low windows to the map. */
const BLEED = 480
/** Room from which stacks have their full size. */
const AMPLE = 0.88
/** Everything that could show, before projecting. */
const WINDOW: Rect = { x: -12, y: 28, width: 112, height: 50 }
/** The first and the last step of room (map zoom divided by token size) for which names are placed. */
const [LEAST_ROOM, LAST_ROOM] = [0.2, 2.2]
export const MOST_ROOM = 4.5
/** Room from which every name and every stack has a place of its own. */
const ALL = 0.61
/** A stack is then 24 pixels high at least. */
const LEAST = 0.755
const SEED = 1943
const PITCH = 2

export interface DrawnOstkrieg {
  readonly layout: BoardLayout
  readonly under: string
  readonly over: string
  readonly grid: CellGrid
}

export function drawOstkrieg({ places, borders }: OstkriegMap, shape: MapShape): DrawnOstkrieg {
  const { towns, margin } = SHAPES[shape]
  const index = new Map(places.map(({ id }, i) => [id, i]))
  const links = borders.map(([a, b]): [number, number] => [index.get(a) as number, index.get(b) as number])
  const flat = stretched(
    places.map(({ lonLat }) => lonLat),
    towns,
  )
  const homes = places.map(({ lonLat }) => flat(lonLat))
  const raw = spread(
    homes.map((home, i) => ({ home, room: roomWanted(places[i]) })),
    links,
    { clearance: 26, ...towns, rounds: 1200, seed: SEED },
  )
  const bounds = boundsOf(raw)
  const shift = ([x, y]: Point): Point => [tenth(x - bounds.x + margin.left), tenth(y - bounds.y + margin.top)]
  const points = raw.map(shift)
  const warp = follow(homes, raw)
  const place = (lonLat: Point): Point => {
    const [x, y] = warp(flat(lonLat))
    return [x - bounds.x + margin.left, y - bounds.y + margin.top]
  }
  const frame: Rect = {
    x: 0,
    y: 0,
    width: Math.ceil(bounds.width + margin.left + margin.right),
    height: Math.ceil(bounds.height + margin.top + margin.bottom),
  }
  const bleed: Rect = { x: -BLEED, y: -BLEED, width: frame.width + 2 * BLEED, height: frame.height + 2 * BLEED }

  const sources = readSources(WINDOW)
  const warped = (lines: readonly Line[]) => lines.map((line) => simplify(densify(line, 0.15).map(place), 0.05))
  const [land, lakes, rivers] = [warped(sources.land), warped(sources.lakes), warped(sources.rivers)]
  const isLand = landMask(land, [], bleed, PITCH)

  const around: Rect = { x: -70, y: -70, width: frame.width + 140, height: frame.height + 140 }
  const grid = cells(points, links, isLand, {
    bounds: around,
    pitch: PITCH,
    reach: places.map(reachOf),
    weight: places.map(({ country }) => (isNeutral(country) ? 1.6 : 1)),
    gap: 3,
    overSea: 6,
  })
  const touching = contacts(grid)
  const apart = borders.filter(([a, b]) => (touching.get(pairOf(index, a, b))?.land ?? 0) < 2)
  if (apart.length > 0)
    throw new Error(`cells of neighbours do not meet on land: ${apart.map((pair) => pair.join(' and ')).join(', ')}`)
  const lines = edges(grid)
  const cellPaths = Object.fromEntries(
    places.map(({ id }, i) => [
      id,
      pathData(
        ringsOf(i + 1, lines).map((ring) => simplify(ring, 0.8)),
        true,
      ),
    ]),
  )
  return {
    layout: {
      ...named(places, points, land, lakes, lines, grid, { frame, bleed, shape }, place),
      orientation: 'north-up',
      frame,
      bleed,
      points: Object.fromEntries(places.map(({ id }, i) => [id, points[i]])),
      bends: {},
      cells: cellPaths,
      borders: sharedBorders(places, lines),
      coast: 'ost-on-land',
      short: shortNames(places),
    },
    ...ostkriegBase({ frame, bleed, land, lakes, rivers, place, seed: SEED }),
    grid,
  }
}

/** Simplified with its ends kept, an edge is the same for both cells only if they simplify it alike: so it is done once, here. */
function sharedBorders(places: readonly OstkriegPlace[], all: readonly Edge[]): NonNullable<BoardLayout['borders']> {
  const found: Record<string, Line[]> = {}
  for (const { left, right, line } of all) {
    if (left === 0 || right === 0) continue
    const [a, b] = [places[left - 1].id, places[right - 1].id].sort()
    const id = `${a}~${b}`
    found[id] = [...(found[id] ?? []), simplify(line, 0.8)]
  }
  return Object.fromEntries(Object.entries(found).map(([id, lines]) => [id, pathData(lines, false)]))
}

const pairOf = (index: ReadonlyMap<string, number>, a: string, b: string): string => {
  const [i, j] = [index.get(a) as number, index.get(b) as number]
  return `${Math.min(i, j)} ${Math.max(i, j)}`
}

function named(
  places: readonly OstkriegPlace[],
  points: readonly Point[],
  land: readonly Line[],
  lakes: readonly Line[],
  lines: readonly Edge[],
  grid: CellGrid,
  { frame, bleed, shape }: { frame: Rect; bleed: Rect; shape: MapShape },
  place: (lonLat: Point) => Point,
): Pick<BoardLayout, 'steps' | 'names'> {
  const short = shortNames(places)
  const labelled = places.map((entry, i) => labelledPlace(entry, points[i], landOf(grid, i), short))
  // Only where two areas meet: the edges of cells at sea are not drawn.
  const shared = lines.filter(({ left, right }) => left !== 0 && right !== 0)
  const borderPieces = shared.flatMap(({ line }) => {
    const rough = simplify(line, 12)
    return rough.slice(1).map((to, i) => [rough[i], to] as const)
  })
  const steps = placeLabels(
    { areas: labelled, links: borderPieces, middles: [], frame, ample: AMPLE, all: ALL, least: LEAST, seed: SEED },
    roomsFor(
      frame,
      windowsOf(true, (size) => shapeFor(size) === shape, shape === 'tall'),
      { least: LEAST_ROOM, all: ALL, last: LAST_ROOM },
    ),
    MOST_ROOM,
  )
  const { names, perStep } = placeNames(
    {
      names: OSTKRIEG_NAMES.map((name) => ({ ...name, at: place(name.at) })),
      width: widthsOf('@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff'),
      links: borderPieces,
      areas: labelled,
      isLand: landMask(land, lakes, bleed, 4),
      frame,
      bleed,
    },
    steps,
    MOST_ROOM,
  )
  // A name that only fits far from its land would mislead, and one beyond the frame would be cut by the window.
  const near = names.map(({ text, kind, at, size }) => {
    const home = place(OSTKRIEG_NAMES.find((name) => name.text === text)?.at ?? [0, 0])
    const within = at[0] > 0 && at[1] > 14 && at[0] < frame.width && at[1] < frame.height - 14
    return within && Math.hypot(at[0] - home[0], at[1] - home[1]) < (kind === 'sea' ? 7 * size - 30 : 48)
  })
  return { steps: steps.map((step, i) => ({ ...step, names: perStep[i].filter((n) => near[n]) })), names }
}

/** Conic conformal, then more room for the front: the west and the south are stretched, the far east and north pressed. */
function stretched(places: readonly Point[], { width, height }: Shape['towns']): (lonLat: Point) => Point {
  const projection = geoConicConformal().parallels([44, 62]).rotate([-35, 0]).center([0, 53]).scale(1000).translate([0, 0])
  const cone = (lonLat: Point) => projection([lonLat[0], lonLat[1]]) as [number, number]
  const box = boundsOf(places.map(cone))
  const across = (t: number) => (t < 0 ? 2.2 * t : t > 1 ? 1.6 + (t - 1) : t + 0.6 * (1 - (1 - t) ** 2)) / 1.6
  const down = (t: number) => (t < 0 ? t : t > 1 ? 1.5 + 2 * (t - 1) : t + 0.5 * t * t) / 1.5
  return (lonLat) => {
    const [x, y] = cone(lonLat)
    return [across((x - box.x) / box.width) * width, down((y - box.y) / box.height) * height]
  }
}

/** Nobody enters Sweden and Turkey: their cells leave room to the others. */
const isNeutral = (country: string) => country === 'sweden' || country === 'turkey'

/** How far a cell may reach beyond its town and links: less where its country ends and no other area begins. */
function reachOf({ id }: OstkriegPlace): number {
  return NEAR_THE_RIM[id] ?? 80
}
const NEAR_THE_RIM: Readonly<Record<string, number>> = { 31: 34, 32: 34, 33: 36, 97: 46, 84: 60, 85: 46, 86: 46, 17: 56, 78: 70 }

/** Areas that see much fighting get more room than the far ends of the map. */
function roomWanted({ country, lonLat: [lon, lat] }: OstkriegPlace): number {
  if (isNeutral(country) || lat > 63) return 28
  return lon > 50 ? 36 : 44
}

const fonts = {
  500: widthsOf('@fontsource/fira-sans-condensed/files/fira-sans-condensed-latin-500-normal.woff'),
  600: widthsOf('@fontsource/fira-sans-condensed/files/fira-sans-condensed-latin-600-normal.woff'),
}

const HALO = 3

export function shortNames(places: readonly OstkriegPlace[]): NonNullable<BoardLayout['short']> {
  const cut = places.map((place) => {
    const { size, weight } = lettering({ features: featuresOf(place) })
    return { id: place.id, name: place.name, cut: SHORT_NAMES[place.id], size, width: fonts[weight] }
  })
  return shortForms(cut, { line: LINE_HEIGHT, lean: HALO })
}

/** Is a point on an area's own land, dry and not in its gaps? */
const landOf =
  ({ bounds, pitch, columns, rows, owner, land }: CellGrid, area: number) =>
  ([x, y]: Point): boolean => {
    const [column, row] = [Math.round((x - bounds.x) / pitch), Math.round((y - bounds.y) / pitch)]
    if (column < 0 || row < 0 || column >= columns || row >= rows) return false
    const i = row * columns + column
    return owner[i] === area + 1 && land[i] === 1
  }

function labelledPlace(
  place: OstkriegPlace,
  at: Point,
  holds: (point: Point) => boolean,
  short: NonNullable<BoardLayout['short']>,
): Labelled {
  const features = featuresOf(place)
  const { size, weight } = lettering({ features })
  const written = (fixed: boolean) => writingsOf([[place.name]], fonts[weight], { size, line: LINE_HEIGHT, lean: HALO, fixed })
  return {
    id: place.id,
    at,
    radius: footprint({ features }),
    great: place.vp > 0,
    worth: place.vp > 0 ? 600 : isNeutral(place.country) ? 300 : 400,
    writings: written(false),
    far: farWritings(written(true), short[place.id]),
    slots: slotsOf,
    holds,
    signs: [
      ...(place.seas.length > 0 ? [{ sign: 'port', ...SIGN_SIZES.port }] : []),
      ...(place.supply !== undefined ? [{ sign: 'source', ...SIGN_SIZES.source }] : []),
      ...(place.oil > 0 ? [{ sign: 'oil', width: SIGN_SIZES.oil.width * place.oil, height: SIGN_SIZES.oil.height }] : []),
    ],
  }
}

const tenth = (x: number) => Math.round(x * 10) / 10

/** Land or water on a grid: asked a million times. */
function landMask(land: readonly Line[], lakes: readonly Line[], area: Rect, cell: number): (point: Point) => boolean {
  const rough = (rings: readonly Line[]) =>
    rings.map((ring) => clipRing(simplify(ring, cell), area)).filter((ring) => ring.length > 3)
  const [ground, water] = [rough(land), rough(lakes)]
  const columns = Math.ceil(area.width / cell) + 1
  const rows = Math.ceil(area.height / cell) + 1
  const fill = (rings: readonly Line[]) => scan(rings, area, cell, columns, rows)
  const [dry, wet] = [fill(ground), fill(water)]
  return ([x, y]) => {
    const [column, row] = [Math.floor((x - area.x) / cell), Math.floor((y - area.y) / cell)]
    if (column < 0 || row < 0 || column >= columns || row >= rows) return false
    return dry[row * columns + column] === 1 && wet[row * columns + column] === 0
  }
}

/** Fills rings row by row, counted even and odd. */
function scan(rings: readonly Line[], area: Rect, cell: number, columns: number, rows: number): Uint8Array {
  const filled = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const y = area.y + (row + 0.5) * cell
    const cuts: number[] = []
    for (const ring of rings) {
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [[xi, yi], [xj, yj]] = [ring[i], ring[j]]
        if (yi > y !== yj > y) cuts.push(((xj - xi) * (y - yi)) / (yj - yi) + xi)
      }
    }
    cuts.sort((a, b) => a - b)
    for (let n = 0; n + 1 < cuts.length; n += 2) {
      const from = Math.max(0, Math.ceil((cuts[n] - area.x) / cell - 0.5))
      const to = Math.min(columns - 1, Math.floor((cuts[n + 1] - area.x) / cell - 0.5))
      for (let column = from; column <= to; column++) filled[row * columns + column] = 1
    }
  }
  return filled
}
