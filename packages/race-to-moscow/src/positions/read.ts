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
import type { Content } from '../content/compile.ts'
import { isPlaying, lineBetween } from '../rules/map.ts'
import { SOVIET_PLAYER } from '../settings.ts'
import { setUp } from '../setup.ts'
import type { State } from '../state.ts'
import * as st from '../state.ts'
import { STEPS } from '../steps/index.ts'
import * as step from '../steps/step.ts'
import { readCards } from './read-cards.ts'
import { flagAt, listAt, mapAt, nameAt, numberAt, objectAt, path } from './reader.ts'
import { ENDINGS } from './write.ts'

/**
 * A state from JSON. What is not said is as at set-up; what follows from the rest (stock, transports not yet taken, markers in
 * the box) is worked out, so that a position can be written by hand in a few lines. Cards and marker faces that are not
 * named, or null, are dealt by chance.
 */

const FIELDS = [
  'game', 'viewer', 'options', 'chance', 'round', 'turn', 'lastRound', 'ended', 'victor', 'actionsLeft', 'auxiliariesUsed', 'frontlineTaken',
  'areas', 'armies', 'fleet', 'stock', 'transport', 'players', 'soviet', 'okh', 'attacked', 'agenda', 'note',
] as const // biome-ignore format: one list
export const PLAYER_FIELDS = [
  'trucks', 'trains', 'medals', 'hq', 'okhBought', 'airSupport', 'airSupportFree', 'okh', 'held', 'discard', 'standingIn', 'drawn', 'deck', 'seen',
  'defeated', 'encircled',
] as const // biome-ignore format: one list

export function readPosition(content: Content, position: Position): State {
  const seed = (position.chance as { seed?: Json } | undefined)?.seed
  const s = read(content, position, typeof seed === 'string' ? seed : 'position')
  if (position.chance !== undefined) s.chance.load(position.chance, st.STREAMS)
  return s
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
  readClock(s, position)
  readAreas(s, position)
  readArmies(s, position)
  readPlayers(s, position)
  readTransport(s, position)
  readStock(s, position)
  readCards(s, position)
  readMarkers(s, position)
  readAgenda(s, position)
  return s
}

function fresh(content: Content, position: JsonObject, seed: string): State {
  try {
    return setUp(content, (position.options ?? {}) as Options, seed)
  } catch (error) {
    if (error instanceof OptionsError) throw new PositionError(path('options', error.key), error.message)
    throw error
  }
}

function readClock(s: State, position: JsonObject): void {
  s.round[0] = numberAt(position.round, 'round', 1)
  if (position.turn !== undefined) {
    const seat = nameAt(position.turn, 'turn', n.SEAT_NAMES, 'seat')
    const at = s.order.subarray(0, s.players[0]).indexOf(seat)
    if (at < 0) throw new PositionError('turn', `${n.SEAT_NAMES[seat]} is not among the groups in options.order`)
    s.turn[0] = at
  }
  s.lastRound[0] = flagAt(position.lastRound, 'lastRound', false)
  s.actionsLeft[0] = numberAt(position.actionsLeft, 'actionsLeft', n.CORE_ACTIONS)
  s.auxiliariesUsed[0] = numberAt(position.auxiliariesUsed, 'auxiliariesUsed', 0)
  s.frontlineTaken[0] = flagAt(position.frontlineTaken, 'frontlineTaken', false)
  if (position.ended !== undefined) s.ending[0] = nameAt(position.ended, 'ended', ENDINGS, 'way to end')
  if (position.victor !== undefined) s.winner[0] = nameAt(position.victor, 'victor', n.SEAT_NAMES, 'seat')
  const fleet = objectAt(position.fleet, 'fleet', ['area', 'moved'])
  if (fleet.area !== undefined) {
    s.fleet[0] = areaAt(s, fleet.area, 'fleet.area')
    if (s.fleet[0] < s.content.landCount) throw new PositionError('fleet.area', 'must be a sea area')
  }
  s.fleetMoved[0] = flagAt(fleet.moved, 'fleet.moved', false)
  listAt(position.attacked, 'attacked').forEach((id, i) => {
    s.attacked[landAt(s, id, path('attacked', i))] = 1
  })
}

export const areaAt = (s: State, value: Json | undefined, where: string): number =>
  nameAt(value, where, s.content.areaIds, 'area')

