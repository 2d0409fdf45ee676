import { completeOptions, LaidOut, type Options } from '@railhead/table'
import * as n from './constants.ts'
import type { Content } from './content/compiled.ts'
import { DIFFICULTIES } from './content/kinds.ts'
import { OPTIONS } from './options.ts'
import { beginTurn } from './parts/turns.ts'
import { refillOkhRow, shufflePursuit, shuffleSoviet } from './rules/decks.ts'
import { isPlaying } from './rules/map.ts'
import { takesMarkerAtSetup } from './rules/markers.ts'
import { DIFFICULTY, encodeSettings, FIRST, FUEL_TOTAL, FULL_STOCK, SOLO_BLOCKING, SOVIET_PLAYER } from './settings.ts'
import { OKH_STREAM, SOVIET_STREAM, State } from './state.ts'
import { STEP } from './steps/frames.ts'

/** [2024:4] [2021:4] Game set-up. */
export function setUp(content: Content, given: Options, seed: string): State {
  const s = laidOut(content).copyTo(new State(content), given)
  s.chance.seal(seed)
  shuffleCards(s)
  begin(s)
  return s
}

/** Games are set up from the content that there is; tests may bring their own. */
const tables = new WeakMap<Content, LaidOut<State>>()

function laidOut(content: Content): LaidOut<State> {
  const kept = tables.get(content)
  if (kept !== undefined) return kept
  const made = new LaidOut((given: Options) => layOut(content, completeOptions(OPTIONS, given)))
  tables.set(content, made)
  return made
}

/** Everything that the options say; the cards are not shuffled yet. */
function layOut(content: Content, options: Options): State {
  const s = new State(content)
  encodeSettings(options, s.settings)
  const order = options.order as readonly string[]
  order.forEach((seat, i) => {
    s.order[i] = n.SEAT_NAMES.indexOf(seat)
  })
  s.players[0] = order.length
  s.round[0] = 1
  setUpMap(s)
  setUpSupplies(s)
  setUpTransport(s)
  setUpCards(s)
  setUpMarkers(s)
  // All players but the first receive a medal.
  for (let i = 1; i < s.players[0]; i++) s.medalsWon[s.order[i]] = 1
  return s
}

/** The Soviet player's secret set-up comes before the first turn [2024:14.3]. */
function begin(s: State): void {
  beginTurn(s)
  if (s.settings[SOVIET_PLAYER] === 1) s.agenda.push(STEP['soviet-setup'])
  s.revealed = false
}

/** [2024:2.1] [2024:3.2] Printed control and rail, bunkers, medals, the armies of the groups that play, and the fleet. */
function setUpMap(s: State): void {
  const { landCount, printedOwner, fort, medals, fleetStart, armyStart, armySeat } = s.content
  for (let area = 0; area < landCount; area++) {
    s.control[area] = printedOwner[area]
    s.rail[area] = printedOwner[area] === 0 ? 0 : 1
    s.bunker[area] = fort[area]
    s.medals[area] = medals[area]
  }
  for (let area = 0; area < landCount; area++) {
    const blocker = blockerOf(s, area)
    if (blocker !== n.NONE && s.control[area] === 0) s.control[area] = blocker + 1
  }
  s.fleet[0] = fleetStart
  for (let army = 0; army < s.armyArea.length; army++) s.armyArea[army] = isPlaying(s, armySeat[army]) ? armyStart[army] : n.NONE
}

/**
 * [2024:4] [2021:4] The absent group that holds an area for good, or NONE. With two players an absent group holds its single areas and,
 * unless it is white, its double ones. Alone, by the ruling `soloBlocking`: all areas of the absent groups (2021), or only the
 * double ones (2024), which stay open to white.
 */
function blockerOf(s: State, area: number): number {
  if (s.players[0] === n.AXIS_SEATS) return n.NONE
  const colours = s.content.colours[area]
  const isDouble = colours === 3 || colours === 6
  const isSingle = colours === 1 || colours === 2 || colours === 4
  if (s.players[0] === 1 && isSingle && s.settings[SOLO_BLOCKING] === FIRST) return n.NONE
  // Moskva has three colours and is open to everybody.
  if (!isDouble && !isSingle) return n.NONE
  if (isDouble && !isBlockedDouble(s, colours)) return n.NONE
  for (let seat = 0; seat < n.AXIS_SEATS; seat++) if (colours & (1 << seat) && !isPlaying(s, seat)) return seat
  // A double area of two groups that both play is open.
  return n.NONE
}

function isBlockedDouble(s: State, colours: number): boolean {
  const other = colours === 3 ? n.GRAY : n.BROWN
  if (s.players[0] === 1) return !isPlaying(s, n.WHITE)
  return !isPlaying(s, other)
}

