import {
  completeOptions,
  faultOf,
  type Json,
  type JsonObject,
  type Options,
  OptionsError,
  type Position,
  PositionError,
  setBit,
} from '@railhead/table'
import { readAgenda } from '@railhead/table/steps/reading'
import * as v from 'valibot'
import { PERSONALITIES, startBotYear } from '../bot/plan.ts'
import { engine } from '../bot.ts'
import { AREAS, type Content, content } from '../content/content.ts'
import { optionsSpec, writeOptions } from '../options.ts'
import { receiver } from '../rules/countries.ts'
import { BUCHAREST, FIRST_YEAR, HELSINKI, SOFIA } from '../rules/numbers.ts'
import { unitsIn } from '../rules/stacks.ts'
import { traceLines } from '../rules/supply.ts'
import { ENDINGS, endingDue, GOES_ON } from '../rules/victory.ts'
import { seated } from '../seats.ts'
import { SEQUENCE } from '../sequence.ts'
import { countProduction, layOut } from '../setup.ts'
import { DICE, HAND, NOBODY, OstkriegState, placeOf, STREAMS } from '../state.ts'
import { FRAMES } from '../steps/frames.ts'
import { STEPS } from '../steps/index.ts'
import { AXIS, enemyOf, KIND, KIND_CODES, kindOf, SIDE_NAMES, SOVIET, sideOf } from '../units.ts'
import { loadBattle } from './battle.ts'
import { checkNow } from './check-now.ts'
import { loadAreas } from './load-areas.ts'
import { loadCards } from './load-cards.ts'
import { areaName, readArea, readCard } from './names.ts'
import { READ_SORTS } from './read-sorts.ts'
import { type PositionText, positionSchema } from './schema.ts'
import { sentenceOf } from './wording.ts'

/** Reads a position, also one written by hand: what it does not say is as at set-up. */
export function loadPosition(position: Position, using: Content = content): OstkriegState {
  const text = check(position)
  const state = new OstkriegState(using)
  loadOptions(state, text)
  layOut(state)
  if (text.year !== undefined) state.year = text.year - FIRST_YEAR
  loadCountries(state, text)
  loadAreas(state, text)
  checkCountries(state, text)
  loadCards(state, text)
  loadNumbers(state, text)
  loadBid(state, text)
  loadChance(state, text)
  loadNow(state, text)
  loadEnding(state, text)
  state.linesStale = 1
  traceLines(state)
  loadAgenda(state, text)
  loadBot(state, text)
  finish(state, text)
  return state
}

/** Up to rules version 2 a battle stood in `now` as a list of numbers, which was empty when there was none. */
function withoutNumbers(position: Position): Position {
  const now = position.now as JsonObject | undefined
  if (typeof now !== 'object' || now === null || !Array.isArray(now.battle)) return position
  if (now.battle.length > 0)
    throw new PositionError(
      'now.battle',
      'This battle is written in numbers, as earlier versions did; now its fields have names.',
    )
  const { battle: _, ...others } = now
  return { ...position, now: others }
}

function check(said: Position): PositionText {
  // The schema would leave out fields of some names instead of refusing them.
  const fault = faultOf(said)
  if (fault !== undefined) throw new PositionError('', `This position is not taken: ${fault}`)
  const position = withoutNumbers(said)
  const list = listsIn(position).find((path) => !LISTS.test(path))
  if (list !== undefined) throw new PositionError(list, 'This must be an object, not a list.')
  const read = v.safeParse(positionSchema, position)
  if (read.success) return read.output
  const issue = read.issues[0]
  throw new PositionError(v.getDotPath(issue) ?? '', sentenceOf(issue))
}

/** Where a position has lists; a schema takes a list for an object. */
const LISTS =
  /^(options\..*|cards\..*\..*|cards\.(later|out|playing)|bot\.(stack|enemyCards)|dice|agenda|now\.(marked|entered|starving|battle\.origins|placed)|chance\.(key|drawn|next\..*))$/

function listsIn(value: Json | undefined, path = ''): readonly string[] {
  if (Array.isArray(value)) return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listsIn(inner, path === '' ? key : `${path}.${key}`))
}

function loadOptions(state: OstkriegState, text: PositionText): void {
  try {
    writeOptions(state, completeOptions(optionsSpec, (text.options ?? {}) as Options))
  } catch (thrown) {
    if (thrown instanceof OptionsError)
      throw new PositionError(thrown.key === '' ? 'options' : `options.${thrown.key}`, thrown.message)
    throw thrown
  }
}

