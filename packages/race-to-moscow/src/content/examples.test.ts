import { describe, expect, test } from 'vitest'
import { BROWN, GRAY, NONE, WHITE } from '../constants.ts'
import { CONTENT as C, RED_LINE } from './index.ts'
import { anywhere, flood, has, ids, index, LAND, lineBetween, walk } from './map.kit.ts'

/** What the worked examples of the rulebooks presume of the map. */

describe('what the rulebook examples presume', () => {
  test.each([
    ['danzig', 'konigsberg', GRAY],
    ['konigsberg', 'tilsit', GRAY],
    ['tilsit', 'kaunas', GRAY],
    ['kaunas', 'panevezys', GRAY],
    ['panevezys', 'riga', GRAY],
    ['riga', 'jekabpils', GRAY],
    ['jekabpils', 'sebezh', GRAY],
    ['sebezh', 'velikiye_luki', GRAY],
    ['siedlce', 'brest', WHITE],
    ['brest', 'bereza', WHITE],
    ['briansk', 'kaluga', BROWN],
    ['kaluga', 'moskva', BROWN],
    ['brody', 'proskurov', BROWN],
  ])('%s - %s is a line of seat %i', (a, b, seat) => {
    const line = lineBetween(a, b)
    expect(line).toBeGreaterThan(-1)
    expect((C.lineColours[line] as number) & (1 << seat)).toBeGreaterThan(0)
  })

  test('Kedainiai touches printed gray rail by a gray line', () => {
    const railed = has(C.printedOwner).filter((area) => C.printedOwner[area] === GRAY + 1)
    expect(railed.some((area) => walk(GRAY, C.areaIds[area] as string, 'kedainiai') === 1)).toBe(true)
  })

  test('the fleet starts one step from the sea of Liepaja', () => {
    const sea = C.harbourSea[index('liepaja')] as number
    expect(lineBetween(C.areaIds[C.fleetStart] as string, C.areaIds[sea] as string)).toBeGreaterThan(-1)
  })

  test('Vilnius, Velikiye Luki and Rzhev are gray and white', () => {
    expect(['vilnius', 'velikiye_luki', 'rzhev'].map((id) => C.colours[index(id)])).toEqual([3, 3, 3])
  })

  test('medals and bunkers of the examples', () => {
    for (const id of ['velikiye_luki', 'rzhev', 'lvov', 'kaluga', 'kiev']) expect(C.medals[index(id)], id).toBeGreaterThan(0)
    expect(['kaluga', 'brest', 'velikiye_luki'].map((id) => C.fort[index(id)])).toEqual([1, 1, 0])
  })

  test('Soviet symbols where the examples have markers, none where they draw Pursuit cards', () => {
    const marked = [
      'kaunas',
      'siauliai',
      'liepaja',
      'leningrad',
      'brest',
      'moskva',
      'lvov',
      'stanislavov',
      'czernowitz',
      'rostov',
    ]
    expect(marked.filter((id) => !C.soviet[index(id)])).toEqual([])
    expect(['jekabpils', 'sebezh', 'velikiye_luki', 'kaluga'].filter((id) => C.soviet[index(id)])).toEqual([])
  })

  test('brown may enter Briansk and Kaluga, everybody Moskva', () => {
    expect(['briansk', 'kaluga'].every((id) => (C.colours[index(id)] as number) & (1 << BROWN))).toBe(true)
    expect(C.colours[index('moskva')]).toBe(7)
  })

  test('11 Army, 1 Panzergruppe and 4 Panzergruppe can make the marches of the examples', () => {
    expect(walk(BROWN, 'piatra', 'mogilev_podolskiy')).toBeLessThanOrEqual(2)
    expect((walk(BROWN, 'zamosc', 'brody') ?? 99) + (walk(BROWN, 'brody', 'proskurov') ?? 99)).toBeLessThanOrEqual(3)
    expect(walk(GRAY, 'tilsit', 'riga')).toBe(3)
  })
})

describe('encirclement on this map', () => {
  const printed = ids(has(C.printedOwner))
  const baltic = ['S1', 'S2', 'S3', 'S4', 'S5'].map(index)
  /** Every area that is neither controlled nor connected to a free Victory area. */
  const cutOff = (taken: readonly string[], fleet: string, edition: '2021' | '2024'): string[] => {
    const controlled = new Set([...printed, ...taken].map(index))
    const open = (area: number): boolean => {
      if (area < C.landCount) return !controlled.has(area)
      return area !== index(fleet) && (edition === '2021' || baltic.includes(area))
    }
    const reached = flood(has(C.victory), anywhere, open)
    return ids(LAND.filter((area) => open(area) && !reached.has(area)))
  }
  const riga = ['kedainiai', 'panevezys', 'riga']

  describe.each(['2021', '2024'] as const)('by the %s rulebook', (edition) => {
    test('nothing at set-up', () => expect(cutOff([], 'S1', edition)).toEqual([]))
    test('Riga example: the harbour of Liepaja is open', () => expect(cutOff(riga, 'S1', edition)).toEqual([]))
    test('fleet example: exactly Liepaja, Siauliai and Ventspils', () =>
      expect(cutOff(riga, 'S2', edition)).toEqual(['liepaja', 'siauliai', 'ventspils']))
    test('Mogilev Podolskiy and Brody alone cut off nothing', () =>
      expect(cutOff(['mogilev_podolskiy', 'brody'], 'S1', edition)).toEqual([]))
    test('Proskurov closes the ring around exactly Lvov, Stanislavov and Czernowitz', () =>
      expect(cutOff(['mogilev_podolskiy', 'brody', 'proskurov'], 'S1', edition)).toEqual(['czernowitz', 'lvov', 'stanislavov']))
  })

  test('Odessa can be cut off by land only where the Black Sea carries no chain', () => {
    const around = ['kishinev', 'uman', 'nikolaev']
    expect(cutOff(around, 'S1', '2021')).toEqual([])
    expect(cutOff(around, 'S1', '2024')).toEqual(['odessa'])
  })
})

describe('the counter-attack example', () => {
  const printed = ids(has(C.printedOwner))
  const markers = ['vilnius', 'molodechno', 'minsk', 'borisov', 'orsha', 'lepel', 'polotsk', 'velikiye_luki']
  const held = new Set([...printed, ...markers].map(index))
  const nextTo = (area: number): number[] =>
    [...flood([area], (line) => (C.lineKind[line] as number) <= RED_LINE, anywhere)]
      .filter(([, step]) => step === 1)
      .map(([near]) => near)
  const open = (...armies: string[]): string[] =>
    markers.filter((id) => {
      const near = nextTo(index(id))
      const safe = [index(id), ...near].some((area) => armies.includes(C.areaIds[area] as string) || C.startArmy[area] !== NONE)
      return !safe && near.some((area) => !held.has(area))
    })

  test('with 9 Army in Polotsk and 4 Army in Minsk only Orsha can be taken', () =>
    expect(open('polotsk', 'minsk')).toEqual(['orsha']))
  test('without 4 Army Borisov is exposed', () => expect(open('polotsk')).toContain('borisov'))
  test('without 9 Army Velikiye Luki is exposed', () => expect(open('minsk')).toContain('velikiye_luki'))
})
