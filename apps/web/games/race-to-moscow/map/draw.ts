import { INLAND, NAMES } from '../../../map/geography.ts'
import { boundsOf, clipRing, type Line, type Point, type Rect, simplify } from '../../../map/geometry.ts'
import { cutWritings, farWritings, type Labelled, placeLabels, shortForms, writingsOf } from '../../../map/labels.ts'
import { widthsOf } from '../../../map/metrics.ts'
import { placeNames } from '../../../map/names.ts'
import { roomsFor, windowsOf } from '../../../map/rooms.ts'
import { readSources } from '../../../map/sources.ts'
import { spread } from '../../../map/spread.ts'
import { densify, follow } from '../../../map/warp.ts'
import type { BoardLayout, Orientation } from '../../../src/board/api.ts'
import { LINE_HEIGHT, orientationFor } from '../../../src/board/view.ts'
import { footprint, lettering, SIGN_SIZES, slotsOf } from '../board/measures.ts'
import { baseMap } from './base-map.ts'
import type { GameMap, Place } from './places.ts'
import { cone, fitted } from './projection.ts'
import { BROKEN_NAMES, SHORT_NAMES } from './short-names.ts'

/** Towns fill this rectangle, in map units, with east at the top; the other direction is the same map turned. */
const TOWNS = { width: 980, height: 700 }
/**
 * Room around the outermost towns for their names and tokens; in the west, where all armies start, there is more. Windows of laptops are wider
 * than the map: with east at the top names in the north and south have room there for nothing.
 */
const MARGIN: Readonly<Record<Orientation, { north: number; south: number; east: number; west: number }>> = {
  'east-up': { north: 98, south: 62, east: 40, west: 62 },
  'north-up': { north: 46, south: 46, east: 40, west: 62 },
}
/** How far the geography goes on beyond the outermost towns: a window may be long across the map's long side. */
const BLEED = 522
/** The first and the last step of room (map zoom divided by token size) for which names are placed; the last holds up to `MOST_ROOM`. */
const [LEAST_ROOM, LAST_ROOM] = [0.18, 3.1]
const MOST_ROOM = 4.5
/** Between two towns there is room for a counter from here on. */
const AMPLE = 1.25
/** Room from which every name and every piece has a place of its own. */
const ALL = 0.68
/** A counter is then 24 pixels high at least. */
const LEAST = 0.71
const SEED = 1941
/** Trains and trucks lie on the lines behind the frontier from the start: one of these counts as many others. */
const BUSY = 3

export interface Drawn {
  readonly layout: BoardLayout
  readonly baseMap: string
}

interface Warped {
  readonly land: readonly Line[]
  readonly lakes: readonly Line[]
  readonly rivers: readonly Line[]
}

/** Both directions of the map. They share one spreading of the towns, so that turning the map changes nothing but the direction. */
export function drawMap(map: GameMap): Record<Orientation, Drawn> {
  const { project, points } = arrange(map)
  const sources = readSources()
  const warped = (lines: readonly Line[]) => lines.map((line) => simplify(densify(line, 0.12).map(project), 0.05))
  const geography = { land: warped(sources.land), lakes: warped(sources.lakes), rivers: warped(sources.rivers) }
  const turn = ([x, y]: Point): Point => [-y, x]
  const turned = (lines: readonly Line[]) => lines.map((line) => line.map(turn))
  return {
    'east-up': draw('east-up', map, points, geography, project),
    'north-up': draw(
      'north-up',
      map,
      points.map(turn),
      { land: turned(geography.land), lakes: turned(geography.lakes), rivers: turned(geography.rivers) },
      (lonLat) => turn(project(lonLat)),
    ),
  }
}

function arrange({ places, links }: GameMap) {
  const towns = places.filter(({ kind }) => kind === 'land').map(({ lon, lat }): Point => [lon, lat])
  const flat = fitted(cone('east-up'), towns, TOWNS.width, TOWNS.height)
  const homes = places.map(({ id, lon, lat }) => flat(INLAND[id] ?? [lon, lat]))
  const index = new Map(places.map(({ id }, i) => [id, i]))
  const edges = links.map(({ a, b }): [number, number] => [index.get(a) as number, index.get(b) as number])
  const nodes = places.map((place, i) => ({ home: homes[i], room: roomWanted(place) }))
  const points = spread(nodes, edges, { clearance: 30, ...TOWNS, rounds: 1200, seed: SEED }).map(
    ([x, y]): Point => [tenth(x), tenth(y)],
  )
  const warp = follow(homes, points)
  return { points, project: (lonLat: Point) => warp(flat(lonLat)) }
}

