import { describe, expect, test } from 'vitest'
import { BROWN, GRAY, NONE, WHITE } from '../constants.ts'
import { readAuthored } from './authored.ts'
import { CONTENT as C, HARBOUR_LINE, LAND_LINE, RED_LINE, SEA_LINE } from './index.ts'
import { anywhere, flood, has, ids, index, LAND, LINES, lineBetween, roadOf, walk } from './map.kit.ts'

/** The map held to everything that rulebooks and arithmetic say of it. */

const RAW_CONTENT = readAuthored()

const single = (seat: number): number[] => LAND.filter((area) => C.colours[area] === 1 << seat)
const enterable = (seat: number): number[] => LAND.filter((area) => ((C.colours[area] as number) & (1 << seat)) > 0)
const SEATS = [
  { name: 'gray', seat: GRAY, base: 'danzig', city: 'leningrad', far: 10 },
  { name: 'white', seat: WHITE, base: 'warschau', city: 'moskva', far: 10 },
  { name: 'brown', seat: BROWN, base: 'reichshof', city: 'rostov', far: 10 },
]

describe('areas and lines', () => {
  test('114 land areas and 8 seas', () => {
    expect([C.landCount, C.areaCount]).toEqual([114, 122])
    expect(C.landCount).toBeGreaterThanOrEqual(95)
    expect(C.landCount).toBeLessThanOrEqual(115)
    expect(new Set(C.areaIds).size).toBe(122)
  })

  test('every line joins two different known areas, and no two lines the same pair', () => {
    const pairs = LINES.map((line) => [C.lineA[line], C.lineB[line]].sort().join())
    expect([...C.lineA, ...C.lineB]).not.toContain(NONE)
    expect(LINES.filter((line) => C.lineA[line] === C.lineB[line])).toEqual([])
    expect(new Set(pairs).size).toBe(C.lineCount)
  })

  test('229 land lines: 65 gray, 68 white, 70 brown, 10 gray/white, 3 white/brown, 13 red', () => {
    const of = (mask: number): number =>
      LINES.filter((line) => C.lineKind[line] === LAND_LINE && C.lineColours[line] === mask).length
    expect([1, 2, 4, 3, 6].map(of)).toEqual([65, 68, 70, 10, 3])
    expect(LINES.filter((line) => C.lineKind[line] === RED_LINE).length).toBe(13)
    expect(LINES.filter((line) => C.lineKind[line] === SEA_LINE).length).toBe(7)
    expect(LINES.filter((line) => C.lineKind[line] === HARBOUR_LINE).length).toBe(14)
  })

  test('a line has no colour that cannot enter both its ends; red, sea and harbour lines have none', () => {
    for (const line of LINES) {
      const both = (C.colours[C.lineA[line] as number] as number) & (C.colours[C.lineB[line] as number] as number)
      expect((C.lineColours[line] as number) & ~both, `line ${line}`).toBe(0)
      expect((C.lineColours[line] as number) > 0).toBe(C.lineKind[line] === LAND_LINE)
    }
  })

  test('34 gray, 30 white and 38 brown areas, 7 gray/white, 4 white/brown, and Moskva for all', () => {
    expect([GRAY, WHITE, BROWN].map((seat) => single(seat).length)).toEqual([34, 30, 38])
    expect([3, 6, 7, 5].map((mask) => LAND.filter((area) => C.colours[area] === mask).length)).toEqual([7, 4, 1, 0])
    expect(C.colours[index('moskva')]).toBe(7)
  })

  test.each(SEATS)('$name: 30 to 38 areas may need its marker, of which it has 40', ({ seat }) => {
    const markable = enterable(seat).filter((area) => C.printedOwner[area] === 0)
    expect(markable.length).toBe([37, 38, 38][seat])
    expect(markable.length).toBeLessThanOrEqual(C.tokens.controlMarkers.eachPlayer)
  })
})

