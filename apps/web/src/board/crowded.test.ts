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
import type { BoardArt, BoardDescription, BoardLayout, BoardState, Box, Insets } from './api.ts'
import { arrange, groundOf, type Scene } from './scene.ts'
import { besideButtons, type View as MapView, openPart, stepFor, tokenScale, wholeView } from './view.ts'
import { wantedIn } from './wanted-names.ts'

/* Names and pieces over whole games of both games left to chance, on the whole map in windows of many sizes: measured in pixels of the window. */

/** Every how many choices the board is looked at. */
const EVERY = 9

interface Moment {
  readonly state: BoardState
  /** The areas that the question's choices name. */
  readonly asked: readonly string[]
}

function play<S extends GameState>(
  game: Game<S>,
  boardIn: (view: View) => BoardState,
  isArea: (id: string) => boolean,
): Moment[][] {
  let dice = 1941
  const below = (n: number) => {
    dice = (dice * 1103515245 + 12345) & 0x7fffffff
    return (dice >>> 8) % n
  }
  return game.options.presets.map(({ options, key }) => {
    const state = game.setup(options, key)
    const moments: Moment[] = []
    for (let n = 0; ; n++) {
      const question = game.pending(state)
      if (question.over) return moments
      const { choices } = game.describe(state, question)
      if (n % EVERY === 0) {
        const view = game.view(state, null)
        const seen = boardIn(game.report === undefined ? view : { ...view, report: game.report(state) })
        const named = choices.flatMap((choice) =>
          Object.values(choice).filter((value) => typeof value === 'string' && isArea(value)),
        )
        moments.push({ state: seen, asked: named as string[] })
      }
      // A game that is left to chance ends every turn at once: that comes last.
      const going = choices.flatMap((choice, i) => ('done' in choice || choice.action === 'end-turn' ? [] : [i]))
      const pick = going.length > 0 && below(10) > 0 ? going[below(going.length)] : below(choices.length)
      game.apply(state, question.choices[pick])
    }
  })
}

