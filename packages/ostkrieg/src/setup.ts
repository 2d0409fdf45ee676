import { completeOptions, LaidOut, type Options } from '@railhead/table'
import { startBotYear } from './bot/plan.ts'
import { AREAS, CARDS, cardIndex, content } from './content/content.ts'
import { optionsSpec, writeOptions } from './options.ts'
import { productionOf } from './rules/control.ts'
import { FIRST_YEAR } from './rules/numbers.ts'
import { noteEverywhere } from './rules/places.ts'
import { raise } from './rules/stacks.ts'
import { traceLines } from './rules/supply.ts'
import { BID, DISCARD, FRONT, HAND, LATER, NO_PERSONALITY, NOBODY, OstkriegState, placeOf } from './state.ts'
import { STEP } from './steps/frames.ts'
import { AXIS, ENTRENCHED, readUnits, SOVIET, sideOf } from './units.ts'

/** [4.0] Game setup: a new game, as it lies before anything has run by itself. */
export function setupGame(given: Options, seed: string): OstkriegState {
  const state = scenarios.copyTo(new OstkriegState(content), given)
  state.chance.seal(seed)
  startGame(state)
  return state
}

const scenarios = new LaidOut((given) => {
  const state = new OstkriegState(content)
  writeOptions(state, completeOptions(optionsSpec, given))
  layOut(state)
  placeUnits(state)
  traceLines(state)
  return state
})

/** Everything that a scenario fixes but the units: control, cards, year. */
export function layOut(state: OstkriegState): void {
  const { content } = state
  const scenario = content.sources.scenarios.scenarios[state.scenario]
  state.year = scenario.year - FIRST_YEAR
  state.turn = sideOf(scenario.first)
  state.acting = state.turn
  state.romania = AXIS
  state.bulgaria = AXIS
  state.bidSide = NOBODY
  state.personality = NO_PERSONALITY
  state.winner = NOBODY
  // [4.1.3], [4.2.3]: control by country, and what the Axis holds of the Soviet Union.
  state.control.set(content.firstControl[state.scenario])
  noteEverywhere(state)
  countProduction(state)
  for (let card = 0; card < CARDS; card++) state.cards[card] = firstPlace(state, card)
  state.linesStale = 1
}

/** The Production Track from control alone: 12 and 16 in Barbarossa ([9.4]). */
export function countProduction(state: OstkriegState): void {
  for (const side of [AXIS, SOVIET]) {
    state.production[side] = 0
    for (let area = 1; area < AREAS; area++)
      if (state.control[area] === side) state.production[side] += productionOf(state, area, side)
  }
}

/** [4.1.1], [4.1.2]: the year's cards to hand. [4.2.1], [4.2.2]: one in hand, one in front, the rest of the years so far discarded. */
function firstPlace(state: OstkriegState, card: number): number {
  const { content } = state
  const scenario = content.sources.scenarios.scenarios[state.scenario]
  const side = content.cardSide[card]
  if (content.cardYear[card] > state.year) return LATER
  if (scenario.hands === 'cards-of-the-year') return placeOf(HAND, side)
  if (scenario.hands.some((number) => cardIndex(number) === card)) return placeOf(HAND, side)
  if (scenario.front.some((number) => cardIndex(number) === card)) return placeOf(FRONT, side)
  return placeOf(DISCARD, side)
}

export function placeUnits(state: OstkriegState): void {
  for (const { area, units } of state.content.sources.scenarios.scenarios[state.scenario].units)
    for (const { count, kind, letters } of readUnits(units) ?? [])
      for (let i = 0; i < count; i++) raise(state, area, kind | (letters.includes('e') ? ENTRENCHED : 0))
}

/** The bottom of the agenda, and bidding on it if it is wanted ([5.0]: a roll decides who bids first). */
function startGame(state: OstkriegState): void {
  state.agenda.push(STEP.turn)
  if (state.bidding === 1) state.agenda.push(STEP.bid).bidder = state.chance.pick(BID, 2)
  startBotYear(state)
  if (state.bot === state.turn) state.agenda.push(STEP.begin)
}
