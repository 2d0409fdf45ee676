import { liesOnAgenda } from '@railhead/table/steps'
import {
  AXIS_SEATS,
  CARD_SPACES,
  KINDS,
  MEDAL_TOKENS,
  NONE,
  reserveTrains,
  SOVIET_MARKERS,
  TRAINS_IN_STOCK,
  TRAINS_PER_PLAYER,
  TRUCKS_PER_PLAYER,
} from './constants.ts'
import { raceToMoscow } from './game.ts'
import { isPlaying } from './rules/map.ts'
import { limitOf, totalInArea, totalOnCard } from './rules/supply.ts'
import { SECOND, TRANSIT_LIMIT } from './settings.ts'
import { DRAWN, IN_DECK, OKH_IN_DECK, OKH_IN_ROW, SOVIET_DRAWN, SOVIET_IN_DECK, STANDING_IN, type State } from './state.ts'
import { STEP } from './steps/frames.ts'

/** What must hold after every choice: no token, marker or card is made or lost. Answers with the first thing that is wrong. */
export function brokenInvariant(s: State): string | undefined {
  return brokenSupplies(s) ?? brokenTransport(s) ?? brokenMarkers(s) ?? brokenCards(s) ?? brokenMap(s)
}

const totals = new Map<string, number[]>()

/** Tokens that the game had at set-up, by kind. */
function tokensAtSetup(s: State): number[] {
  const key = `${s.settings} ${s.players} ${s.order}`
  const known = totals.get(key) ?? [0, 1, 2].map((kind) => tokens(raceToMoscow.setup(raceToMoscow.optionsOf(s), ''), kind))
  totals.set(key, known)
  return known
}

function tokens(s: State, kind: number): number {
  let count = s.stock[kind]
  for (let area = 0; area < s.content.landCount; area++) count += s.supply[area * KINDS + kind]
  for (let army = 0; army < s.armyArea.length; army++) count += s.load[army * KINDS + kind]
  for (let card = 0; card < s.pursuitPlace.length; card++) {
    if (s.pursuitPlace[card] === STANDING_IN && s.content.pursuitGain[card] === kind) count--
  }
  return count
}

function brokenSupplies(s: State): string | undefined {
  const expected = tokensAtSetup(s)
  for (let kind = 0; kind < KINDS; kind++) {
    if (tokens(s, kind) !== expected[kind]) return `supply ${kind}: ${tokens(s, kind)} tokens instead of ${expected[kind]}`
    const standsIn = s.pursuitPlace.some((place, card) => place === STANDING_IN && s.content.pursuitGain[card] === kind)
    if (standsIn && s.stock[kind] > 0) return `a card stands in for supply ${kind} although the stock has some`
  }
  for (let army = 0; army < s.armyArea.length; army++)
    if (totalOnCard(s, army) > CARD_SPACES) return `army ${army} holds too much`
  for (let area = 0; area < s.content.landCount; area++) {
    const there = totalInArea(s, area)
    if (there > limitOf(s, area) && !mayBeOver(s)) return `${s.content.areaIds[area]} holds ${there}`
    if (there > 0 && s.control[area] === 0 && !s.armyArea.includes(area))
      return `supplies lie in uncontrolled ${s.content.areaIds[area]}`
  }
  return undefined
}

/** More than the limit is there while its owner is asked what to remove, or within a transport of the 2021 rules. */
const mayBeOver = (s: State): boolean =>
  liesOnAgenda(s.agenda, STEP['remove-excess']) ||
  (liesOnAgenda(s.agenda, STEP.transport) && s.settings[TRANSIT_LIMIT] === SECOND)

function brokenTransport(s: State): string | undefined {
  let trains = s.stockTrains[0] + s.reserveTrains[0]
  for (let seat = 0; seat < AXIS_SEATS; seat++) {
    trains += s.trains[seat]
    const trucks = s.trucks[seat] + s.stockTrucks[seat] + s.lineTruck.filter((owner) => owner === seat + 1).length
    if (trucks !== (isPlaying(s, seat) ? TRUCKS_PER_PLAYER : 0)) return `seat ${seat} has ${trucks} trucks`
  }
  trains += s.lineTrain.filter((owner) => owner !== 0).length
  const expected = s.players[0] * TRAINS_PER_PLAYER + TRAINS_IN_STOCK + reserveTrains(s.players[0])
  return trains === expected ? undefined : `${trains} trains instead of ${expected}`
}

function brokenMarkers(s: State): string | undefined {
  const markers = s.pool[0] + s.pool[1] + s.markerBox[0] + s.markerBox[1] + s.soviet.filter((face) => face !== 0).length
  if (markers !== SOVIET_MARKERS) return `${markers} Soviet markers`
  const medals = s.medals.reduce((sum, count) => sum + count, 0) + s.medalsWon.reduce((sum, count) => sum + count, 0)
  return medals <= MEDAL_TOKENS ? undefined : `${medals} medal tokens`
}

function brokenCards(s: State): string | undefined {
  const inPursuitDecks = s.pursuitCount[0] + s.pursuitCount[1] + s.pursuitCount[2]
  if (inPursuitDecks !== s.pursuitPlace.filter((place) => place === IN_DECK).length)
    return 'Pursuit decks do not hold the cards that are in them'
  const inSovietDecks = s.sovietCount[0] + s.sovietCount[1]
  if (inSovietDecks !== s.sovietPlace.filter((place) => place === SOVIET_IN_DECK).length)
    return 'Soviet decks do not hold the cards that are in them'
  if (s.okhCount[0] !== s.okhPlace.filter((place) => place === OKH_IN_DECK).length)
    return 'the OKH deck does not hold the cards that are in it'
  if (s.okhPlace.filter((place) => place === OKH_IN_ROW).length > 4) return 'too many OKH cards in the row'
  const isFighting = (): boolean => liesOnAgenda(s.agenda, STEP.combat)
  const drawn = s.pursuitPlace.includes(DRAWN) || s.sovietPlace.includes(SOVIET_DRAWN)
  return drawn && !isFighting() ? 'a drawn card was left lying' : undefined
}

function brokenMap(s: State): string | undefined {
  for (let army = 0; army < s.armyArea.length; army++) {
    const area = s.armyArea[army]
    if (area === NONE) continue
    if (s.armyArea.indexOf(area) !== army) return `two armies in ${s.content.areaIds[area]}`
    const isEntering = (): boolean => liesOnAgenda(s.agenda, STEP.capture)
    if (s.control[area] !== s.content.armySeat[army] + 1 && !isEntering())
      return `army ${army} stands in an area that is not its own`
  }
  for (let area = 0; area < s.content.landCount; area++) {
    if (s.content.printedOwner[area] !== 0 && s.control[area] !== s.content.printedOwner[area])
      return `printed control of ${s.content.areaIds[area]} lost`
    if (s.rail[area] === 1 && s.control[area] === 0) return `rail without control in ${s.content.areaIds[area]}`
    if (s.bunker[area] === 1 && s.control[area] !== 0 && isPlaying(s, s.control[area] - 1))
      return `bunker in controlled ${s.content.areaIds[area]}`
  }
  return undefined
}