/** [9.2]: countries change at a Year End, so not in the first year of a scenario, and a capital that says otherwise was taken since. */
function checkCountries(state: OstkriegState, { areas }: PositionText): void {
  const first = state.content.sources.scenarios.scenarios[state.scenario].year
  const listed = Object.keys(areas ?? {}).map((name) => readArea(state.content, name))
  const check = (country: 'romania' | 'bulgaria' | 'finland', changed: boolean, capital: number): void => {
    if (!changed) return
    const where = `countries.${country}`
    if (FIRST_YEAR + state.year === first)
      throw new PositionError(where, `No country changes sides before the Year End of ${first}.`)
    if (state.control[capital] === AXIS && !listed.includes(capital))
      throw new PositionError(
        where,
        `This does not fit ${areaName(state.content, capital)}, which is Axis as at set-up; list who holds it.`,
      )
  }
  check('romania', state.romania === SOVIET, BUCHAREST)
  check('bulgaria', state.bulgaria === SOVIET, SOFIA)
  check('finland', state.finlandOut === 1, HELSINKI)
}

function loadCountries(state: OstkriegState, { countries }: PositionText): void {
  if (countries?.romania !== undefined) state.romania = sideOf(countries.romania)
  if (countries?.bulgaria !== undefined) state.bulgaria = sideOf(countries.bulgaria)
  if (countries?.finland !== undefined) state.finlandOut = countries.finland === 'out' ? 1 : 0
}

function loadNumbers(state: OstkriegState, text: PositionText): void {
  countProduction(state)
  for (const side of [AXIS, SOVIET]) {
    const name = SIDE_NAMES[side]
    // [8.4.2.2]: the track follows control.
    if ((text.production?.[name] ?? state.production[side]) !== state.production[side])
      throw new PositionError(`production.${name}`, `The areas of this side make ${state.production[side]}.`)
    state.points[side] = text.points?.[name] ?? 0
    state.promised[side] = text.promised?.[name] ?? 0
  }
  state.turn = text.turn === undefined ? state.turn : sideOf(text.turn)
  state.acting = state.turn
  state.passes = text.passes ?? 0
  for (const [code, count] of Object.entries(text.lost ?? {})) {
    const kind = kindOf(code)
    if (kind < 0) throw new PositionError(`lost.${code}`, `There is no such unit; codes are ${KIND_CODES.slice(1).join(', ')}.`)
    state.lost[kind] = count
  }
  // Only a game that has not begun must open with the card that its scenario fixes.
  const first = state.content.firstCard[state.scenario]
  const isStart = first >= 0 && state.year === 0 && state.cards[first] === placeOf(HAND, AXIS) && state.turn === AXIS
  for (let area = 1; area < AREAS; area++) for (const unit of unitsIn(state, area)) state.raised[unit & KIND]++
  for (let kind = 0; kind < state.lost.length; kind++) state.raised[kind] += state.lost[kind]
  state.played = text.played ?? (isStart && text.cards === undefined ? 0 : 1)
}

function loadBid(state: OstkriegState, { bid }: PositionText): void {
  if (bid === undefined) return
  if (state.bidding === 0) throw new PositionError('bid', 'Nobody bids in this game; set options.bidding.')
  state.bidSide = sideOf(bid.side)
  state.bid = bid.points
  state.axisPlayer = (bid.axisPlayer ?? 1) - 1
}

const CHANCE_FIELDS: readonly string[] = ['seed', 'kind', 'key', 'drawn', 'next']

/** `dice` names the faces of the next dice; `chance` is read as in every game. */
function loadChance(state: OstkriegState, { chance, dice }: PositionText): void {
  const written = (chance ?? {}) as JsonObject
  const unknown = Object.keys(written).find((field) => !CHANCE_FIELDS.includes(field))
  if (unknown !== undefined) throw new PositionError(`chance.${unknown}`, 'There is no such field.')
  const given = written.seed === undefined && written.kind === undefined ? { ...written, seed: 'position' } : written
  state.chance.load(typeof given.seed === 'number' ? { ...given, seed: String(given.seed) } : given, STREAMS)
  try {
    state.chance.script(
      DICE,
      (dice ?? []).map((die) => die - 1),
    )
  } catch (thrown) {
    if (thrown instanceof RangeError) throw new PositionError('dice', 'At most 40 draws can be fixed in all.')
    throw thrown
  }
}

