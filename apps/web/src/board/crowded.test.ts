import { readFileSync } from 'node:fs'
import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import type { Game, GameState, View } from '@railhead/table'
import { beforeAll, describe, expect, test } from 'vitest'
import { areas as ostAreas, lines as ostLines } from '../../games/ostkrieg/board/areas.ts'
import { art as ostArt } from '../../games/ostkrieg/board/art.tsx'
import { boardOf } from '../../games/ostkrieg/panel/view.ts'
import { areas as raceAreas, lines as raceLines } from '../../games/race-to-moscow/board/areas.ts'
import { art as raceArt } from '../../games/race-to-moscow/board/art.tsx'
import { raceBoard } from '../../games/race-to-moscow/board/tokens.ts'
import { positionOf, raceView } from '../../games/race-to-moscow/panel/view.ts'
import type { BoardArt, BoardDescription, BoardLayout, BoardState, Box } from './api.ts'
import { arrange, groundOf, type Scene } from './scene.ts'
import { covered } from './settle-places.ts'
import { stepFor } from './view.ts'

/* Pieces and names of both games, at the start of every set-up and in games left to chance, on the whole map of a desktop and of a phone. */

/** Choices of one game, and every how many of them the board is looked at. */
const LONGEST = 210
const EVERY = 19

interface Played {
  readonly start: BoardState
  readonly later: readonly BoardState[]
}

function play<S extends GameState>(game: Game<S>, boardIn: (view: View) => BoardState, seed: number): Played[] {
  let dice = seed
  const below = (n: number) => {
    dice = (dice * 1103515245 + 12345) & 0x7fffffff
    return (dice >>> 8) % n
  }
  return game.options.presets.map(({ options, key }) => {
    const state = game.setup(options, key)
    const look = () => {
      const view = game.view(state, null)
      return boardIn(game.report === undefined ? view : { ...view, report: game.report(state) })
    }
    const start = look()
    const later: BoardState[] = []
    for (let n = 1; n < LONGEST; n++) {
      const question = game.pending(state)
      if (question.over) break
      const { choices } = game.describe(state, question)
      // A game that is left to chance ends every turn at once: that comes last.
      const going = choices.flatMap((choice, i) => ('done' in choice || choice.action === 'end-turn' ? [] : [i]))
      const pick = going.length > 0 && below(10) > 0 ? going[below(going.length)] : below(choices.length)
      game.apply(state, question.choices[pick])
      if (n % EVERY === 0) later.push(look())
    }
    return { start, later }
  })
}

interface Seen {
  readonly art: BoardArt
  readonly description: BoardDescription
  readonly layout: BoardLayout
  readonly scene: Scene
}

/** In units of pieces. */
const boxAt = ({ layout, scene: { room } }: Seen, id: string, [x, y, width, height]: Box): Box => [
  layout.points[id][0] * room + x,
  layout.points[id][1] * room + y,
  width,
  height,
]

const piecesOf = ({ scene: { tokens, room } }: Seen) =>
  tokens.map(({ token, x, y, offset, width, height }) => ({
    id: token.id,
    on: 'area' in token.on ? token.on.area : undefined,
    box: [x * room + offset[0] - width / 2, y * room + offset[1] - height / 2, width, height] as Box,
  }))

/** Names grow when pieces shrink: a box of theirs in units of pieces. */
const shrunk = ([x, y, width, height]: Box, { shrink }: Scene): Box => [x / shrink, y / shrink, width / shrink, height / shrink]

const namesOf = (seen: Seen) =>
  Object.entries(seen.scene.labels).map(([id, { box }]) => ({
    id,
    box: boxAt(seen, id, shrunk(box, seen.scene)),
  }))

const meet = (a: Box, b: Box, by = 1) =>
  Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]) > by && Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]) > by

const distance = ([left, top, width, height]: Box, [x, y]: readonly [number, number]) =>
  Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height))

const onNames = (seen: Seen) =>
  piecesOf(seen).flatMap(({ id, box }) =>
    namesOf(seen).flatMap((name) => (meet(box, name.box) ? [`${id} on the name ${name.id}`] : [])),
  )

/** How much of a piece another hides. */
const onPieces = (seen: Seen) => {
  const pieces = piecesOf(seen)
  return pieces.flatMap(({ id, box }, i) =>
    pieces
      .slice(i + 1)
      .flatMap((other) => (meet(box, other.box) ? [{ id: `${id} on ${other.id}`, hides: covered(box, other.box) }] : [])),
  )
}

/** What must not be: a piece on another area or nearer to it than to its own, or over the edge; a name on a name. */
function wrong(seen: Seen): string[] {
  const { art, description, layout, scene } = seen
  const { room } = scene
  const names = namesOf(seen)
  const found = names.flatMap(({ id, box }, i) =>
    names.slice(i + 1).flatMap((other) => (meet(box, other.box) ? [`${id} on ${other.id}`] : [])),
  )
  const gaps = (box: Box) =>
    description.areas.map((area) => {
      const [x, y] = layout.points[area.id]
      return {
        id: area.id,
        gap: distance(box, [x * room, y * room]) - art.footprint(area),
        within: art.radius(area) - art.footprint(area),
      }
    })
  const { frame } = layout
  for (const { id, on, box } of piecesOf(seen)) {
    if (on === undefined) continue
    const all = gaps(box)
    const own = all.find((area) => area.id === on)?.gap ?? 0
    for (const area of all) {
      if (area.id === on) continue
      if (area.gap < area.within) found.push(`${id} on ${area.id}`)
      // On a map of cells its land says whose it is.
      else if (area.gap <= own && layout.cells === undefined) found.push(`${id} nearer to ${area.id} than to ${on}`)
    }
    if (!meet(box, [frame.x * room, frame.y * room, frame.width * room, frame.height * room], Math.min(box[2], box[3]) - 2))
      found.push(`${id} over the edge`)
  }
  return found
}

