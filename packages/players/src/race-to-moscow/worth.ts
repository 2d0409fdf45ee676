import {
  AIR_READY,
  AIR_SPENT,
  ALLOWED,
  AMMO,
  AXIS_SEATS,
  DEFEATED,
  ENDED_BY_VICTORY_AREA,
  FOOD,
  FUEL,
  GOING_ON,
  HALTED,
  HELD,
  isPlaying,
  KINDS,
  NONE,
  OKH_HELD,
  poolSize,
  SOVIET,
  SOVIET_DEFEATED,
  SOVIET_ENCIRCLED,
  type State,
  setting,
  whyNotCounterAttack,
} from '@railhead/race-to-moscow/inside'
import { worthOfSupplies } from './appetite.ts'
import { cost, FAR, legs, linked, measure, measureLegs, stepsToCity } from './reach.ts'

/**
 * What a situation is worth to a seat, in thousandths of a medal: medals in hand, and what armies, supplies, rails and cards promise. Whole
 * numbers throughout, so that every machine comes to the same.
 */

const MEDAL = 1000
const VICTORY = 60_000
/** Two ammo of three are not yet a medal, but nearly. */
const AMMO_POINT = 310
const ENCIRCLED = 130
/** An objective next door, and the city. */
const OBJECTIVE = 1000
const CITY = 8000
const STEP_NEARER = 45
const HALTED_ARMY = 650
const AREA = 26
const RAIL = 14
const RAIL_LAG = 34
const FARTHEST_LAG = 6
const HQ = 190
const OKH_CARD = 240
const EXTRA_ARMY = 430
const AUXILIARIES = 430
const HELD_CARD = 60
const AIR = 130
/** What the k-th vehicle at hand is worth. */
const VEHICLES: readonly number[] = [0, 95, 185, 270, 330, 375, 410, 435, 450, 460, 468, 474, 480]
const TRAIN_MORE = 16
/** What could be taken: vehicles in the stock, a better Logistics card; and lines on which a vehicle stands already. */
const STOCK_TRUCK = 16
const STOCK_TRAIN = 12
const MOST_STOCK_TRAINS = 8
const LEVEL_2 = 260
const USED_LINE = 12
/** A token so many lines from the nearest army, where it can be brought. */
const ON_THE_WAY: readonly number[] = [0, 66, 50, 38, 29, 23, 18, 15, 12, 10, 8]
const KIND_SHARE: readonly number[] = [11, 10, 6]
/** What a counter-attack takes beside medals and supplies. */
const LOST_AREA = 40
const LOST_LINK = 90
const LOST_RAIL = 60
/** Of what it could take the worst is feared most. */
const FEAR_WORST = 45
const FEAR_OTHERS = 12

/** 1000 at hand, less the farther it is. */
const near = (scale: number, square: boolean): Uint16Array =>
  Uint16Array.from({ length: 256 }, (_, far) => {
    const share = Math.floor((1000 * scale) / (scale + far))
    return square ? Math.floor((share * share) / 1000) : share
  })
const NEAR_OBJECTIVE = near(22, true)
const NEAR_CITY = near(15, false)

/** Medals in hand, with what is on the way to one. */
function medalsOf(s: State, seat: number): number {
  const { content } = s
  const countsEncircled = s.settings[setting.ENCIRCLED_SCORE] === 1
  let worth = MEDAL * s.medalsWon[seat]
  for (let card = 0; card < content.sovietCount; card++) {
    const place = s.sovietPlace[card]
    const isEncircled = place === SOVIET_ENCIRCLED + seat
    if (isEncircled) worth += ENCIRCLED
    if (place !== SOVIET_DEFEATED + seat && !(isEncircled && countsEncircled)) continue
    worth += content.sovietMedal[card] === 1 ? MEDAL : AMMO_POINT * content.sovietAmmo[card]
  }
  for (let card = 0; card < content.pursuitCount; card++) {
    if (s.pursuitPlace[card] === DEFEATED && content.pursuitDeck[card] === seat) worth += AMMO_POINT * content.pursuitAmmo[card]
  }
  for (let i = 0; i < content.victoryAreas.length; i++) {
    if (s.control[content.victoryAreas[i]] === seat + 1) worth += 2 * MEDAL
  }
  return worth
}

/** What the seat's pieces promise beyond the medals it has. */
function promiseOf(s: State, seat: number): number {
  measure(s, seat)
  measureLegs(s, seat)
  return goals(s, seat) + armies(s, seat) + ground(s, seat) + means(s, seat)
}