describe('what is printed on areas', () => {
  test('16 fortified areas, one for each bunker [2024:4]', () => {
    expect(ids(has(C.fort)).join(' ')).toBe(
      'brest kaluga kiev krasnogvardeisk leningrad minsk moskva mozhaisk odessa pskov rostov sevastopol tallinn vitebsk zaporozhe zhitomir',
    )
  })

  test('20 Soviet symbols [2024:4]', () => {
    expect(ids(has(C.soviet)).join(' ')).toBe(
      'brest brody czernowitz grodno kaunas kiev kursk leningrad liepaja luga lvov mogilev_podolskiy moskva odessa orel roslavl rostov siauliai stalino stanislavov',
    )
  })

  test('3 Victory areas, all fortified and with a Soviet symbol [2021:3.3]', () => {
    expect(ids(has(C.victory))).toEqual(['leningrad', 'moskva', 'rostov'])
    for (const city of has(C.victory)) expect([C.fort[city], C.soviet[city]]).toEqual([1, 1])
  })

  test('33 medals on 32 areas, two of them in Kiev, and enough tokens for them and the start medals [2024:4]', () => {
    const objectives = has(C.medals)
    expect(objectives.length).toBe(32)
    expect(objectives.filter((area) => C.medals[area] === 2)).toEqual([index('kiev')])
    const total = objectives.reduce((sum, area) => sum + (C.medals[area] as number), 0)
    expect(total).toBe(33)
    expect(total + 2).toBeLessThanOrEqual(C.tokens.medals.total)
  })

  test('medals that each group can reach: 14 gray, 13 white, 12 brown with both of Kiev', () => {
    const reach = [GRAY, WHITE, BROWN].map((seat) => enterable(seat).reduce((sum, area) => sum + (C.medals[area] as number), 0))
    expect(reach).toEqual([14, 13, 12])
  })

  test('one Main Supply Base for each group, the Frontline Supply Base at Piatra for brown only', () => {
    expect([...C.baseOf].map((area) => C.areaIds[area])).toEqual(['danzig', 'warschau', 'reichshof'])
    expect([...C.frontlineOf]).toEqual([NONE, NONE, index('piatra')])
    expect(has(C.baseOwner).length).toBe(3)
    expect(has(C.frontlineOwner).length).toBe(1)
  })

  test('11 starting areas with one army each', () => {
    const starts = LAND.filter((area) => C.startArmy[area] !== NONE)
    const by = Object.fromEntries(starts.map((area) => [C.armyIds[C.startArmy[area] as number], C.areaIds[area]]))
    expect(by).toEqual({
      '4PzGr': 'tilsit',
      '18A': 'memel',
      '16A': 'gumbinnen',
      '4A': 'warschau',
      '2PzGr': 'siedlce',
      '9A': 'ostroleka',
      '3PzGr': 'suwalki',
      '17A': 'reichshof',
      '6A': 'lublin',
      '1PzGr': 'zamosc',
      '11A': 'piatra',
    })
    starts.forEach((area) => {
      expect(C.armyStart[C.startArmy[area] as number]).toBe(area)
    })
  })

  test('starting areas and bases have printed control; printed areas hold no Soviet symbol, medal or bunker [2024:3.2]', () => {
    const printed = has(C.printedOwner)
    expect(ids(printed).join(' ')).toBe(
      'danzig gumbinnen iasi konigsberg lublin memel ostroleka piatra reichshof siedlce suwalki tilsit warschau zamosc',
    )
    for (const area of LAND)
      if (C.startArmy[area] !== NONE || C.baseOwner[area] || C.frontlineOwner[area])
        expect(printed, C.areaIds[area]).toContain(area)
    for (const area of printed) {
      expect([C.soviet[area], C.medals[area], C.fort[area]], C.areaIds[area]).toEqual([0, 0, 0])
      expect(C.colours[area]).toBe(1 << ((C.printedOwner[area] as number) - 1))
    }
  })

  test('14 harbours and a winter zone of 20 areas', () => {
    const ports = LAND.filter((area) => C.harbourSea[area] !== NONE)
    expect(ports.length).toBe(14)
    for (const port of ports)
      expect(lineBetween(C.areaIds[port] as string, C.areaIds[C.harbourSea[port] as number] as string)).toBeGreaterThan(-1)
    expect(has(C.winter).length).toBe(20)
    expect(C.areaIds[C.fleetStart]).toBe('S1')
  })
})

