import { type Json, type JsonObject, type Options, PositionError } from '@railhead/table'
import { framesOf, liesOnAgenda } from '@railhead/table/steps'
import * as n from '../constants.ts'
import { armyAt, isPlaying } from '../rules/map.ts'
import { limitOf, totalInArea, totalOnCard } from '../rules/supply.ts'
import { SECOND, TRANSIT_LIMIT } from '../settings.ts'
import { setUp } from '../setup.ts'
import type { State } from '../state.ts'
import * as st from '../state.ts'
import { STEP } from '../steps/frames.ts'
import { enteringIn } from './load-agenda.ts'
import { readMarker } from './load-markers.ts'
import { GROUPS } from './load-players.ts'
import { armyNamed, isComplete, landAt, maskAt } from './names.ts'
import { flagAt, mapAt, nameAt, numberAt, objectAt, path } from './reader.ts'

/** Areas, armies and the supplies in both. */

/** What a position says of areas, by their numbers. */
export type AreasSaid = ReadonlyMap<number, JsonObject>

const AREA_FIELDS = ['control', 'rail', 'bunker', 'soviet', 'seenBy', 'medals', 'medalsTaken', 'supplies'] as const

export function loadAreas(s: State, position: JsonObject): AreasSaid {
  const said = new Map<number, JsonObject>()
  const complete = isComplete(position)
  for (const [name, value] of mapAt(position.areas, 'areas')) {
    const where = path('areas', name)
    const area = landAt(s, name, where)
    said.set(area, objectAt(value, where, AREA_FIELDS))
    if (complete) clear(s, area)
  }
  const occupied = occupiedAreas(s, position)
  for (const [area, facts] of said) {
    const owner = facts.control === undefined ? occupied.get(area) : undefined
    readArea(s, area, owner === undefined ? facts : { ...facts, ...owner }, path('areas', s.content.areaIds[area]))
  }
  for (const [area, owner] of occupied) if (!said.has(area)) readArea(s, area, owner, path('areas', s.content.areaIds[area]))
  return said
}

function clear(s: State, area: number): void {
  s.rail[area] = 0
  s.bunker[area] = 0
  s.soviet[area] = 0
  s.medals[area] = 0
}

/** An army stands in an area of its group, unless it is just entering it. */
function occupiedAreas(s: State, position: JsonObject): Map<number, JsonObject> {
  const occupied = new Map<number, JsonObject>()
  const entering = enteringIn(position).map(({ army, where }) => armyNamed(s, army, path(where, 'army')))
  for (const [name, value] of mapAt(position.armies, 'armies')) {
    const army = armyNamed(s, name, path('armies', name))
    const facts = objectAt(value, path('armies', name), ARMY_FIELDS)
    if (facts.area === undefined) continue
    const area = landAt(s, facts.area, path(path('armies', name), 'area'))
    if (!entering.includes(army)) occupied.set(area, { control: n.SEAT_NAMES[s.content.armySeat[army]] })
  }
  return occupied
}

function readArea(s: State, area: number, said: JsonObject, where: string): void {
  const atSetup = s.control[area]
  if (said.control !== undefined) readControl(s, area, said.control, path(where, 'control'))
  const owner = s.control[area] - 1
  // Where a group has put its marker since the set-up there is no bunker, no Soviet marker and no medal any more.
  const captured = owner >= 0 && s.control[area] !== atSetup
  s.rail[area] = flagAt(said.rail, path(where, 'rail'), s.rail[area] === 1)
  s.bunker[area] = flagAt(said.bunker, path(where, 'bunker'), !captured && s.bunker[area] === 1)
  if (said.soviet !== undefined) readMarker(s, area, said.soviet, path(where, 'soviet'))
  else if (captured) s.soviet[area] = 0
  s.sovietSeen[area] = maskAt(said.seenBy, path(where, 'seenBy'), 0)
  s.medals[area] = numberAt(said.medals, path(where, 'medals'), captured ? 0 : s.medals[area])
  const mayTake = captured && isPlaying(s, owner)
  const taken = mayTake && said.medals === undefined ? s.content.medals[area] : 0
  s.medalsTaken[area] = numberAt(said.medalsTaken, path(where, 'medalsTaken'), taken)
  checkMedals(s, area, captured, mayTake, where)
  readAmounts(said.supplies, path(where, 'supplies'), s.supply, area)
  if (owner < 0 && s.rail[area] === 1) throw new PositionError(path(where, 'rail'), 'rail lies only in controlled areas')
  if (captured && s.bunker[area] === 1) throw new PositionError(path(where, 'bunker'), 'there is none in a captured area')
  if (captured && s.soviet[area] !== 0) throw new PositionError(path(where, 'soviet'), 'there is none in a captured area')
}

