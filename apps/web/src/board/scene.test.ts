import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { areas, lines } from '../../games/race-to-moscow/board/areas.ts'
import { art } from '../../games/race-to-moscow/board/art.tsx'
import { raceBoard } from '../../games/race-to-moscow/board/tokens.ts'
import { highlights, position } from '../../games/race-to-moscow/demo/position.ts'
import type { BoardDescription, BoardLayout, Box, Target } from './api.ts'
import { badgeOffset } from './badge-offset.ts'
import { NameChoice } from './choose-names.ts'
import { groundOf } from './ground.ts'
import { hit, neighbour } from './hit.ts'
import { covered } from './overlap.ts'
import { arrange, type Scene } from './scene.ts'
import { stepFor } from './view.ts'

const description: BoardDescription = { id: 'race-to-moscow', areas, lines, load: () => Promise.reject(new Error('not needed')) }
const read = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../games/race-to-moscow/board/generated/${name}.json`, import.meta.url), 'utf8'),
  ) as BoardLayout
const state = raceBoard(position)

function sceneAt(layout: BoardLayout, room: number): Scene {
  const step = stepFor(layout, room)
  return arrange(groundOf(description, layout, art, step), art, state)
}

/** Names grow when pieces shrink: a box of theirs in units of pieces. */
const shrunk = ([x, y, width, height]: Box, { shrink }: Scene): Box => [x / shrink, y / shrink, width / shrink, height / shrink]

const boxesOf = ({ tokens, room }: Scene) =>
  tokens.map(({ token, x, y, offset, width, height }) => ({
    id: token.id,
    box: [x * room + offset[0] - width / 2, y * room + offset[1] - height / 2, width, height] as Box,
  }))

const meet = (a: Box, b: Box) =>
  Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]) > 1 && Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]) > 1

describe.each(['east-up', 'north-up'])('a rich position, %s', (orientation) => {
  const layout = read(orientation)

  test.each([1.6, 2.2])('tokens lie clear of each other with room %s', (room) => {
    const boxes = boxesOf(sceneAt(layout, room))
    const found = boxes.flatMap((one, i) =>
      boxes.slice(i + 1).flatMap((two) => (meet(one.box, two.box) ? [`${one.id} on ${two.id}`] : [])),
    )
    expect(found).toEqual([])
  })

  test('on the whole map of a desktop no token beside an area hides more than a corner of another', () => {
    const boxes = boxesOf(sceneAt(layout, 0.95)).filter(({ id }) => !/^(train|truck)/.test(id))
    for (const [i, one] of boxes.entries()) {
      for (const two of boxes.slice(i + 1))
        expect(meet(one.box, two.box) ? covered(one.box, two.box) : 0, `${one.id} on ${two.id}`).toBeLessThan(0.4)
    }
  })

  test.each([0.95, 1.6, 2.2])('no token covers an area with room %s', (room) => {
    const scene = sceneAt(layout, room)
    const found = boxesOf(scene).flatMap(({ id, box }) =>
      areas.flatMap((area) => {
        const [x, y] = layout.points[area.id]
        const r = art.radius(area) * 0.6
        return meet(box, [x * scene.room - r, y * scene.room - r, 2 * r, 2 * r]) ? [`${id} on ${area.id}`] : []
      }),
    )
    expect(found).toEqual([])
  })

  test('every token is nearer to its own area than to any other', () => {
    const scene = sceneAt(layout, 1.6)
    for (const { token, offset, x, y } of scene.tokens) {
      if (!('area' in token.on) || token.kind !== 'army') continue
      const at = [x + offset[0] / scene.room, y + offset[1] / scene.room]
      const nearest = [...areas].sort((a, b) => distance(layout, a.id, at) - distance(layout, b.id, at))[0]
      expect(nearest.id, token.id).toBe(token.on.area)
    }
  })

  test('a piece that moves leaves the others where they were', () => {
    const ground = groundOf(description, layout, art, stepFor(layout, 1))
    const before = arrange(ground, art, state)
    const armies = position.armies.map((army) => (army.id === '11A' ? { ...army, area: 'melitopol' } : army))
    const after = arrange(ground, art, raceBoard({ ...position, armies }), { before })
    const had = new Map(before.tokens.map((placed) => [placed.token.id, placed]))
    // The same objects: what lies as before is not drawn again.
    for (const placed of after.tokens) if (placed.token.id !== '11A') expect(placed).toBe(had.get(placed.token.id))
    expect(after.tokens.find(({ token }) => token.id === '11A')?.token.on).toEqual({ area: 'melitopol' })
  })

  test('where nothing moves, places are not worked out again; what was prepared is what would have been worked out', () => {
    const ground = groundOf(description, layout, art, stepFor(layout, 1))
    const before = arrange(ground, art, state)
    const fed = position.armies.map((army) => (army.id === '11A' ? { ...army, fuel: 0 } : army))
    const told = arrange(ground, art, raceBoard({ ...position, armies: fed }), { before })
    expect(told.labels).toBe(before.labels)
    expect(told).toEqual(
      arrange(groundOf(description, layout, art, stepFor(layout, 1)), art, raceBoard({ ...position, armies: fed })),
    )
    const gone = raceBoard({
      ...position,
      armies: position.armies.map((army) => (army.id === '11A' ? { ...army, area: 'melitopol' } : army)),
    })
    const prepared = arrange(ground, art, gone, { before })
    const after = arrange(
      ground,
      art,
      raceBoard({ ...position, armies: fed.map((army) => (army.id === '11A' ? { ...army, area: 'melitopol' } : army)) }),
      { before, prepared },
    )
    expect(after.labels).toBe(prepared.labels)
    const [one, other] = [prepared, after].map(({ tokens }) => tokens.find(({ token }) => token.id === '11A'))
    expect(other?.offset).toBe(one?.offset)
    expect(other?.token).not.toEqual(one?.token)
  })

  test('a pointer finds what is under it, and a finger what may be chosen near it', () => {
    const scene = sceneAt(layout, 1)
    const reach = { scale: 1, zoom: 1, wanted: () => false }
    for (const area of areas)
      expect(hit(description, layout, art, scene, layout.points[area.id], { ...reach, slack: 6 })).toEqual({
        kind: 'area',
        id: area.id,
      })
    const [x, y] = layout.points.pinsk
    expect(hit(description, layout, art, scene, [x + 300, y - 2000], { ...reach, slack: 22 })).toBeNull()
    const wanted = ({ id }: { id: string }) => id === 'pinsk'
    expect(hit(description, layout, art, scene, [x + 23, y - 8], { ...reach, slack: 22, wanted })).toEqual({
      kind: 'area',
      id: 'pinsk',
    })
    const [a, b] = [layout.points.kovel, layout.points.rovno]
    expect(hit(description, layout, art, scene, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], { ...reach, slack: 6 })).toEqual({
      kind: 'line',
      id: 'kovel~rovno',
    })
  })

  test('a name means its area, whole or cut short, unless a line under it may be chosen', () => {
    for (const zoom of [0.7, 1, 1.4]) {
      const scene = sceneAt(layout, zoom)
      const middles = Object.entries(scene.labels).map(([id, { box }]) => {
        const [x, y] = layout.points[id]
        return [id, [x + (box[0] + box[2] / 2) / zoom, y + (box[1] + box[3] / 2) / zoom]] as const
      })
      const meant = (slack: number, wanted: (target: Target) => boolean = () => false) =>
        middles.filter(([id, at]) => {
          const found = hit(description, layout, art, scene, at, { slack, scale: scene.shrink, zoom, wanted })
          return found?.kind === 'area' && found.id === id
        })
      expect(meant(0)).toHaveLength(middles.length)
      expect(meant(6, ({ kind }) => kind === 'line').length).toBeLessThan(middles.length)
    }
  })

  test('what covers a line is what is meant there, though the line may be chosen', () => {
    const wanted = ({ kind }: { kind: string }) => kind === 'line'
    for (const zoom of [0.7, 1, 1.4]) {
      const scene = sceneAt(layout, zoom)
      for (const { token, x, y, offset } of scene.tokens) {
        if (!('area' in token.on)) continue
        const middle = [x + offset[0] / zoom, y + offset[1] / zoom] as const
        expect(hit(description, layout, art, scene, middle, { slack: 6, scale: 1, zoom, wanted })?.kind).not.toBe('line')
      }
    }
  })

  test('arrow keys lead from any area to every other', () => {
    const ways = [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const
    const reached = new Set(['danzig'])
    const open = ['danzig']
    for (let from = open.pop(); from !== undefined; from = open.pop()) {
      for (const way of ways) {
        const to = neighbour(description, layout, from, way)
        if (to === undefined || reached.has(to)) continue
        reached.add(to)
        open.push(to)
      }
    }
    expect(areas.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([])
  })

  test('with less room than all names need, those that matter now are shown, clear of pieces and of each other', () => {
    const { x, y, width, height } = layout.frame
    const bounds = { x: x - 120, y: y - 60, width: width + 240, height: height + 120 }
    const ground = groundOf(description, layout, art, stepFor(layout, 0.3), { Choice: NameChoice, room: 0.3, bounds })
    const front = new Set(art.frontline?.(description, state))
    const choosable = new Set(['tula', 'odessa', 'minsk'])
    const scene = arrange(ground, art, state, { wanted: { choosable, front } })
    for (const id of ['moskva', 'leningrad', 'rostov', 'danzig', 'warschau', 'reichshof', ...choosable])
      expect(scene.labels[id], id).toBeDefined()
    expect(Object.keys(scene.labels).length).toBeLessThan(areas.length)
    const names = Object.entries(scene.labels).map(([id, { box }]): Box => {
      const [x, y] = layout.points[id]
      const [dx, dy, width, height] = shrunk(box, scene)
      return [x * scene.room + dx, y * scene.room + dy, width, height]
    })
    const things = [...names, ...boxesOf(scene).map(({ box }) => box)]
    expect(names.flatMap((one, i) => things.slice(i + 1).filter((other) => meet(one, other)))).toEqual([])
    expect(arrange(ground, art, state, { wanted: { choosable: new Set(['tula']), front } }).labels).not.toEqual(scene.labels)
  })

  test('badges stand clear of the name of their area', () => {
    const scene = sceneAt(layout, 1)
    for (const id of Object.keys(highlights.areas ?? {})) {
      const [dx, dy] = badgeOffset(layout, scene, id, [], 13, 18)
      const label = shrunk(scene.labels[id].box, scene)
      expect(meet([dx - 9, dy - 9, 18, 18], label), id).toBe(false)
    }
  })

  test('badges stand clear of a piece that lies on all the places where they usually stand', () => {
    const scene = sceneAt(layout, 1)
    const [x, y] = layout.points.minsk
    const [{ token }] = scene.tokens
    const on = { token, x, y, offset: [0, 0] as const, width: 30, height: 44 }
    const bare = { ...scene, labels: {}, tokens: [{ ...scene.tokens[0], ...on }] }
    const [dx, dy] = badgeOffset(layout, bare, 'minsk', [], 13, 18)
    expect(meet([dx - 9, dy - 9, 18, 18], [-15, -22, 30, 44])).toBe(false)
  })

  test('badges stand clear of a piece of their area that is wider than they usually stand off', () => {
    const scene = sceneAt(layout, 1)
    const [x, y] = layout.points.minsk
    const token = { ...scene.tokens[0].token, on: { area: 'minsk' } }
    const wide = { ...scene.tokens[0], token, x, y, offset: [0, -8] as const, width: 80, height: 60 }
    const [dx, dy] = badgeOffset(layout, { ...scene, labels: {}, tokens: [wide] }, 'minsk', [], 13, 18)
    expect(meet([dx - 9, dy - 9, 18, 18], [-40, -38, 80, 60])).toBe(false)
  })

  test('badges stand clear of the medal of their area', () => {
    const scene = sceneAt(layout, 1)
    const medals = Object.keys(scene.step.signs).filter((key) => key.startsWith('medal/'))
    const covered = (signs: readonly string[]) =>
      medals.filter((key) => {
        const [dx, dy] = badgeOffset(layout, scene, key.slice('medal/'.length), signs, 13, 18)
        return meet([dx - 9, dy - 9, 18, 18], scene.step.signs[key])
      })
    expect(covered(['medal']).length).toBeLessThan(covered([]).length)
  })
})

const distance = (layout: BoardLayout, id: string, [x, y]: readonly number[]) =>
  Math.hypot(layout.points[id][0] - x, layout.points[id][1] - y)
