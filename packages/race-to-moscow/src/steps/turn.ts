import * as pick from '../choices.ts'
import { AXIS_AUXILIARIES, CORE_ACTIONS, GRAY, NONE, RECON, SEAT_NAMES, STUKAGESCHWADER, WOLFSSCHANZE } from '../constants.ts'
import * as no from '../reasons.ts'
import { resolveEncirclement } from '../rules/encirclement.ts'
import { BASIC_GAME, FIRST, STUKA } from '../settings.ts'
import { AIR_READY, DISCARDED, HELD, MOVED, OKH_HELD, STOWED, type State } from '../state.ts'
import { look, lookTargets, placeAirSupport, whyNoAirSupport } from './air-support.ts'
import { addAction, mayUseAuxiliaries } from './entry.ts'
import { askOkhRow, takeOkh } from './hq.ts'
import { activate } from './move.ts'
import { whyNotActivate } from './movement.ts'
import { MEDAL_BY_OKH, stukaGivesBack, takeFromHand, whyNotPlayOkh } from './okh.ts'
import * as step from './step.ts'
import { allowStowing, whyNotStow } from './stow.ts'
import { whyNotTakeSupplies } from './take-supplies.ts'
import { whyNotTakeTransport } from './take-transport.ts'
import { whyNotTransport } from './transport.ts'

/** [2024:7] [2021:5] The turn: two core actions and any number of bonus actions, in any order. */

/** Starts the turn of the player whose turn it is. */
export function beginTurn(s: State): void {
  const seat = s.active
  s.actionsLeft[0] = CORE_ACTIONS
  s.auxiliariesUsed[0] = 0
  s.frontlineTaken[0] = 0
  s.fleetMoved[0] = 0
  for (let army = 0; army < s.armyFlags.length; army++) s.armyFlags[army] &= ~(MOVED | STOWED)
  s.agenda.push(step.TURN)
  s.tell?.({ type: 'turn-began', seat: SEAT_NAMES[seat], round: s.round[0] })
}

const whyNoCoreAction = (s: State): number => (s.actionsLeft[0] === 0 ? no.NO_ACTIONS_LEFT : no.ALLOWED)

/** [2024:8.2] Move one Armored Army. */
export function whyNotMoveArmored(s: State, army: number): number {
  if (s.content.armySeat[army] !== s.active) return no.NOT_YOUR_ARMY
  if (s.content.armyArmored[army] === 0) return no.NOT_AN_ARMORED_ARMY
  const spent = whyNoCoreAction(s)
  return spent === no.ALLOWED ? whyNotActivate(s, s.active, army) : spent
}

/** [2024:8.1] Move all Field Armies. */
export function whyNotMoveField(s: State): number {
  if (s.actionsLeft[0] === 0) return no.NO_ACTIONS_LEFT
  for (let army = 0; army < s.armyArea.length; army++) if (whyNotMoveFieldArmy(s, army) === no.ALLOWED) return no.ALLOWED
  return no.NO_ARMY_CAN_MOVE
}

export function whyNotMoveFieldArmy(s: State, army: number): number {
  if (s.content.armySeat[army] !== s.active) return no.NOT_YOUR_ARMY
  return s.content.armyArmored[army] === 1 ? no.NOT_A_FIELD_ARMY : whyNotActivate(s, s.active, army)
}

/** [2024:8.3] [2021:10] The fleet moves one sea area, once a turn, for gray only. */
export function whyNotMoveFleet(s: State, to: number): number {
  if (s.active !== GRAY) return no.NO_FLEET
  if (s.actionsLeft[0] === 0) return no.NO_ACTIONS_LEFT
  if (s.fleetMoved[0] === 1) return no.FLEET_HAS_MOVED
  const { start, area } = s.content.sea
  for (let i = start[s.fleet[0]]; i < start[s.fleet[0] + 1]; i++) if (area[i] === to) return no.ALLOWED
  return no.SEA_NOT_ADJACENT
}