const race = {
  description: { id: 'race-to-moscow', areas: raceAreas, lines: raceLines, load: () => Promise.reject(new Error('not needed')) },
  art: raceArt as BoardArt,
  played: () => play(raceToMoscow, (view) => raceBoard(positionOf(raceView(view))) as BoardState, 1941),
}
const ost = {
  description: { id: 'ostkrieg', areas: ostAreas, lines: ostLines, load: () => Promise.reject(new Error('not needed')) },
  art: ostArt as BoardArt,
  played: () => play(ostkrieg, (view) => boardOf(view) as BoardState, 1942),
}
const games = { race, ost }

/** Whether a point lies in an outline, as a browser would say. */
class Outline {
  readonly rings: readonly (readonly (readonly [number, number])[])[]
  constructor(d: string) {
    this.rings = d.split('z').map((part) => {
      const ring: [number, number][] = []
      const numbers = [...part.matchAll(/-?\d+/g)].map(([number]) => Number(number))
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        const [x, y] = ring.at(-1) ?? [0, 0]
        ring.push([x + numbers[i], y + numbers[i + 1]])
      }
      return ring
    })
  }
  holds(x: number, y: number): boolean {
    let odd = false
    for (const ring of this.rings)
      ring.forEach(([ax, ay], i) => {
        const [bx, by] = ring[(i + ring.length - 1) % ring.length]
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
      })
    return odd
  }
}

beforeAll(() => {
  const pen = { isPointInPath: (outline: Outline, x: number, y: number) => outline.holds(x, y) }
  Object.assign(globalThis, { Path2D: Outline, document: { createElement: () => ({ getContext: () => pen }) } })
})

const known = new Map<keyof typeof games, Played[]>()

/** In a hundred positions: pieces that are misplaced, names that are hidden, pieces that lie on another's corner. Few, where there is no room. */
describe.each([
  {
    game: 'race',
    file: 'race-to-moscow/board/generated/east-up',
    window: 'a desktop',
    room: 0.86,
    lost: 0,
    names: 4,
    corners: 15,
  },
  {
    game: 'race',
    file: 'race-to-moscow/board/generated/east-up',
    window: 'a small desktop',
    room: 0.7,
    lost: 0,
    names: 3,
    corners: 20,
  },
  {
    game: 'race',
    file: 'race-to-moscow/board/generated/north-up',
    window: 'a phone',
    room: 0.42,
    lost: 0,
    names: 0,
    corners: 50,
  },
  { game: 'ost', file: 'ostkrieg/board/generated/layout', window: 'a desktop', room: 0.75, lost: 0, names: 0, corners: 10 },
  // One large stack in Kharkov, seen at four moments, has no room beside Dnepropetrovsk's on a phone's whole map.
  { game: 'ost', file: 'ostkrieg/board/generated/layout', window: 'a phone', room: 0.26, lost: 9, names: 8, corners: 20 },
] as const)('$game on the whole map of $window', ({ game, file, room, lost, names, corners }) => {
  const { description, art, played } = games[game]
  const layout = JSON.parse(readFileSync(new URL(`../../games/${file}.json`, import.meta.url), 'utf8')) as BoardLayout
  const step = stepFor(layout, room)
  const ground = groundOf(description, layout, art, step)
  const see = (state: BoardState, before?: Scene): Seen => ({
    art,
    description,
    layout,
    scene: arrange(ground, art, state, before),
  })
  const all = () => {
    const found = known.get(game) ?? played()
    known.set(game, found)
    return found
  }

  test('at the start nothing lies on anything', () => {
    for (const { start } of all()) expect([...wrong(see(start)), ...onNames(see(start)), ...onPieces(see(start))]).toEqual([])
  })

  test('whatever is played, pieces are beside their own area, and names can be read', () => {
    const seen = all().flatMap(({ later }) => later.map((state) => see(state)))
    const most = (share: number) => Math.ceil((share / 100) * seen.length)
    const astray = seen.flatMap(wrong)
    expect(astray.length, astray.join(', ')).toBeLessThanOrEqual(most(lost))
    const hidden = seen.flatMap(onNames)
    expect(hidden.length, hidden.join(', ')).toBeLessThanOrEqual(most(names))
    const under = seen.flatMap(onPieces)
    expect(under.length, under.map(({ id }) => id).join(', ')).toBeLessThanOrEqual(most(corners))
    for (const { id, hides } of under) expect(hides, id).toBeLessThan(0.9)
  })

  test('the same position looks the same whatever was there before', () => {
    for (const { later } of all()) {
      let before: Scene | undefined
      for (const state of later.slice(0, 8)) {
        const { scene } = see(state, before)
        expect(scene).toEqual(see(state).scene)
        before = scene
      }
    }
  })
})