const described = (id: string, areas: BoardDescription['areas'], lines: BoardDescription['lines']): BoardDescription => ({
  id,
  areas,
  lines,
  load: () => Promise.reject(new Error('not needed')),
})
const isIn = (areas: BoardDescription['areas']) => {
  const ids = new Set(areas.map(({ id }) => id))
  return (id: string) => ids.has(id)
}
const games = {
  'Race to Moscow': {
    description: described('race-to-moscow', raceAreas, raceLines),
    art: raceArt as BoardArt,
    play: () => play(raceToMoscow, (view) => raceBoard(positionOf(raceView(view))) as BoardState, isIn(raceAreas)),
  },
  Ostkrieg: {
    description: described('ostkrieg', ostAreas, ostLines),
    art: ostArt as BoardArt,
    play: () => play(ostkrieg, (view) => boardOf(view) as BoardState, isIn(ostAreas)),
  },
}
type GameName = keyof typeof games

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../games/${file}.json`, import.meta.url), 'utf8')) as BoardLayout
const layouts = {
  'Race to Moscow': {
    wide: read('race-to-moscow/board/generated/east-up'),
    tall: read('race-to-moscow/board/generated/north-up'),
  },
  Ostkrieg: { wide: read('ostkrieg/board/generated/layout'), tall: read('ostkrieg/board/generated/layout') },
}

const played = new Map<GameName, Moment[][]>()
beforeAll(() => {
  for (const name of Object.keys(games) as GameName[]) played.set(name, games[name].play())
}, 60_000)

/** The map's window: what is left beside the panel, the bars and the hand (`frame.css`, `command-bar.css`, `hand.css`). */
const desktop = (game: GameName, width: number, height: number) => ({
  width: width - 384,
  height: height - 48 - 112 - (game === 'Ostkrieg' ? (height < 800 ? 54.4 : 100) : 0),
})

/** A phone's window with the sheet half up (`phone-room.ts`). */
const phone = (width: number, height: number) => {
  const sheet = Math.round(Math.min(400, Math.max(320, 0.46 * height)))
  return { width, height: height - 52, insets: { top: 6, right: 6, bottom: sheet + 6, left: 6 } }
}

interface Seen {
  readonly layout: BoardLayout
  readonly view: MapView
  readonly scene: Scene
  /** Pixels per token unit, and per unit of names. */
  readonly tokens: number
  readonly names: number
}

const onMap = ({ layout, view }: Seen, id: string) => {
  const [x, y] = layout.points[id]
  return [x * view.zoom + view.x, y * view.zoom + view.y] as const
}

const piecesOf = ({ scene, view, tokens }: Seen) =>
  scene.tokens.map(({ token, x, y, offset, width, height }) => ({
    id: token.id,
    kind: token.kind,
    area: 'area' in token.on ? token.on.area : undefined,
    box: [
      x * view.zoom + view.x + (offset[0] - width / 2) * tokens,
      y * view.zoom + view.y + (offset[1] - height / 2) * tokens,
      width * tokens,
      height * tokens,
    ] as Box,
  }))

/** Those beside areas. */
const standingOf = (seen: Seen) => piecesOf(seen).filter(({ area }) => area !== undefined)

/** Those that have a place of their own there. */
const slottedOf = (seen: Seen) =>
  standingOf(seen).filter(({ kind, area }) => seen.scene.step.slots[`${kind}/${area}`] !== undefined)

const namesOf = (seen: Seen) =>
  Object.entries(seen.scene.labels).map(([id, { box }]) => {
    const [x, y] = onMap(seen, id)
    return { id, box: [x + box[0] * seen.names, y + box[1] * seen.names, box[2] * seen.names, box[3] * seen.names] as Box }
  })

const meet = (a: Box, b: Box, by = 1) =>
  Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]) > by && Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]) > by

interface Thing {
  readonly id: string
  readonly box: Box
}

const pairs = (list: readonly Thing[], others?: readonly Thing[]) =>
  list.flatMap((one, i) =>
    (others ?? list.slice(i + 1)).flatMap((other) => (meet(one.box, other.box) ? [`${one.id} on ${other.id}`] : [])),
  )

const isWithin = (box: Box, part: { x: number; y: number; width: number; height: number }) =>
  box[0] >= part.x - 1 &&
  box[1] >= part.y - 1 &&
  box[0] + box[2] <= part.x + part.width + 1 &&
  box[1] + box[3] <= part.y + part.height + 1

/** Rings of an area's land, in map units. */
const ringsOf = (d: string) =>
  d.split('z').map((part) => {
    const ring: [number, number][] = []
    const numbers = [...part.matchAll(/-?\d+/g)].map(([number]) => Number(number))
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [x, y] = ring.at(-1) ?? [0, 0]
      ring.push([x + numbers[i], y + numbers[i + 1]])
    }
    return ring
  })
const lands = new Map<string, ReturnType<typeof ringsOf>>()
function landOf({ cells = {} }: BoardLayout, area: string) {
  const known = lands.get(area) ?? ringsOf(cells[area])
  lands.set(area, known)
  return known
}
const holds = (rings: readonly (readonly (readonly [number, number])[])[], x: number, y: number): boolean => {
  let odd = false
  for (const ring of rings)
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + ring.length - 1) % ring.length]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
    })
  return odd
}

/** Pieces whose centre, or most of which, lies off their own area: its land, or nearer to another town. */
function abroad(seen: Seen, pieces: ReturnType<typeof piecesOf>): string[] {
  const { layout, view } = seen
  return pieces.flatMap(({ id, area, box }) => {
    if (area === undefined) return []
    const [cx, cy] = [box[0] + box[2] / 2, box[1] + box[3] / 2]
    if (layout.cells !== undefined) {
      const rings = landOf(layout, area)
      const on = (fx: number, fy: number) =>
        holds(rings, ((box[0] + fx * box[2] - view.x) / view.zoom) * 10, ((box[1] + fy * box[3] - view.y) / view.zoom) * 10)
      const shares = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((fx) => [0.1, 0.5, 0.9].map((fy) => on(fx, fy)))
      return on(0.5, 0.5) && shares.filter(Boolean).length * 2 > shares.length ? [] : [id]
    }
    const gap = (other: string) => {
      const [x, y] = onMap(seen, other)
      return Math.hypot(Math.max(box[0] - x, 0, x - box[0] - box[2]), Math.max(box[1] - y, 0, y - box[1] - box[3]))
    }
    const own = gap(area)
    const nearer = Object.keys(layout.points).find((other) => other !== area && gap(other) < own)
    return nearer === undefined ? [] : [`${id} nearer to ${nearer} (${Math.round(cx)}, ${Math.round(cy)})`]
  })
}

function looker(game: GameName, layout: BoardLayout, window: { width: number; height: number; insets?: Insets }, small: boolean) {
  const { description, art } = games[game]
  const full = { ...window, insets: window.insets ?? {} }
  const shown = small ? besideButtons(layout.frame, full).window : full
  const view = wholeView(layout.frame, shown)
  const names = tokenScale(view.zoom, small ? 1.12 : 1)
  const step = stepFor(layout, view.zoom / names)
  const ground = groundOf(description, layout, art, step, view.zoom / names)
  return {
    open: openPart(shown),
    see(state: BoardState, asked: readonly string[] = [], before?: Scene): Seen {
      const areas = Object.fromEntries(asked.map((id) => [id, { state: 'legal' as const }]))
      const wanted = wantedIn(description, art, state, { areas })
      const scene = arrange(ground, art, state, { wanted, ...(before === undefined ? {} : { before }) })
      return { layout, view, scene, tokens: names * step.shrink, names }
    },
  }
}

const LAPTOPS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

/** Trains and trucks that touch something, for each look at the board; and the share of stocks and others that made room for a neighbour. */
const TOUCHING = 1.3
const MOVED = 0.02
/** Such stocks, for each look at the board. */
const LOOSE = 2.4
/** The share of great places on a phone that have no room for their name. */
const GREAT = 0.01

const PHONES = [
  [360, 640],
  [360, 740],
  [390, 844],
] as const
/** The share of what matters that has no room for its name. */
const UNNAMED = 0.45

describe.each(Object.keys(games) as GameName[])('%s', (game) => {
  const { description } = games[game]

  describe.each(LAPTOPS)('on the whole map of a window of %d by %d', (width, height) => {
    const layout = layouts[game].wide
    const window = desktop(game, width, height)
    const { see } = looker(game, layout, window, false)
    const moments = () => (played.get(game) ?? []).flat()

    test('every place is named at every moment, and nothing lies on a name', () => {
      for (const { state } of moments()) {
        const seen = see(state)
        expect(description.areas.filter(({ id }) => seen.scene.labels[id] === undefined)).toEqual([])
        expect([...pairs(namesOf(seen)), ...pairs(standingOf(seen), namesOf(seen))]).toEqual([])
        expect(namesOf(seen).filter(({ box }) => !isWithin(box, { x: 0, y: 0, ...window }))).toEqual([])
      }
    })

    test('every piece stands on its own area, hides no other, and is high enough to be read', () => {
      for (const { state } of moments()) {
        const seen = see(state)
        expect(abroad(seen, slottedOf(seen))).toEqual([])
        expect(pairs(slottedOf(seen))).toEqual([])
        expect(Math.min(Infinity, ...standingOf(seen).map(({ box }) => box[3]))).toBeGreaterThanOrEqual(24)
      }
    })

    test('pieces without a place of their own seldom stand near another area or on another piece', () => {
      const faults = moments().flatMap(({ state }) => {
        const seen = see(state)
        return [...abroad(seen, standingOf(seen)), ...pairs(standingOf(seen))]
      })
      expect(faults.length / moments().length, [...new Set(faults)].join(', ')).toBeLessThan(LOOSE)
    })

    test('what lies on lines seldom touches a name or a piece', () => {
      const touching = moments().flatMap(({ state }) => {
        const seen = see(state)
        const lying = piecesOf(seen).filter(({ area }) => area === undefined)
        return [...pairs(lying, namesOf(seen)), ...pairs(lying, standingOf(seen))]
      })
      expect(touching.length / moments().length, [...new Set(touching)].join(', ')).toBeLessThan(TOUCHING)
    })

    test('nothing moves but what is moved: no name, no piece that has a place of its own, and others seldom', () => {
      let [stayed, moved] = [0, 0]
      for (const one of played.get(game) ?? []) {
        const last = new Map<string, string>()
        let before: Scene | undefined
        for (const { state } of one) {
          const { scene } = see(state, [], before)
          for (const { token, offset, width } of scene.tokens) {
            if (!('area' in token.on)) continue
            const key = `${token.id} ${token.on.area} ${width}`
            const at = last.get(key) ?? String(offset)
            const slot = scene.step.slots[`${token.kind}/${token.on.area}`]
            if (slot !== undefined) expect(String(offset), key).toBe(at)
            if (at === String(offset)) stayed++
            else moved++
            last.set(key, String(offset))
          }
          expect(scene.labels).toBe(before?.labels ?? scene.labels)
          before = scene
        }
      }
      expect(moved / (moved + stayed)).toBeLessThan(MOVED)
    })
  })

  describe.each(PHONES)('on the whole map of a phone of %d by %d', (width, height) => {
    const layout = layouts[game].tall
    const { see, open } = looker(game, layout, phone(width, height), true)
    const moments = () => (played.get(game) ?? []).flat()
    const great = description.areas.filter((area) => games[game].art.rank?.(area) === 0).map(({ id }) => id)

    test('what is named can be read whole, beside the buttons and above the sheet', () => {
      for (const { state, asked } of moments()) {
        const seen = see(state, asked)
        expect([...pairs(namesOf(seen)), ...pairs(piecesOf(seen), namesOf(seen))]).toEqual([])
        expect(namesOf(seen).filter(({ box }) => !isWithin(box, open))).toEqual([])
      }
    })

    test('the great places are named, and mostly what may be chosen and where the front is', () => {
      let [wanted, missing, lost, looks] = [0, 0, 0, 0]
      for (const { state, asked } of moments()) {
        const { labels } = see(state, asked).scene
        looks += great.length
        lost += great.filter((id) => labels[id] === undefined).length
        const front = games[game].art.frontline?.(description, state) ?? []
        const matters = [...new Set([...asked, ...front])]
        wanted += matters.length
        missing += matters.filter((id) => labels[id] === undefined).length
      }
      expect(lost / looks).toBeLessThan(GREAT)
      expect(missing / wanted).toBeLessThan(UNNAMED)
    })
  })
})
