import * as pick from '../choices.ts'
import * as card from '../constants.ts'
import { AMMO, KINDS, NONE, SEAT_NAMES } from '../constants.ts'
import * as no from '../reasons.ts'
import { controls } from '../rules/map.ts'
import { roomOnCard, stockToArea, stockToCard } from '../rules/supply.ts'
import { BASIC_GAME, FIRST, STUKA } from '../settings.ts'
import { AIR_READY, AIR_SPENT, OKH_HELD, OKH_IN_BOX, STOWED, type State } from '../state.ts'
import { lookTargets } from './air-support.ts'
import { FROM_SOVIET } from './entry.ts'
import { hasMedalMove } from './medal.ts'
import { activate } from './move.ts'
import { ARMY_ARG, FLAGS_ARG, STEPS_ARG, WITH_PIONIEREN, WITH_SCHNELLKAMPFGRUPPE, whyNotActivate } from './movement.ts'
import * as step from './step.ts'

/** [2024:9.4] [2021:16] OKH cards: when each may be played, and on what. */

const holdsOkh = (s: State, seat: number, which: number): boolean => s.okhPlace[which] === OKH_HELD + seat

/** A played card leaves the game. */
export function takeFromHand(s: State, which: number): void {
  const seat = s.okhPlace[which] - OKH_HELD
  s.okhPlace[which] = OKH_IN_BOX
  s.tell?.({ type: 'okh-played', seat: SEAT_NAMES[seat], card: s.content.okhNumber[which] })
}

/** Why the active player may not play the card now. */
export function whyNotPlayOkh(s: State, which: number): number {
  if (!holdsOkh(s, s.active, which)) return s.settings[BASIC_GAME] === 1 ? no.BASIC_GAME_ONLY : no.OKH_NOT_HELD
  return whyNotAtThisMoment(s, which)
}

/** Why the card cannot be played at this moment, whoever has it. */
export function whyNotAtThisMoment(s: State, which: number): number {
  const now = s.agenda.step
  switch (which) {
    case card.BRANDENBURG:
      // Only against a card of the Soviet deck, and if there is another one to draw.
      if (now !== step.COMBAT || s.agenda.get(3) < FROM_SOVIET) return no.CARD_NOT_NOW
      return s.sovietCount[s.agenda.get(3) - FROM_SOVIET] === 0 ? no.CARD_WITHOUT_TARGET : no.ALLOWED
    case card.PANZERHAUBITZEN: {
      if (now !== step.COMBAT && now !== step.MOVE) return no.CARD_NOT_NOW
      const army = s.agenda.get(ARMY_ARG)
      return s.stock[AMMO] === 0 || roomOnCard(s, army) === 0 ? no.CARD_WITHOUT_TARGET : no.ALLOWED
    }
    case card.PIONIEREN:
      // When activating an army: before its first step.
      if (now !== step.MOVE || s.agenda.get(STEPS_ARG) > 0 || s.agenda.get(FLAGS_ARG) & WITH_PIONIEREN) return no.CARD_NOT_NOW
      return no.ALLOWED
    case card.SCHNELLKAMPFGRUPPE:
      if (now !== step.MOVE || s.agenda.get(FLAGS_ARG) & WITH_SCHNELLKAMPFGRUPPE) return no.CARD_NOT_NOW
      return s.content.armyArmored[s.agenda.get(ARMY_ARG)] === 1 ? no.ALLOWED : no.NOT_AN_ARMORED_ARMY
    case card.GROSSTRANSPORTRAUM:
      return now === step.TRANSPORT && s.agenda.get(1) === 0 ? no.ALLOWED : no.CARD_NOT_NOW
    case card.SICHERUNGS_DIVISION:
      return no.CARD_NOT_NOW
    case card.STUKAGESCHWADER:
      return now === step.TURN ? whyNotStuka(s) : no.CARD_NOT_NOW
    default:
      if (now !== step.TURN) return no.CARD_NOT_NOW
      return hasTarget(s, which) ? no.ALLOWED : no.CARD_WITHOUT_TARGET
  }
}

function hasTarget(s: State, which: number): boolean {
  switch (which) {
    case card.WOLFSSCHANZE:
      return hasMedalMove(s, which + MEDAL_BY_OKH, NONE)
    case card.TRANSPORTFLOTTILLE:
      return anyArea(s, (area) => whyNotHarbour(s, area) === no.ALLOWED)
    case card.EISENBAHNPIONIERE:
      return anyArea(s, (area) => whyNotLayRail(s, area) === no.ALLOWED)
    case card.LUFTBRUECKE:
      for (let army = 0; army < s.armyArea.length; army++) {
        for (let kind = 0; kind < KINDS; kind++) if (whyNotAirlift(s, army, kind) === no.ALLOWED) return true
      }
      return false
    default:
      for (let army = 0; army < s.armyArea.length; army++) if (mayActivateExtra(s, army)) return true
      return false
  }
}

function anyArea(s: State, test: (area: number) => boolean): boolean {
  for (let area = 0; area < s.content.landCount; area++) if (test(area)) return true
  return false
}

