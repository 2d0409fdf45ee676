import { hasBit, makeBits, setBit, UNREACHED } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { ostkrieg } from '../game.ts'
import { unitsIn } from '../rules/stacks.ts'
import { inSupply } from '../rules/supply.ts'
import { units } from '../test-kit.ts'
import { AXIS, KIND, SOVIET } from '../units.ts'
import { authored, readAuthored } from './authored.ts'
import { checkContent } from './check.ts'
import { AREAS, cardIndex, content } from './content.ts'

const number = (name: string): number => content.names.indexOf(name)
const borders = (a: string, b: string): boolean => content.graph.adjacent(number(a), number(b))
const distance = (a: string, b: string): number => content.distance[number(a) * AREAS + number(b)]
const neighbours = (name: string): string[] => {
  const { first, to } = content.graph
  return Array.from(to.subarray(first[number(name)], first[number(name) + 1]), (area) => content.names[area])
}
const { map, cards, scenarios, solitaire } = readAuthored()
const areas = map.areas

describe('the map', () => {
  test('is sound, and so are the cards and the set-ups', () => {
    expect(authored.check()).toEqual([])
  })

  test('has 100 areas with numbers 1 to 100 and 234 borders; every item says where it comes from', () => {
    expect(areas.map((area) => area.number)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1))
    expect(new Set(areas.map((area) => area.name)).size).toBe(100)
    expect(map.borders).toHaveLength(234)
    expect(areas.filter((area) => area.note?.startsWith('named and numbered'))).toHaveLength(52)
  })

  test('the five areas between 48 and 82 that the booklet does not number fill its five gaps', () => {
    expect([53, 57, 61, 67, 74].map((area) => content.names[area])).toEqual(['Kerch', 'Kursk', 'Bryansk', 'Minsk', 'Belomorsk'])
  })

  test.each([
    ['Berlin', 'Danzig'],
    ['Danzig', 'Konigsberg'],
    ['Galati', 'Jassy'],
    ['Konigsberg', 'Bialystok'],
    ['Warsaw', 'Brest'],
    ['Krakow', 'Lvov'],
    ['Cluj', 'Lvov'],
    ['Ploesti', 'Cluj'],
    ['Krakow', 'Warsaw'],
    ['Bialystok', 'Riga'],
    ['Lvov', 'Rovno'],
    ['Smolensk', 'Viazma'],
    ['Brest', 'Minsk'],
    ['Minsk', 'Pskov'],
    ['Minsk', 'Smolensk'],
    ['Pskov', 'Smolensk'],
    ['Kiev', 'Rovno'],
    ['Odessa', 'Rovno'],
    ['Helsinki', 'Leningrad'],
    ['Tallin', 'Leningrad'],
    ['Leningrad', 'Belomorsk'],
    ['Leningrad', 'Novgorod'],
    ['Viazma', 'Moscow'],
    ['Jassy', 'Odessa'],
    ['Narvik', 'Petsamo'],
    ['Petsamo', 'Murmansk'],
  ])('%s borders %s', (a, b) => {
    expect(borders(a, b)).toBe(true)
    expect(borders(b, a)).toBe(true)
  })

  test.each([
    ['Berlin', 'Konigsberg', 2],
    ['Smolensk', 'Moscow', 2],
    ['Brest', 'Pskov', 2],
    ['Ploesti', 'Warsaw', 4],
    ['Ploesti', 'Lvov', 2],
  ])('%s and %s are %i apart', (a, b, steps) => {
    expect(distance(a, b)).toBe(steps)
  })

  test.each([
    ['Bialystok', ['Konigsberg']],
    ['Brest', ['Warsaw']],
    ['Lvov', ['Krakow', 'Cluj']],
  ])('of the Axis areas only %s is bordered by %j', (area, expected) => {
    expect(neighbours(area).filter((name) => content.home[number(name)] === AXIS)).toEqual(expected)
  })

  test('Leningrad has four neighbours, Galati no Soviet one', () => {
    expect(neighbours('Leningrad')).toEqual(['Novgorod', 'Tallin', 'Belomorsk', 'Helsinki'])
    expect(neighbours('Galati').filter((name) => content.home[number(name)] === SOVIET)).toEqual([])
  })

  test.each([
    ['Berlin', 'Konigsberg'],
    ['Kiev', 'Lvov'],
    ['Odessa', 'Lvov'],
    ['Kiev', 'Brest'],
    ['Konigsberg', 'Riga'],
    ['Cluj', 'Rovno'],
    ['Krakow', 'Cluj'],
    ['Ploesti', 'Lvov'],
    ['Moscow', 'Smolensk'],
    ['Leningrad', 'Riga'],
    ['Bryansk', 'Viazma'],
    ['Bryansk', 'Tula'],
    ['Kursk', 'Tula'],
    ['Kursk', 'Tambov'],
    ['Pskov', 'Kalinin'],
    ['Kharkov', 'Tambov'],
    ['Maikop', 'Grozny'],
  ])('%s does not border %s', (a, b) => {
    expect(borders(a, b)).toBe(false)
  })

  test('is connected, also without Sweden and Turkey; nobody has more than eight neighbours', () => {
    const open = makeBits(AREAS)
    for (const area of areas) if (content.home[area.number] !== 2) setBit(open, area.number)
    const from = makeBits(AREAS)
    setBit(from, number('Berlin'))
    const steps = new Uint8Array(AREAS)
    content.graph.distances(from, steps, open)
    for (const area of areas) expect(steps[area.number] === UNREACHED, area.name).toBe(!hasBit(open, area.number))
    expect(Math.max(...areas.map((area) => neighbours(area.name).length))).toBe(8)
    expect(neighbours('Minsk')).toHaveLength(8)
    expect(areas.filter((area) => neighbours(area.name).length === 1).map((area) => area.name)).toEqual(['Stockholm', 'Athens'])
  })

  test('Victory Points: 12 for the Axis, 16 for the Soviets, Baku 2 of them; 28 in all [2.0]', () => {
    const sum = (home: number): number => areas.reduce((n, area) => n + (content.home[area.number] === home ? area.vp : 0), 0)
    expect([sum(AXIS), sum(SOVIET), sum(2)]).toEqual([12, 16, 0])
    expect(content.vp[number('Baku')]).toBe(2)
    expect(areas.filter((area) => area.vp > 0)).toHaveLength(27)
    expect([content.vp[number('Bialystok')], content.vp[number('Brest')]]).toEqual([0, 0])
    expect(['Konigsberg', 'Warsaw', 'Berlin', 'Moscow', 'Leningrad'].every((name) => content.vp[number(name)] === 1)).toBe(true)
  })

  test('oil: Ploesti, Grozny and Maikop 1 each, Baku 2', () => {
    expect(areas.filter((area) => area.oil > 0).map((area) => [area.name, area.oil])).toEqual([
      ['Grozny', 1],
      ['Baku', 2],
      ['Maikop', 1],
      ['Ploesti', 1],
    ])
  })

  test.each([
    ['barbarossa', 12, 16],
    ['uranus', 13, 7],
  ])('in %s everybody starts in supply, and the tracks stand at %i and %i', (scenario, axis, soviet) => {
    const state = ostkrieg.setup({ scenario }, 'map')
    expect([...state.production]).toEqual([axis, soviet])
    for (let area = 1; area < AREAS; area++)
      for (const unit of unitsIn(state, area)) expect(inSupply(state, unit & KIND, area), content.names[area]).toBe(true)
  })

  test('in Uranus no empty Axis area of the Soviet Union lies next to a Soviet stack', () => {
    const state = ostkrieg.setup({ scenario: 'uranus' }, 'map')
    for (let area = 1; area < AREAS; area++) {
      if (state.control[area] !== AXIS || content.country[area] !== 4 || state.landCount[area] > 0) continue
      for (const name of neighbours(content.names[area]))
        expect(
          state.control[number(name)] === SOVIET && state.landCount[number(name)] > 0,
          `${content.names[area]}-${name}`,
        ).toBe(false)
    }
  })

  test('in Uranus the fall of Salsk and Voroshilovgrad pockets Stalingrad; Stavropol is supplied by way of Rostov', () => {
    const state = ostkrieg.load({
      game: 'ostkrieg',
      options: { scenario: 'uranus' },
      areas: { Salsk: { control: 'soviet', units: '' }, Voroshilovgrad: { control: 'soviet', units: '' } },
    })
    expect(units(state, 'Stalingrad')).toBe('3GIe')
    expect(inSupply(state, 1, number('Stalingrad'))).toBe(false)
    expect(inSupply(state, 1, number('Stavropol'))).toBe(true)
  })
})