function loadNow(state: OstkriegState, { now }: PositionText): void {
  if (now === undefined) return
  if (now.acting !== undefined) state.acting = sideOf(now.acting)
  for (const area of now.marked ?? []) setBit(state.marked, area)
  for (const area of now.entered ?? []) setBit(state.entered, area)
  for (const area of now.starving ?? []) setBit(state.starving, area)
  if (now.battle !== undefined) loadBattle(state, now.battle)
  state.firstCardPlay = now.firstCardPlay === true ? 1 : 0
  state.mayPlayAnother = now.mayPlayAnother === true ? 1 : 0
  state.buyersOut = now.buyersOut ?? 0
  state.placed.set(now.placed ?? [])
}

/** [2.0], [9.1]: how a game ends follows from the board. */
function loadEnding(state: OstkriegState, { ending, agenda }: PositionText): void {
  if (ending === undefined) return
  state.ending = ENDINGS.indexOf(ending.reason)
  state.winner = ending.winner === undefined ? NOBODY : sideOf(ending.winner)
  if (agenda !== undefined && agenda.length > 0) throw new PositionError('agenda', 'The game is over: nothing is left to do.')
  const due = endingDue(state)
  if (due?.ending !== state.ending || due.winner !== state.winner)
    throw new PositionError(
      'ending',
      due === undefined
        ? `The game does not end with the year ${FIRST_YEAR + state.year} on this board.`
        : `On this board it is ${ENDINGS[due.ending]}${due.winner === NOBODY ? ', and nobody wins' : ` of the ${SIDE_NAMES[due.winner]} side`}.`,
    )
}

function loadAgenda(state: OstkriegState, { agenda, bid, options }: PositionText): void {
  if (state.ending !== GOES_ON) return
  if (agenda?.length === 0)
    throw new PositionError('agenda', 'A game that goes on has something on its agenda; leave the agenda out to start a turn.')
  const bids = options?.bidding === true && bid?.axisPlayer === undefined
  const turn: Json[] = [
    { step: 'turn' },
    ...(bids ? [{ step: 'bid', bidder: 'player-1' }] : []),
    ...(state.bot === state.turn ? [{ step: 'begin' }] : []),
  ]
  readAgenda(state, agenda ?? turn, SEQUENCE, READ_SORTS)
}

function loadBot(state: OstkriegState, { bot }: PositionText): void {
  if (state.bot === NOBODY) {
    if (bot !== undefined) throw new PositionError('bot', 'There is no bot in this game; set options.bot.')
    return
  }
  if (bot === undefined) {
    startBotYear(state)
    return
  }
  state.personality = bot.personality === undefined ? 0 : PERSONALITIES.indexOf(bot.personality)
  const stack = bot.stack ?? []
  stack.forEach((number, i) => {
    const card = readCard(state.content, number)
    if (card < 0 || state.cards[card] !== placeOf(HAND, state.bot) || stack.indexOf(number) < i)
      throw new PositionError('bot.stack', `Card ${number} is not in the hand of the bot, or is listed twice.`)
    state.stack[i] = card
  })
  state.stackCount = stack.length
  state.botAttacked = bot.attacked === true ? 1 : 0
  bot.enemyCards?.forEach((name, i) => {
    const card = readCard(state.content, name)
    if (card < 0) throw new PositionError(`bot.enemyCards.${i}`, `There is no card ${JSON.stringify(name)}.`)
    // Its country may have changed sides or be out since it was played.
    const holders = [state.content.cardSide[card], receiver(state, card)]
    if (!holders.includes(enemyOf(state.bot)) || state.enemyCards.includes(card + 1))
      throw new PositionError(`bot.enemyCards.${i}`, 'These are cards that the opponent of the bot has played, each once.')
    state.enemyCards[i] = card + 1
  })
}

/** A position that somebody is asked in, or whose game is over. */
function finish(state: OstkriegState, text: PositionText): void {
  if (state.ending !== GOES_ON) return
  checkNow(state)
  if (text.agenda !== undefined) {
    if (!('ask' in STEPS[FRAMES.names[state.agenda.step]]))
      throw new PositionError('agenda', 'On top lies a step that somebody answers; leave the agenda out to start a turn.')
    if (!seated(state).includes(engine.pending(state).seat))
      throw new PositionError('agenda', 'Who is asked takes no part in this game.')
  }
  engine.settle(state)
  if (state.ending !== GOES_ON) return
  const question = engine.pending(state)
  if (question.count === 0) throw new PositionError('agenda', 'Nothing can be chosen in this position.')
}
