import type { Choice } from '@railhead/table'
import { faceName, NONE, SEAT_NAMES } from '../constants.ts'
import type { AreaId } from '../ids.ts'
import type { LookedAt } from '../questions.ts'
import * as no from '../reasons.ts'
import { pursuitTop, sovietTop } from '../rules/decks.ts'
import { isNextTo } from '../rules/map.ts'
import { BASIC_GAME, SOVIET_PLAYER } from '../settings.ts'
import { AIR_ON_AREA, AIR_ON_PURSUIT, AIR_ON_SOVIET, AIR_READY, AIR_SPENT, type State } from '../state.ts'
import { areaIn } from './attempts.ts'

/** [2024:9.1] [2021:15] Looking at what will be met: air support and Recon. */

/** What is looked at: a deck, or (below this) the Soviet marker of an area [2024:14.5]. */
const PURSUIT_DECK = 200
const SOVIET_DECK = 201

export const nameLookedAt = (s: State, what: number): LookedAt =>
  what === PURSUIT_DECK ? { deck: 'pursuit' } : what === SOVIET_DECK ? { deck: 'soviet' } : { area: s.content.areaIds[what] }

/** Why the active player may not look where the attempt says. */
export function whyNotLookIn(s: State, attempt: Choice): no.Why {
  if (attempt.area === undefined && attempt.deck === undefined)
    return s.settings[SOVIET_PLAYER] === 1 ? no.SAY_WHICH_MARKER : no.SAY_WHICH_DECK
  if (attempt.area !== undefined) return whyNotLookAt(s, areaIn(s, attempt.area))
  return whyNotLookAt(s, attempt.deck === 'soviet' ? SOVIET_DECK : PURSUIT_DECK)
}

/** Why the active player may not look there: a deck's top card, or with a Soviet player a marker next to an own army [2024:14.5]. */
function whyNotLookAt(s: State, what: number): no.Why {
  if (s.settings[SOVIET_PLAYER] === 1) {
    if (what >= PURSUIT_DECK) return no.DECKS_NOT_WITH_SOVIET_PLAYER
    return s.soviet[what] !== 0 && isNextTo(s, what, hasOwnArmy) ? no.ALLOWED : no.NO_MARKER_NEARBY
  }
  if (what < PURSUIT_DECK) return no.NO_MARKER_NEARBY
  const top = what === PURSUIT_DECK ? pursuitTop(s, s.active) : sovietTop(s, 0)
  return top === NONE ? no.DECK_EMPTY : no.ALLOWED
}

function hasOwnArmy(s: State, area: AreaId): boolean {
  for (let army = 0; army < s.armyArea.length; army++) {
    if (s.armyArea[army] === area && s.content.armySeat[army] === s.active) return true
  }
  return false
}

const BOTH_DECKS: readonly number[] = [PURSUIT_DECK, SOVIET_DECK]

/** All that may be looked at now. */
export function lookTargets(s: State): readonly number[] {
  const may = (what: number): boolean => whyNotLookAt(s, what) === no.ALLOWED
  if (s.settings[SOVIET_PLAYER] === 1) {
    const markers: number[] = []
    for (let area = 0; area < s.content.landCount; area++) if (may(area)) markers.push(area)
    return markers
  }
  // Asked at nearly every choice of a turn, and nearly always both have cards.
  return may(PURSUIT_DECK) && may(SOVIET_DECK) ? BOTH_DECKS : BOTH_DECKS.filter(may)
}

/** [2024:9.1] Why there is no air support now, wherever. */
export function whyNoAirSupport(s: State): no.Why {
  if (s.settings[BASIC_GAME] === 1) return no.BASIC_GAME_ONLY
  const air = s.air[s.active]
  if (air === AIR_READY) return no.ALLOWED
  return air === AIR_SPENT ? no.AIR_SUPPORT_SPENT : no.AIR_SUPPORT_PLACED
}

/** The active player alone sees what is there. */
export function look(s: State, what: number): void {
  const bit = 1 << s.active
  const seats = [SEAT_NAMES[s.active]]
  s.revealed = true
  if (what < PURSUIT_DECK) {
    s.sovietSeen[what] |= bit
    s.tell?.({
      type: 'looked-at-marker',
      seat: seats[0],
      area: s.content.areaIds[what],
      secret: { seats, facts: { face: faceName(s.soviet[what]) } },
    })
    return
  }
  const isPursuit = what === PURSUIT_DECK
  const card = isPursuit ? pursuitTop(s, s.active) : sovietTop(s, 0)
  if (isPursuit) s.pursuitSeen[card] |= bit
  else s.cardSeen[card] |= bit
  s.tell?.({
    type: 'looked-at-deck',
    seat: seats[0],
    deck: isPursuit ? 'pursuit' : 'soviet',
    secret: { seats, facts: { card: isPursuit ? s.content.pursuitNumber[card] : s.content.sovietNumber[card] } },
  })
}

/** Looks and leaves the marker there: it supports the owner's combat against what was seen. */
export function placeAirSupport(s: State, what: number): void {
  const seat = s.active
  look(s, what)
  s.air[seat] = what === PURSUIT_DECK ? AIR_ON_PURSUIT : what === SOVIET_DECK ? AIR_ON_SOVIET : AIR_ON_AREA
  s.airArea[seat] = what < PURSUIT_DECK ? what : 0
}