describe('content that is wrong', () => {
  test('a border listed twice and a card of two attacks are found', () => {
    const twice = { ...map, borders: [...map.borders, map.borders[0]] }
    const attacks = cards.cards.map((card) => (card.number === 9 ? { ...card, steps: [...card.steps, ...card.steps] } : card))
    const problems = checkContent({ map: twice, cards: { cards: attacks }, scenarios, solitaire })
    expect(problems.map(({ what }) => what)).toEqual(['the border is listed twice', 'it has two attack steps'])
  })

  test('a scenario listed twice and names that are none are found', () => {
    const doubled = { ...scenarios, scenarios: [...scenarios.scenarios, scenarios.scenarios[0]] }
    expect(checkContent({ map, cards, scenarios: doubled, solitaire })).toEqual([
      { where: 'scenarios barbarossa', what: 'the scenario is listed twice' },
    ])
    const named = (name: string) => ({ ...map, areas: map.areas.map((area) => (area.number === 84 ? { ...area, name } : area)) })
    for (const name of ['', '84', 'x', '<b>', 'Berlin '])
      expect(checkContent({ map: named(name), cards, scenarios, solitaire }), name).toMatchObject([
        { what: 'this is not the name of an area' },
      ])
    expect(checkContent({ map: named('moscow'), cards, scenarios, solitaire })).toMatchObject([
      { what: 'another area has this name' },
    ])
  })

  test.each([
    [{ par: { 1939: 3 } }, 'solitaire.par.1939'],
    [{ plan: { ...solitaire.plan, axis: { 1942: [5, 2] } } }, 'solitaire.plan.axis.1942'],
    [{ priorities: [...solitaire.priorities, solitaire.priorities[0]] }, 'solitaire.priorities axis 1941 aggressive'],
    [{ priorities: [{ ...solitaire.priorities[0], year: 1950 }] }, 'solitaire.priorities axis 1950 aggressive'],
    [{ triggers: [{ cards: [30], goals: [] }] }, 'solitaire.triggers 30'],
    [{ triggers: [...solitaire.triggers, { cards: [1], goals: [] }] }, 'solitaire.triggers 1'],
    [{ triggers: [{ cards: [], goals: [] }] }, 'solitaire.triggers'],
    [{ triggers: [{ cards: [1], goals: [], attackWith: { area: 70, dice: 0 } }] }, 'solitaire.triggers 1'],
    [{ handicaps: solitaire.handicaps.slice(1) }, 'solitaire.handicaps'],
    [{ handicaps: solitaire.handicaps.map((one) => ({ ...one, points: -1 })) }, 'solitaire.handicaps 1'],
  ])('what is wrong with the play aid is found: %j', (more, where) => {
    expect(checkContent({ map, cards, scenarios, solitaire: { ...solitaire, ...more } })[0]).toMatchObject({ where })
  })

  test('an unknown verb on a card is refused by the schema', () => {
    const odd = cards.cards.map((card) => ({ ...card, steps: [{ do: 'teleport' }] }))
    const [first] = checkContent({ map, cards: { cards: odd }, scenarios, solitaire })
    expect(first).toMatchObject({ where: 'cards.cards.0.steps.0.do', what: expect.stringContaining('teleport') })
  })
})