function goals(s: State, seat: number): number {
  const { content, control } = s
  const areas = content.enterable[seat]
  let objectives = 0
  for (let i = 0; i < areas.length; i++) {
    const area = areas[i]
    if (s.medals[area] > 0 && control[area] === 0) objectives += s.medals[area] * NEAR_OBJECTIVE[cost[area]]
  }
  let city = 0
  for (let i = 0; i < content.victoryAreas.length; i++) {
    const area = content.victoryAreas[i]
    if (content.colours[area] & (1 << seat) && control[area] === 0 && NEAR_CITY[cost[area]] > city) city = NEAR_CITY[cost[area]]
  }
  return Math.floor((OBJECTIVE * objectives) / 1000) + Math.floor(((s.players[0] === 1 ? 2 : 1) * CITY * city) / 1000)
}

function armies(s: State, seat: number): number {
  const { content } = s
  const { landCount, distance } = content
  const toCity = stepsToCity(content)[seat]
  const own = content.armiesOf[seat]
  const areas = content.enterable[seat]
  let worth = 0
  for (let i = 0; i < own.length; i++) {
    const army = own[i]
    const at = s.armyArea[army]
    if (at === NONE) continue
    worth += worthOfSupplies(s, army) - STEP_NEARER * toCity[at]
    if (s.armyFlags[army] & HALTED) worth -= HALTED_ARMY
    let lag = FARTHEST_LAG
    for (let n = 0; n < areas.length; n++) {
      const area = areas[n]
      if (s.rail[area] === 1 && s.control[area] === seat + 1 && linked[area] === 1 && distance[at * landCount + area] < lag)
        lag = distance[at * landCount + area]
    }
    worth -= RAIL_LAG * lag
  }
  return worth
}

/** Areas, rails, supplies on their way, and what the Soviets could take back. */
function ground(s: State, seat: number): number {
  const { content, control } = s
  const areas = content.enterable[seat]
  const keepsMedals = s.settings[setting.MEDAL_ON_COUNTER_ATTACK] !== setting.FIRST
  let worth = 0
  let worst = 0
  let feared = 0
  for (let n = 0; n < areas.length; n++) {
    const area = areas[n]
    if (control[area] !== seat + 1) continue
    worth += AREA + (s.rail[area] === 1 ? RAIL : 0)
    const fuel = s.supply[area * KINDS + FUEL]
    const ammo = s.supply[area * KINDS + AMMO]
    const food = s.supply[area * KINDS + FOOD]
    const far = legs[area]
    if (far > 0 && far !== FAR && fuel + ammo + food > 0) {
      const each = ON_THE_WAY[far > 10 ? 10 : far]
      worth += Math.floor((each * (KIND_SHARE[FUEL] * fuel + KIND_SHARE[AMMO] * ammo + KIND_SHARE[FOOD] * food)) / 10)
    }
    if (content.printedOwner[area] !== 0 || whyNotCounterAttack(s, area, true) !== ALLOWED) continue
    const loss =
      LOST_AREA +
      (keepsMedals ? 0 : MEDAL * s.medalsTaken[area]) +
      (s.rail[area] === 1 ? LOST_RAIL : 0) +
      60 * (fuel + ammo + food) +
      cutBy(s, seat, area)
    feared += loss
    if (loss > worst) worst = loss
  }
  return worth - Math.floor((FEAR_WORST * worst + FEAR_OTHERS * (feared - worst)) / 100)
}

/** A link of the chain is dearer than an end. */
function cutBy(s: State, seat: number, area: number): number {
  const { start, area: neighbours } = s.content.roads[seat]
  let own = 0
  for (let i = start[area]; i < start[area + 1]; i++) if (s.control[neighbours[i]] === seat + 1) own++
  return own > 1 ? LOST_LINK : 0
}

