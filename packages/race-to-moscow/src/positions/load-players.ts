import { type Json, type JsonObject, PositionError } from '@railhead/table'
import * as n from '../constants.ts'
import { controls, isPlaying, lineBetween, lineOpenTo } from '../rules/map.ts'
import { SOVIET_PLAYER } from '../settings.ts'
import type { State } from '../state.ts'
import * as st from '../state.ts'
import { isComplete, landAt } from './names.ts'
import { flagAt, listAt, mapAt, nameAt, numberAt, objectAt, path } from './reader.ts'
import { AIR_STATES } from './save.ts'

export const PLAYER_FIELDS = [
  'trucks', 'trains', 'medals', 'hq', 'okhBought', 'airSupport', 'airSupportFree', 'okh', 'held', 'discard', 'standingIn', 'drawn', 'deck', 'seen',
  'defeated', 'encircled',
] as const // biome-ignore format: one list

const HQ_STATES = ['ready', 'spent']
export const GROUPS: readonly string[] = n.SEAT_NAMES.slice(0, n.AXIS_SEATS)

/** What lies in front of the players, but for their cards. */
export function loadPlayers(s: State, position: JsonObject): void {
  for (const [name, value] of mapAt(position.players, 'players')) {
    const where = path('players', name)
    const seat = nameAt(name, where, GROUPS, 'army group')
    const said = objectAt(value, where, PLAYER_FIELDS)
    s.trucks[seat] = numberAt(said.trucks, path(where, 'trucks'), s.trucks[seat], n.TRUCKS_PER_PLAYER)
    s.trains[seat] = numberAt(said.trains, path(where, 'trains'), s.trains[seat], trainsInGame(s))
    s.medalsWon[seat] = numberAt(said.medals, path(where, 'medals'), s.medalsWon[seat], n.MEDAL_TOKENS)
    if (said.hq !== undefined) s.hqReady[seat] = 1 - nameAt(said.hq, path(where, 'hq'), HQ_STATES, 'state of the HQ')
    s.okhBought[seat] = numberAt(said.okhBought, path(where, 'okhBought'), 0, n.TOTAL_WAR_PRICES.length)
    s.airFree[seat] = flagAt(said.airSupportFree, path(where, 'airSupportFree'), false)
    if (said.airSupport !== undefined) readAirSupport(s, seat, said.airSupport, path(where, 'airSupport'))
  }
}

function readAirSupport(s: State, seat: number, value: Json, where: string): void {
  if (typeof value === 'string') {
    s.air[seat] = nameAt(value, where, AIR_STATES, 'place for air support')
    return
  }
  if (s.settings[SOVIET_PLAYER] === 0)
    throw new PositionError(where, `must be one of ${AIR_STATES.join(', ')}; only with a Soviet player it lies on a marker`)
  s.air[seat] = st.AIR_ON_AREA
  s.airArea[seat] = landAt(s, objectAt(value, where, ['area']).area, path(where, 'area'))
}

const trainsInGame = (s: State): number => s.players[0] * n.TRAINS_PER_PLAYER + n.TRAINS_IN_STOCK + n.reserveTrains(s.players[0])

/** Trucks and trains that are neither on Logistics cards nor on lines are in the stock. */
export function loadTransport(s: State, position: JsonObject): void {
  const said = objectAt(position.transport, 'transport', ['level', 'stock', 'reserve', 'lines'])
  s.level[0] = numberAt(said.level, 'transport.level', 1, 2, 1)
  listAt(said.lines, 'transport.lines').forEach((value, i) => {
    readLine(s, value, path('transport.lines', i), isComplete(position))
  })
  let trains = 0
  for (let seat = 0; seat < n.AXIS_SEATS; seat++) {
    const player = (position.players as JsonObject | undefined)?.[n.SEAT_NAMES[seat]] as JsonObject | undefined
    const trucksOut = countOf(s.lineTruck, seat + 1)
    const trainsOut = countOf(s.lineTrain, seat + 1)
    // What is on lines came from its owner's Logistics card, if nothing else is said of that.
    if (player?.trucks === undefined) s.trucks[seat] = Math.max(0, s.trucks[seat] - trucksOut)
    if (player?.trains === undefined) s.trains[seat] = Math.max(0, s.trains[seat] - trainsOut)
    trains += s.trains[seat] + trainsOut
    if (!isPlaying(s, seat)) continue
    const left = n.TRUCKS_PER_PLAYER - s.trucks[seat] - trucksOut
    if (left < 0)
      throw new PositionError(
        path('players', n.SEAT_NAMES[seat]),
        `has ${n.TRUCKS_PER_PLAYER - left} trucks, on lines too; there are ${n.TRUCKS_PER_PLAYER}`,
      )
    s.stockTrucks[seat] = left
  }
  const all = trainsInGame(s)
  const reserve = n.reserveTrains(s.players[0])
  const mostInReserve = s.level[0] === 1 ? reserve : 0
  s.reserveTrains[0] = numberAt(said.reserve, 'transport.reserve', mostInReserve, mostInReserve)
  const left = all - trains - s.reserveTrains[0]
  const elsewhere = `the game has ${all} trains; ${all - left} are in reserve, with players and on lines`
  if (left < 0) throw new PositionError('transport', elsewhere)
  s.stockTrains[0] = numberAt(said.stock, 'transport.stock', left, all)
  if (s.stockTrains[0] > left) throw new PositionError('transport.stock', elsewhere)
}

/** Where another group has come since, its train may stand all the same. */
const lacksRail = (s: State, seat: number, area: number): boolean =>
  s.control[area] === 0 || (controls(s, seat, area) && s.rail[area] === 0)

/** Trains stay when rail is lost; one that a person writes stands where it could be placed. */
function readLine(s: State, value: Json, where: string, mayHaveStayed: boolean): void {
  const line = objectAt(value, where, ['between', 'truck', 'train'])
  const between = listAt(line.between, path(where, 'between'))
  if (between.length !== 2) throw new PositionError(path(where, 'between'), 'must be a list of two areas')
  const [a, b] = between.map((area, i) => landAt(s, area, path(where, `between.${i}`)))
  const found = lineBetween(s, a, b)
  if (found === n.NONE) throw new PositionError(path(where, 'between'), 'no line joins these areas')
  for (const [vehicle, owners] of [
    ['truck', s.lineTruck],
    ['train', s.lineTrain],
  ] as const) {
    if (line[vehicle] === undefined) continue
    const seat = nameAt(line[vehicle], path(where, vehicle), GROUPS, 'army group')
    if (!isPlaying(s, seat))
      throw new PositionError(path(where, vehicle), `${n.SEAT_NAMES[seat]} is not among the groups in options.order`)
    if (!lineOpenTo(s, seat, found))
      throw new PositionError(path(where, vehicle), `no line of ${n.SEAT_NAMES[seat]} joins these areas`)
    if (vehicle === 'train' && !mayHaveStayed && [a, b].some((area) => lacksRail(s, seat, area)))
      throw new PositionError(path(where, vehicle), `${n.SEAT_NAMES[seat]} needs rail at both ends`)
    owners[found] = seat + 1
  }
}

function countOf(values: Uint8Array, wanted: number): number {
  let count = 0
  for (let i = 0; i < values.length; i++) if (values[i] === wanted) count++
  return count
}
