import { readFileSync } from 'node:fs'
import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import type { Game, GameState, View } from '@railhead/table'
import { areas as ostAreas, lines as ostLines } from '../../games/ostkrieg/board/areas.ts'
import { art as ostArt } from '../../games/ostkrieg/board/art.tsx'
import { boardOf } from '../../games/ostkrieg/panel/view.ts'
import { areas as raceAreas, lines as raceLines } from '../../games/race-to-moscow/board/areas.ts'
import { art as raceArt } from '../../games/race-to-moscow/board/art.tsx'
import { raceBoard } from '../../games/race-to-moscow/board/tokens.ts'
import { positionOf, raceView } from '../../games/race-to-moscow/panel/view.ts'
import { laptop, ON_PHONE, tablet as tabletWindow } from '../../map/rooms.ts'
import type { BoardArt, BoardDescription, BoardLayout, BoardState, Box } from './api.ts'
import { NameChoice } from './choose-names.ts'
import { groundOf } from './ground.ts'
import { arrange, type Scene } from './scene.ts'
import { besideButtons, type View as MapView, openPart, shownBy, stepFor, tokenScale, type Window, wholeView } from './view.ts'
import { wantedIn } from './wanted-names.ts'

/* Whole games of both games left to chance, and where names and pieces are on the whole map of a window: in pixels of the window. */

/** Every how many choices the board is looked at. */
const EVERY = 9
/** What choices call areas where these are numbers. */
const AREA_KEYS = ['area', 'from', 'at']

export interface Moment {
  readonly state: BoardState
  /** The areas that the question and its choices name. */
  readonly asked: readonly string[]
}