function landAt(s: State, value: Json | undefined, where: string): number {
  const area = areaAt(s, value, where)
  if (area >= s.content.landCount) throw new PositionError(where, 'must be a land area')
  return area
}

const AREA_FIELDS = ['control', 'rail', 'bunker', 'soviet', 'seenBy', 'medals', 'medalsTaken', 'supplies'] as const

function readAreas(s: State, position: JsonObject): void {
  for (const [id, value] of mapAt(position.areas, 'areas')) {
    const where = path('areas', id)
    const area = landAt(s, id, where)
    const said = objectAt(value, where, AREA_FIELDS)
    if (said.control !== undefined) readControl(s, area, said.control, where)
    s.rail[area] = flagAt(said.rail, path(where, 'rail'), s.rail[area] === 1)
    s.bunker[area] = flagAt(said.bunker, path(where, 'bunker'), said.control === undefined && s.bunker[area] === 1)
    if (said.soviet !== undefined) readMarker(s, area, said.soviet, path(where, 'soviet'))
    else if (said.control !== undefined) s.soviet[area] = 0
    s.sovietSeen[area] = maskAt(said.seenBy, path(where, 'seenBy'), 0)
    s.medals[area] = numberAt(said.medals, path(where, 'medals'), said.control === undefined ? s.medals[area] : 0)
    s.medalsTaken[area] = numberAt(said.medalsTaken, path(where, 'medalsTaken'), defaultTaken(s, area, said))
    readAmounts(said.supplies, path(where, 'supplies'), s.supply, area, true)
    if (
      s.control[area] === 0 &&
      s.supply.subarray(area * n.KINDS, (area + 1) * n.KINDS).some((count) => count > 0) &&
      !isEntered(position, id)
    )
      throw new PositionError(path(where, 'supplies'), 'supplies lie only in controlled areas')
  }
}

/** A card just drawn may have put a supply into an area that is captured a moment later. */
const isEntered = (position: JsonObject, id: string): boolean =>
  mapAt(position.armies, 'armies').some(([, army]) => (army as JsonObject | undefined)?.area === id)

/** A view says of every area what is there; a hand-written captured objective has given its medals to its owner. */
const defaultTaken = (s: State, area: number, said: JsonObject): number => {
  if (typeof said.control !== 'string' || said.medals !== undefined || said.rail !== undefined) return 0
  return isPlaying(s, s.control[area] - 1) && s.content.printedOwner[area] === 0 ? s.content.medals[area] : 0
}

function readControl(s: State, area: number, value: Json, where: string): void {
  if (value === null) {
    if (s.content.printedOwner[area] !== 0)
      throw new PositionError(path(where, 'control'), 'the control of this area is printed on the map')
    s.control[area] = 0
    s.rail[area] = 0
    return
  }
  const seat = nameAt(value, path(where, 'control'), n.SEAT_NAMES.slice(0, n.AXIS_SEATS), 'army group')
  const printed = s.content.printedOwner[area]
  if (printed !== 0 && printed !== seat + 1)
    throw new PositionError(path(where, 'control'), 'the control of this area is printed on the map')
  s.control[area] = seat + 1
}

/** `true` is a marker of whatever face; its face is dealt later if there is a Soviet player. */
function readMarker(s: State, area: number, value: Json, where: string): void {
  if (value === true) s.soviet[area] = s.settings[SOVIET_PLAYER] === 1 ? UNKNOWN_FACE : n.INFANTRY
  else if (value === false) s.soviet[area] = 0
  else s.soviet[area] = nameAt(value, where, n.FACE_NAMES, 'marker face (infantry, armor, true or false)')
}

const UNKNOWN_FACE = 3

export function maskAt(value: Json | undefined, where: string, otherwise: number): number {
  if (value === undefined) return otherwise
  return listAt(value, where).reduce<number>(
    (mask, name, i) => mask | (1 << nameAt(name, path(where, i), n.SEAT_NAMES, 'seat')),
    0,
  )
}

/** If nothing is said the tokens stay as they are; what is not named of something said is 0, if `whole`. */
function readAmounts(value: Json | undefined, where: string, tokens: Uint8Array, at: number, whole: boolean): void {
  if (value === undefined) return
  const said = objectAt(value, where, n.KIND_NAMES)
  n.KIND_NAMES.forEach((name, kind) => {
    const otherwise = whole ? 0 : tokens[at * n.KINDS + kind]
    tokens[at * n.KINDS + kind] = numberAt(said[name], path(where, name), otherwise, 99)
  })
}

