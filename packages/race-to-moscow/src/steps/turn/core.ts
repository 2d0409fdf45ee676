import { AMMO, FOOD, FUEL, GRAY, NONE } from '../../constants.ts'
import type { AreaId, ArmyId } from '../../ids.ts'
import { areaIn, armyIn } from '../../parts/attempts.ts'
import * as no from '../../reasons.ts'
import { resolveEncirclement } from '../../rules/encirclement.ts'
import { activate, whyNotActivate } from '../../rules/movement.ts'
import type { State } from '../../state.ts'
import { code, firstOf } from '../code.ts'
import { STEP } from '../frames.ts'
import { mostTaken } from '../take-transport.ts'
import type { TurnAction } from './action.ts'

/** [2024:8] The core actions. Each costs one of the two that a turn has [2024:7]. */

/** [2024:8.2] Move one Armored Army. */
export const moveArmored: TurnAction = {
  list(s, question, verb) {
    const armies = s.content.armiesOf[s.active]
    for (let i = 0; i < armies.length; i++) {
      if (whyNotMoveArmored(s, armies[i]) === no.ALLOWED) question.add(code(verb, armies[i]))
    }
  },
  take: (s, choice) => activate(s, firstOf(choice)),
  name: (s, choice) => ({ action: 'move-armored', army: s.content.armyIds[firstOf(choice)] }),
  whyNot: (s, attempt) => (attempt.army === undefined ? no.SAY_WHICH_ARMY : whyNotMoveArmored(s, armyIn(s, attempt.army))),
}

export function whyNotMoveArmored(s: State, army: ArmyId): no.Why {
  if (s.content.armySeat[army] !== s.active) return no.NOT_YOUR_ARMY
  if (s.content.armyArmored[army] === 0) return no.NOT_AN_ARMORED_ARMY
  return s.actionsLeft[0] === 0 ? no.NO_ACTIONS_LEFT : whyNotActivate(s, s.active, army)
}

/** [2024:8.1] Move all Field Armies. */
export const moveField: TurnAction = {
  list(s, question, verb) {
    if (whyNotMoveField(s) === no.ALLOWED) question.add(code(verb))
  },
  take(s) {
    s.agenda.push(STEP['field-armies'])
  },
  name: () => ({ action: 'move-field' }),
  whyNot: whyNotMoveField,
}

function whyNotMoveField(s: State): no.Why {
  if (s.actionsLeft[0] === 0) return no.NO_ACTIONS_LEFT
  const armies = s.content.armiesOf[s.active]
  for (let i = 0; i < armies.length; i++) if (whyNotMoveFieldArmy(s, armies[i]) === no.ALLOWED) return no.ALLOWED
  return no.NO_ARMY_CAN_MOVE
}

export function whyNotMoveFieldArmy(s: State, army: ArmyId): no.Why {
  if (s.content.armySeat[army] !== s.active) return no.NOT_YOUR_ARMY
  return s.content.armyArmored[army] === 1 ? no.NOT_A_FIELD_ARMY : whyNotActivate(s, s.active, army)
}

/** [2024:8.3] [2021:10] The fleet moves one sea area, once a turn, for gray only. */
export const moveFleet: TurnAction = {
  list(s, question, verb) {
    if (s.active !== GRAY || s.fleetMoved[0] === 1) return
    const { start, area } = s.content.sea
    for (let i = start[s.fleet[0]]; i < start[s.fleet[0] + 1]; i++) question.add(code(verb, area[i]))
  },
  take(s, choice) {
    s.fleet[0] = firstOf(choice)
    s.fleetMoved[0] = 1
    s.tell?.({ type: 'fleet-moved', area: s.content.areaIds[s.fleet[0]] })
    resolveEncirclement(s)
  },
  name: (s, choice) => ({ action: 'move-fleet', to: s.content.areaIds[firstOf(choice)] }),
  whyNot(s, attempt) {
    if (s.active !== GRAY) return no.NO_FLEET
    if (s.actionsLeft[0] === 0) return no.NO_ACTIONS_LEFT
    if (s.fleetMoved[0] === 1) return no.FLEET_HAS_MOVED
    const to = areaIn(s, attempt.to)
    const { start, area } = s.content.sea
    for (let i = start[s.fleet[0]]; i < start[s.fleet[0] + 1]; i++) if (area[i] === to) return no.ALLOWED
    return no.SEA_NOT_ADJACENT
  },
}

/** [2024:8.4] [2021:12] Take Supplies: at the Main Supply Base, or for brown once a turn at the Frontline Supply Base. */
export const takeSupplies: TurnAction = {
  list(s, question, verb) {
    const base = s.content.baseOf[s.active]
    const frontline = s.content.frontlineOf[s.active]
    if (whyNotTakeSupplies(s, base) === no.ALLOWED) question.add(code(verb, base))
    if (frontline !== NONE && whyNotTakeSupplies(s, frontline) === no.ALLOWED) question.add(code(verb, frontline))
  },
  take(s, choice) {
    s.agenda.push(STEP['take-supplies']).area = firstOf(choice)
  },
  name: (s, choice) => ({ action: 'take-supplies', area: s.content.areaIds[firstOf(choice)] }),
  whyNot: (s, attempt) => (attempt.area === undefined ? no.SAY_WHICH_AREA : whyNotTakeSupplies(s, areaIn(s, attempt.area))),
}

function whyNotTakeSupplies(s: State, area: AreaId): no.Why {
  const { baseOwner, frontlineOwner } = s.content
  if (baseOwner[area] !== s.active + 1 && frontlineOwner[area] !== s.active + 1) return no.NOT_A_SUPPLY_BASE
  if (s.actionsLeft[0] === 0) return no.NO_ACTIONS_LEFT
  if (frontlineOwner[area] === s.active + 1 && s.frontlineTaken[0] === 1) return no.FRONTLINE_BASE_USED
  return s.stock[FUEL] + s.stock[AMMO] + s.stock[FOOD] === 0 ? no.STOCK_EMPTY : no.ALLOWED
}

/** [2024:8.5] Transport Supplies. */
export const transport: TurnAction = {
  list(s, question, verb) {
    if (whyNotTransport(s) === no.ALLOWED) question.add(code(verb))
  },
  take(s) {
    s.agenda.push(STEP.transport)
  },
  name: () => ({ action: 'transport' }),
  whyNot: whyNotTransport,
}

function whyNotTransport(s: State): no.Why {
  if (s.actionsLeft[0] === 0) return no.NO_ACTIONS_LEFT
  return s.trucks[s.active] + s.trains[s.active] === 0 ? no.NOTHING_TO_TRANSPORT : no.ALLOWED
}

/** [2024:8.6] Take Transport. */
export const takeTransport: TurnAction = {
  list(s, question, verb) {
    if (whyNotTakeTransport(s) === no.ALLOWED) question.add(code(verb))
  },
  take(s) {
    s.agenda.push(STEP['take-transport'])
  },
  name: () => ({ action: 'take-transport' }),
  whyNot: whyNotTakeTransport,
}

/** With no train in the stock the action may be taken for nothing but the re-organization that follows [2024:8.6]. */
function whyNotTakeTransport(s: State): no.Why {
  if (s.actionsLeft[0] === 0) return no.NO_ACTIONS_LEFT
  return mostTaken(s) === 0 && s.stockTrains[0] > 0 ? no.POSSESS_LIMIT : no.ALLOWED
}
