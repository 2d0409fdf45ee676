import { beforeAll, describe, expect, test } from 'vitest'
import { LAPTOPS, PHONES, phone, TABLETS } from '../../map/rooms.ts'
import {
  abroad,
  astray,
  desktop,
  type GameName,
  games,
  isWithin,
  layouts,
  looker,
  type Moment,
  namesOf,
  pairs,
  piecesOf,
  slottedOf,
  standingOf,
  tablet,
} from './crowded.kit.ts'
import type { Scene } from './scene.ts'
import { orientationFor, type Size, shapeFor } from './view.ts'

/* Names and pieces over whole games of both games left to chance, on the whole map in windows of many sizes: measured in pixels of the window. */

const SEED = 1941
const played = new Map<GameName, Moment[][]>()
beforeAll(() => {
  for (const name of Object.keys(games) as GameName[]) played.set(name, games[name].play(SEED))
}, 60_000)

/** As the board chooses: by shape where the map has two, else by which side is up. */
const drawingFor = (game: GameName, window: Size) =>
  game === 'Ostkrieg' ? shapeFor(window) : orientationFor(window) === 'east-up' ? 'wide' : 'tall'

/** Choosing names takes longer than looking at names that are all there. */
const everyFourth = (game: GameName) => (played.get(game) ?? []).flat().filter((_, i) => i % 4 === 0)

/** Trains and trucks that touch a piece, for each look at the board; and the share of stocks and others that made room for a neighbour. */
const TOUCHING = 0.6
const MOVED = 0.025
/** Stocks that stand as near to another area or on another piece, for each look at the board. */
const LOOSE = 0.5

/**
 * With the sheet half up, and lowered for the whole map: the share of what matters that has no room for its name, and of the names that
 * stand nearer to another town, with a line that leads to them.
 */
const SHEETS = [
  { sheet: 'half up', lowered: false, unnamed: 0.005, led: 0.11 },
  { sheet: 'lowered', lowered: true, unnamed: 0.001, led: 0.01 },
] as const

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
        expect(astray(seen, games[game])).toEqual({ alone: [], led: [] })
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

    test('what lies on lines covers no name, and seldom touches a piece', () => {
      const touching = moments().flatMap(({ state }) => {
        const seen = see(state)
        const lying = piecesOf(seen).filter(({ area }) => area === undefined)
        expect(pairs(lying, namesOf(seen))).toEqual([])
        return pairs(lying, standingOf(seen))
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

  describe.each(TABLETS)('on the whole map of a tablet of %d by %d', (width, height) => {
    const window = tablet(game, width, height)
    const { see } = looker(game, layouts[game][drawingFor(game, window)], window, false)

    test('names can be read whole and stand beside their own towns', () => {
      for (const { state, asked } of everyFourth(game)) {
        const seen = see(state, asked)
        expect([...pairs(namesOf(seen)), ...pairs(standingOf(seen), namesOf(seen))]).toEqual([])
        expect(namesOf(seen).filter(({ box }) => !isWithin(box, { x: 0, y: 0, ...window }))).toEqual([])
        expect(astray(seen, games[game])).toEqual({ alone: [], led: [] })
      }
    })
  })

  describe.each(PHONES.flatMap(([width, height]) => SHEETS.map((sheet) => ({ width, height, ...sheet }))))(
    'on the whole map of a phone of $width by $height, the sheet $sheet',
    ({ width, height, lowered, unnamed, led }) => {
      const { see, open } = looker(game, layouts[game].tall, phone(width, height, lowered), true)
      const great = description.areas.filter((area) => games[game].art.rank?.(area) === 0).map(({ id }) => id)

      test('great places and nearly all that matters are named, names and pieces are whole, beside the buttons and above the sheet, names nearest to their own towns', () => {
        let [wanted, missing, named, far] = [0, 0, 0, 0]
        for (const { state, asked } of everyFourth(game)) {
          const seen = see(state, asked)
          expect([...pairs(namesOf(seen)), ...pairs(piecesOf(seen), namesOf(seen))]).toEqual([])
          expect([...namesOf(seen), ...piecesOf(seen)].filter(({ box }) => !isWithin(box, open))).toEqual([])
          const { alone, led: onLines } = astray(seen, games[game])
          expect(alone).toEqual([])
          const { labels } = seen.scene
          named += Object.keys(labels).length
          far += onLines.length
          expect(great.filter((id) => labels[id] === undefined)).toEqual([])
          const front = games[game].art.frontline?.(description, state) ?? []
          const matters = [...new Set([...asked, ...front])]
          wanted += matters.length
          missing += matters.filter((id) => labels[id] === undefined).length
        }
        expect(missing / wanted).toBeLessThan(unnamed)
        expect(far / named).toBeLessThan(led)
      })
    },
  )
})