const ARMY_FIELDS = ['area', 'moved', 'halted', 'loaded', ...n.KIND_NAMES]

function readArmies(s: State, position: JsonObject): void {
  for (const [id, value] of mapAt(position.armies, 'armies')) {
    const where = path('armies', id)
    const army = nameAt(id, where, s.content.armyIds, 'army')
    if (s.armyArea[army] === n.NONE) throw new PositionError(where, 'belongs to a group that is not in options.order')
    const said = objectAt(value, where, ARMY_FIELDS)
    if (said.area !== undefined) s.armyArea[army] = landAt(s, said.area, path(where, 'area'))
    const { area: _area, moved, halted, loaded, ...load } = said
    if (Object.keys(load).length > 0) readAmounts(load as JsonObject, where, s.load, army, true)
    const total = s.load[army * n.KINDS] + s.load[army * n.KINDS + 1] + s.load[army * n.KINDS + 2]
    if (total > n.CARD_SPACES) throw new PositionError(where, `an Army card has ${n.CARD_SPACES} spaces, not ${total}`)
    s.armyFlags[army] =
      flagAt(moved, path(where, 'moved'), false) * st.MOVED +
      flagAt(halted, path(where, 'halted'), false) * st.HALTED +
      flagAt(loaded, path(where, 'loaded'), false) * st.STOWED
  }
  for (let army = 0; army < s.armyArea.length; army++) {
    if (s.armyArea[army] !== n.NONE && s.armyArea.indexOf(s.armyArea[army]) !== army)
      throw new PositionError(path('armies', s.content.armyIds[army]), 'two armies stand in one area')
  }
}

const AIR_STATES = ['ready', 'spent', 'pursuit', 'soviet']

function readPlayers(s: State, position: JsonObject): void {
  for (const [name, value] of mapAt(position.players, 'players')) {
    const where = path('players', name)
    const seat = nameAt(name, where, n.SEAT_NAMES.slice(0, n.AXIS_SEATS), 'army group')
    const said = objectAt(value, where, PLAYER_FIELDS)
    s.trucks[seat] = numberAt(said.trucks, path(where, 'trucks'), s.trucks[seat], n.TRUCKS_PER_PLAYER)
    s.trains[seat] = numberAt(said.trains, path(where, 'trains'), s.trains[seat], 26)
    s.medalsWon[seat] = numberAt(said.medals, path(where, 'medals'), s.medalsWon[seat], n.MEDAL_TOKENS)
    if (said.hq !== undefined) s.hqReady[seat] = 1 - nameAt(said.hq, path(where, 'hq'), ['ready', 'spent'], 'state of the HQ')
    s.okhBought[seat] = numberAt(said.okhBought, path(where, 'okhBought'), 0, 4)
    s.airFree[seat] = flagAt(said.airSupportFree, path(where, 'airSupportFree'), false)
    if (said.airSupport !== undefined) readAirSupport(s, seat, said.airSupport, path(where, 'airSupport'))
  }
}

function readAirSupport(s: State, seat: number, value: Json, where: string): void {
  if (typeof value === 'string') {
    s.air[seat] = nameAt(value, where, AIR_STATES, 'place for air support')
    return
  }
  s.air[seat] = st.AIR_ON_AREA
  s.airArea[seat] = landAt(s, objectAt(value, where, ['area']).area, path(where, 'area'))
}

