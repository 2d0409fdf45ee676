import { expect, test } from 'vitest'
import { clipRing, cross, type Line, type Point, simplify } from './geometry.ts'
import { widthsOf } from './metrics.ts'
import { pathData } from './paths.ts'
import { spread } from './spread.ts'
import { follow } from './warp.ts'

test('crowded towns are pushed apart without making their lines cross', () => {
  const homes: Point[] = [
    [100, 100],
    [110, 100],
    [100, 112],
    [111, 111],
  ]
  const edges = [
    [0, 1],
    [1, 3],
    [3, 2],
    [2, 0],
  ] as const
  const points = spread(
    homes.map((home) => ({ home, room: 30 })),
    edges,
    { clearance: 20, width: 200, height: 200, rounds: 400, seed: 1 },
  )
  for (const [i, one] of points.entries())
    for (const two of points.slice(i + 1)) expect(Math.hypot(one[0] - two[0], one[1] - two[1])).toBeGreaterThan(45)
  expect(cross(points[0], points[1], points[2], points[3])).toBe(false)
  expect(cross(points[1], points[3], points[2], points[0])).toBe(false)
})

test('spreading is the same every time', () => {
  const nodes = Array.from({ length: 12 }, (_, i) => ({
    home: [100 + 7 * (i % 4), 100 + 9 * Math.floor(i / 4)] as Point,
    room: 20,
  }))
  const run = () => spread(nodes, [], { clearance: 10, width: 200, height: 200, rounds: 100, seed: 7 })
  expect(run()).toEqual(run())
})

test('the land follows its towns', () => {
  const homes: Point[] = [
    [100, 100],
    [130, 100],
    [300, 240],
  ]
  const places: Point[] = [
    [80, 90],
    [150, 110],
    [310, 240],
  ]
  const warp = follow(homes, places)
  for (const [i, home] of homes.entries()) {
    const [x, y] = warp(home)
    expect(Math.hypot(x - places[i][0], y - places[i][1])).toBeLessThan(3)
  }
  const [x] = warp([115, 100])
  expect(x).toBeGreaterThan(warp([105, 100])[0])
  expect(x).toBeLessThan(warp([125, 100])[0])
})

test('a ring is cut to a rectangle', () => {
  const ring: Line = [
    [-10, -10],
    [10, -10],
    [10, 10],
    [-10, 10],
  ]
  const cut = clipRing(ring, { x: 0, y: 0, width: 100, height: 5 })
  expect(Math.max(...cut.map(([, y]) => y))).toBe(5)
  expect(Math.min(...cut.map(([x]) => x))).toBe(0)
})

test('simplifying keeps corners and drops what is nearly straight', () => {
  expect(
    simplify(
      [
        [0, 0],
        [5, 0.01],
        [10, 0],
        [10, 10],
      ],
      1,
    ),
  ).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ])
})

test('path data are short and exact to a tenth', () => {
  expect(
    pathData(
      [
        [
          [1, 2],
          [1.04, 2],
          [3.5, 1],
          [3.5, 4],
        ],
      ],
      true,
    ),
  ).toBe('M10 20l25-10 0 30z')
})

test('widths of letters come from the font', () => {
  const width = widthsOf('@fontsource/fira-sans-condensed/files/fira-sans-condensed-latin-500-normal.woff')
  expect(width('Riga', 12.5)).toBeGreaterThan(18)
  expect(width('Riga', 12.5)).toBeLessThan(26)
  expect(width('Königsberg', 12.5)).toBeGreaterThan(width('Konig', 12.5))
})