describe('the deck', () => {
  test('cards 1-26 and 51-77; 10, 7, 5 and 4 of the Axis by year, 8, 7, 6 and 6 of the Soviets; none of 1945 [3.0]', () => {
    const count = (side: string, year: number): number =>
      cards.cards.filter((card) => card.side === side && card.year === year).length
    expect([1941, 1942, 1943, 1944].map((year) => count('axis', year))).toEqual([10, 7, 5, 4])
    expect([1941, 1942, 1943, 1944].map((year) => count('soviet', year))).toEqual([8, 7, 6, 6])
    expect([cardIndex(26), cardIndex(27), cardIndex(51), cardIndex(77), cardIndex(78)]).toEqual([25, -1, 26, 52, -1])
  })

  test('four Blitz cards; one Hungarian and one Italian card; two each of Romania, Bulgaria, Finland', () => {
    const all = cards.cards
    expect(all.filter((card) => card.blitz).map((card) => card.name)).toEqual([
      'Major Blitz!',
      'Blitz Hoth!',
      'Blitz Guderian!',
      'Blitz v. Manstein!',
    ])
    const of = (country: string): number => all.filter((card) => card.country === country).length
    expect(['hungary', 'italy', 'romania', 'bulgaria', 'finland'].map(of)).toEqual([1, 1, 2, 2, 2])
  })
})