/** Trucks and trains that are neither on Logistics cards nor on lines are in the stock. */
function readTransport(s: State, position: JsonObject): void {
  const said = objectAt(position.transport, 'transport', ['level', 'stock', 'reserve', 'lines'])
  s.level[0] = numberAt(said.level, 'transport.level', 1, 2)
  if (s.level[0] === 0) throw new PositionError('transport.level', 'must be 1 or 2')
  listAt(said.lines, 'transport.lines').forEach((value, i) => {
    const where = path('transport.lines', i)
    const line = objectAt(value, where, ['between', 'truck', 'train'])
    const [a, b] = listAt(line.between, path(where, 'between'))
    const found = lineBetween(s, landAt(s, a, path(where, 'between.0')), landAt(s, b, path(where, 'between.1')))
    if (found === n.NONE) throw new PositionError(path(where, 'between'), 'no line joins these areas')
    if (line.truck !== undefined) s.lineTruck[found] = nameAt(line.truck, path(where, 'truck'), n.SEAT_NAMES, 'seat') + 1
    if (line.train !== undefined) s.lineTrain[found] = nameAt(line.train, path(where, 'train'), n.SEAT_NAMES, 'seat') + 1
  })
  let trains = 0
  for (let seat = 0; seat < n.AXIS_SEATS; seat++) {
    trains += s.trains[seat]
    if (!isPlaying(s, seat)) continue
    const left = n.TRUCKS_PER_PLAYER - s.trucks[seat] - countOf(s.lineTruck, seat + 1)
    if (left < 0) throw new PositionError(path('players', n.SEAT_NAMES[seat]), `has more than ${n.TRUCKS_PER_PLAYER} trucks`)
    s.stockTrucks[seat] = left
  }
  for (let line = 0; line < s.lineTrain.length; line++) if (s.lineTrain[line] !== 0) trains++
  const reserve = n.reserveTrains(s.players[0])
  const all = s.players[0] * n.TRAINS_PER_PLAYER + n.TRAINS_IN_STOCK + reserve
  s.reserveTrains[0] = numberAt(said.reserve, 'transport.reserve', s.level[0] === 1 ? reserve : 0, reserve)
  const left = all - trains - s.reserveTrains[0]
  s.stockTrains[0] = numberAt(said.stock, 'transport.stock', Math.max(0, left), 26)
}

const countOf = (values: Uint8Array, wanted: number): number =>
  values.reduce((count, value) => count + (value === wanted ? 1 : 0), 0)

/** Tokens that are nowhere else are in the stock, unless the position says otherwise. */
function readStock(s: State, position: JsonObject): void {
  if (position.stock !== undefined) {
    readAmounts(position.stock, 'stock', s.stock, 0, true)
    return
  }
  const start = setUp(s.content, (position.options ?? {}) as Options, '')
  for (let kind = 0; kind < n.KINDS; kind++) {
    const left = start.stock[kind] + tokensOut(start, kind) - tokensOut(s, kind)
    if (left < 0) throw new PositionError('', `there are not so many ${n.KIND_NAMES[kind]} tokens in the game: ${-left} too many`)
    s.stock[kind] = left
  }
}

/** Tokens in areas and on cards. */
function tokensOut(s: State, kind: number): number {
  let count = 0
  for (let area = 0; area < s.content.landCount; area++) count += s.supply[area * n.KINDS + kind]
  for (let army = 0; army < s.armyArea.length; army++) count += s.load[army * n.KINDS + kind]
  return count
}

/** Markers on the map, in the pool and in the box; faces that nobody named are dealt by chance. */
function readMarkers(s: State, position: JsonObject): void {
  const said = objectAt(position.soviet, 'soviet', SOVIET_FIELDS)
  if (s.settings[SOVIET_PLAYER] === 0) {
    s.pool[0] = numberAt(said.pool, 'soviet.pool', s.pool[0], n.SOVIET_MARKERS)
    let onMap = 0
    for (let area = 0; area < s.content.landCount; area++) if (s.soviet[area] !== 0) onMap++
    const rest = n.SOVIET_MARKERS - onMap - s.pool[0]
    if (rest < 0) throw new PositionError('soviet.pool', `there are only ${n.SOVIET_MARKERS} Soviet markers`)
    s.markerBox[0] = numberAt(said.box, 'soviet.box', rest, n.SOVIET_MARKERS)
    return
  }
  readFaces(s, position, said)
}

export const SOVIET_FIELDS = ['pool', 'box', 'deck', 'infantryDeck', 'armoredDeck', 'mixed', 'drawn', 'seen'] as const

