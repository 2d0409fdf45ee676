import type { Position } from '@railhead/table'
import * as n from '../constants.ts'
import type { Amounts, Face } from '../questions.ts'
import { decodeSettings, SOVIET_PLAYER } from '../settings.ts'
import type { State } from '../state.ts'
import * as st from '../state.ts'
import type {
  AreaInView,
  ArmyInView,
  FrameInView,
  Group,
  LineInView,
  MarkerCount,
  MaybeCard,
  PlayerInView,
  RaceFacts,
  RaceView,
  SovietInView,
} from '../view.ts'
import { saveAgenda } from './save-agenda.ts'

/**
 * A state as readable JSON. A position says everything; a view leaves out what its seat may not know: unknown cards are
 * null, unknown marker faces are just `true`, and chance is not there at all. Neither mentions what is not in an area: `complete`
 * tells a position that was saved from one that somebody wrote, which means the set-up by its silence.
 */

/** Who reads: everything, one seat, or a spectator. */
type Reader = { readonly all: true } | { readonly all: false; readonly seat: number | null }

const mayKnow = (reader: Reader, seenBy: number): boolean => {
  if (reader.all || seenBy === n.EVERYBODY) return true
  return reader.seat !== null && (seenBy & (1 << reader.seat)) !== 0
}

export function savePosition(s: State): Position {
  return { game: 'race-to-moscow', complete: true, ...write(s, { all: true }), chance: s.chance.save(st.STREAMS) }
}

export function viewOf(s: State, seat: number | null): RaceView {
  return { game: 'race-to-moscow', viewer: seat === null ? null : n.SEAT_NAMES[seat], ...write(s, { all: false, seat }) }
}

function write(s: State, reader: Reader): RaceFacts {
  const order = [...s.order.subarray(0, s.players[0])].map((seat) => n.SEAT_NAMES[seat])
  return {
    options: decodeSettings(s.settings, order),
    round: s.round[0],
    turn: groupName(s.active),
    lastRound: s.lastRound[0] === 1,
    ...(s.ending[0] === st.GOING_ON ? {} : { ended: ENDINGS[s.ending[0]] }),
    ...(s.ending[0] === st.ENDED_BY_VICTORY_AREA ? { victor: n.SEAT_NAMES[s.winner[0]] } : {}),
    actionsLeft: s.actionsLeft[0],
    auxiliariesUsed: s.auxiliariesUsed[0],
    frontlineTaken: s.frontlineTaken[0] === 1,
    areas: writeAreas(s, reader),
    armies: writeArmies(s),
    fleet: { area: s.content.areaIds[s.fleet[0]], moved: s.fleetMoved[0] === 1 },
    stock: amounts(s.stock, 0),
    transport: { level: s.level[0], stock: s.stockTrains[0], reserve: s.reserveTrains[0], lines: writeLines(s) },
    players: {
      gray: writePlayer(s, n.GRAY, reader),
      white: writePlayer(s, n.WHITE, reader),
      brown: writePlayer(s, n.BROWN, reader),
    },
    soviet: writeSoviet(s, reader),
    okh: {
      row: cardsAt(s.okhPlace, st.OKH_IN_ROW, s.content.okhNumber),
      deck: topFirst(s.okhDeck, 0, s.okhCount[0]).map((card) => (reader.all ? s.content.okhNumber[card] : null)),
      played: cardsAt(s.okhPlace, st.OKH_IN_BOX, s.content.okhNumber),
    },
    attacked: [...s.attacked.keys()].filter((area) => s.attacked[area] === 1).map((area) => s.content.areaIds[area]),
    agenda: saveAgenda(s) as FrameInView[],
  }
}

/** In the order of the state's numbers. */
export const AIR_STATES: readonly string[] = ['ready', 'spent', 'pursuit', 'soviet']
export const ENDINGS: readonly string[] = ['', 'victory-area', 'last-marker', 'round-limit']

const groupName = (seat: number): Group => n.SEAT_NAMES[seat] as Group

const amounts = (tokens: Uint8Array, at: number): Amounts => ({
  fuel: tokens[at * n.KINDS + n.FUEL],
  ammo: tokens[at * n.KINDS + n.AMMO],
  food: tokens[at * n.KINDS + n.FOOD],
})

const topFirst = (deck: Uint8Array, from: number, count: number): number[] => [...deck.subarray(from, from + count)].reverse()

const cardsAt = (places: Uint8Array, place: number, numbers: Uint8Array): number[] =>
  [...places.keys()].filter((card) => places[card] === place).map((card) => numbers[card])

function writeAreas(s: State, reader: Reader): { [id: string]: AreaInView } {
  const areas: Record<string, AreaInView> = {}
  for (let area = 0; area < s.content.landCount; area++) {
    const face = s.soviet[area]
    const supplies = amounts(s.supply, area)
    areas[s.content.areaIds[area]] = {
      control: s.control[area] === 0 ? null : groupName(s.control[area] - 1),
      ...(s.rail[area] === 1 ? { rail: true } : {}),
      ...(s.bunker[area] === 1 ? { bunker: true } : {}),
      ...(face === 0 ? {} : { soviet: writeFace(s, area, reader) }),
      ...(reader.all && s.sovietSeen[area] !== 0 ? { seenBy: seatsIn(s.sovietSeen[area]) } : {}),
      ...(s.medals[area] > 0 ? { medals: s.medals[area] } : {}),
      ...(s.control[area] !== 0 && s.content.medals[area] > 0 ? { medalsTaken: s.medalsTaken[area] } : {}),
      ...(Object.values(supplies).some((count) => count !== 0) || s.content.baseOwner[area] !== 0 ? { supplies } : {}),
    }
  }
  return areas
}