function roomWanted({ kind, features }: Place): number {
  if (kind === 'sea') return 34
  if (features.victory) return 46
  // Where armies and supplies wait from the start.
  if (features.printed) return features.base ? 50 : 48
  return 37
}

function draw(
  orientation: Orientation,
  { places, links }: GameMap,
  raw: readonly Point[],
  warped: Warped,
  project: (lonLat: Point) => Point,
): Drawn {
  const bounds = boundsOf(raw)
  const { north, south, east, west } = MARGIN[orientation]
  const [left, right, top, bottom] = orientation === 'east-up' ? [north, south, east, west] : [west, east, north, south]
  const origin: Point = [Math.floor(bounds.x - left), Math.floor(bounds.y - top)]
  const shift = ([x, y]: Point): Point => [tenth(x - origin[0]), tenth(y - origin[1])]
  const points = raw.map(shift)
  const frame: Rect = {
    x: 0,
    y: 0,
    width: Math.ceil(bounds.width + left + right),
    height: Math.ceil(bounds.height + top + bottom),
  }
  const bleed: Rect = {
    x: left - BLEED,
    y: top - BLEED,
    width: Math.ceil(bounds.width) + 2 * BLEED,
    height: Math.ceil(bounds.height) + 2 * BLEED,
  }
  const place = (lonLat: Point): Point => {
    const [x, y] = project(lonLat)
    return [x - origin[0], y - origin[1]]
  }
  const moved = (lines: readonly Line[]) => lines.map((line) => line.map(([x, y]): Point => [x - origin[0], y - origin[1]]))
  const [land, lakes, rivers] = [moved(warped.land), moved(warped.lakes), moved(warped.rivers)]

  const at = new Map(places.map(({ id }, i) => [id, points[i]]))
  const ends = links.map(({ a, b }) => [at.get(a) as Point, at.get(b) as Point] as const)
  const short = shortNames(places)
  const labelled = places.map((entry, i) => labelledPlace(entry, points[i], short))
  const middles = middlesOf(places, links, at)
  const steps = placeLabels(
    { areas: labelled, links: ends, middles, frame, ample: AMPLE, all: ALL, least: LEAST, seed: SEED },
    roomsFor(
      frame,
      windowsOf(false, (size) => orientationFor(size) === orientation, orientation === 'north-up'),
      { least: LEAST_ROOM, all: ALL, last: LAST_ROOM },
    ),
    MOST_ROOM,
  )
  const serif = widthsOf('@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff')
  const { names, perStep } = placeNames(
    {
      names: NAMES.map((name) => ({ ...name, at: place(name.at) })),
      width: serif,
      links: ends,
      areas: labelled,
      isLand: landMask(land, lakes, bleed),
      frame,
      bleed,
    },
    steps,
    MOST_ROOM,
  )
  return {
    layout: {
      orientation,
      frame,
      bleed,
      points: Object.fromEntries(at),
      bends: {},
      steps: steps.map((step, i) => ({ ...step, names: perStep[i] })),
      names,
      short,
    },
    baseMap: baseMap({
      orientation,
      frame,
      bleed,
      land,
      lakes,
      rivers,
      place,
      towns: places.map((entry, i) => ({ ...entry, at: points[i] })),
      seed: SEED,
    }),
  }
}

/** Middles of the lines that trains and trucks lie on, those of busy lines several times. */
function middlesOf(places: readonly Place[], links: GameMap['links'], at: ReadonlyMap<string, Point>): Point[] {
  const behind = new Set(places.filter(({ features }) => features.printed).map(({ id }) => id))
  return links
    .filter(({ kind }) => kind === 'land')
    .flatMap(({ a, b }) => {
      const [[ax, ay], [bx, by]] = [at.get(a) as Point, at.get(b) as Point]
      return Array.from({ length: behind.has(a) && behind.has(b) ? BUSY : 1 }, (): Point => [(ax + bx) / 2, (ay + by) / 2])
    })
}

