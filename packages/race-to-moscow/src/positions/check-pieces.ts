import { PositionError } from '@railhead/table'
import { framesOf } from '@railhead/table/steps'
import * as n from '../constants.ts'
import { foughtReserve, foughtSoviet } from '../rules/combat.ts'
import { isPlaying } from '../rules/map.ts'
import { BASIC_GAME, SOVIET_PLAYER, TOTAL_WAR } from '../settings.ts'
import type { State } from '../state.ts'
import * as st from '../state.ts'
import { STEP } from '../steps/frames.ts'
import { path } from './reader.ts'

/** What must be true of markers and cards, when everything is read. */
export function checkPieces(s: State): void {
  for (let area = 0; area < s.content.landCount; area++) checkArea(s, area, path('areas', s.content.areaIds[area]))
  for (let seat = 0; seat < n.AXIS_SEATS; seat++) {
    const where = path('players', n.SEAT_NAMES[seat])
    checkAirSupport(s, seat, where)
    if (s.okhBought[seat] > 0 && s.settings[TOTAL_WAR] === 0)
      throw new PositionError(path(where, 'okhBought'), 'cards are bought in Total War only')
    if (!isPlaying(s, seat)) checkAbsent(s, seat, where)
    if (s.settings[BASIC_GAME] === 1) checkBasicGame(s, seat, where)
  }
  checkSeen(s)
  checkDrawn(s)
}

function checkArea(s: State, area: number, where: string): void {
  const isPrinted = s.content.printedOwner[area] !== 0
  if (s.bunker[area] === 1 && s.content.fort[area] === 0)
    throw new PositionError(path(where, 'bunker'), 'this area is not fortified')
  if (isPrinted && s.rail[area] === 0) throw new PositionError(path(where, 'rail'), 'printed rail is permanent')
  // Where an absent group holds an area, only the set-up can have left a marker.
  if (s.soviet[area] !== 0 && s.control[area] !== 0 && (isPrinted || s.content.soviet[area] === 0))
    throw new PositionError(path(where, 'soviet'), 'a Soviet marker cannot have come here')
  if (s.sovietSeen[area] !== 0 && (s.soviet[area] === 0 || s.settings[SOVIET_PLAYER] === 0))
    throw new PositionError(path(where, 'seenBy'), 'there is no Soviet marker with a secret face here')
}

/** [2024:9.1] On a deck; [2024:14.5] with a Soviet player on one of his markers. */
function checkAirSupport(s: State, seat: number, where: string): void {
  const air = s.air[seat]
  const isPlaced = air !== st.AIR_READY && air !== st.AIR_SPENT
  if (s.airFree[seat] === 1 && !isPlaced)
    throw new PositionError(path(where, 'airSupportFree'), 'is said of a marker on a deck or an area')
  if (!isPlaced) return
  if ((s.settings[SOVIET_PLAYER] === 1) !== (air === st.AIR_ON_AREA))
    throw new PositionError(path(where, 'airSupport'), 'with a Soviet player it lies on a marker, otherwise on a deck')
  if (air === st.AIR_ON_AREA && s.soviet[s.airArea[seat]] === 0)
    throw new PositionError(path(where, 'airSupport'), 'there is no Soviet marker in that area')
}

/** [2024:4] A group that nobody plays has nothing but its deck. */
function checkAbsent(s: State, seat: number, where: string): void {
  const has =
    s.trucks[seat] + s.trains[seat] + s.medalsWon[seat] + s.air[seat] > 0 ||
    s.okhPlace.includes(st.OKH_HELD + seat) ||
    s.sovietPlace.some((place) => place === st.SOVIET_DEFEATED + seat || place === st.SOVIET_ENCIRCLED + seat) ||
    s.pursuitPlace.some((place, card) => place !== st.IN_DECK && s.content.pursuitDeck[card] === seat)
  if (has) throw new PositionError(where, `${n.SEAT_NAMES[seat]} is not among the groups in options.order and has nothing`)
}

/** [2024:4] [2021:5] The basic game is played without OKH cards and air support. */
function checkBasicGame(s: State, seat: number, where: string): void {
  if (s.okhPlace.includes(st.OKH_HELD + seat)) throw new PositionError(path(where, 'okh'), 'the basic game has no OKH cards')
  if (s.air[seat] !== st.AIR_READY) throw new PositionError(path(where, 'airSupport'), 'the basic game has no air support')
}

/** Known are places in a deck, and cards that were taken face down. */
function checkSeen(s: State): void {
  for (let card = 0; card < s.content.pursuitCount; card++) {
    if (s.pursuitSeen[card] !== 0 && s.pursuitPlace[card] !== st.IN_DECK) {
      const where = path(path('players', n.SEAT_NAMES[s.content.pursuitDeck[card]]), 'seen')
      throw new PositionError(path(where, s.content.pursuitNumber[card]), 'the card is not in the deck')
    }
  }
  for (let card = 0; card < s.content.sovietCount; card++) {
    const place = s.sovietPlace[card]
    if (s.cardSeen[card] !== 0 && place !== st.SOVIET_IN_DECK && place < st.SOVIET_ENCIRCLED)
      throw new PositionError(path('soviet.seen', s.content.sovietNumber[card]), 'the card lies open')
  }
}

/** A card that is drawn is the one that is fought. */
function checkDrawn(s: State): void {
  const fought = framesOf(s.agenda, STEP.combat).map(({ card }) => card)
  for (let card = 0; card < s.content.pursuitCount; card++) {
    if ((s.pursuitPlace[card] === st.DRAWN) === fought.includes(foughtReserve(card))) continue
    throw new PositionError(
      path(path('players', n.SEAT_NAMES[s.content.pursuitDeck[card]]), 'drawn'),
      'must be the card that is fought',
    )
  }
  for (let card = 0; card < s.content.sovietCount; card++) {
    if ((s.sovietPlace[card] === st.SOVIET_DRAWN) !== fought.includes(foughtSoviet(s, card)))
      throw new PositionError('soviet.drawn', 'must be the card that is fought')
  }
}