/** [2024:4] Medals lie on objectives that nobody has captured, [2021:7] [2024:9.4] two at most. */
function checkMedals(s: State, area: number, captured: boolean, mayTake: boolean, where: string): void {
  const isObjective = s.content.medals[area] > 0
  if (s.medals[area] > (isObjective ? n.MOST_MEDALS_IN_AREA : 0)) {
    const most = isObjective ? `an area holds ${n.MOST_MEDALS_IN_AREA} medals at most` : 'no medal is printed here'
    throw new PositionError(path(where, 'medals'), most)
  }
  if (captured && s.medals[area] > 0)
    throw new PositionError(path(where, 'medals'), 'there is none in a captured area: its owner took it')
  if (s.medalsTaken[area] > (isObjective && mayTake ? n.MOST_MEDALS_IN_AREA : 0))
    throw new PositionError(path(where, 'medalsTaken'), 'so many cannot have been taken here')
}

function readControl(s: State, area: number, value: Json, where: string): void {
  const printed = s.content.printedOwner[area]
  if (value === null) {
    if (printed !== 0) throw new PositionError(where, 'the control of this area is printed on the map')
    if (s.control[area] !== 0)
      throw new PositionError(where, `${n.SEAT_NAMES[s.control[area] - 1]}, which nobody plays, holds this area for good`)
    s.control[area] = 0
    s.rail[area] = 0
    return
  }
  const seat = nameAt(value, where, GROUPS, 'army group')
  if (printed !== 0 && printed !== seat + 1)
    throw new PositionError(where, `the control of this area is printed on the map: ${n.SEAT_NAMES[printed - 1]}`)
  if (s.control[area] !== 0 && s.control[area] !== seat + 1)
    throw new PositionError(where, `${n.SEAT_NAMES[s.control[area] - 1]}, which nobody plays, holds this area for good`)
  if ((s.content.colours[area] & (1 << seat)) === 0)
    throw new PositionError(where, `this is not an area of ${n.SEAT_NAMES[seat]}`)
  s.control[area] = seat + 1
}

/** If nothing is said the tokens stay as they are; what is not named of something said is 0. */
function readAmounts(value: Json | undefined, where: string, tokens: Uint8Array, at: number, most = MOST_OF_A_KIND): void {
  if (value === undefined) return
  const said = objectAt(value, where, n.KIND_NAMES)
  n.KIND_NAMES.forEach((name, kind) => {
    tokens[at * n.KINDS + kind] = numberAt(said[name], path(where, name), 0, most)
  })
}

/** More than any area can hold, even in transit. */
const MOST_OF_A_KIND = 31

const ARMY_FIELDS = ['area', 'moved', 'halted', 'loaded', ...n.KIND_NAMES]

export function loadArmies(s: State, position: JsonObject): void {
  for (const [name, value] of mapAt(position.armies, 'armies')) {
    const where = path('armies', name)
    const army = armyNamed(s, name, where)
    const said = objectAt(value, where, ARMY_FIELDS)
    if (said.area !== undefined) s.armyArea[army] = landAt(s, said.area, path(where, 'area'))
    const { area: _area, moved, halted, loaded, ...load } = said
    if (Object.keys(load).length > 0) readAmounts(load as JsonObject, where, s.load, army)
    const total = totalOnCard(s, army)
    if (total > n.CARD_SPACES) throw new PositionError(where, `an Army card has ${n.CARD_SPACES} spaces, not ${total}`)
    s.armyFlags[army] =
      flagAt(moved, path(where, 'moved'), false) * st.MOVED +
      flagAt(halted, path(where, 'halted'), false) * st.HALTED +
      flagAt(loaded, path(where, 'loaded'), false) * st.STOWED
  }
  for (const { where, army: name, area } of enteringIn(position)) {
    const army = armyNamed(s, name, path(where, 'army'))
    const said = (position.armies as JsonObject | undefined)?.[s.content.armyIds[army]] as JsonObject | undefined
    if (said?.area === undefined && area !== undefined) s.armyArea[army] = landAt(s, area, path(where, 'area'))
  }
}

