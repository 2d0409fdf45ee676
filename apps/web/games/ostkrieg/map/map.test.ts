import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { overlap } from '../../../map/boxes.ts'
import type { Point } from '../../../map/geometry.ts'
import type { BoardLayout, ZoomStep } from '../../../src/board/api.ts'
import { areaById, areas, lines } from '../board/areas.ts'
import cardsFile from '../board/generated/cards.json' with { type: 'json' }
import { footprint } from '../board/measures.ts'
import { cardFaces } from './cards.ts'
import { type CellGrid, cells, contacts, edges, ringsOf } from './cells.ts'
import { MOST_ROOM } from './draw.ts'

const SHAPES = ['wide', 'tall'] as const
const read = (shape: string) =>
  JSON.parse(readFileSync(new URL(`../board/generated/${shape}.json`, import.meta.url), 'utf8')) as BoardLayout
/** From here on all names have room; with less, that of a Victory Point area may lie over a town that matters less. */
const ALL = 0.61

describe.each(SHAPES)('names on the %s map of Ostkrieg', (shape) => {
  const layout = read(shape)
  const at = (id: string) => layout.points[id] as Point
  const rooms = layout.steps.map(({ room }) => room)
  const range = (i: number) => ({ from: rooms[i], to: rooms[i + 1] ?? MOST_ROOM })
  const boxes = (step: ZoomStep) => Object.entries(step.labels).map(([id, { box }]) => ({ id, at: at(id), box }))

  it.each(rooms.map((room, i) => [room, i] as const))('never overlap from room %d on to the next step', (_, i) => {
    const labels = boxes(layout.steps[i])
    const pairs = labels.flatMap((a, n) => labels.slice(n + 1).map((b) => [a, b] as const))
    expect(pairs.filter(([a, b]) => overlap(a, b, range(i), 0)).map(([a, b]) => `${a.id} ${b.id}`)).toEqual([])
  })

  it.each(rooms.map((room, i) => [room, i] as const))('never cover another town from room %d on', (_, i) => {
    const covered = boxes(layout.steps[i]).flatMap((label) =>
      areas
        .filter((area) => {
          // Far away towns are drawn smaller than names.
          const r = footprint(area) * 0.92 * layout.steps[i].shrink
          const isGreat = layout.steps[i].room < ALL && areaById(label.id)?.features.vp !== undefined
          return area.id !== label.id && !isGreat && overlap(label, { at: at(area.id), box: [-r, -r, 2 * r, 2 * r] }, range(i), 0)
        })
        .map((area) => `${label.id} ${area.id}`),
    )
    expect(covered).toEqual([])
  })

  it('are all there when the whole map is on a laptop, and on whatever is larger', () => {
    for (const { room, labels } of layout.steps) if (room >= ALL) expect(Object.keys(labels), `${room}`).toHaveLength(100)
  })
})

describe.each(SHAPES)('the cells of the %s map of Ostkrieg', (shape) => {
  const layout = read(shape)

  it('share a drawn border exactly where the game has one', () => {
    const drawn = Object.keys(layout.borders ?? {}).toSorted()
    const meant = lines.map(({ a, b }) => [a, b].toSorted().join('~')).toSorted()
    expect(drawn).toHaveLength(234)
    expect(drawn).toEqual(meant)
  })

  it('are all drawn', () => {
    for (const { id } of areas) expect(layout.cells?.[id], id).toMatch(/^M.+z$/)
  })
})

describe('cutting land into cells', () => {
  // Four towns in a square, linked around: the diagonals would touch in the middle.
  const towns: Point[] = [
    [20, 20],
    [80, 20],
    [80, 80],
    [20, 80],
  ]
  const links = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ] as const
  const wishes = {
    bounds: { x: 0, y: 0, width: 100, height: 100 },
    pitch: 2,
    reach: [90, 90, 90, 90],
    weight: [1, 1, 1, 1],
    gap: 3,
    overSea: 0,
  }
  const grid: CellGrid = cells(towns, links, () => true, wishes)

  it('keeps those apart that are not neighbours', () => {
    const found = [...contacts(grid).keys()].toSorted()
    expect(found).toEqual(['0 1', '0 3', '1 2', '2 3'])
  })

  it('closes the ring of every cell', () => {
    const lines = edges(grid)
    for (let area = 1; area <= 4; area++) {
      const rings = ringsOf(area, lines)
      expect(rings.length).toBeGreaterThan(0)
      for (const ring of rings) expect(ring[0]).toEqual(ring.at(-1))
    }
  })

  it('leaves the sea alone', () => {
    const half = cells(towns, links, ([x]) => x < 50, wishes)
    for (let i = 0; i < half.owner.length; i++) if (half.owner[i] !== 0) expect(half.land[i]).toBe(1)
  })
})

it('the cards on the screen are those of the game', () => {
  expect(cardsFile).toEqual(JSON.parse(JSON.stringify(cardFaces())))
})