/** [2024:9.2] A held Pursuit card. */
export function whyNotPlayHeld(s: State, card: number): number {
  if (s.pursuitPlace[card] !== HELD || s.content.pursuitDeck[card] !== s.active) return no.CARD_NOT_HELD
  if (s.content.pursuitType[card] === AXIS_AUXILIARIES && !mayUseAuxiliaries(s)) return no.ONE_AUXILIARIES_A_TURN
  return no.ALLOWED
}

export const turn: step.Step = {
  name: 'turn',
  kind: 'action',
  rules: ['7', '5'],
  seat: (s) => s.active,
  about: (s) => ({ actionsLeft: s.actionsLeft[0], round: s.round[0] }),
  ask(s, question) {
    if (s.actionsLeft[0] > 0) askCore(s, question)
    askBonus(s, question)
    for (let army = 0; army < s.armyArea.length; army++) {
      if (s.armyArea[army] !== NONE && whyNotStow(s, army) === no.ALLOWED) question.add(pick.choice(pick.STOW, army))
    }
    question.add(pick.choice(pick.END_TURN))
  },
  answer(s, choice) {
    const verb = pick.verbOf(choice)
    const a = pick.firstOf(choice)
    if (verb === pick.STOW) {
      s.agenda.push(step.STOW, a)
      return
    }
    allowStowing(s)
    if (verb === pick.END_TURN) endTurn(s)
    else if (verb <= pick.TAKE_TRANSPORT) {
      s.actionsLeft[0]--
      doCore(s, verb, a)
    } else doBonus(s, verb, a, pick.secondOf(choice))
  },
}

function askCore(s: State, question: { add(choice: number): void }): void {
  for (let army = 0; army < s.armyArea.length; army++) {
    if (whyNotMoveArmored(s, army) === no.ALLOWED) question.add(pick.choice(pick.MOVE_ARMORED, army))
  }
  if (whyNotMoveField(s) === no.ALLOWED) question.add(pick.choice(pick.MOVE_FIELD))
  if (s.active === GRAY && s.fleetMoved[0] === 0) {
    const { start, area } = s.content.sea
    for (let i = start[s.fleet[0]]; i < start[s.fleet[0] + 1]; i++) question.add(pick.choice(pick.MOVE_FLEET, area[i]))
  }
  const base = s.content.baseOf[s.active]
  const frontline = s.content.frontlineOf[s.active]
  if (whyNotTakeSupplies(s, base) === no.ALLOWED) question.add(pick.choice(pick.TAKE_SUPPLIES, base))
  if (frontline !== NONE && whyNotTakeSupplies(s, frontline) === no.ALLOWED)
    question.add(pick.choice(pick.TAKE_SUPPLIES, frontline))
  if (whyNotTransport(s) === no.ALLOWED) question.add(pick.choice(pick.TRANSPORT))
  if (whyNotTakeTransport(s) === no.ALLOWED) question.add(pick.choice(pick.TAKE_TRANSPORT))
}

function askBonus(s: State, question: { add(choice: number): void }): void {
  for (const card of s.content.holdable) {
    if (s.pursuitPlace[card] !== HELD || whyNotPlayHeld(s, card) !== no.ALLOWED) continue
    if (s.content.pursuitType[card] === RECON) {
      for (const what of lookTargets(s)) question.add(pick.choice(pick.PLAY_RECON, card, what))
    } else question.add(pick.choice(pick.PLAY_AUXILIARIES, card))
  }
  if (s.settings[BASIC_GAME] === 1) return
  if (whyNoAirSupport(s) === no.ALLOWED) for (const what of lookTargets(s)) question.add(pick.choice(pick.AIR_SUPPORT, what))
  askOkhRow(s, question)
  for (let card = 0; card < s.content.okhCount; card++) {
    if (s.okhPlace[card] !== OKH_HELD + s.active || whyNotPlayOkh(s, card) !== no.ALLOWED) continue
    if (card === STUKAGESCHWADER && !stukaGivesBack(s)) {
      for (const what of lookTargets(s)) question.add(pick.choice(pick.PLAY_STUKA, card, what))
    } else question.add(pick.choice(pick.PLAY_OKH, card))
  }
}

