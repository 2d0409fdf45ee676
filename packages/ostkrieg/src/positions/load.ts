import {
  completeOptions,
  type JsonObject,
  type Options,
  OptionsError,
  type Position,
  PositionError,
  setBit,
} from '@railhead/table'
import { readAgenda } from '@railhead/table/steps'
import * as v from 'valibot'
import { PERSONALITIES, startBotYear } from '../bot/plan.ts'
import { AREAS, type Content, content } from '../content/content.ts'
import { optionsSpec, writeOptions } from '../options.ts'
import { FIRST_YEAR } from '../rules/numbers.ts'
import { unitsIn } from '../rules/stacks.ts'
import { traceLines } from '../rules/supply.ts'
import { ENDINGS } from '../rules/victory.ts'
import { seated } from '../seats.ts'
import { asking, SEQUENCE, settle } from '../sequence.ts'
import { countProduction, layOut } from '../setup.ts'
import { DICE, HAND, NOBODY, OstkriegState, placeOf, STREAMS } from '../state.ts'
import { STEP } from '../steps/frames.ts'
import { AXIS, KIND, KIND_CODES, kindOf, SIDE_NAMES, SOVIET, sideOf } from '../units.ts'
import { loadAreas } from './load-areas.ts'
import { loadCards } from './load-cards.ts'
import { readCard } from './names.ts'
import { type PositionText, positionSchema } from './schema.ts'
import { SORTS } from './sorts.ts'
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

function check(position: Position): PositionText {
  const read = v.safeParse(positionSchema, position)
  if (read.success) return read.output
  const issue = read.issues[0]
  throw new PositionError(v.getDotPath(issue) ?? '', sentenceOf(issue))
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

function loadCountries(state: OstkriegState, { countries }: PositionText): void {
  if (countries?.romania !== undefined) state.romania = sideOf(countries.romania)
  if (countries?.bulgaria !== undefined) state.bulgaria = sideOf(countries.bulgaria)
  if (countries?.finland !== undefined) state.finlandOut = countries.finland === 'out' ? 1 : 0
}

function loadNumbers(state: OstkriegState, text: PositionText): void {
  countProduction(state)
  for (const side of [AXIS, SOVIET]) {
    const name = SIDE_NAMES[side]
    state.production[side] = text.production?.[name] ?? state.production[side]
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
  state.bidSide = sideOf(bid.side)
  state.bid = bid.points
  state.axisPlayer = (bid.axisPlayer ?? 1) - 1
}

/** `dice` names the faces of the next dice; `chance` is read as in every game. */
function loadChance(state: OstkriegState, { chance, dice }: PositionText): void {
  const written = (chance ?? {}) as JsonObject
  const given = written.seed === undefined && written.kind === undefined ? { ...written, seed: 'position' } : written
  state.chance.load(typeof given.seed === 'number' ? { ...given, seed: String(given.seed) } : given, STREAMS)
  try {
    state.chance.script(
      DICE,
      (dice ?? []).map((die) => die - 1),
    )
  } catch {
    throw new PositionError('dice', 'At most 40 draws can be fixed in all.')
  }
}

function loadNow(state: OstkriegState, { now }: PositionText): void {
  if (now === undefined) return
  if (now.acting !== undefined) state.acting = sideOf(now.acting)
  for (const area of now.marked ?? []) setBit(state.marked, area)
  for (const area of now.entered ?? []) setBit(state.entered, area)
  for (const area of now.starving ?? []) setBit(state.starving, area)
  state.battle.bytes.set(now.battle ?? [])
  if (state.battle.target >= AREAS || state.battle.attacker > 1 || state.battle.winner > 1)
    throw new PositionError('now.battle', 'This is not a battle.')
  state.firstCardPlay = now.firstCardPlay === true ? 1 : 0
  state.mayPlayAnother = now.mayPlayAnother === true ? 1 : 0
  state.buyersOut = now.buyersOut ?? 0
  state.placed.set(now.placed ?? [])
}

function loadEnding(state: OstkriegState, { ending }: PositionText): void {
  if (ending === undefined) return
  state.ending = ENDINGS.indexOf(ending.reason)
  state.winner = ending.winner === undefined ? NOBODY : sideOf(ending.winner)
}

function loadAgenda(state: OstkriegState, { agenda, bid, options }: PositionText): void {
  if (state.ending !== 0) return
  if (agenda === undefined) {
    state.agenda.push(STEP.turn)
    if (options?.bidding === true && bid?.axisPlayer === undefined) state.agenda.push(STEP.bid).bidder = 0
    if (state.bot === state.turn) state.agenda.push(STEP.begin)
    return
  }
  if (agenda.length === 0)
    throw new PositionError('agenda', 'A game that goes on has something on its agenda; leave the agenda out to start a turn.')
  readAgenda(state, agenda, SEQUENCE, SORTS)
}

function loadBot(state: OstkriegState, { bot }: PositionText): void {
  if (state.bot === NOBODY) return
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
    state.enemyCards[i] = card + 1
  })
}

/** A position that somebody is asked in; a damaged agenda shows itself when its question is put. */
function finish(state: OstkriegState, text: PositionText): void {
  if (state.ending !== 0) return
  try {
    if (text.agenda === undefined) settle(state)
    if (state.ending !== 0) return
    const question = asking.pending(state)
    if (question.count === 0) throw new RangeError('nothing can be chosen')
    if (!seated(state).includes(question.seat)) throw new RangeError('nobody has that seat')
  } catch (thrown) {
    if (thrown instanceof PositionError) throw thrown
    throw new PositionError('agenda', 'What is under way does not fit the rest of the position.')
  }
}