function play<S extends GameState>(
  game: Game<S>,
  boardIn: (view: View) => BoardState,
  isArea: (id: string) => boolean,
  seed: number,
): Moment[][] {
  let dice = seed
  const below = (n: number) => {
    dice = (dice * 1103515245 + 12345) & 0x7fffffff
    return (dice >>> 8) % n
  }
  return game.options.presets.map(({ options, key }) => {
    const state = game.setup(options, `${key} ${seed}`)
    const moments: Moment[] = []
    for (let n = 0; ; n++) {
      const question = game.pending(state)
      if (question.over) return moments
      const { choices, about } = game.describe(state, question)
      if (n % EVERY === 0) {
        const view = game.view(state, null)
        const seen = boardIn(game.report === undefined ? view : { ...view, report: game.report(state) })
        const named = [about, ...choices].flatMap((facts) =>
          Object.entries(facts).flatMap(([key, value]) => {
            const isName = typeof value === 'string' || (typeof value === 'number' && AREA_KEYS.includes(key))
            return isName && isArea(String(value)) ? [String(value)] : []
          }),
        )
        moments.push({ state: seen, asked: named })
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
export const games = {
  'Race to Moscow': {
    description: described('race-to-moscow', raceAreas, raceLines),
    art: raceArt as BoardArt,
    play: (seed: number) =>
      play(raceToMoscow, (view) => raceBoard(positionOf(raceView(view))) as BoardState, isIn(raceAreas), seed),
  },
  Ostkrieg: {
    description: described('ostkrieg', ostAreas, ostLines),
    art: ostArt as BoardArt,
    play: (seed: number) => play(ostkrieg, (view) => boardOf(view) as BoardState, isIn(ostAreas), seed),
  },
}
export type GameName = keyof typeof games

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../games/${file}.json`, import.meta.url), 'utf8')) as BoardLayout
export const layouts = {
  'Race to Moscow': {
    wide: read('race-to-moscow/board/generated/east-up'),
    tall: read('race-to-moscow/board/generated/north-up'),
  },
  Ostkrieg: { wide: read('ostkrieg/board/generated/wide'), tall: read('ostkrieg/board/generated/tall') },
}

/** Ostkrieg has a hand below the map. */
const hasHand = (game: GameName) => game === 'Ostkrieg'
export const desktop = (game: GameName, width: number, height: number) => laptop(hasHand(game), width, height)
export const tablet = (game: GameName, width: number, height: number) => tabletWindow(hasHand(game), width, height)

export interface Seen {
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

export const piecesOf = ({ scene, view, tokens }: Seen) =>
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
export const standingOf = (seen: Seen) => piecesOf(seen).filter(({ area }) => area !== undefined)

/** Those that have a place of their own there. */
export const slottedOf = (seen: Seen) =>
  standingOf(seen).filter(({ kind, area }) => seen.scene.step.slots[`${kind}/${area}`] !== undefined)

export const namesOf = (seen: Seen) =>
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

export const pairs = (list: readonly Thing[], others?: readonly Thing[]) =>
  list.flatMap((one, i) =>
    (others ?? list.slice(i + 1)).flatMap((other) => (meet(one.box, other.box) ? [`${one.id} on ${other.id}`] : [])),
  )

export const isWithin = (box: Box, part: { x: number; y: number; width: number; height: number }) =>
  box[0] >= part.x - 1 &&
  box[1] >= part.y - 1 &&
  box[0] + box[2] <= part.x + part.width + 1 &&
  box[1] + box[3] <= part.y + part.height + 1

const gapTo = (box: Box, [x, y]: readonly [number, number]) =>
  Math.hypot(Math.max(box[0] - x, 0, x - box[0] - box[2]), Math.max(box[1] - y, 0, y - box[1] - box[3]))

/** Names that stand nearer to another area's town than to their own: those that stand so alone, and those to which a line leads. */
export function astray(seen: Seen, { description, art }: (typeof games)[GameName]): { alone: string[]; led: string[] } {
  const towns = description.areas.map((area) => ({ id: area.id, at: onMap(seen, area.id), r: art.footprint(area) * seen.tokens }))
  const found = namesOf(seen).flatMap(({ id, box }) => {
    const gaps = towns.map((town) => ({ id: town.id, gap: Math.max(0, gapTo(box, town.at) - town.r) }))
    const own = gaps.find((town) => town.id === id)?.gap ?? 0
    const nearer = gaps.find((town) => town.id !== id && town.gap < own)
    return nearer === undefined ? [] : [{ id, words: `${id} nearer to ${nearer.id}` }]
  })
  const isLed = ({ id }: { id: string }) => seen.scene.labels[id].leader !== undefined
  const wordsOf = (list: typeof found) => list.map(({ words }) => words)
  return { alone: wordsOf(found.filter((one) => !isLed(one))), led: wordsOf(found.filter(isLed)) }
}

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
const lands = new WeakMap<BoardLayout, Map<string, ReturnType<typeof ringsOf>>>()
function landOf(layout: BoardLayout, area: string) {
  const known = lands.get(layout) ?? new Map<string, ReturnType<typeof ringsOf>>()
  lands.set(layout, known)
  const rings = known.get(area) ?? ringsOf(layout.cells?.[area] ?? '')
  known.set(area, rings)
  return rings
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
export function abroad(seen: Seen, pieces: ReturnType<typeof piecesOf>): string[] {
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
    const gap = (other: string) => gapTo(box, onMap(seen, other))
    const own = gap(area)
    const nearer = Object.keys(layout.points).find((other) => other !== area && gap(other) < own)
    return nearer === undefined ? [] : [`${id} nearer to ${nearer} (${Math.round(cx)}, ${Math.round(cy)})`]
  })
}

export function looker(game: GameName, layout: BoardLayout, window: Window, small: boolean, nameSize = 1) {
  const { description, art } = games[game]
  const shown = small ? besideButtons(layout.frame, window).window : window
  const view = wholeView(layout.frame, shown)
  const names = tokenScale(view.zoom, (small ? ON_PHONE : 1) * nameSize, nameSize)
  const step = stepFor(layout, view.zoom / names)
  const naming = { Choice: NameChoice, room: view.zoom / names, bounds: shownBy(view, openPart(shown)) }
  const ground = groundOf(description, layout, art, step, naming)
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
