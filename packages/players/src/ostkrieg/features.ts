import {
  AREAS,
  AXIS,
  CARDS,
  content,
  ENTRENCHED,
  enemyOf,
  estimate,
  FRONT,
  HAND,
  isArmor,
  isGermanLand,
  KIND,
  LAND_PLACES,
  landStarves,
  NOBODY,
  type OstkriegState,
  placeOf,
  SOVIET,
  VICTORY_CITIES,
} from '@railhead/ostkrieg/inside'

/** What a position is judged by, for each side alike. */
const PER_SIDE = [
  'points',
  'cities',
  'oil',
  'infantry',
  'allies',
  'armor',
  'air',
  'starving',
  'entrenched',
  'front units',
  'exposed points',
  'exposed units',
  'cards',
  'card cost',
  'offensives',
  'in front',
  'promised',
  'bot',
  'handicap',
] as const

export const FEATURES: readonly string[] = [
  'one',
  'axis to play',
  'passes',
  ...PER_SIDE.map((name) => `axis ${name}`),
  ...PER_SIDE.map((name) => `soviet ${name}`),
  ...Array.from(content.cardNumber, (number) => `card ${number} in hand`),
  'axis last words',
  'soviet last words',
]
export const COUNT = FEATURES.length
const FIRST = 3
const WIDTH = PER_SIDE.length
const FIRST_CARD = FIRST + 2 * WIDTH
const LAST_WORDS = FIRST_CARD + CARDS

const P = {
  points: 0,
  cities: 1,
  oil: 2,
  infantry: 3,
  allies: 4,
  armor: 5,
  air: 6,
  starving: 7,
  entrenched: 8,
  frontUnits: 9,
  exposedPoints: 10,
  exposedUnits: 11,
  cards: 12,
  cost: 13,
  offensives: 14,
  inFront: 15,
  promised: 16,
  bot: 17,
  handicap: 18,
} as const

/** Reads a position between two cards. */
export function readFeatures(state: OstkriegState, out: Float64Array): void {
  out.fill(0)
  out[0] = 1
  out[1] = state.turn === AXIS ? 1 : -1
  out[2] = state.passes
  for (let area = 1; area < AREAS; area++) {
    const side = state.control[area]
    if (side !== AXIS && side !== SOVIET) continue
    readArea(state, area, side, FIRST + side * WIDTH, out)
  }
  for (const city of VICTORY_CITIES) {
    const side = state.control[city]
    if (side === AXIS || side === SOVIET) out[FIRST + side * WIDTH + P.cities]++
  }
  // What the booklet's bot lets others have, and what its handicap takes from them, is not to be laid to the pieces on the map.
  if (state.bot !== NOBODY) {
    out[FIRST + state.bot * WIDTH + P.bot] = 1
    out[FIRST + state.bot * WIDTH + P.handicap] = state.handicap
  }
  readCards(state, out)
}

function readArea(state: OstkriegState, area: number, side: number, at: number, out: Float64Array): void {
  const { vp, oil } = state.content
  out[at + P.points] += vp[area]
  out[at + P.oil] += oil[area]
  out[at + P.air] += state.airCount[area]
  const count = state.landCount[area]
  if (count === 0) {
    if (vp[area] > 0 && bordersEnemy(state, area, side)) out[at + P.exposedPoints] += vp[area] * 0.7
    return
  }
  let dug = false
  for (let i = area * LAND_PLACES; i < area * LAND_PLACES + count; i++) {
    const unit = state.land[i]
    if (isArmor(unit)) out[at + P.armor]++
    else if (side === SOVIET || isGermanLand(unit & KIND)) out[at + P.infantry]++
    else out[at + P.allies]++
    if ((unit & ENTRENCHED) !== 0) dug = true
  }
  if (landStarves(state, area)) out[at + P.starving] += count
  if (!bordersEnemy(state, area, side)) return
  out[at + P.frontUnits] += count
  if (dug) out[at + P.entrenched]++
  const odds = estimate(state, enemyOf(side), area, 0)
  if (odds === undefined) return
  out[at + P.exposedPoints] += vp[area] * odds.attackerWins
  out[at + P.exposedUnits] += odds.defenderLosses - odds.attackerLosses
}

function bordersEnemy(state: OstkriegState, area: number, side: number): boolean {
  const { graph } = state.content
  for (let i = graph.first[area]; i < graph.first[area + 1]; i++) {
    const to = graph.to[i]
    if (state.control[to] === enemyOf(side) && state.landCount[to] > 0) return true
  }
  return false
}

const OFFENSIVE = 0

/** What a card in the hand of a side counts for: which features, and how much of each. */
export const handFeatures = (side: number, card: number): readonly (readonly [number, number])[] =>
  HAND_FEATURES[side * CARDS + card]

const HAND_FEATURES: readonly (readonly (readonly [number, number])[])[] = [AXIS, SOVIET].flatMap((side) =>
  Array.from({ length: CARDS }, (_, card) => {
    const at = FIRST + side * WIDTH
    return [
      [FIRST_CARD + card, side === AXIS ? 1 : -1],
      [at + P.cards, 1],
      [at + P.cost, content.cardCost[card]],
      [at + P.offensives, content.cardLetter[card] === OFFENSIVE ? 1 : 0],
    ] as const
  }),
)

function readCards(state: OstkriegState, out: Float64Array): void {
  for (let side = 0; side < 2; side++) {
    const at = FIRST + side * WIDTH
    const hand = placeOf(HAND, side)
    const front = placeOf(FRONT, side)
    for (let card = 0; card < CARDS; card++) {
      const place = state.cards[card]
      if (place === front) out[at + P.inFront]++
      if (place !== hand) continue
      for (const [feature, amount] of handFeatures(side, card)) out[feature] += amount
    }
    out[at + P.promised] = state.promised[side]
  }
  // Who has more cards left plays the last ones of the year without an answer.
  const more = out[FIRST + P.cards] - out[FIRST + WIDTH + P.cards]
  out[LAST_WORDS + (more > 0 ? AXIS : SOVIET)] = Math.abs(more)
}