function writeFace(s: State, area: number, reader: Reader): true | Face {
  if (s.settings[SOVIET_PLAYER] === 0 || !mayKnow(reader, s.sovietSeen[area])) return true
  return n.faceName(s.soviet[area])
}

const seatsIn = (mask: number): string[] => n.SEAT_NAMES.filter((_, seat) => (mask & (1 << seat)) !== 0)

function writeArmies(s: State): { [id: string]: ArmyInView } {
  const armies: Record<string, ArmyInView> = {}
  for (let army = 0; army < s.content.armyCount; army++) {
    if (s.armyArea[army] === n.NONE) continue
    armies[s.content.armyIds[army]] = {
      area: s.content.areaIds[s.armyArea[army]],
      ...amounts(s.load, army),
      ...(s.armyFlags[army] & st.MOVED ? { moved: true } : {}),
      ...(s.armyFlags[army] & st.HALTED ? { halted: true } : {}),
      ...(s.armyFlags[army] & st.STOWED ? { loaded: true } : {}),
    }
  }
  return armies
}

function writeLines(s: State): LineInView[] {
  const lines: LineInView[] = []
  for (let line = 0; line < s.content.lineCount; line++) {
    if (s.lineTruck[line] === 0 && s.lineTrain[line] === 0) continue
    lines.push({
      between: [s.content.areaIds[s.content.lineA[line]], s.content.areaIds[s.content.lineB[line]]],
      ...(s.lineTruck[line] === 0 ? {} : { truck: groupName(s.lineTruck[line] - 1) }),
      ...(s.lineTrain[line] === 0 ? {} : { train: groupName(s.lineTrain[line] - 1) }),
    })
  }
  return lines
}

function writePlayer(s: State, seat: number, reader: Reader): PlayerInView {
  const { pursuitNumber, pursuitDeck, sovietNumber, okhNumber } = s.content
  const own = (place: number): number[] =>
    [...s.pursuitPlace.keys()]
      .filter((card) => s.pursuitPlace[card] === place && pursuitDeck[card] === seat)
      .map((card) => pursuitNumber[card])
  const size = s.content.pursuitCount / n.AXIS_SEATS
  const deck = topFirst(s.pursuitDeck, seat * size, s.pursuitCount[seat])
  const drawn = own(st.DRAWN)
  const encircled = [...s.sovietPlace.keys()].filter((card) => s.sovietPlace[card] === st.SOVIET_ENCIRCLED + seat)
  return {
    trucks: s.trucks[seat],
    trains: s.trains[seat],
    medals: s.medalsWon[seat],
    hq: s.hqReady[seat] === 1 ? 'ready' : 'spent',
    ...(s.okhBought[seat] > 0 ? { okhBought: s.okhBought[seat] } : {}),
    airSupport: writeAirSupport(s, seat),
    ...(s.airFree[seat] === 1 ? { airSupportFree: true } : {}),
    okh: cardsAt(s.okhPlace, st.OKH_HELD + seat, okhNumber),
    held: own(st.HELD),
    discard: own(st.DISCARDED),
    standingIn: own(st.STANDING_IN),
    ...(drawn.length > 0 ? { drawn } : {}),
    deck: deck.map((card) => (mayKnow(reader, s.pursuitSeen[card]) ? pursuitNumber[card] : null)),
    ...(reader.all ? writeSeen(deck, s.pursuitSeen, pursuitNumber) : {}),
    defeated: [...own(st.DEFEATED), ...cardsAt(s.sovietPlace, st.SOVIET_DEFEATED + seat, sovietNumber)],
    // Taken face down: in a view the unknown ones come after the known, so that their order tells nothing.
    encircled: encircled.map((card) => (mayKnow(reader, s.cardSeen[card]) ? sovietNumber[card] : null)).sort(knownFirst),
  }
}

const knownFirst = (a: number | null, b: number | null): number => (a ?? 1000) - (b ?? 1000)

function writeSeen(cards: readonly number[], seen: Uint8Array, numbers: Uint8Array): Pick<PlayerInView, 'seen'> {
  const entries = cards.filter((card) => seen[card] !== 0).map((card) => [numbers[card], seatsIn(seen[card])] as const)
  return entries.length === 0 ? {} : { seen: Object.fromEntries(entries) }
}

function writeAirSupport(s: State, seat: number): PlayerInView['airSupport'] {
  return s.air[seat] === st.AIR_ON_AREA ? { area: s.content.areaIds[s.airArea[seat]] } : AIR_STATES[s.air[seat]]
}

function writeSoviet(s: State, reader: Reader): SovietInView {
  const { sovietCount, sovietNumber } = s.content
  const split = s.settings[SOVIET_PLAYER] === 1
  const faces = (counts: Uint8Array): MarkerCount =>
    split && (reader.all || reader.seat === n.SOVIET) ? { infantry: counts[0], armor: counts[1] } : counts[0] + counts[1]
  const deckOf = (deck: number): MaybeCard[] =>
    topFirst(s.sovietDeck, deck * sovietCount, s.sovietCount[deck]).map((card) =>
      mayKnow(reader, s.cardSeen[card]) ? sovietNumber[card] : null,
    )
  const drawn = cardsAt(s.sovietPlace, st.SOVIET_DRAWN, sovietNumber)
  return {
    pool: faces(s.pool),
    box: faces(s.markerBox),
    ...(split ? { infantryDeck: deckOf(0), armoredDeck: deckOf(1) } : { deck: deckOf(0) }),
    ...(s.sovietMixed[0] === 1 ? { mixed: true } : {}),
    ...(drawn.length > 0 ? { drawn } : {}),
    ...(reader.all ? writeSeen([...s.cardSeen.keys()], s.cardSeen, sovietNumber) : {}),
  }
}
