import { describe, expect, test } from 'vitest'
import * as constants from '../constants.ts'
import { NONE } from '../constants.ts'
import type { Adjacency } from './adjacency.ts'
import { hashOfContent, readAuthored } from './authored.ts'
import { CONTENT as C, HARBOUR_LINE, LAND_LINE, RED_LINE, SEA_LINE } from './index.ts'

const RAW_CONTENT = readAuthored()

const LINES = [...Array(C.lineCount).keys()]
const of = (near: Adjacency, area: number): [number, number][] =>
  Array.from(near.area.subarray(near.start[area], near.start[area + 1]), (other, index) => [
    other,
    near.line[(near.start[area] as number) + index] as number,
  ])
const at = (id: string): number => C.areaIndex.get(id) as number

describe('compiled content', () => {
  test('areas keep the order of the file: land first, then seas', () => {
    expect(C.areaIds).toEqual([...RAW_CONTENT.map.areas, ...RAW_CONTENT.map.seas].map((place) => place.id))
    expect(C.areaIds.map((id) => C.areaIndex.get(id))).toEqual([...Array(122).keys()])
    expect([C.areaIds[0], C.areaIds[113], C.areaIds[114], C.areaIds[121]]).toEqual(['danzig', 'rostov', 'S1', 'K3'])
  })

  test.each([
    ['land', C.land, [LAND_LINE, RED_LINE]],
    ['sea', C.sea, [SEA_LINE]],
  ] as const)('%s neighbours: each line is listed from both its ends, and nothing else', (_, near, kinds) => {
    const wanted = LINES.filter((line) => (kinds as readonly number[]).includes(C.lineKind[line] as number))
    expect(near.area.length).toBe(2 * wanted.length)
    for (const line of wanted) {
      const [a, b] = [C.lineA[line] as number, C.lineB[line] as number]
      expect(of(near, a)).toContainEqual([b, line])
      expect(of(near, b)).toContainEqual([a, line])
    }
  })

  test('harbours: from a sea to the areas that have their harbour there', () => {
    expect(of(C.harbours, at('S2')).map(([area]) => C.areaIds[area])).toEqual(['liepaja', 'ventspils'])
    expect(of(C.harbours, at('S4'))).toEqual([])
    expect(C.harbours.area.length).toBe(LINES.filter((line) => C.lineKind[line] === HARBOUR_LINE).length)
    for (let area = 0; area < C.landCount; area++) expect(of(C.harbours, area)).toEqual([])
  })

  test('the Baltic is what the fleet can reach from its start', () => {
    expect(C.areaIds.filter((_, area) => C.baltic[area] === 1)).toEqual(['S1', 'S2', 'S3', 'S4', 'S5'])
  })

  test('red lines are neighbours for the Soviets and roads for nobody', () => {
    const [, line] = of(C.land, at('siauliai')).find(([other]) => other === at('riga')) as [number, number]
    expect([C.lineKind[line], C.lineColours[line]]).toEqual([RED_LINE, 0])
  })

  test('owners are seat + 1, missing things NONE', () => {
    expect([
      C.printedOwner[at('danzig')],
      C.printedOwner[at('warschau')],
      C.printedOwner[at('piatra')],
      C.printedOwner[at('riga')],
    ]).toEqual([1, 2, 3, 0])
    expect(C.startArmy[at('danzig')]).toBe(NONE)
    expect(C.harbourSea[at('minsk')]).toBe(NONE)
    expect(C.armyStart[C.armyIndex.get('4PzGr') as number]).toBe(at('tilsit'))
  })
})

describe('content hash', () => {
  const copy = () => structuredClone(RAW_CONTENT)

  test('changes with every fact of the game', () => {
    const other = copy()
    const first = other.cards.soviet[0]
    if (first) first.medal = true
    expect(hashOfContent(RAW_CONTENT)).toMatch(/^[0-9a-f]{64}$/)
    expect(hashOfContent(other)).not.toBe(hashOfContent(RAW_CONTENT))
  })

  test('does not change with the words about sources', () => {
    const other = copy()
    other.map.note = 'another note'
    for (const area of other.map.areas) area.source.from = 'elsewhere'
    expect(hashOfContent(other)).toBe(hashOfContent(RAW_CONTENT))
  })
})

describe('numbers that the rules use for names', () => {
  test('seats, supplies and counts agree with the content', () => {
    expect([constants.GRAY, constants.WHITE, constants.BROWN].map((seat) => constants.SEAT_NAMES[seat])).toEqual([
      'gray',
      'white',
      'brown',
    ])
    const { tokens } = RAW_CONTENT.cards
    expect([constants.MEDAL_TOKENS, constants.SOVIET_MARKERS]).toEqual([tokens.medals.total, tokens.sovietMarkers.total])
    expect([constants.TRUCKS_PER_PLAYER, constants.TRAINS_PER_PLAYER, constants.TRAINS_IN_STOCK]).toEqual([
      tokens.trucks.eachPlayer,
      tokens.trains.eachPlayer,
      tokens.trains.stock,
    ])
    for (const players of [1, 2, 3]) {
      expect(constants.reserveTrains(players)).toBe(tokens.trains.reserve[players - 1])
      expect(constants.okhRow(players)).toBe(tokens.okhRow.byPlayers[players - 1])
    }
  })
})
