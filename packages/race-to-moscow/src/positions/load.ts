import {
  type Chance,
  type Json,
  type JsonObject,
  type Options,
  OptionsError,
  type Position,
  PositionError,
  type View,
} from '@railhead/table'
import * as n from '../constants.ts'
import type { Content } from '../content/compiled.ts'
import { OPTIONS } from '../options.ts'
import { winningArea } from '../rules/capture.ts'
import { AUXILIARIES_PER_TURN, FIRST, VICTORY_CHECK } from '../settings.ts'
import { setUp } from '../setup.ts'
import type { State } from '../state.ts'
import * as st from '../state.ts'
import { checkPieces } from './check-pieces.ts'
import { loadAgenda } from './load-agenda.ts'
import { checkAreas, loadAreas, loadArmies, loadStock } from './load-areas.ts'
import { loadCards } from './load-cards.ts'
import { loadMarkers, setUpUnknown } from './load-markers.ts'
import { loadPlayers, loadTransport } from './load-players.ts'
import { areaAt, isComplete, landAt } from './names.ts'
import { flagAt, listAt, nameAt, numberAt, objectAt, path } from './reader.ts'
import { ENDINGS } from './save.ts'
import { saveAgenda } from './save-agenda.ts'

/**
 * A state from JSON. What is not said is as at set-up; what follows from the rest (stock, transports not yet taken, markers in
 * the box) is worked out, so that a position can be written by hand in a few lines. Cards and marker faces that are not
 * named, or null, are dealt by chance.
 */

/** What a position may say without having left the set-up. */
const SETUP_FIELDS = ['game', 'note', 'complete', 'options', 'chance', 'soviet'] as const
const FIELDS = [
  ...SETUP_FIELDS, 'viewer', 'round', 'turn', 'lastRound', 'ended', 'victor', 'actionsLeft', 'auxiliariesUsed', 'frontlineTaken', 'areas',
  'armies', 'fleet', 'stock', 'transport', 'players', 'okh', 'attacked', 'agenda',
] as const // biome-ignore format: one list

export function loadPosition(content: Content, position: Position): State {
  const chance = chanceOf(position.chance)
  const seed = typeof chance?.seed === 'string' ? chance.seed : 'position'
  const s = read(content, position, seed)
  if (chance !== undefined) s.chance.load(chance, st.STREAMS)
  return s
}

/** A seed may be a number, as for a new game; one who only scripts draws need not give one. */
function chanceOf(value: Json | undefined): JsonObject | undefined {
  if (value === undefined) return undefined
  const chance = objectAt(value, 'chance', ['seed', 'next', 'kind', 'key', 'drawn'])
  if (typeof chance.seed === 'number') return { ...chance, seed: String(chance.seed) }
  return chance.seed === undefined && chance.kind === undefined ? { ...chance, seed: 'position' } : chance
}

/** A full state that agrees with the view; its own chance is a fast one. */
export function imagineFrom(content: Content, view: View, random: Chance): State {
  const s = read(content, view, `imagined ${random.word(0)} ${random.word(0)}`)
  s.chance.quicken(random.word(0))
  return s
}

function read(content: Content, raw: JsonObject, seed: string): State {
  const position = objectAt(raw, '', FIELDS)
  if (position.game !== 'race-to-moscow') throw new PositionError('game', 'must be "race-to-moscow"')
  const s = fresh(content, position, seed)
  const begun = hasBegun(position)
  const placed = begun && !isComplete(position) ? setUpUnknown(s) : 0
  loadClock(s, position)
  const areas = loadAreas(s, position)
  loadArmies(s, position)
  loadPlayers(s, position)
  loadTransport(s, position)
  loadCards(s, position)
  loadStock(s, position)
  loadMarkers(s, position, areas, placed)
  loadWhatIsAsked(s, position, begun)
  checkAreas(s)
  checkPieces(s)
  checkEnding(s)
  return s
}

function fresh(content: Content, position: JsonObject, seed: string): State {
  const keys = OPTIONS.options.map((option) => option.key)
  try {
    return setUp(content, objectAt(position.options, 'options', keys) as Options, seed)
  } catch (error) {
    if (error instanceof OptionsError)
      throw new PositionError(error.key === '' ? 'options' : path('options', error.key), error.message)
    throw error
  }
}

