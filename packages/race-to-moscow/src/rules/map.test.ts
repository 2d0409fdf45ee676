import { looseChance } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { AXIS_SEATS, NONE } from '../constants.ts'
import { LAND_LINE, RED_LINE } from '../content/compiled.ts'
import { raceToMoscow } from '../game.ts'
import * as no from '../reasons.ts'
import { firstArea, floodOwn, forEachArea, isNextTo, lineBetween, wipe } from './map.ts'

/** Questions about the map, against the list of its lines. */

const state = raceToMoscow.setup({}, 'map')
const { content } = state
const LAND = [...Array(content.landCount).keys()]
const LINES = [...content.lineKind.keys()].filter(
  (line) => content.lineKind[line] === LAND_LINE || content.lineKind[line] === RED_LINE,
)
/** Whom each area is joined to, and by which line. */
const joinedBy = (lines: readonly number[]): Map<number, number>[] =>
  LAND.map((area) => {
    const own = lines.filter((line) => content.lineA[line] === area || content.lineB[line] === area)
    return new Map(own.map((line) => [content.lineA[line] + content.lineB[line] - area, line]))
  })
const JOINED = joinedBy(LINES)
const ascending = (areas: Iterable<number>): number[] => [...areas].toSorted((a, b) => a - b)

test('[2024:4] the line between two areas, or none', () => {
  for (const a of LAND) expect(LAND.map((b) => lineBetween(state, a, b))).toEqual(LAND.map((b) => JOINED[a].get(b) ?? NONE))
})

test('[2024:12] adjacent is what any line joins, and nothing else', () => {
  for (const area of LAND) {
    const seen: number[] = []
    const look = (_: unknown, other: number): boolean => seen.push(other) === 0
    expect(isNextTo(state, area, look)).toBe(false)
    expect(seen).toEqual(ascending(JOINED[area].keys()))
    expect(LAND.filter((other) => isNextTo(state, area, (_, one) => one === other))).toEqual(seen)
  }
})

describe('land areas that a rule allows', () => {
  test('all of them are looked at, seas are not', () => {
    const looked: number[] = []
    const look = (_: unknown, area: number): no.Why => {
      looked.push(area)
      return no.NO_LINE
    }
    expect(firstArea(state, look)).toBe(NONE)
    expect(looked.splice(0)).toEqual(LAND)
    forEachArea(state, look, () => expect.unreachable())
    expect(looked).toEqual(LAND)
  })

  test.each([0, 1, LAND.length - 1])('area %d is the first if it is the only one', (only) => {
    const isOnly = (_: unknown, area: number): no.Why => (area === only ? no.ALLOWED : no.NO_LINE)
    const visited: number[] = []
    forEachArea(state, isOnly, (area) => visited.push(area))
    expect([firstArea(state, isOnly), visited]).toEqual([only, [only]])
  })
})

test('marks are wiped up to a number of them', () => {
  const marks = Uint8Array.of(1, 2, 3)
  wipe(marks, 2)
  expect([...marks]).toEqual([0, 0, 3])
})

describe('[2024:5] [2024:8.5] chains of own areas over lines of the own colour', () => {
  /** What a plain search finds, as marks. */
  const roads = [...Array(AXIS_SEATS).keys()].map((seat) =>
    joinedBy(LINES.filter((line) => content.lineColours[line] & (1 << seat))),
  )
  const chained = (seat: number, from: number, through: Uint8Array, wanted: number): number[] => {
    const passes = (area: number): boolean => state.control[area] === seat + 1 && through[area] === wanted
    const found = new Set(passes(from) ? [from] : [])
    for (const at of found) for (const next of roads[seat][at].keys()) if (passes(next)) found.add(next)
    return ascending(found)
  }
  const reached = new Uint8Array(256)
  /** Every area that is marked now, once for each 1 of its mark. */
  const flooded = (...[seat, from, through, wanted]: Parameters<typeof chained>): number[] => {
    floodOwn(state, seat, from, through, wanted, reached)
    return [...reached.keys()].flatMap((area) => Array<number>(reached[area]).fill(area))
  }

  test('from any area, through any others', () => {
    const chance = looseChance(1)
    for (let run = 0; run < 100; run++) {
      const seat = chance.pick(0, AXIS_SEATS)
      for (const area of LAND) {
        state.control[area] = chance.pick(0, 3) === 0 ? chance.pick(0, AXIS_SEATS + 1) : seat + 1
        state.rail[area] = Number(chance.pick(0, 4) > 0)
      }
      const from = run % 20 === 0 ? NONE : chance.pick(0, LAND.length)
      wipe(reached, reached.length)
      expect([run, flooded(seat, from, state.rail, 1)]).toEqual([run, chained(seat, from, state.rail, 1)])
      wipe(reached, reached.length)
      expect([run, flooded(seat, from, state.control, seat + 1)]).toEqual([run, chained(seat, from, state.control, seat + 1)])
    }
  })

  test('what was reached before is not gone through again', () => {
    state.control.fill(1)
    wipe(reached, reached.length)
    reached[content.baseOf[0]] = 1
    expect(flooded(0, content.baseOf[0], state.control, 1)).toEqual([content.baseOf[0]])
  })
})