/** Supplies of armies and bases of the groups that play, and one of each kind in the stock. */
function setUpSupplies(s: State): void {
  const { armyLoad, armySeat, baseOf } = s.content
  const inBox = [0, 0, 0]
  for (let army = 0; army < s.armyArea.length; army++) {
    for (let kind = 0; kind < n.KINDS; kind++) {
      const load = armyLoad[army * n.KINDS + kind]
      if (isPlaying(s, armySeat[army])) s.load[army * n.KINDS + kind] = load
      else inBox[kind] += load
    }
  }
  for (let seat = 0; seat < n.AXIS_SEATS; seat++) {
    for (let kind = 0; kind < n.KINDS; kind++) {
      if (isPlaying(s, seat)) s.supply[baseOf[seat] * n.KINDS + kind] = n.BASE_SUPPLIES
      else inBox[kind] += n.BASE_SUPPLIES
    }
  }
  for (let kind = 0; kind < n.KINDS; kind++) s.stock[kind] = n.STOCK_SUPPLIES + (s.settings[FULL_STOCK] === 1 ? inBox[kind] : 0)
  // The list of components has one fuel less than the inventory adds up to: the stock's.
  if (s.settings[FUEL_TOTAL] !== FIRST) s.stock[n.FUEL]--
}

function setUpTransport(s: State): void {
  for (let i = 0; i < s.players[0]; i++) {
    s.trucks[s.order[i]] = n.TRUCKS_PER_PLAYER
    s.trains[s.order[i]] = n.TRAINS_PER_PLAYER
    s.hqReady[s.order[i]] = 1
  }
  s.stockTrains[0] = n.TRAINS_IN_STOCK
  s.reserveTrains[0] = n.reserveTrains(s.players[0])
  s.level[0] = 1
}

function setUpCards(s: State): void {
  const { pursuitCount, pursuitDeck, sovietCount, sovietEchelon, sovietArmored, okhCount } = s.content
  for (let card = 0; card < pursuitCount; card++) {
    const seat = pursuitDeck[card]
    s.pursuitDeck[(seat * pursuitCount) / n.AXIS_SEATS + s.pursuitCount[seat]++] = card
  }
  // Blue below green; with a Soviet player infantry and armored cards apart [2024:14.3].
  const split = s.settings[SOVIET_PLAYER] === 1
  for (const echelon of split ? [0] : [1, 0]) {
    for (let card = 0; card < sovietCount; card++) {
      if (!split && sovietEchelon[card] !== echelon) continue
      const deck = split ? sovietArmored[card] : 0
      s.sovietDeck[deck * sovietCount + s.sovietCount[deck]++] = card
    }
  }
  for (let card = 0; card < okhCount; card++) s.okhDeck[s.okhCount[0]++] = card
}

/** Each deck by itself, green and blue cards apart; then the row of OKH cards is dealt. */
function shuffleCards(s: State): void {
  const { sovietCount, sovietEchelon, okhCount } = s.content
  for (let seat = 0; seat < n.AXIS_SEATS; seat++) shufflePursuit(s, seat)
  if (s.settings[SOVIET_PLAYER] === 1) {
    shuffleSoviet(s, 0)
    shuffleSoviet(s, 1)
  } else {
    let blue = 0
    while (blue < sovietCount && sovietEchelon[s.sovietDeck[blue]] === 1) blue++
    s.chance.shuffle(SOVIET_STREAM, s.sovietDeck, 0, blue)
    s.chance.shuffle(SOVIET_STREAM, s.sovietDeck, blue, sovietCount)
  }
  s.chance.shuffle(OKH_STREAM, s.okhDeck, 0, okhCount)
  refillOkhRow(s)
}

/** [2024:4] [2024:13.2] [2024:14.2] Soviet markers: on the symbols, in the pool, and the rest in the box. */
function setUpMarkers(s: State): void {
  const difficulty = DIFFICULTIES[s.settings[DIFFICULTY]]
  if (s.settings[SOVIET_PLAYER] === 1) {
    // [2024:14.2] [2021:20.2] He uses all markers but these. Their faces the rulebooks show only as pictures: half and half, infantry
    // first (see the rulings).
    const unused = s.content.leftOut(difficulty, s.players[0])
    s.markerBox[0] = Math.ceil(unused / 2)
    s.markerBox[1] = Math.floor(unused / 2)
    s.pool[0] = n.INFANTRY_MARKERS - s.markerBox[0]
    s.pool[1] = n.SOVIET_MARKERS - n.INFANTRY_MARKERS - s.markerBox[1]
    return
  }
  let symbols = 0
  for (let area = 0; area < s.content.landCount; area++) if (takesMarkerAtSetup(s, area)) symbols++
  s.pool[0] = s.content.pool(difficulty, s.players[0])
  s.markerBox[0] = n.SOVIET_MARKERS - symbols - s.pool[0]
  for (let area = 0; area < s.content.landCount; area++) if (takesMarkerAtSetup(s, area)) s.soviet[area] = n.INFANTRY
}
