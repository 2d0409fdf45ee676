import { fade, meets, thinning } from '../../../map/beyond.ts'
import { MARSH, RIDGES, RIVERS } from '../../../map/geography.ts'
import { clipLine, clipRing, type Line, type Point, type Rect, simplify, smooth } from '../../../map/geometry.ts'
import { PER_UNIT, pathData } from '../../../map/paths.ts'
import { hachures, tufts } from '../../../map/relief.ts'
import { densify } from '../../../map/warp.ts'
import type { Orientation } from '../../../src/board/api.ts'
import type { Place } from './places.ts'
import { winterZone } from './winter.ts'

export interface Geography {
  readonly orientation: Orientation
  readonly frame: Rect
  readonly bleed: Rect
  /** Rings and lines in map units. */
  readonly land: readonly Line[]
  readonly lakes: readonly Line[]
  readonly rivers: readonly Line[]
  readonly place: (lonLat: Point) => Point
  readonly towns: readonly (Place & { readonly at: Point })[]
  readonly seed: number
}

/** Smallest detail that is kept, as an area in square map units. */
const DETAIL = 0.5
/** Beyond the frame no islands and lakes are kept that are smaller than this. */
const FAR = 7
/** Coast lines run along a smoother coast. */
const COARSE = 6

/**
 * The printed part of the map as SVG markup: one path per layer, colours and widths by class (styles/printed.css), so that both
 * themes share it. Coordinates are tenths of map units.
 */
export function baseMap(geography: Geography): string {
  const { orientation, frame, bleed, land, lakes, place, seed } = geography
  const drawn = { x: bleed.x - 12, y: bleed.y - 12, width: bleed.width + 24, height: bleed.height + 24 }
  const thinned = thinning(frame)
  const rings = (list: readonly Line[], detail: number) =>
    pathData(
      list
        .map((ring) => clipRing(thinned(ring, detail), drawn))
        .filter((ring) => ring.length > 2 && extent(ring) > (meets(ring, frame) ? 2 : FAR)),
      true,
    )
  const lines = (list: readonly Line[], detail: number) =>
    pathData(
      list.flatMap((line) => clipLine(thinned(line, detail), drawn)),
      false,
    )
  const courses = (great: boolean) =>
    RIVERS.filter(({ weight }) => weight >= 0.8 === great).map(({ course }) => meander(smooth(course, 5)).map(place))
  const crests = RIDGES.map(({ crest, breadth }) => ({
    line: smooth(crest, 8).map(place),
    reach: Math.hypot(...difference(place(crest[0]), place([crest[0][0], crest[0][1] + breadth]))),
  }))
  const marsh = smooth([...MARSH, MARSH[0]], 3).map(place)
  const reeds = tufts(
    marsh,
    geography.towns.map(({ at }) => at),
    seed,
  )
  const zone = winterZone(winterSigns(geography), drawn).map((ring) => simplify(ring, 0.6))
  const id = `rtm-${orientation}`
  const path = (name: string, d: string) => `<path class="${name}" d="${d}"/>`
  return [
    `<g transform="scale(${1 / PER_UNIT})">`,
    `<defs><path id="${id}-shore" d="${rings(land, COARSE)}"/><path id="${id}-land" d="${rings(land, DETAIL)}"/>`,
    `<path id="${id}-zone" d="${pathData(zone, true)}"/><clipPath id="${id}-on-land"><use href="#${id}-land" clip-rule="evenodd"/></clipPath>`,
    `<pattern id="${id}-snow" width="300" height="300" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><path class="bm-flake" d="${flakes()}"/></pattern></defs>`,
    ...[5, 4, 3, 2, 1, 0].map((n) => `<use class="bm-shore bm-shore-${n}" href="#${id}-shore"/>`),
    `<use class="bm-land" href="#${id}-land"/>`,
    `<g clip-path="url(#${id}-on-land)"><use class="bm-winter" href="#${id}-zone"/><use href="#${id}-zone" fill="url(#${id}-snow)"/><use class="bm-winter-edge" href="#${id}-zone"/></g>`,
    path('bm-marsh', pathData(reeds.flatMap(reed), false)),
    path(
      'bm-hachure',
      pathData(
        crests.flatMap(({ line, reach }, i) => hachures(densify(line, 4), reach, seed + i)),
        false,
      ),
    ),
    path('bm-graticule', lines(graticule(place), 0.3)),
    path('bm-river', lines([...geography.rivers, ...courses(true)], DETAIL)),
    path('bm-river bm-stream', lines(courses(false), DETAIL)),
    path('bm-lake', rings(lakes, DETAIL)),
    `<use class="bm-coast" href="#${id}-land"/>`,
    fade(id, bleed),
    '</g>',
  ].join('')
}

const difference = (a: Point, b: Point): [number, number] => [a[0] - b[0], a[1] - b[1]]

function extent(ring: Line): number {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** Small bends, the same every time, so that hand-traced rivers do not look drawn with a ruler. In degrees. */
function meander(course: Line): Line {
  return densify(course, 0.09).map(([lon, lat], i, all): Point => {
    const calm = Math.min(1, i / 4, (all.length - 1 - i) / 4)
    const wave = Math.sin(i * 1.7 + lon * 9) * 0.6 + Math.sin(i * 0.61 + lat * 7)
    return [lon + 0.028 * calm * wave, lat + 0.018 * calm * Math.sin(i * 1.13 + lon * 5)]
  })
}

/** Three blades on a water line. */
function reed([x, y]: Point): Line[] {
  return [
    [
      [x - 4, y],
      [x + 4, y],
    ],
    [
      [x - 2.2, y - 1],
      [x - 3, y - 3.2],
    ],
    [
      [x, y - 1],
      [x, y - 4.2],
    ],
    [
      [x + 2.2, y - 1],
      [x + 3, y - 3.2],
    ],
  ]
}

/** Two snow flakes in a tile of 30 map units. */
function flakes(): string {
  const flake = (x: number, y: number, r: number) =>
    `M${x} ${y - r}v${2 * r}M${x - r} ${y}h${2 * r}M${x - r * 0.7} ${y - r * 0.7}l${1.4 * r} ${1.4 * r}m${-1.4 * r} 0l${1.4 * r} ${-1.4 * r}`
  return flake(70, 70, 20) + flake(220, 220, 20)
}

function graticule(place: (lonLat: Point) => Point): Line[] {
  const range = (from: number, to: number, step: number) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)
  return [
    ...range(5, 55, 5).map((lon) => range(35, 70, 0.5).map((lat) => place([lon, lat]))),
    ...range(35, 70, 5).map((lat) => range(4, 56, 0.5).map((lon) => place([lon, lat]))),
  ]
}

/** Towns say where winter is; a few points beyond them carry the line on to the edges. */
function winterSigns({ towns, place }: Geography) {
  const beyond: readonly (readonly [Point, boolean])[] = [
    [[42, 48.2], true],
    [[41.5, 51], true],
    [[41, 54], true],
    [[40.5, 57], true],
    [[37, 60], true],
    [[33.5, 61], true],
    [[44, 50], true],
    [[30.6, 60.6], true],
    [[28.6, 60.7], false],
    [[40.2, 46.2], false],
    [[42.5, 46], false],
    [[38.6, 46], false],
  ]
  return [
    ...towns.filter(({ kind }) => kind === 'land').map(({ at, features }) => ({ at, winter: features.winter === true })),
    ...beyond.map(([lonLat, winter]) => ({ at: place(lonLat), winter })),
  ]
}