/** Vehicles, cards, markers. */
function means(s: State, seat: number): number {
  const { content } = s
  const vehicles = s.trucks[seat] + s.trains[seat]
  const trains = s.stockTrains[0] > MOST_STOCK_TRAINS ? MOST_STOCK_TRAINS : s.stockTrains[0]
  let worth = VEHICLES[vehicles > 12 ? 12 : vehicles] + TRAIN_MORE * s.trains[seat]
  worth += STOCK_TRUCK * s.stockTrucks[seat] + STOCK_TRAIN * trains + (s.level[0] === 2 ? LEVEL_2 : 0)
  for (let line = 0; line < content.lineCount; line++) {
    if ((s.lineTruck[line] | s.lineTrain[line]) !== 0 && content.lineColours[line] & (1 << seat)) worth -= USED_LINE
  }
  for (let card = 0; card < content.okhCount; card++) {
    if (s.okhPlace[card] === OKH_HELD + seat) worth += content.okhDoes[card].do === 'activate' ? EXTRA_ARMY : OKH_CARD
  }
  const cards = content.holdableOf[seat]
  for (let i = 0; i < cards.length; i++) {
    if (s.pursuitPlace[cards[i]] === HELD) worth += content.pursuitDoes[cards[i]].do === 'add-action' ? AUXILIARIES : HELD_CARD
  }
  if (s.settings[setting.BASIC_GAME] === 0) {
    if (s.hqReady[seat] === 1 && s.settings[setting.TOTAL_WAR] === 0) worth += HQ
    if (s.air[seat] === AIR_READY) worth += AIR
    else if (s.air[seat] !== AIR_SPENT) worth += AIR - 70
  }
  return worth
}

/** How much of a promise can still come true, in twelfths: less the nearer the end. */
function timeLeft(s: State, seat: number): number {
  if (s.lastRound[0] === 1) return hasTurnAhead(s, seat) ? 5 : 0
  const pool = poolSize(s)
  return pool >= 5 ? 12 : 7 + pool
}

/** Does the seat still play in this round, or now? */
function hasTurnAhead(s: State, seat: number): boolean {
  for (let i = s.turn[0]; i < s.players[0]; i++) if (s.order[i] === seat) return true
  return false
}

/** Axis seat: what it has and may hope for, less what its best rival has. */
function worthToAxis(s: State, seat: number): number {
  if (s.ending[0] === ENDED_BY_VICTORY_AREA) return s.winner[0] === seat || isTogether(s) ? VICTORY : -VICTORY
  const own = medalsOf(s, seat)
  let rival = 0
  for (let i = 0; i < s.players[0]; i++) {
    const other = s.order[i]
    if (other === seat) continue
    const medals = medalsOf(s, other)
    if (medals > rival) rival = medals
  }
  const promise =
    s.ending[0] === GOING_ON ? Math.floor(((promiseOf(s, seat) + haltedRivals(s, seat)) * timeLeft(s, seat)) / 12) : 0
  if (isTogether(s)) return Math.floor(own / 4) + promise
  const lead = own - rival
  return own + promise - Math.floor(rival / 2) + (s.lastRound[0] === 1 ? LAST_LEAD * (lead > 0 ? 1 : 0) : 0)
}
const LAST_LEAD = 1500

/** Whoever re-organizes while others have no food halts them. */
function haltedRivals(s: State, seat: number): number {
  let worth = 0
  for (let army = 0; army < s.armyArea.length; army++) {
    if (s.content.armySeat[army] !== seat && s.armyFlags[army] & HALTED) worth += HALTED_RIVAL
  }
  return worth
}
const HALTED_RIVAL = 130

/** [2024:13.5] In Total War the Axis players win or lose together. */
const isTogether = (s: State): boolean => s.settings[setting.TOTAL_WAR] === 1

/** The Soviet player: what the Axis lacks. */
function worthToSoviets(s: State): number {
  if (s.ending[0] === ENDED_BY_VICTORY_AREA) return -VICTORY
  const { content } = s
  let left = 0
  for (let area = 0; area < content.landCount; area++) left += s.medals[area]
  let most = 0
  let all = 0
  for (let seat = 0; seat < AXIS_SEATS; seat++) {
    if (!isPlaying(s, seat)) continue
    const promise = s.ending[0] === GOING_ON ? Math.floor((promiseOf(s, seat) * timeLeft(s, seat)) / 12) : 0
    const worth = medalsOf(s, seat) + promise
    all += worth
    if (worth > most) most = worth
  }
  return MEDAL * left - most - Math.floor(all / 2)
}

export const worth = (s: State, seat: number): number => (seat === SOVIET ? worthToSoviets(s) : worthToAxis(s, seat))

/** What a marker in the area keeps the Axis from, for the faces that the Soviet player chooses. */
export function weightOfMarker(s: State, area: number): number {
  const { content } = s
  let weight = 200 * s.medals[area] + (content.victory[area] === 1 ? 900 : 0) + (s.bunker[area] === 1 ? 60 : 0)
  for (let seat = 0; seat < AXIS_SEATS; seat++) {
    if (!isPlaying(s, seat) || (content.colours[area] & (1 << seat)) === 0) continue
    measure(s, seat)
    weight += NEAR_OBJECTIVE[cost[area]]
  }
  return weight
}
