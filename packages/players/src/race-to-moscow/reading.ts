import {
  AIR_READY,
  AIR_SPENT,
  ALLOWED,
  AMMO,
  DEFEATED,
  FOOD,
  FUEL,
  GOING_ON,
  HALTED,
  HELD,
  KINDS,
  NONE,
  OKH_HELD,
  poolSize,
  SOVIET_DEFEATED,
  SOVIET_ENCIRCLED,
  type State,
  setting,
  whyNotCounterAttack,
} from '@railhead/race-to-moscow/inside'
import { appetite, within } from './appetite.ts'
import { AT, COUNT, FIRST_PROMISE } from './features.ts'
import { cost, FAR, legs, linked, measure, measureLegs, stepsToCity } from './reach.ts'

/** What is nearly a medal: an ammo point of a defeated army, of which three are one; a card taken face down; a city, beyond its own. */
const AMMO_POINT = 0.31
const ENCIRCLED_CARD = 0.13
const CITY_HELD = 2
/** What the k-th vehicle at hand is worth, in parts of a medal. */
const VEHICLES: readonly number[] = [0, 0.095, 0.185, 0.27, 0.33, 0.375, 0.41, 0.435, 0.45, 0.46, 0.468, 0.474, 0.48]
const MOST_VEHICLES = 12
const MOST_STOCK_TRAINS = 8
const FARTHEST_LAG = 6
/** A token so many lines from the nearest army, where it can be brought. */
const ON_THE_WAY: readonly number[] = [0, 0.066, 0.05, 0.038, 0.029, 0.023, 0.018, 0.015, 0.012, 0.01, 0.008]
const FARTHEST_WAY = 10
/** What a counter-attack takes, in parts of a medal: the area, a rail, a token, and a link of the chain more than an end. */
const LOST_AREA = 0.04
const LOST_RAIL = 0.06
const LOST_TOKEN = 0.06
const LOST_LINK = 0.09
/** With so few trains in the stock the next re-organization is near. */
const TRAINS_LAST = 4

/** 1 at hand, less the farther it is. */
const near = (scale: number, square: boolean): Float64Array =>
  Float64Array.from({ length: 256 }, (_, far) => {
    const share = scale / (scale + far)
    return square ? share * share : share
  })
const NEAR_OBJECTIVE = near(22, true)
const NEAR_CITY = near(15, false)
/** By steps of a field army, which goes one for each action. */
const NEAR_ON_FOOT = near(3, true)

/** How near an objective is at this cost (`reach.ts`), from 0 to 1. */
export const nearness = (far: number): number => NEAR_OBJECTIVE[far]

/** Reads a situation for an army group. `unused` are the actions that it has let pass. */
export function readFeatures(s: State, seat: number, unused: number, out: Float64Array): void {
  out.fill(0)
  readScores(s, seat, out)
  out[UNUSED] = unused
  if (s.ending[0] !== GOING_ON) return
  measure(s, seat)
  measureLegs(s, seat)
  readGoals(s, seat, out)
  readArmies(s, seat, out)
  readGround(s, seat, out)
  readMeans(s, seat, out)
  const share = timeLeft(s, seat)
  for (let i = FIRST_PROMISE; i < COUNT; i++) out[i] *= share
}

const SCORE = AT.score
const BEST_RIVAL = AT['best rival']
const OTHER_RIVAL = AT['other rival']
const LATE_LEAD = AT['lead as time runs out']
const LAST_LEAD = AT['ahead in the last round']
const UNUSED = AT['unused actions']

function readScores(s: State, seat: number, out: Float64Array): void {
  const own = scoreOf(s, seat)
  let best = 0
  let all = 0
  for (let i = 0; i < s.players[0]; i++) {
    if (s.order[i] === seat) continue
    const score = scoreOf(s, s.order[i])
    all += score
    if (score > best) best = score
  }
  out[SCORE] = own
  out[BEST_RIVAL] = best
  out[OTHER_RIVAL] = all - best
  out[LATE_LEAD] = (own - best) * (1 - timeLeft(s, seat))
  out[LAST_LEAD] = s.lastRound[0] === 1 && own > best ? 1 : 0
}

/** Medals in hand, with what is on the way to one. */
function scoreOf(s: State, seat: number): number {
  const { content } = s
  const countsEncircled = s.settings[setting.ENCIRCLED_SCORE] === 1
  let score = s.medalsWon[seat]
  for (let card = 0; card < content.sovietCount; card++) {
    const place = s.sovietPlace[card]
    const isEncircled = place === SOVIET_ENCIRCLED + seat
    if (isEncircled) score += ENCIRCLED_CARD
    if (place !== SOVIET_DEFEATED + seat && !(isEncircled && countsEncircled)) continue
    score += content.sovietMedal[card] === 1 ? 1 : AMMO_POINT * content.sovietAmmo[card]
  }
  for (let card = 0; card < content.pursuitCount; card++) {
    if (s.pursuitPlace[card] === DEFEATED && content.pursuitDeck[card] === seat) score += AMMO_POINT * content.pursuitAmmo[card]
  }
  for (let i = 0; i < content.victoryAreas.length; i++) {
    if (s.control[content.victoryAreas[i]] === seat + 1) score += CITY_HELD
  }
  return score
}

