import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { cross, inside, type Line, nearest, type Point } from '../../../map/geometry.ts'
import { widthsOf } from '../../../map/metrics.ts'
import { NAME_SPACING } from '../../../map/names.ts'
import type { BoardLayout, Box, Orientation } from '../../../src/board/api.ts'
import { MOST_ZOOM, stepFor, tokenScale } from '../../../src/board/view.ts'
import { footprint } from '../board/measures.ts'
import { readGameMap } from './places.ts'

/* The map as it is shipped: read from the generated files, checked without the code that made them. */

const read = (name: string) => readFileSync(new URL(`../board/generated/${name}`, import.meta.url), 'utf8')
const game = readGameMap(new URL('../../../../../packages/race-to-moscow/src/content/map.json', import.meta.url))
const orientations: readonly Orientation[] = ['east-up', 'north-up']
const layouts = new Map(orientations.map((name) => [name, JSON.parse(read(`${name}.json`)) as BoardLayout]))
const layoutOf = (name: Orientation) => layouts.get(name) as BoardLayout

/** Windows the map is shown in: phones, tablets, desktops, a 4K screen; with the size of tokens there. */
const WINDOWS = [
  { width: 360, height: 560, tokenSize: 1.12 },
  { width: 390, height: 844, tokenSize: 1.12 },
  { width: 820, height: 1000, tokenSize: 1.12 },
  { width: 1024, height: 700, tokenSize: 1 },
  { width: 1056, height: 776, tokenSize: 1 },
  { width: 1440, height: 900, tokenSize: 1.3 },
  { width: 3456, height: 2036, tokenSize: 1 },
]

test('one direction of the map weighs at most 80 kB compressed, both together at most 157.5', () => {
  const weights = orientations.map((name) => gzipSync(read(`${name}.svg`)).length + gzipSync(read(`${name}.json`)).length)
  for (const weight of weights) expect(weight).toBeLessThan(80_000)
  expect(weights[0] + weights[1]).toBeLessThan(157_500)
})

describe.each(orientations)('%s', (orientation) => {
  const layout = layoutOf(orientation)
  const at = (id: string): Point => layout.points[id]

  test('no two lines cross', () => {
    const crossings: string[] = []
    game.links.forEach((one, i) => {
      for (const two of game.links.slice(i + 1)) {
        if (new Set([one.a, one.b, two.a, two.b]).size < 4) continue
        if (cross(at(one.a), at(one.b), at(two.a), at(two.b))) crossings.push(`${one.a}-${one.b} and ${two.a}-${two.b}`)
      }
    })
    expect(crossings).toEqual([])
  })

  test('areas have room around them and lines pass clear of them', () => {
    for (const [i, one] of game.places.entries()) {
      for (const two of game.places.slice(i + 1)) {
        expect(
          Math.hypot(at(one.id)[0] - at(two.id)[0], at(one.id)[1] - at(two.id)[1]),
          `${one.id} and ${two.id}`,
        ).toBeGreaterThan(50)
      }
      for (const { a, b } of game.links) {
        if (a !== one.id && b !== one.id)
          expect(nearest(at(one.id), at(a), at(b)).distance, `${one.id} beside ${a}-${b}`).toBeGreaterThan(18)
      }
    }
  })

  test('every area is inside the frame, every town on land and every sea in water', () => {
    const land = ringsOf(orientation, 'land')
    for (const { id, kind } of game.places) {
      const [x, y] = at(id)
      expect(x > 20 && y > 20 && x < layout.frame.width - 20 && y < layout.frame.height - 20, id).toBe(true)
      expect(inside([x, y], land), id).toBe(kind === 'land')
    }
  })

  test('the winter zone holds the winter towns and no other', () => {
    const zone = ringsOf(orientation, 'zone')
    for (const { id, kind, features } of game.places)
      if (kind === 'land') expect(inside(at(id), zone), id).toBe(features.winter === true)
  })

  test.each(WINDOWS)('names never overlap at any zoom in a window of $width by $height', ({ width, height, tokenSize }) => {
    const least = Math.min(width / layout.frame.width, height / layout.frame.height) * 0.85
    for (let zoom = least; zoom < Math.max(MOST_ZOOM, least * 3); zoom *= 1.03) {
      const scale = tokenScale(zoom, tokenSize)
      expect(overlaps(layout, zoom, scale), `at zoom ${zoom.toFixed(2)}`).toEqual([])
    }
  })

  test('with room all names are there', () => {
    for (const step of layout.steps) if (step.room >= ALL) expect(Object.keys(step.labels)).toHaveLength(game.places.length)
  })

  test('bases and victory cities are named from far away', () => {
    for (const { id, features } of game.places) {
      for (const { room, labels } of layout.steps) if (features.victory && room >= 0.45) expect(labels[id], id).toBeDefined()
      if (features.base) expect(stepFor(layout, 0.55).labels[id], id).toBeDefined()
    }
  })
})

