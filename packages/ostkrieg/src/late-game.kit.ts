import { type Chance, type Game, type JsonObject, looseChance, type Options } from '@railhead/table'
import { AREAS, CARDS, COUNTRIES, FIRST_AREA, ITALIAN_CARD } from './content/content.ts'
import { ostkrieg } from './game.ts'
import { FIRST_YEAR, LAND_LIMIT } from './rules/numbers.ts'
import { airLimit } from './rules/stacks.ts'
import type { OstkriegState } from './state.ts'
import { AXIS, SIDE_NAMES, SOVIET } from './units.ts'

/**
 * Random play from set-up seldom gets far. This is the same game begun in the middle of some year: the front runs anywhere, allies and partisans
 * stand wherever they may, some areas are full or cut off, and cards lie in front. For tests that must see every corner of the rules.
 */
export const lateGame: Game<OstkriegState> = {
  ...ostkrieg,
  setup: (options, seed) => ostkrieg.load(latePosition(options, seed)),
}

const LATEST = 1945
/** From the Baltic and White Russia to the Danube: where most is fought for. */
const isFront = (area: number): boolean => (area >= 48 && area < 76) || (area >= 79 && area < 83) || (area >= 87 && area < 97)
const ITALY_LEAVES = 1943

function latePosition(options: Options, seed: string) {
  const start = ostkrieg.setup(options, seed)
  const { content } = start
  const text = `${JSON.stringify(options)} ${seed}`
  const random = looseChance([...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7))
  const first = content.sources.scenarios.scenarios[start.scenario].year
  const year = first + random.pick(0, LATEST - first + 1)
  const areas: Record<string, JsonObject> = {}
  for (let area = FIRST_AREA; area < AREAS; area++) {
    const home = content.home[area]
    if (home !== AXIS && home !== SOVIET) continue
    const side = random.pick(0, isFront(area) ? 3 : 30) === 0 ? 1 - home : home
    areas[area] = { control: SIDE_NAMES[side], units: unitsFor(start, area, side, year, random) }
  }
  return {
    game: ostkrieg.id,
    board: 'listed',
    options: ostkrieg.optionsOf(start) as JsonObject,
    chance: { seed },
    year,
    turn: SIDE_NAMES[random.pick(0, 2)],
    passes: random.pick(0, 2),
    areas,
    cards: { axis: cardsOf(start, AXIS, year, random), soviet: cardsOf(start, SOVIET, year, random) },
    ...(start.bidding === 1
      ? { bid: { side: SIDE_NAMES[random.pick(0, 2)], points: random.pick(0, 4), axisPlayer: 1 + random.pick(0, 2) } }
      : {}),
  } as const
}

const BALKANS: readonly string[] = ['greece', 'bulgaria', 'yugoslavia']

/** Some units of the side that may be there: some areas are full to the last place, many empty. */
function unitsFor(start: OstkriegState, area: number, side: number, year: number, random: Chance): string {
  const words: string[] = []
  let room = LAND_LIMIT
  const add = (most: number, code: string): void => {
    const count = random.pick(0, most + 1)
    if (count > 0) words.push(`${count}${code}`)
    room -= count
  }
  const shape = random.pick(0, 8)
  if (shape < 3) return ''
  const isFull = shape === 4
  const air = airLimit(start, area)
  const country = COUNTRIES[start.content.country[area]]
  if (side === SOVIET) {
    if (shape === 3) return random.pick(0, 2) === 0 ? '1SP' : '1YP 1SP'
    add(4, 'SIe')
    add(2, 'SA')
    if (isFull) return `${words.join(' ')} ${room}SI ${air}SL`
    add(4, 'SI')
    add(air, 'SL')
    return words.join(' ')
  }
  add(1, 'GIe')
  add(2, 'GA')
  const ally = random.pick(0, 6)
  if (ally === 0 && country !== 'romania') add(2, 'HI')
  if (ally === 1 && country !== 'hungary') add(2, 'RI')
  if (ally === 2 && BALKANS.includes(country)) add(2, 'BI')
  if (ally === 3 && year <= ITALY_LEAVES) add(1, 'II')
  if (ally >= 2 && start.content.finnish[area] === 1) add(2, 'FI')
  if (isFull) return `${words.join(' ')} ${room}GI ${air}GL`
  add(3, 'GI')
  add(air, 'GL')
  return words.join(' ')
}

/** A hand of some cards whose year has come, and some that can lie in front. */
function cardsOf(start: OstkriegState, side: number, year: number, random: Chance): JsonObject {
  const { cardSide, cardYear, cardNumber, cardCountry, program } = start.content
  const own = Array.from({ length: CARDS }, (_, card) => card).filter(
    (card) =>
      cardSide[card] === side &&
      FIRST_YEAR + cardYear[card] <= year &&
      (cardCountry[card] !== ITALIAN_CARD || year <= ITALY_LEAVES),
  )
  const front = own.filter((card) => program.keep[card] !== undefined && random.pick(0, 2) === 0)
  const hand = own.filter((card) => !front.includes(card) && random.pick(0, 3) === 0)
  return { hand: hand.map((card) => cardNumber[card]), front: front.map((card) => cardNumber[card]) }
}