/** Medal moves are told apart by a number: Pursuit types as they are, OKH cards behind them. */
export const MEDAL_BY_OKH = 100

/**
 * Stuka-Geschwader: a spent marker comes back (2024), or the marker is placed though it is spent (2021). There is one marker: while it
 * lies on a deck it cannot be placed again [2021:15].
 */
function whyNotStuka(s: State): number {
  const air = s.air[s.active]
  if (air !== AIR_READY && air !== AIR_SPENT) return no.AIR_SUPPORT_PLACED
  return stukaGivesBack(s) || lookTargets(s).length > 0 ? no.ALLOWED : no.CARD_WITHOUT_TARGET
}

/** [2024:9.4] With a spent marker the 2024 card only gives it back: no deck is chosen. */
export const stukaGivesBack = (s: State): boolean => s.settings[STUKA] === FIRST && s.air[s.active] === AIR_SPENT

export const whyNotHarbour = (s: State, area: number): number => {
  if (s.content.harbourSea[area] === NONE) return no.NO_HARBOUR
  if (!controls(s, s.active, area)) return no.AREA_NOT_CONTROLLED
  return s.stock[0] + s.stock[1] + s.stock[2] === 0 ? no.STOCK_EMPTY : no.ALLOWED
}

/** Eisenbahnpioniere: any own marker, next to rail or not. */
export function whyNotLayRail(s: State, area: number): number {
  if (!controls(s, s.active, area)) return no.NOT_YOUR_MARKER
  return s.rail[area] === 1 ? no.HAS_RAIL : no.ALLOWED
}

export function whyNotAirlift(s: State, army: number, kind: number): number {
  if (s.content.armySeat[army] !== s.active || s.armyArea[army] === NONE) return no.NOT_YOUR_ARMY
  if (s.stock[kind] === 0) return no.NOT_THAT_MUCH_IN_STOCK
  return roomOnCard(s, army) === 0 ? no.CARD_LIMIT : no.ALLOWED
}

/** Auftragstaktik: any army that could be activated and go somewhere. */
const mayActivateExtra = (s: State, army: number): boolean => whyNotActivate(s, s.active, army) === no.ALLOWED

/** Panzerhaubitzen: 1 ammo from the stock onto the activated army's card, which may then be loaded anew. */
export function playPanzerhaubitzen(s: State, army: number): void {
  stockToCard(s, AMMO, army)
  s.armyFlags[army] &= ~STOWED
}

/** The target of an OKH card that is played as an action of its own. */
export const okhTarget: step.Step = {
  name: 'okh-target',
  kind: 'area',
  rules: ['9.4', '16'],
  seat: (s) => s.active,
  about: (s) => ({ card: s.content.okhNumber[s.agenda.get(0)] }),
  ask(s, question) {
    const which = s.agenda.get(0)
    if (which === card.LUFTBRUECKE || which === card.AUFTRAGSTAKTIK) question.kind = 'army'
    if (which === card.LUFTBRUECKE) {
      for (let army = 0; army < s.armyArea.length; army++) {
        for (let kind = 0; kind < KINDS; kind++) {
          if (whyNotAirlift(s, army, kind) === no.ALLOWED) question.add(pick.choice(pick.AIRLIFT, army, kind))
        }
      }
    } else if (which === card.AUFTRAGSTAKTIK) {
      for (let army = 0; army < s.armyArea.length; army++)
        if (mayActivateExtra(s, army)) question.add(pick.choice(pick.ARMY, army))
    } else {
      const whyNot = which === card.TRANSPORTFLOTTILLE ? whyNotHarbour : whyNotLayRail
      for (let area = 0; area < s.content.landCount; area++) {
        if (whyNot(s, area) === no.ALLOWED) question.add(pick.choice(pick.AREA, area))
      }
    }
  },
  answer(s, choice) {
    const which = s.agenda.get(0)
    const target = pick.firstOf(choice)
    s.agenda.pop()
    switch (which) {
      case card.LUFTBRUECKE: {
        const kind = pick.secondOf(choice)
        s.tell?.({ type: 'airlift', army: s.content.armyIds[target], supply: card.KIND_NAMES[kind] })
        stockToCard(s, kind, target)
        break
      }
      case card.AUFTRAGSTAKTIK:
        activate(s, target)
        break
      case card.TRANSPORTFLOTTILLE:
        bringByShip(s, target)
        break
      default:
        s.rail[target] = 1
        s.tell?.({ type: 'rail-laid', seat: SEAT_NAMES[s.active], area: s.content.areaIds[target] })
    }
  },
}

/** Transportflottille: one of each kind that the stock has; what is over the limit of the area must go again [2024:8.4]. */
function bringByShip(s: State, area: number): void {
  const brought = [0, 1, 2].map((kind) => Math.min(1, s.stock[kind]))
  s.tell?.({
    type: 'supplies-taken',
    seat: SEAT_NAMES[s.active],
    area: s.content.areaIds[area],
    fuel: brought[0],
    ammo: brought[1],
    food: brought[2],
  })
  for (let kind = 0; kind < KINDS; kind++) stockToArea(s, kind, area, brought[kind])
  s.agenda.push(step.TRIM, area)
}