function loadClock(s: State, position: JsonObject): void {
  if (position.viewer !== undefined && position.viewer !== null) nameAt(position.viewer, 'viewer', n.SEAT_NAMES, 'seat')
  s.round[0] = numberAt(position.round, 'round', 1, n.LAST_ROUND_OF_ALL, 1)
  if (position.turn !== undefined) {
    const seat = nameAt(position.turn, 'turn', n.SEAT_NAMES, 'seat')
    const at = s.order.subarray(0, s.players[0]).indexOf(seat)
    if (at < 0) throw new PositionError('turn', `${n.SEAT_NAMES[seat]} is not among the groups in options.order`)
    s.turn[0] = at
  }
  s.lastRound[0] = flagAt(position.lastRound, 'lastRound', false)
  // Each Axis Auxiliaries card brings one more action than the turn has.
  const mostUsed = s.settings[AUXILIARIES_PER_TURN] === FIRST ? s.content.pursuitCount / n.AXIS_SEATS : 1
  s.auxiliariesUsed[0] = numberAt(position.auxiliariesUsed, 'auxiliariesUsed', 0, mostUsed)
  const actions = n.CORE_ACTIONS + s.auxiliariesUsed[0]
  s.actionsLeft[0] = numberAt(position.actionsLeft, 'actionsLeft', n.CORE_ACTIONS, actions)
  s.frontlineTaken[0] = flagAt(position.frontlineTaken, 'frontlineTaken', false)
  if (s.frontlineTaken[0] === 1 && s.content.frontlineOf[s.active] === n.NONE)
    throw new PositionError('frontlineTaken', `${n.SEAT_NAMES[s.active]} has no Frontline Supply Base`)
  loadEnding(s, position)
  const fleet = objectAt(position.fleet, 'fleet', ['area', 'moved'])
  if (fleet.area !== undefined) {
    s.fleet[0] = areaAt(s, fleet.area, 'fleet.area')
    if (s.fleet[0] < s.content.landCount) throw new PositionError('fleet.area', 'must be a sea area')
    if (s.content.baltic[s.fleet[0]] === 0)
      throw new PositionError('fleet.area', 'the fleet cannot get there: it sails the Baltic')
  }
  s.fleetMoved[0] = flagAt(fleet.moved, 'fleet.moved', false)
  if (s.fleetMoved[0] === 1 && s.active !== n.GRAY)
    throw new PositionError('fleet.moved', 'the fleet moves in the turn of gray only')
  listAt(position.attacked, 'attacked').forEach((id, i) => {
    s.attacked[landAt(s, id, path('attacked', i))] = 1
  })
}

function loadEnding(s: State, position: JsonObject): void {
  if (position.ended !== undefined) s.ending[0] = nameAt(position.ended, 'ended', ENDINGS, 'way to end')
  const byArea = s.ending[0] === st.ENDED_BY_VICTORY_AREA
  if (byArea !== (position.victor !== undefined))
    throw new PositionError(
      'victor',
      byArea ? 'is missing: who won?' : `goes with "ended": "${ENDINGS[st.ENDED_BY_VICTORY_AREA]}"`,
    )
  if (s.ending[0] === st.ENDED_BY_LAST_MARKER) s.lastRound[0] = flagAt(position.lastRound, 'lastRound', true)
  if (!byArea) return
  s.winner[0] = nameAt(position.victor, 'victor', n.SEAT_NAMES, 'seat')
  if (!s.order.subarray(0, s.players[0]).includes(s.winner[0]))
    throw new PositionError('victor', 'is not among the groups in options.order')
}

/** [2024:5] [2024:6] How a game ends follows from the map and the clock, and so does that it has not ended. */
function checkEnding(s: State): void {
  const wrong = (what: string): never => {
    throw new PositionError('ended', what)
  }
  switch (s.ending[0]) {
    case st.ENDED_BY_VICTORY_AREA:
      if (winningArea(s, s.winner[0]) === n.NONE) wrong(`${n.SEAT_NAMES[s.winner[0]]} holds no Victory area linked to its base`)
      break
    case st.ENDED_BY_LAST_MARKER:
      if (s.lastRound[0] === 0) wrong('the last marker makes a last round')
      break
    case st.ENDED_BY_ROUND_LIMIT:
      if (s.round[0] !== n.LAST_ROUND_OF_ALL) wrong(`the limit is round ${n.LAST_ROUND_OF_ALL}`)
      break
    default:
      // Where only the capture itself counts, one may hold such an area and play on.
      if (s.settings[VICTORY_CHECK] === FIRST) checkNobodyHasWon(s)
  }
}

function checkNobodyHasWon(s: State): void {
  for (const seat of s.order.subarray(0, s.players[0])) {
    const area = winningArea(s, seat)
    if (area === n.NONE) continue
    const where = path(path('areas', s.content.areaIds[area]), 'control')
    throw new PositionError(where, `with this area, linked to its base, ${n.SEAT_NAMES[seat]} has won; say so in "ended"`)
  }
}

/** Whether the Soviet player's set-up is over: a position that speaks of the map or the turn is past it. */
function hasBegun(position: JsonObject): boolean {
  if (Array.isArray(position.agenda)) {
    return !position.agenda.some((frame: Json) => (frame as JsonObject | null)?.step === 'soviet-setup')
  }
  return Object.keys(position).some((field) => !SETUP_FIELDS.some((known) => known === field))
}

function loadWhatIsAsked(s: State, position: JsonObject, begun: boolean): void {
  if (s.ending[0] !== st.GOING_ON) s.agenda.clear()
  else loadAgenda(s, position.agenda ?? (begun ? [{ step: 'turn' }] : saveAgenda(s)))
}