/** How much of a promise can still come true: less the nearer the end. */
function timeLeft(s: State, seat: number): number {
  if (s.lastRound[0] === 1) return hasTurnAhead(s, seat) ? 5 / 12 : 0
  const pool = poolSize(s)
  return pool >= 5 ? 1 : (7 + pool) / 12
}

/** Does the seat still play in this round, or now? */
function hasTurnAhead(s: State, seat: number): boolean {
  for (let i = s.turn[0]; i < s.players[0]; i++) if (s.order[i] === seat) return true
  return false
}

const OBJECTIVES = AT['objectives near']
const CITY = AT['city near']
const POCKETS = AT['nearly encircled']

function readGoals(s: State, seat: number, out: Float64Array): void {
  const { content, control } = s
  const areas = content.enterable[seat]
  for (let i = 0; i < areas.length; i++) {
    const area = areas[i]
    if (control[area] !== 0) continue
    if (s.medals[area] > 0) out[OBJECTIVES] += s.medals[area] * NEAR_OBJECTIVE[cost[area]]
    if (s.soviet[area] !== 0 && hangsByOne(s, area)) out[POCKETS]++
  }
  let city = 0
  for (let i = 0; i < content.victoryAreas.length; i++) {
    const area = content.victoryAreas[i]
    if (content.colours[area] & (1 << seat) && control[area] === 0 && NEAR_CITY[cost[area]] > city) city = NEAR_CITY[cost[area]]
  }
  // Whoever plays alone has nobody to be faster than, and wins only there.
  out[CITY] = s.players[0] === 1 ? 2 * city : city
}

/** Has the area only one neighbour left that nobody holds? One step more may close the pocket. */
function hangsByOne(s: State, area: number): boolean {
  const { start, area: neighbours } = s.content.land
  let free = 0
  for (let i = start[area]; i < start[area + 1]; i++) if (s.control[neighbours[i]] === 0) free++
  return free === 1
}

const ON_FOOT = AT['field army near the city']
const ARMORED_STEPS = AT['armored steps to the city']
const FIELD_STEPS = AT['field steps to the city']
const HALTED_ARMIES = AT['halted armies']
const HALTED_RIVALS = AT['halted rivals']
const HUNGRY = AT['hungry before re-organization']
const CUT_OFF = AT['armies cut off']
const RAIL_LAG = AT['lines behind the railhead']
const ARMORED_SUPPLIES: readonly number[] = [AT['armored fuel'], AT['armored ammo'], AT['armored food']]
const FIELD_SUPPLIES: readonly number[] = [NONE, AT['field ammo'], AT['field food']]

function readArmies(s: State, seat: number, out: Float64Array): void {
  const { content } = s
  const toCity = stepsToCity(content)[seat]
  for (let army = 0; army < s.armyArea.length; army++) {
    const at = s.armyArea[army]
    if (content.armySeat[army] !== seat) {
      if (s.armyFlags[army] & HALTED) out[HALTED_RIVALS]++
      continue
    }
    if (at === NONE) continue
    const isArmored = content.armyArmored[army] === 1
    out[isArmored ? ARMORED_STEPS : FIELD_STEPS] += toCity[at]
    if (!isArmored && NEAR_ON_FOOT[toCity[at]] > out[ON_FOOT]) out[ON_FOOT] = NEAR_ON_FOOT[toCity[at]]
    const supplies = isArmored ? ARMORED_SUPPLIES : FIELD_SUPPLIES
    for (let kind = isArmored ? FUEL : AMMO; kind < KINDS; kind++) out[supplies[kind]] += appetite(s, army, kind)
    if (s.armyFlags[army] & HALTED) out[HALTED_ARMIES]++
    else if (s.stockTrains[0] < TRAINS_LAST && within(s, army, FOOD) === 0) out[HUNGRY] += 1 - s.stockTrains[0] / TRAINS_LAST
    if (linked[at] === 0) out[CUT_OFF]++
    out[RAIL_LAG] += railLag(s, seat, at)
  }
}

/** Steps to the nearest rail of one's own that a chain leads to. */
function railLag(s: State, seat: number, at: number): number {
  const { landCount, distance, enterable } = s.content
  const areas = enterable[seat]
  let lag = FARTHEST_LAG
  for (let n = 0; n < areas.length; n++) {
    const area = areas[n]
    if (s.rail[area] === 1 && s.control[area] === seat + 1 && linked[area] === 1 && distance[at * landCount + area] < lag)
      lag = distance[at * landCount + area]
  }
  return lag
}

