import { type Bits, Graph, hasBit, makeBits, setBit, UNREACHED } from '@railhead/table'
import { AXIS, NEUTRAL, SOVIET, sideOf } from '../units.ts'
import { played } from './generated/played.ts'
import { AREAS, cardIndex } from './numbering.ts'
import { compileCards, type Program } from './program.ts'
import type { CardContent, PlayedContent } from './schema.ts'

export * from './numbering.ts'

export const AREA_WORDS = 4
/** How far [8.3.10] lets the Finns go from a Finnish area. */
const FINNISH_REACH = 2

export const COUNTRIES = [
  'sweden',
  'turkey',
  'greece',
  'bulgaria',
  'soviet-union',
  'finland',
  'norway',
  'germany',
  'slovakia',
  'hungary',
  'romania',
  'yugoslavia',
] as const
export const GREECE = 2
export const BULGARIA = 3
export const SOVIET_UNION = 4
export const FINLAND = 5
export const HUNGARY = 9
export const ROMANIA = 10
export const YUGOSLAVIA = 11

/** Countries whose cards follow [9.2], as numbers on the card; 0 is none. */
const CARD_COUNTRIES = ['', 'romania', 'bulgaria', 'finland', 'italy', 'hungary'] as const
export const ROMANIAN_CARD = 1
export const BULGARIAN_CARD = 2
export const FINNISH_CARD = 3
export const ITALIAN_CARD = 4
export const HUNGARIAN_CARD = 5

type Area = PlayedContent['map']['areas'][number]

/** Maps, cards and set-ups as lists of numbers. The state carries it, so that rules find it beside what they look at. */
export interface Content {
  /** What the lists were made from. */
  readonly sources: PlayedContent
  readonly hash: string
  readonly graph: Graph
  readonly names: readonly string[]
  readonly country: Uint8Array
  /** Whose the area is by its country: side, or neutral. */
  readonly home: Uint8Array
  readonly vp: Uint8Array
  readonly oil: Uint8Array
  /** One bit per sea on which the area has a port. */
  readonly ports: Uint8Array
  readonly seaAreas: readonly Bits[]
  readonly axisSources: Bits
  readonly finnishSources: Bits
  readonly sovietSources: Bits
  /** Steps between areas with neutral countries left out, `AREAS` per row. */
  readonly distance: Uint8Array
  /** 1 where Finnish units may be ([8.3.10]). */
  readonly finnish: Uint8Array
  /** Printed numbers by card index. */
  readonly cardNumber: Uint8Array
  readonly cardSide: Uint8Array
  /** 0 is 1941. */
  readonly cardYear: Uint8Array
  readonly cardCost: Uint8Array
  readonly cardBlitz: Uint8Array
  readonly cardCountry: Uint8Array
  /** 0 aggressive, 1 balanced, 2 defensive. */
  readonly cardLetter: Uint8Array
  readonly program: Program
  /** By scenario: areas shut in 1941, and areas from which nothing attacks on the first card play ([4.1.3]). */
  readonly closedIn1941: readonly Bits[]
  readonly barredFirstCard: readonly Bits[]
  /** By scenario: who holds each area at the start ([4.1.3], [4.2.3]). */
  readonly firstControl: readonly Uint8Array[]
  /** By scenario: the card that must be played first, by index; -1 if any may be. */
  readonly firstCard: readonly number[]
}

function compileContent(sources: PlayedContent): Content {
  const { map, cards } = sources
  const perArea = (value: (area: Area) => number): Uint8Array => {
    const list = new Uint8Array(AREAS)
    for (const area of map.areas) list[area.number] = value(area)
    return list
  }
  const perCard = (value: (card: CardContent) => number): Uint8Array => Uint8Array.from(cards.cards, value)
  const bitsOf = (belongs: (area: Area) => boolean): Bits => {
    const bits = makeBits(AREAS)
    for (const area of map.areas) if (belongs(area)) setBit(bits, area.number)
    return bits
  }
  const listed = (areas: readonly number[]): Bits => bitsOf((area) => areas.includes(area.number))
  const names: string[] = Array.from({ length: AREAS }, () => '')
  for (const area of map.areas) names[area.number] = area.name
  const graph = new Graph(
    AREAS,
    map.borders.map((border) => border.between),
  )
  const seas = [...new Set(map.areas.flatMap((area) => area.seas))]
  const home = perArea((area) => {
    const holder = map.countries[area.country]
    return holder === undefined || holder === 'neutral' ? NEUTRAL : sideOf(holder)
  })
  const open = bitsOf((area) => home[area.number] !== NEUTRAL)
  const distance = new Uint8Array(AREAS * AREAS).fill(UNREACHED)
  for (let area = 1; area < AREAS; area++) {
    if (!hasBit(open, area)) continue
    const from = makeBits(AREAS)
    setBit(from, area)
    graph.distances(from, distance.subarray(area * AREAS, (area + 1) * AREAS), open)
  }
  const fromFinland = new Uint8Array(AREAS)
  graph.distances(
    bitsOf((area) => area.country === 'finland'),
    fromFinland,
  )
  return {
    sources,
    hash: played.contentHash,
    graph,
    names,
    country: perArea((area) => COUNTRIES.indexOf(area.country)),
    home,
    vp: perArea((area) => area.vp),
    oil: perArea((area) => area.oil),
    ports: perArea((area) => area.seas.reduce((bits, sea) => bits | (1 << seas.indexOf(sea)), 0)),
    seaAreas: seas.map((sea) => bitsOf((area) => area.seas.includes(sea) && home[area.number] !== NEUTRAL)),
    axisSources: bitsOf((area) => area.supply === 'axis'),
    finnishSources: bitsOf((area) => area.supply === 'finnish'),
    sovietSources: bitsOf((area) => area.supply === 'soviet' || area.supply === 'eastern-edge'),
    distance,
    finnish: fromFinland.map((steps) => (steps <= FINNISH_REACH ? 1 : 0)),
    cardNumber: perCard((card) => card.number),
    cardSide: perCard((card) => (card.side === 'axis' ? AXIS : SOVIET)),
    cardYear: perCard((card) => card.year - 1941),
    cardCost: perCard((card) => card.cost),
    cardBlitz: perCard((card) => (card.blitz === true ? 1 : 0)),
    cardCountry: perCard((card) => (card.country === undefined ? 0 : CARD_COUNTRIES.indexOf(card.country))),
    cardLetter: perCard((card) => 'ABD'.indexOf(card.letter)),
    program: compileCards(cards.cards, COUNTRIES),
    closedIn1941: sources.scenarios.scenarios.map((scenario) => listed(scenario.closedIn1941)),
    barredFirstCard: sources.scenarios.scenarios.map((scenario) => listed(scenario.barredFirstCard)),
    firstControl: sources.scenarios.scenarios.map((scenario) =>
      home.map((side, area) => (area === 0 ? NEUTRAL : scenario.axisControls.includes(area) ? AXIS : side)),
    ),
    firstCard: sources.scenarios.scenarios.map((scenario) => cardIndex(scenario.firstCard ?? 0)),
  }
}

export const content: Content = compileContent(played)
