import { fade, meets, thinning } from '../../../map/beyond.ts'
import { RIDGES, RIVERS } from '../../../map/geography.ts'
import { clipLine, clipRing, type Line, type Point, type Rect, smooth } from '../../../map/geometry.ts'
import { PER_UNIT, pathData } from '../../../map/paths.ts'
import { hachures } from '../../../map/relief.ts'
import { densify } from '../../../map/warp.ts'
import { FAR_RIDGES } from './names.ts'

export interface OstkriegGeography {
  readonly frame: Rect
  readonly bleed: Rect
  readonly land: readonly Line[]
  readonly lakes: readonly Line[]
  readonly rivers: readonly Line[]
  readonly place: (lonLat: Point) => Point
  readonly seed: number
}

/** Smallest detail that is kept, in square map units; the map covers twice as much ground as the other game's. */
const DETAIL = 0.9
const COARSE = 7
/** Beyond the frame no islands and lakes are kept that are smaller than this. */
const FAR = 7
/** Rivers that are too small for this map. */
const GREAT = 0.8

/** What lies under the cells (sea, land) and what lies over them (relief, rivers, lakes, coast), as SVG markup. */
export function ostkriegBase({ frame, bleed, land, lakes, rivers, place, seed }: OstkriegGeography): {
  under: string
  over: string
} {
  const drawn = { x: bleed.x - 12, y: bleed.y - 12, width: bleed.width + 24, height: bleed.height + 24 }
  const thinned = thinning(frame)
  const rings = (list: readonly Line[], detail: number, least: number) =>
    pathData(
      list
        .map((ring) => clipRing(thinned(ring, detail), drawn))
        .filter((ring) => ring.length > 2 && extent(ring) > (meets(ring, frame) ? least : FAR)),
      true,
    )
  const lines = (list: readonly Line[], detail: number) =>
    pathData(
      list.flatMap((line) => clipLine(thinned(line, detail), drawn)),
      false,
    )
  const courses = RIVERS.filter(({ weight }) => weight >= GREAT).map(({ course }) => smooth(course, 4).map(place))
  const crests = [...RIDGES.filter(({ breadth }) => breadth >= 0.3), ...FAR_RIDGES].map(({ crest, breadth }) => ({
    line: smooth(crest, 8).map(place),
    reach: distance(place(crest[0]), place([crest[0][0], crest[0][1] + breadth])),
  }))
  const path = (name: string, d: string) => `<path class="${name}" d="${d}"/>`
  const group = (content: readonly string[]) => `<g transform="scale(${1 / PER_UNIT})">${content.join('')}</g>`
  return {
    under: group([
      `<defs><path id="ost-shore" d="${rings(land, COARSE, 4)}"/><path id="ost-land" d="${rings(land, DETAIL, 2)}"/>`,
      '<clipPath id="ost-on-land"><use href="#ost-land" clip-rule="evenodd"/></clipPath>',
      '<pattern id="ost-hatch" width="70" height="70" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="bm-hatch" d="M0 35H70"/></pattern></defs>',
      ...[5, 4, 3, 2, 1, 0].map((n) => `<use class="bm-shore bm-shore-${n}" href="#ost-shore"/>`),
      '<use class="bm-land" href="#ost-land"/>',
      '<use href="#ost-land" fill="url(#ost-hatch)" fill-rule="evenodd"/>',
    ]),
    over: group([
      path(
        'bm-hachure',
        pathData(
          crests.flatMap(({ line, reach }, i) => hachures(densify(line, 4), reach, seed + i)),
          false,
        ),
      ),
      path('bm-river', lines([...rivers, ...courses], DETAIL)),
      path('bm-lake', rings(lakes, DETAIL, 3)),
      '<use class="bm-coast" href="#ost-land"/>',
      fade('ost', bleed),
    ]),
  }
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

function extent(ring: Line): number {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}