/** Rings of a path of the base map, in map units. */
function ringsOf(orientation: Orientation, name: string): Line[] {
  const found = read(`${orientation}.svg`).match(new RegExp(`id="rtm-${orientation}-${name}" d="([^"]*)"`))
  return (found?.[1] ?? '')
    .split('z')
    .filter((part) => part !== '')
    .map((part) => {
      const numbers = [...part.matchAll(/-?\d+/g)].map(([number]) => Number(number) / 10)
      const ring: Point[] = []
      for (let i = 0; i < numbers.length; i += 2) {
        const [x, y] = i === 0 ? [0, 0] : ring[ring.length - 1]
        ring.push([x + numbers[i], y + numbers[i + 1]])
      }
      return ring
    })
}

const serif = widthsOf('@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff')

/** From here on all names have room; with less, a great one may lie over an area that matters less. */
const ALL = 0.67
const great = new Set(game.places.flatMap(({ id, features }) => (features.victory || features.base ? [id] : [])))

/** What lies over what, in window pixels: names over names, signs, and areas that are not theirs. */
function overlaps(layout: BoardLayout, zoom: number, scale: number): string[] {
  const step = stepFor(layout, zoom / scale)
  const tokens = scale * step.shrink
  const pixels = (id: string, [x, y, width, height]: Box, scale: number): Box => [
    layout.points[id][0] * zoom + x * scale,
    layout.points[id][1] * zoom + y * scale,
    width * scale,
    height * scale,
  ]
  const labels = Object.entries(step.labels).map(([id, { box }]) => ({ id, box: pixels(id, box, scale) }))
  const names = step.names.map((index) => {
    const { text, at, turn, size } = layout.names[index]
    const length = serif(text, size) + NAME_SPACING * size * text.length
    const [width, height] = (turn === 0 ? [length, size] : [size, length]).map((side) => side * scale)
    return { id: text, box: [at[0] * zoom - width / 2, at[1] * zoom - height / 2, width, height] as Box }
  })
  const signs = Object.entries(step.signs).map(([key, box]) => ({
    id: key,
    box: pixels(key.slice(key.indexOf('/') + 1), box, tokens),
  }))
  const areas = game.places.map((place) => {
    const r = footprint(place) * 0.9
    return { id: place.id, box: pixels(place.id, [-r, -r, 2 * r, 2 * r], tokens) }
  })
  const found: string[] = []
  const words = [...labels, ...names]
  words.forEach((one, i) => {
    for (const two of words.slice(i + 1)) if (meet(one.box, two.box)) found.push(`${one.id} over ${two.id}`)
    for (const two of [...signs, ...(step.room < ALL && great.has(one.id) ? [] : areas)])
      if (two.id !== one.id && meet(one.box, two.box)) found.push(`${one.id} over ${two.id}`)
  })
  return found
}

const meet = (a: Box, b: Box) =>
  a[0] < b[0] + b[2] - 0.01 && b[0] < a[0] + a[2] - 0.01 && a[1] < b[1] + b[3] - 0.01 && b[1] < a[1] + a[3] - 0.01