describe('roads', () => {
  test('the whole land hangs together', () => {
    expect(flood([0], (line) => (C.lineKind[line] as number) <= RED_LINE, anywhere).size).toBe(C.landCount)
  })

  test.each(SEATS)('$name can reach every area it may enter by its own lines', ({ seat, base }) => {
    const apart = seat === BROWN ? [index(base), index('piatra')] : [index(base)]
    const reached = flood(apart, roadOf(seat), anywhere)
    expect(ids(enterable(seat).filter((area) => !reached.has(area)))).toEqual([])
  })

  test.each(SEATS)('$name: $far areas from $base to $city', ({ seat, base, city, far }) => {
    expect(walk(seat, base, city)).toBe(far)
  })

  test('Moskva lies 12 areas from Danzig and 10 from Reichshof', () => {
    expect(walk(GRAY, 'danzig', 'moskva')).toBe(12)
    expect(walk(BROWN, 'reichshof', 'moskva')).toBe(10)
  })

  test.each(SEATS)('$name has two roads to $city without a common area', ({ seat, city }) => {
    const printed = has(C.printedOwner).filter((area) => C.printedOwner[area] === seat + 1)
    for (const lost of enterable(seat).filter((area) => area !== index(city)))
      expect(flood(printed, roadOf(seat), (area) => area !== lost).has(index(city)), `without ${C.areaIds[lost]}`).toBe(true)
  })

  test.each(SEATS)('$name reaches $city with double-coloured areas blocked', ({ seat, base, city }) => {
    const open = (area: number): boolean => C.colours[area] === 1 << seat || area === index(city)
    expect(flood([index(base)], roadOf(seat), open).get(index(city))).toBe([10, 11, 10][seat])
  })

  test('no two land lines cross where they are drawn', () => {
    const land = LINES.filter((line) => (C.lineKind[line] as number) <= RED_LINE)
    const at = (area: number): [number, number] => [RAW_CONTENT.map.areas[area].lon, RAW_CONTENT.map.areas[area].lat]
    const turn = (p: number[], q: number[], r: number[]): number =>
      Math.sign(
        ((q[0] as number) - (p[0] as number)) * ((r[1] as number) - (p[1] as number)) -
          ((q[1] as number) - (p[1] as number)) * ((r[0] as number) - (p[0] as number)),
      )
    const crossings = land.flatMap((one) =>
      land
        .filter((other) => other > one)
        .filter((other) => {
          const [a, b, c, d] = [C.lineA[one], C.lineB[one], C.lineA[other], C.lineB[other]] as [number, number, number, number]
          if (a === c || a === d || b === c || b === d) return false
          return (
            turn(at(a), at(b), at(c)) !== turn(at(a), at(b), at(d)) && turn(at(c), at(d), at(a)) !== turn(at(c), at(d), at(b))
          )
        })
        .map((other) => `${one} ${other}`),
    )
    expect(crossings).toEqual([])
  })
})

describe('sources', () => {
  test('35 land areas and 13 land lines come from the rulebooks, the rest is marked as ours', () => {
    const printed = (items: readonly { source: { status: string } }[]): number =>
      items.filter((item) => item.source.status === 'printed').length
    expect(printed(RAW_CONTENT.map.areas)).toBe(35)
    expect(printed(RAW_CONTENT.map.lines.filter((line) => line.kind === 'land'))).toBe(13)
  })

  test('every feature of an area of ours is ours, unless it is marked', () => {
    const wrong = RAW_CONTENT.map.areas.filter(
      (area) => area.source.status === 'reconstructed' && Object.keys(area.features).some((feature) => !area.marks?.[feature]),
    )
    expect(wrong.map((area) => area.id)).toEqual([])
  })

  test('marks speak of properties that the item has', () => {
    for (const area of RAW_CONTENT.map.areas)
      for (const key of Object.keys(area.marks ?? {})) expect(['colours', ...Object.keys(area.features)], area.id).toContain(key)
  })
})
