import * as card from '../constants.ts'
import { INFANTRY, NONE, SEAT_NAMES } from '../constants.ts'
import {
  discardPursuit,
  drawPursuit,
  drawSoviet,
  useAirSupport,
  useAirSupportOnPursuit,
  useAirSupportOnSoviet,
} from '../rules/decks.ts'
import { cardStandsIn, stockToArea } from '../rules/supply.ts'
import { AUXILIARIES_PER_TURN, FIRST, MISSING_SUPPLY, SOVIET_PLAYER } from '../settings.ts'
import { AIR_ON_AREA, HELD, type State } from '../state.ts'
import { hasMedalMove } from './medal.ts'
import { FLAGS_ARG, STOPPED, supportsDraw } from './movement.ts'
import { hasPartisansTarget } from './partisans.ts'
import * as step from './step.ts'

/** [2024:8.2] [2021:7] What an army meets in an area without a Control marker. */

/** Where a card of a combat came from. */
export const FROM_PURSUIT = 0
export const FROM_SOVIET = 1

const EVERYBODY = 0xf

/** Draws the card that the area demands and puts on the agenda what it brings; the capture comes after it. */
export function drawOnEntry(s: State, army: number, from: number, area: number): void {
  const seat = s.content.armySeat[army]
  const supported = supportsDraw(s, seat, area) ? 1 : 0
  s.agenda.push(step.CAPTURE, army, area)
  if (s.soviet[area] !== 0) meetSoviets(s, army, from, area, supported)
  else pursue(s, seat, army, from, area, supported)
}

/** [2024:10] A Soviet marker: combat against the top card of the Soviet deck. */
function meetSoviets(s: State, army: number, from: number, area: number, supported: number): void {
  const seat = s.content.armySeat[army]
  const face = s.soviet[area]
  if (s.settings[SOVIET_PLAYER] === 1) {
    // [2024:14.4] The marker is flipped; its face names the deck.
    s.sovietSeen[area] = EVERYBODY
    s.revealed = true
    s.tell?.({ type: 'marker-flipped', area: s.content.areaIds[area], face: card.FACE_NAMES[face] })
    if (s.air[seat] === AIR_ON_AREA && s.airArea[seat] === area) useAirSupport(s, seat)
  }
  const deck = face - INFANTRY
  const drawn = drawSoviet(s, deck)
  // With no card left there is nobody to fight: the area is captured (see the rulings).
  if (drawn === NONE) {
    s.tell?.({ type: 'deck-empty', deck: 'soviet' })
    return
  }
  useAirSupportOnSoviet(s)
  s.tell?.({ type: 'card-drawn', seat: SEAT_NAMES[seat], deck: 'soviet', card: s.content.sovietNumber[drawn] })
  pushCombat(s, army, area, from, FROM_SOVIET + deck, drawn, supported)
}

function pushCombat(s: State, army: number, area: number, from: number, source: number, drawn: number, supported: number): void {
  s.agenda.push(step.COMBAT, army, area, from, source)
  s.agenda.set(4, drawn)
  s.agenda.set(5, supported)
}

/** [2024:8.2] [2021:7] The top Pursuit card and its effect. */
function pursue(s: State, seat: number, army: number, from: number, area: number, supported: number): void {
  const drawn = drawPursuit(s, seat)
  if (drawn === NONE) {
    s.tell?.({ type: 'deck-empty', deck: 'pursuit' })
    return
  }
  useAirSupportOnPursuit(s, seat)
  s.tell?.({ type: 'card-drawn', seat: SEAT_NAMES[seat], deck: 'pursuit', card: s.content.pursuitNumber[drawn] })
  const type = s.content.pursuitType[drawn]
  switch (type) {
    case card.CAPTURED_SUPPLIES:
    case card.CAPTURED_STOCK:
    case card.REQUISITIONS:
      gain(s, drawn, type, area)
      break
    case card.SOVIET_BOMBERS:
    case card.MUD:
      discardPursuit(s, drawn)
      s.agenda.set(FLAGS_ARG, s.agenda.get(FLAGS_ARG, 1) | STOPPED, 1)
      s.tell?.({ type: 'army-stopped', army: s.content.armyIds[army], area: s.content.areaIds[area] })
      break
    case card.RECON:
    case card.AXIS_AUXILIARIES:
      keepOrUse(s, seat, drawn)
      break
    case card.PARTISANS:
      discardPursuit(s, drawn)
      if (hasPartisansTarget(s)) s.agenda.push(step.PARTISANS)
      else noEffect(s, drawn, 'no-rail')
      break
    case card.HALDER:
    case card.FUEHRERBEFEHL:
      discardPursuit(s, drawn)
      if (hasMedalMove(s, type, area)) s.agenda.push(step.MEDAL, type, area, NONE)
      else noEffect(s, drawn, 'no-medal')
      break
    case card.RESERVE_ARMY:
      pushCombat(s, army, area, from, FROM_PURSUIT, drawn, supported)
      break
    case card.NO_EFFECT:
      discardPursuit(s, drawn)
      noEffect(s, drawn)
  }
}

/** The card does nothing, by itself or because it finds nothing to do: whoever reads the log should not wonder. */
function noEffect(s: State, drawn: number, because?: string): void {
  s.tell?.({ type: 'no-effect', card: s.content.pursuitNumber[drawn], ...(because === undefined ? {} : { because }) })
}

/** One supply from the stock into the area; if the stock has none, the card itself stands in for it [2024:8.2] [2021:7]. */
function gain(s: State, drawn: number, kind: number, area: number): void {
  const facts = { area: s.content.areaIds[area], supply: card.KIND_NAMES[kind] }
  if (s.stock[kind] > 0) {
    discardPursuit(s, drawn)
    stockToArea(s, kind, area, 1)
    s.tell?.({ type: 'supply-captured', ...facts, from: 'stock' })
  } else if (s.settings[MISSING_SUPPLY] === FIRST) {
    cardStandsIn(s, drawn, kind, area)
    s.tell?.({ type: 'supply-captured', ...facts, from: 'card' })
  } else {
    discardPursuit(s, drawn)
    s.tell?.({ type: 'supply-missing', ...facts })
  }
}

/**
 * [2024:9.2] [2021:7] Cards with the hand symbol are kept. Auxiliaries without it must be used this turn: their action is
 * added at once and can be taken when the movement is over.
 */
function keepOrUse(s: State, seat: number, drawn: number): void {
  if (s.content.pursuitHold[drawn] === 1) {
    s.pursuitPlace[drawn] = HELD
    s.tell?.({ type: 'card-kept', seat: SEAT_NAMES[seat], card: s.content.pursuitNumber[drawn] })
    return
  }
  discardPursuit(s, drawn)
  if (s.content.pursuitType[drawn] !== card.AXIS_AUXILIARIES) return
  if (mayUseAuxiliaries(s)) addAction(s, seat)
  else noEffect(s, drawn, 'one-a-turn')
}

/** [2021:5] One Axis Auxiliaries card a turn, where the ruling says so. */
export const mayUseAuxiliaries = (s: State): boolean => s.settings[AUXILIARIES_PER_TURN] === FIRST || s.auxiliariesUsed[0] === 0

export function addAction(s: State, seat: number): void {
  s.actionsLeft[0]++
  s.auxiliariesUsed[0]++
  s.tell?.({ type: 'action-gained', seat: SEAT_NAMES[seat] })
}