function readFaces(s: State, position: JsonObject, said: JsonObject): void {
  const begun = hasBegun(position)
  // As at set-up the pool holds every marker that is used; those on the symbols are taken from it.
  const inPlay = s.pool[0] + s.pool[1]
  const left = [n.INFANTRY_MARKERS, n.SOVIET_MARKERS - n.INFANTRY_MARKERS]
  for (let area = 0; area < s.content.landCount; area++) {
    if (begun && s.soviet[area] === 0 && !isSaid(s, position, area) && s.content.soviet[area] === 1 && s.control[area] === 0)
      s.soviet[area] = UNKNOWN_FACE
    if (s.soviet[area] === n.INFANTRY || s.soviet[area] === n.ARMOR) left[s.soviet[area] - 1]--
  }
  const poolSaid = countsAt(said.pool, 'soviet.pool')
  const boxSaid = countsAt(said.box, 'soviet.box')
  for (const counts of [poolSaid, boxSaid]) if (counts?.length === 2) for (const face of [0, 1]) left[face] -= counts[face]
  if (left[0] < 0 || left[1] < 0) throw new PositionError('soviet', 'there are only 15 infantry and 11 armor markers')
  const deal = dealer(s, left)
  let onMap = 0
  for (let area = 0; area < s.content.landCount; area++) {
    if (s.soviet[area] === UNKNOWN_FACE) s.soviet[area] = deal() + 1
    if (s.soviet[area] === 0) continue
    onMap++
    s.sovietSeen[area] |= 1 << n.SOVIET
    if (position.viewer !== undefined && typeof faceSaid(s, position, area) === 'string')
      s.sovietSeen[area] |= viewerBit(position)
  }
  const inPool = poolSaid === undefined ? Math.max(0, inPlay - onMap) : poolSaid.reduce((sum, count) => sum + count, 0)
  fill(s.pool, poolSaid, inPool, deal)
  fill(s.markerBox, boxSaid, n.SOVIET_MARKERS - onMap - inPool, deal)
}

/** A hand-written position that speaks of the map or the turn is past the Soviet player's set-up. */
const hasBegun = (position: JsonObject): boolean =>
  position.agenda === undefined && (position.areas !== undefined || position.turn !== undefined || position.armies !== undefined)

const faceSaid = (s: State, position: JsonObject, area: number): Json | undefined =>
  ((position.areas as JsonObject | undefined)?.[s.content.areaIds[area]] as JsonObject | undefined)?.soviet
const isSaid = (s: State, position: JsonObject, area: number): boolean =>
  (position.areas as JsonObject | undefined)?.[s.content.areaIds[area]] !== undefined

export const viewerBit = (position: JsonObject): number =>
  typeof position.viewer === 'string' ? 1 << n.SEAT_NAMES.indexOf(position.viewer) : 0xf

/** Two counts by face, or one for both together. */
function countsAt(value: Json | undefined, where: string): number[] | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'number') return [numberAt(value, where, 0, n.SOVIET_MARKERS)]
  const said = objectAt(value, where, ['infantry', 'armor'])
  return [numberAt(said.infantry, path(where, 'infantry'), 0, 15), numberAt(said.armor, path(where, 'armor'), 0, 11)]
}

function fill(counts: Uint8Array, said: number[] | undefined, total: number, deal: () => number): void {
  if (said?.length === 2) {
    counts.set(said)
    return
  }
  counts.fill(0)
  for (let i = 0; i < total; i++) counts[deal()]++
}

/** Deals the faces that are left, in an order of chance. */
function dealer(s: State, left: readonly number[]): () => number {
  const faces = [...new Array<number>(left[0]).fill(0), ...new Array<number>(left[1]).fill(1)]
  s.chance.shuffle(st.SOVIET_STREAM, faces)
  return () => {
    const face = faces.pop()
    if (face === undefined) throw new PositionError('soviet', `there are only ${n.SOVIET_MARKERS} Soviet markers`)
    return face
  }
}

const NAMES_OF_STEPS = STEPS.map((one) => one.name)

function readAgenda(s: State, position: JsonObject): void {
  if (s.ending[0] !== st.GOING_ON) {
    s.agenda.clear()
    return
  }
  if (position.agenda === undefined) {
    if (!hasBegun(position)) return
    s.agenda.clear()
    s.agenda.push(step.TURN)
    return
  }
  const frames = listAt(position.agenda, 'agenda').map((value, i) => {
    const where = path('agenda', i)
    const frame = objectAt(value, where, ['step', 'bytes'])
    const bytes = frame.bytes === undefined ? new Array<number>(8).fill(0) : listAt(frame.bytes, path(where, 'bytes'))
    return [nameAt(frame.step, path(where, 'step'), NAMES_OF_STEPS, 'step'), ...bytes]
  })
  if (frames.length === 0) throw new PositionError('agenda', 'must hold at least one step while the game goes on')
  s.agenda.load(frames)
}