/** What must be true of armies and supplies, when everything is read. */
export function checkAreas(s: State): void {
  const entering = framesOf(s.agenda, STEP.capture).at(0)
  for (let army = 0; army < s.armyArea.length; army++) {
    const area = s.armyArea[army]
    if (area === n.NONE) continue
    const where = path('armies', s.content.armyIds[army])
    const id = s.content.areaIds[area]
    const first = armyAt(s, area)
    if (first !== army)
      throw new PositionError(where, `two armies stand in one area: ${s.content.armyIds[first]} is in ${id} too`)
    const entered = entering?.army === army ? entering.area : undefined
    if (entered !== undefined && entered !== area)
      throw new PositionError(path(where, 'area'), `must be ${s.content.areaIds[entered]}, which the agenda says it is entering`)
    if (entered === undefined && s.control[area] !== s.content.armySeat[army] + 1)
      throw new PositionError(path(where, 'area'), `${id} must be controlled by the army's group`)
  }
  // More lies in an area only while its owner is asked what goes, or carries it on [2021:12].
  const inTransit = s.settings[TRANSIT_LIMIT] === SECOND && liesOnAgenda(s.agenda, STEP.transport)
  const trimmed = framesOf(s.agenda, STEP['remove-excess']).map(({ area }) => area)
  const mayExceed = (area: number): boolean => (inTransit && s.control[area] === s.active + 1) || trimmed.includes(area)
  for (let area = 0; area < s.content.landCount; area++) {
    const total = totalInArea(s, area)
    const where = path(path('areas', s.content.areaIds[area]), 'supplies')
    if (total > limitOf(s, area) && !mayExceed(area))
      throw new PositionError(where, `the area holds ${limitOf(s, area)} at most, not ${total}`)
    // A card just drawn may have put a supply into an area that is captured a moment later.
    if (total > 0 && s.control[area] === 0 && armyAt(s, area) === n.NONE)
      throw new PositionError(where, 'supplies lie only in controlled areas')
  }
}

/**
 * Tokens that are nowhere else are in the stock, unless the position says what it has. What a person says of single places must not add up to
 * more than the game has; beside it the set-up stands as it is, so that the stock may come out empty.
 */
export function loadStock(s: State, position: JsonObject): void {
  const start = setUp(s.content, (position.options ?? {}) as Options, '')
  readAmounts(position.stock, 'stock', s.stock, 0, MOST_TOKENS)
  for (let kind = 0; kind < n.KINDS; kind++) {
    const name = n.KIND_NAMES[kind]
    const where = position.stock === undefined ? 'areas' : path('stock', name)
    const all = start.stock[kind] + tokensOut(start, kind)
    const out = tokensOut(s, kind)
    if (position.stock === undefined) s.stock[kind] = Math.max(0, all - out)
    const most = isComplete(position) ? MOST_TOKENS : all
    const said = isComplete(position) ? out + s.stock[kind] : tokensSaid(position, name)
    if (said > most) throw new PositionError(where, `the game has ${most} ${name}, not ${said}`)
    if (out + s.stock[kind] > MOST_TOKENS)
      throw new PositionError(where, `the game has ${all} ${name}, not ${out + s.stock[kind]}`)
    checkStandIns(s, kind, out)
  }
}

/** The state counts no further. */
const MOST_TOKENS = 255

/** Tokens of the kind that the position itself speaks of. */
function tokensSaid(position: JsonObject, name: string): number {
  const areas = mapAt(position.areas, 'areas').map(([, said]) => (said as JsonObject).supplies)
  const armies = mapAt(position.armies, 'armies').map(([, said]) => said)
  return [position.stock, ...areas, ...armies].reduce(
    (sum: number, said) => sum + Number((said as JsonObject | undefined)?.[name] ?? 0),
    0,
  )
}

/** [2024:8.2] [2021:7] A card stands in for a token only while the stock has none, and for one that lies somewhere. */
function checkStandIns(s: State, kind: number, out: number): void {
  const standIn = s.pursuitPlace.findIndex((place, card) => place === st.STANDING_IN && s.content.pursuitGain[card] === kind)
  if (standIn < 0) return
  const where = path(path('players', n.SEAT_NAMES[s.content.pursuitDeck[standIn]]), 'standingIn')
  if (s.stock[kind] > 0) throw new PositionError(where, `no card stands in for ${n.KIND_NAMES[kind]} while the stock has some`)
  if (out < 0) throw new PositionError(where, `there is less ${n.KIND_NAMES[kind]} in areas and on cards than cards stand in for`)
}

/** Tokens in areas and on cards; a card that stands in for a token counts for none. */
function tokensOut(s: State, kind: number): number {
  let count = 0
  for (let area = 0; area < s.content.landCount; area++) count += s.supply[area * n.KINDS + kind]
  for (let army = 0; army < s.armyArea.length; army++) count += s.load[army * n.KINDS + kind]
  for (let card = 0; card < s.pursuitPlace.length; card++) {
    if (s.pursuitPlace[card] === st.STANDING_IN && s.content.pursuitGain[card] === kind) count--
  }
  return count
}