const AREAS = AT.areas
const RAILS = AT.rails
const FUEL_ON_ITS_WAY = AT['fuel on its way']
const AMMO_ON_ITS_WAY = AT['ammo on its way']
const FOOD_ON_ITS_WAY = AT['food on its way']
const WORST = AT['worst that can be lost']
const OTHERS = AT['others that can be lost']

/** Areas, rails, supplies on their way, and what the Soviets could take back. */
function readGround(s: State, seat: number, out: Float64Array): void {
  const { content, control } = s
  const areas = content.enterable[seat]
  const keepsMedals = s.settings[setting.MEDAL_ON_COUNTER_ATTACK] !== setting.FIRST
  for (let n = 0; n < areas.length; n++) {
    const area = areas[n]
    if (control[area] !== seat + 1) continue
    out[AREAS]++
    out[RAILS] += s.rail[area]
    const fuel = s.supply[area * KINDS + FUEL]
    const ammo = s.supply[area * KINDS + AMMO]
    const food = s.supply[area * KINDS + FOOD]
    const far = legs[area]
    if (far > 0 && far !== FAR && fuel + ammo + food > 0) {
      const each = ON_THE_WAY[far > FARTHEST_WAY ? FARTHEST_WAY : far]
      out[FUEL_ON_ITS_WAY] += each * fuel
      out[AMMO_ON_ITS_WAY] += each * ammo
      out[FOOD_ON_ITS_WAY] += each * food
    }
    if (content.printedOwner[area] !== 0 || whyNotCounterAttack(s, area, true) !== ALLOWED) continue
    const loss =
      LOST_AREA +
      (keepsMedals ? 0 : s.medalsTaken[area]) +
      (s.rail[area] === 1 ? LOST_RAIL : 0) +
      LOST_TOKEN * (fuel + ammo + food) +
      (isLink(s, seat, area) ? LOST_LINK : 0)
    out[OTHERS] += loss
    if (loss > out[WORST]) out[WORST] = loss
  }
  out[OTHERS] -= out[WORST]
}

/** A link of the chain leads to more than one area of its owner's. */
function isLink(s: State, seat: number, area: number): boolean {
  const { start, area: neighbours } = s.content.roads[seat]
  let own = 0
  for (let i = start[area]; i < start[area + 1]; i++) if (s.control[neighbours[i]] === seat + 1) own++
  return own > 1
}

const VEHICLES_AT_HAND = AT.vehicles
const TRAINS = AT.trains
const STOCK_TRUCKS = AT['trucks in the stock']
const STOCK_TRAINS = AT['trains in the stock']
const LEVEL_2 = AT['second level']
const USED_LINES = AT['lines in use']
const OKH_CARDS = AT['OKH cards']
const EXTRA_ARMY = AT['extra army']
const AUXILIARIES = AT.auxiliaries
const HELD_CARDS = AT['cards held']
const HQ = AT['HQ ready']
const AIR = AT['air support ready']
const AIR_PLACED = AT['air support placed']

/** Vehicles, cards, markers. */
function readMeans(s: State, seat: number, out: Float64Array): void {
  const { content } = s
  const vehicles = s.trucks[seat] + s.trains[seat]
  out[VEHICLES_AT_HAND] = VEHICLES[vehicles > MOST_VEHICLES ? MOST_VEHICLES : vehicles]
  out[TRAINS] = s.trains[seat]
  out[STOCK_TRUCKS] = s.stockTrucks[seat]
  out[STOCK_TRAINS] = s.stockTrains[0] > MOST_STOCK_TRAINS ? MOST_STOCK_TRAINS : s.stockTrains[0]
  out[LEVEL_2] = s.level[0] === 2 ? 1 : 0
  for (let line = 0; line < content.lineCount; line++) {
    if ((s.lineTruck[line] | s.lineTrain[line]) !== 0 && content.lineColours[line] & (1 << seat)) out[USED_LINES]++
  }
  for (let card = 0; card < content.okhCount; card++) {
    if (s.okhPlace[card] === OKH_HELD + seat) out[content.okhDoes[card].do === 'activate' ? EXTRA_ARMY : OKH_CARDS]++
  }
  const cards = content.holdableOf[seat]
  for (let i = 0; i < cards.length; i++) {
    if (s.pursuitPlace[cards[i]] === HELD) out[content.pursuitDoes[cards[i]].do === 'add-action' ? AUXILIARIES : HELD_CARDS]++
  }
  if (s.settings[setting.BASIC_GAME] === 1) return
  if (s.hqReady[seat] === 1 && s.settings[setting.TOTAL_WAR] === 0) out[HQ] = 1
  if (s.air[seat] === AIR_READY) out[AIR] = 1
  else if (s.air[seat] !== AIR_SPENT) out[AIR_PLACED] = 1
}
