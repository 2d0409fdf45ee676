import { NONE, TRAIN_CARGO, TRUCK_CARGO } from '../constants.ts'
import type { AreaId, LineId } from '../ids.ts'
import * as no from '../reasons.ts'
import { ARMY_REDEPLOYMENT, FIRST, HALTED_BY_RAIL, SECOND, TRAIN_CONNECTION, TRANSIT_LIMIT } from '../settings.ts'
import { HALTED, type State } from '../state.ts'
import { armyAt, controls, floodOwn, lineOpenTo, wipe } from './map.ts'
import { limitOf, totalInArea } from './supply.ts'

/** [2024:8.5] [2024:2.4] [2021:11] What trucks and trains may carry, and where. */

export const TRUCK = 0
export const TRAIN = 1

const connected = new Uint8Array(256)

/**
 * Marks the areas from which trains can run: [2024:8.5] a chain of areas with rail, or [2021:11] of controlled areas, to the Main or
 * Frontline Supply Base.
 */
export function markConnected(s: State): void {
  const byRail = s.settings[TRAIN_CONNECTION] === FIRST
  const through = byRail ? s.rail : s.control
  const wanted = byRail ? 1 : s.active + 1
  wipe(connected, s.content.areaCount)
  floodOwn(s, s.active, s.content.baseOf[s.active], through, wanted, connected)
  floodOwn(s, s.active, s.content.frontlineOf[s.active], through, wanted, connected)
}

/** [2024:8.5] Vehicles that this action may place; Grosstransportraum adds a truck. */
export const placeLimit = (s: State): number =>
  s.content.logisticsPlace[s.level[0] - 1] + s.transport.grosstransportraum * s.content.extraTrucks

/** Why no more of the vehicle may be placed in this action [2024:8.5]. The extra truck of Grosstransportraum is one above the limit. */
export function whyNotVehicle(s: State, vehicle: number): no.Why {
  const { trains, trucks } = s.transport
  if (trains + trucks >= placeLimit(s)) return no.PLACE_LIMIT
  if (vehicle === TRUCK) return s.trucks[s.active] === 0 ? no.NO_TRUCK : no.ALLOWED
  if (trains >= s.content.logisticsPlace[s.level[0] - 1]) return no.ONE_MORE_TRUCK
  return s.trains[s.active] === 0 ? no.NO_TRAIN : no.ALLOWED
}

/** Why the line takes no such vehicle. `markConnected` has been called. */
export function whyNotLine(s: State, line: LineId, from: AreaId, to: AreaId, vehicle: number): no.Why {
  if (!lineOpenTo(s, s.active, line)) return no.LINE_NOT_YOUR_COLOUR
  if (!controls(s, s.active, from) || !controls(s, s.active, to)) return no.AREA_NOT_CONTROLLED
  if (vehicle === TRUCK) return s.lineTruck[line] === 0 ? no.ALLOWED : no.LINE_HAS_TRUCK
  if (s.rail[from] === 0 || s.rail[to] === 0) return no.NO_RAIL
  // What one end is connected to, the other is too.
  if (connected[from] === 0) return no.NOT_CONNECTED_TO_BASE
  return s.lineTrain[line] === 0 ? no.ALLOWED : no.LINE_HAS_TRAIN
}

/** Why there is nothing to carry from one area to the other. */
export function whyNoCargo(s: State, from: AreaId, to: AreaId): no.Why {
  if (totalInArea(s, from) === 0) return no.NO_SUPPLIES_THERE
  return roomIn(s, to) === 0 ? no.AREA_LIMIT_EXCEEDED : no.ALLOWED
}

/** [2024:8.5] The limit holds at every moment; [2021:12] there the excess goes when the action is over. */
export const roomIn = (s: State, area: AreaId): number =>
  s.settings[TRANSIT_LIMIT] === FIRST ? limitOf(s, area) - totalInArea(s, area) : TRAIN_CARGO

/** [2024:13.1] [2021:19.1] A train carries a field army instead of supplies. */
export function whyNotRedeploy(s: State, from: AreaId, to: AreaId, vehicle: number): no.Why {
  if (s.settings[ARMY_REDEPLOYMENT] === 0) return no.REDEPLOYMENT_NOT_USED
  if (vehicle !== TRAIN) return no.ONLY_TRAINS_CARRY_ARMIES
  const army = armyAt(s, from)
  if (army === NONE || s.content.armySeat[army] !== s.active) return no.NO_SUCH_ARMY
  if (s.content.armyArmored[army] === 1) return no.ONLY_FIELD_ARMIES_BY_RAIL
  // [2021:14] A halted army cannot be moved; [2024:8.7] it cannot take a Move action, and this is none.
  if (s.armyFlags[army] & HALTED && s.settings[HALTED_BY_RAIL] === SECOND) return no.ARMY_HALTED
  return armyAt(s, to) === NONE ? no.ALLOWED : no.AREA_OCCUPIED
}

/** [2024:8.5] [2024:9.4] What one vehicle carries at most. */
export function capacityOf(s: State, vehicle: number): number {
  if (vehicle === TRAIN) return TRAIN_CARGO
  return s.transport.grosstransportraum === 1 ? s.content.enlargedCargo : TRUCK_CARGO
}
