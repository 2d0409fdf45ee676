import { looseChance } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { AXIS_SEATS, SEAT_NAMES } from '../constants.ts'
import { raceToMoscow } from '../game.ts'
import type { State } from '../state.ts'
import { given, held } from '../testing.ts'
import { advancedPlacementCandidates, armiesCutOffWithout, candidates, placementCandidates } from './reaction.ts'

/** Where the lines of a Front card lead, against a plain reading of it. */

const proposed = ({ content }: State): string[] =>
  [...candidates.areas.subarray(0, candidates.count)].map((area) => content.areaIds[area])

/** Everything but the printed areas is open ground without a marker. */
function bare(s: State): void {
  for (const area of s.content.contested) s.control[area] = s.soviet[area] = s.bunker[area] = 0
}

/** How many lines of the colour lead from one area to another. */
function distances({ content }: State, seat: number): (from: number, to: number) => number {
  const own = [...content.lineColours.keys()].filter((line) => content.lineColours[line] & (1 << seat))
  const ends = own.map((line) => [content.lineA[line], content.lineB[line]])
  const near = new Map(ends.flat().map((area) => [area, ends.filter((pair) => pair.includes(area)).flat()]))
  const from = (start: number): Map<number, number> => {
    const found = new Map([[start, 0]])
    for (const [at, far] of found) for (const next of near.get(at) ?? []) if (!found.has(next)) found.set(next, far + 1)
    return found
  }
  const table = new Map([...near.keys()].map((area) => [area, from(area)]))
  return (a, b) => table.get(a)?.get(b) ?? Infinity
}

describe('[2024:12] the advanced side: on the shortest way from the most advanced army to its city', () => {
  test.each([0, 1, 2])('of seat %d', (seat) => {
    const order = [...SEAT_NAMES.slice(seat, AXIS_SEATS), ...SEAT_NAMES.slice(0, seat)]
    const s = raceToMoscow.setup({ frontCards: 'advanced', order }, 'way')
    const { armiesOf, contested, enterable, frontVictoryArea, land } = s.content
    const city = frontVictoryArea[seat]
    const far = distances(s, seat)
    const chance = looseChance(seat + 1)
    for (let run = 0; run < 100; run++) {
      bare(s)
      for (const area of contested) s.soviet[area] = Number(chance.pick(0, 3) === 0)
      const armies = Array.from(armiesOf[seat], (army) => {
        s.armyArea[army] = enterable[seat][chance.pick(0, enterable[seat].length)]
        s.control[s.armyArea[army]] = seat + 1
        return s.armyArea[army]
      })
      const isFree = (area: number): boolean => s.control[area] === 0 && s.soviet[area] === 0
      // The armies that are most advanced, and what lies on their ways.
      const length = Math.min(...armies.map((army) => far(army, city)))
      const first = armies.filter((army) => far(army, city) === length)
      const way = [...contested].filter(
        (area) => first.some((army) => far(army, area) + far(area, city) === length) && isFree(area),
      )
      const objectives = way.filter((area) => s.content.medals[area] > 0)
      const best = objectives.length > 0 ? objectives : way
      const fromArmy = (area: number): number => Math.min(...first.map((army) => far(army, area)))
      const least = Math.min(...best.map(fromArmy))
      const nearest = best.filter((area) => fromArmy(area) === least)
      const beside = [...land.area.subarray(land.start[city], land.start[city + 1])].filter(isFree)
      advancedPlacementCandidates(s)
      const expected = way.length > 0 ? nearest : beside
      expect({ run, areas: proposed(s) }).toEqual({ run, areas: expected.map((area) => s.content.areaIds[area]) })
    }
  })

  test('if the city itself is held, its free neighbours, with or without a Soviet marker nearby', () => {
    const s = given({ areas: held('gray', 'leningrad'), armies: { '4PzGr': { area: 'leningrad' } } }).state
    for (const area of s.content.contested) s.soviet[area] = 0
    advancedPlacementCandidates(s)
    expect(proposed(s).toSorted()).toEqual(['chudovo', 'krasnogvardeisk', 'mga', 'tikhvin'])
  })
})

describe('[2024:12] [2021:18.2] the basic side', () => {
  test('no objective is open: the Victory area itself is nearest, if a neighbour has a marker', () => {
    const s = given({ areas: { leningrad: { soviet: false }, mga: { soviet: true } } }).state
    for (const area of s.content.objectives[s.active]) s.control[area] = 1
    placementCandidates(s)
    expect(proposed(s)).toEqual(['leningrad'])
  })
})

test('[2024:12] losing an area cuts off the armies that a chain through it linked to a supply base, and no others; asking changes nothing', () => {
  const areas = held('gray', 'kedainiai', 'panevezys', 'riga', 'valmiera', 'tartu', 'luga')
  const armies = { '18A': { area: 'kedainiai' }, '4PzGr': { area: 'tartu' }, '16A': { area: 'luga' } }
  const s = given({ areas, armies }).state
  const { areaIds, armyIds } = s.content
  const before = Uint8Array.from(s.bytes)
  const cutOff = (area: string) => armiesCutOffWithout(s, areaIds.indexOf(area)).map((army) => armyIds[army])
  expect([cutOff('riga'), cutOff('kedainiai'), cutOff('luga')]).toEqual([['4PzGr'], ['18A', '4PzGr'], []])
  expect(s.bytes).toEqual(before)
})