const fonts = {
  500: widthsOf('@fontsource/fira-sans-condensed/files/fira-sans-condensed-latin-500-normal.woff'),
  600: widthsOf('@fontsource/fira-sans-condensed/files/fira-sans-condensed-latin-600-normal.woff'),
}

/** A halo of 1.5 on both sides; slanted letters lean over. */
const HALO = { upright: 3, slanted: 5 }

export function shortNames(places: readonly Place[]): NonNullable<BoardLayout['short']> {
  const towns = places.filter(({ kind }) => kind === 'land')
  const cut = towns.map((place) => {
    const { size, weight, capitals } = lettering(place)
    return {
      id: place.id,
      name: capitals ? place.name.toUpperCase() : place.name,
      cut: SHORT_NAMES[place.id],
      size,
      width: fonts[weight],
    }
  })
  return shortForms(cut, { line: LINE_HEIGHT, lean: HALO.upright })
}

function labelledPlace(place: Place, at: Point, forms: NonNullable<BoardLayout['short']>): Labelled {
  const { size, weight, capitals, slanted } = lettering(place)
  const text = capitals ? place.name.toUpperCase() : place.name
  const words = BROKEN_NAMES[place.id] ?? text.split(' ')
  const ways =
    words.length === 1
      ? [[text]]
      : place.kind === 'sea'
        ? [words.length === 3 ? [words.slice(0, 2).join(' '), words[2]] : words, [text]]
        : [[text], words]
  const lean = slanted ? HALO.slanted : HALO.upright
  const written = (fixed: boolean) => writingsOf(ways, fonts[weight], { size, line: LINE_HEIGHT, lean, fixed })
  return {
    id: place.id,
    at,
    radius: footprint(place),
    worth: worthOf(place),
    great: Boolean(place.features.victory || place.features.base),
    // Great names keep their size; others are cut short sooner than that they stand beside another town.
    writings: weight === 600 ? written(true) : [...written(false), ...cutWritings(forms[place.id]?.[0])],
    far: farWritings(written(true), forms[place.id]),
    slots: (room) => slotsOf(place, room),
    signs: [
      ...(place.features.medals ? [{ sign: 'medal', ...SIGN_SIZES.medal }] : []),
      ...(place.features.harbour ? [{ sign: 'harbour', ...SIGN_SIZES.harbour }] : []),
    ],
  }
}

/** What it costs to leave a name out: below the price of an overlap, so far away small towns give way first. */
function worthOf({ kind, features }: Place): number {
  if (features.victory) return 1400
  if (features.base) return 1300
  if (features.medals || features.fort) return 450
  return kind === 'sea' ? 420 : 400
}

const tenth = (x: number) => Math.round(x * 10) / 10

/** Land or water, asked a million times: where each row of a grid of 2 map units crosses the shores, counted even and odd. */
function landMask(land: readonly Line[], lakes: readonly Line[], area: Rect): (point: Point) => boolean {
  const cell = 2
  const rows = (rings: readonly Line[]) => {
    const crossings = Array.from({ length: Math.ceil(area.height / cell) }, (): number[] => [])
    for (const ring of rings.map((points) => clipRing(simplify(points, 4), area))) {
      ring.forEach(([bx, by], i) => {
        const [ax, ay] = ring[(i + ring.length - 1) % ring.length]
        const [from, to] = [Math.min(ay, by), Math.max(ay, by)]
        for (let row = Math.max(0, Math.ceil((from - area.y) / cell - 0.5)); row < crossings.length; row++) {
          const y = area.y + (row + 0.5) * cell
          if (y >= to) break
          crossings[row].push(ax + ((y - ay) / (by - ay)) * (bx - ax))
        }
      })
    }
    return ([x, y]: Point) => {
      const row = crossings[Math.floor((y - area.y) / cell)] ?? []
      return row.reduce((odd, at) => odd !== at < x, false)
    }
  }
  const [onLand, onLake] = [rows(land), rows(lakes)]
  return (point) => onLand(point) && !onLake(point)
}