function doCore(s: State, verb: number, a: number): void {
  switch (verb) {
    case pick.MOVE_ARMORED:
      activate(s, a)
      break
    case pick.MOVE_FIELD:
      s.agenda.push(step.FIELD_ARMIES)
      break
    case pick.MOVE_FLEET:
      s.fleet[0] = a
      s.fleetMoved[0] = 1
      s.tell?.({ type: 'fleet-moved', area: s.content.areaIds[a] })
      resolveEncirclement(s)
      break
    case pick.TAKE_SUPPLIES:
      s.agenda.push(step.TAKE_SUPPLIES, a)
      break
    case pick.TRANSPORT:
      s.agenda.push(step.TRANSPORT)
      break
    default:
      s.agenda.push(step.TAKE_TRANSPORT)
  }
}

function doBonus(s: State, verb: number, a: number, b: number): void {
  switch (verb) {
    case pick.AIR_SUPPORT:
      placeAirSupport(s, a)
      break
    case pick.PLAY_AUXILIARIES:
      s.pursuitPlace[a] = DISCARDED
      s.tell?.({ type: 'card-played', seat: SEAT_NAMES[s.active], card: s.content.pursuitNumber[a] })
      addAction(s, s.active)
      break
    case pick.PLAY_RECON:
      s.pursuitPlace[a] = DISCARDED
      s.tell?.({ type: 'card-played', seat: SEAT_NAMES[s.active], card: s.content.pursuitNumber[a] })
      look(s, b)
      break
    case pick.TAKE_OKH:
      takeOkh(s, a)
      break
    case pick.PLAY_STUKA:
      takeFromHand(s, a)
      s.airFree[s.active] = s.settings[STUKA] === FIRST ? 1 : 0
      placeAirSupport(s, b)
      break
    default:
      takeFromHand(s, a)
      if (a === STUKAGESCHWADER) s.air[s.active] = AIR_READY
      else if (a === WOLFSSCHANZE) s.agenda.push(step.MEDAL, a + MEDAL_BY_OKH, NONE, NONE)
      else s.agenda.push(step.OKH_TARGET, a)
  }
}

/** [2024:6] After the actions: railhead, Soviet reaction, the next player. */
function endTurn(s: State): void {
  s.agenda.pop()
  s.attacked.fill(0)
  s.agenda.push(step.NEXT_TURN)
  s.agenda.push(step.REACTION)
  s.agenda.push(step.RAILHEAD)
}

/** [2024:8.1] Field armies move one after the other; not all of them need to. */
export const fieldArmies: step.Step = {
  name: 'field-armies',
  kind: 'army',
  rules: ['8.1', '7'],
  seat: (s) => s.active,
  run(s) {
    for (let army = 0; army < s.armyArea.length; army++) if (whyNotMoveFieldArmy(s, army) === no.ALLOWED) return false
    s.agenda.pop()
    return true
  },
  ask(s, question) {
    for (let army = 0; army < s.armyArea.length; army++) {
      if (whyNotMoveFieldArmy(s, army) === no.ALLOWED) question.add(pick.choice(pick.ARMY, army))
    }
    question.add(pick.choice(pick.DONE))
    askOkhRow(s, question)
  },
  answer(s, choice) {
    const verb = pick.verbOf(choice)
    if (verb === pick.DONE) s.agenda.pop()
    else if (verb === pick.TAKE_OKH) takeOkh(s, pick.firstOf(choice))
    else activate(s, pick.firstOf(choice))
  },
}
