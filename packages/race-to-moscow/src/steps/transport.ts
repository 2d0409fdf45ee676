import * as pick from '../choices.ts'
import {
  AMMO,
  FOOD,
  FUEL,
  GROSSTRANSPORTRAUM,
  NONE,
  SEAT_NAMES,
  TRAIN_CARGO,
  TRUCK_CARGO,
  TRUCK_CARGO_GROSSTRANSPORTRAUM,
} from '../constants.ts'
import * as no from '../reasons.ts'
import { armyAt, controls, floodOwn, lineOpenTo } from '../rules/map.ts'
import { areaToArea, feedHaltedIn, inArea, limitOf, namedAmounts, totalInArea } from '../rules/supply.ts'
import { ARMY_REDEPLOYMENT, FIRST, HALTED_BY_RAIL, SECOND, TRAIN_CONNECTION, TRANSIT_LIMIT } from '../settings.ts'
import { HALTED, STOWED, type State } from '../state.ts'
import { askOkhRow, takeOkh } from './hq.ts'
import { takeFromHand, whyNotPlayOkh } from './okh.ts'
import * as step from './step.ts'
import { allowStowing, whyNotStow } from './stow.ts'

/** [2024:8.5] [2024:2.4] [2021:11] Transport Supplies: trucks and trains are placed one after the other, each with its cargo. */

/** Bytes of a TRANSPORT frame. */
const TRAINS_ARG = 0
/** Grosstransportraum has been played [2024:9.4]. */
const GROSS_ARG = 1
const TRUCKS_ARG = 2

export const whyNotTransport = (s: State): number => {
  if (s.actionsLeft[0] === 0) return no.NO_ACTIONS_LEFT
  return s.trucks[s.active] + s.trains[s.active] === 0 ? no.NOTHING_TO_TRANSPORT : no.ALLOWED
}

const connected = new Uint8Array(256)

/**
 * Marks the areas from which trains can run: [2024:8.5] a chain of areas with rail, or [2021:11] of controlled areas, to the Main or
 * Frontline Supply Base.
 */
function markConnected(s: State): void {
  const byRail = s.settings[TRAIN_CONNECTION] === FIRST
  const through = byRail ? s.rail : s.control
  const wanted = byRail ? 1 : s.active + 1
  connected.fill(0)
  floodOwn(s, s.active, s.content.baseOf[s.active], through, wanted, connected)
  floodOwn(s, s.active, s.content.frontlineOf[s.active], through, wanted, connected)
}

/** Why no more of the vehicle may be placed in this action [2024:8.5]. The extra truck of Grosstransportraum is one above the limit. */
function whyNotVehicle(s: State, byTrain: boolean): number {
  const limit = s.content.logisticsPlace[s.level[0] - 1]
  const trains = s.agenda.get(TRAINS_ARG)
  const placed = trains + s.agenda.get(TRUCKS_ARG)
  if (placed >= limit + s.agenda.get(GROSS_ARG)) return no.PLACE_LIMIT
  if (byTrain && trains >= limit) return no.ONE_MORE_TRUCK
  if (byTrain) return s.trains[s.active] === 0 ? no.NO_TRAIN : no.ALLOWED
  return s.trucks[s.active] === 0 ? no.NO_TRUCK : no.ALLOWED
}

/** Why the line takes no such vehicle. `connected` is marked. */
function whyNotLine(s: State, line: number, from: number, to: number, byTrain: boolean): number {
  if (!lineOpenTo(s, s.active, line)) return no.LINE_NOT_YOUR_COLOUR
  if (!controls(s, s.active, from) || !controls(s, s.active, to)) return no.AREA_NOT_CONTROLLED
  if (!byTrain) return s.lineTruck[line] === 0 ? no.ALLOWED : no.LINE_HAS_TRUCK
  if (s.rail[from] === 0 || s.rail[to] === 0) return no.NO_RAIL
  if (connected[from] === 0 || connected[to] === 0) return no.NOT_CONNECTED_TO_BASE
  return s.lineTrain[line] === 0 ? no.ALLOWED : no.LINE_HAS_TRAIN
}

/** Why there is nothing to carry from one area to the other. */
function whyNoCargo(s: State, from: number, to: number): number {
  if (totalInArea(s, from) === 0) return no.NO_SUPPLIES_THERE
  return roomIn(s, to) === 0 ? no.AREA_LIMIT_EXCEEDED : no.ALLOWED
}

/** [2024:8.5] The limit holds at every moment; [2021:12] there the excess goes when the action is over. */
const roomIn = (s: State, area: number): number =>
  s.settings[TRANSIT_LIMIT] === FIRST ? Math.max(0, limitOf(s, area) - totalInArea(s, area)) : TRAIN_CARGO

/** [2024:13.1] [2021:19.1] A train carries a field army instead of supplies. */
function whyNotRedeploy(s: State, from: number, to: number, byTrain: boolean): number {
  if (s.settings[ARMY_REDEPLOYMENT] === 0) return no.REDEPLOYMENT_NOT_USED
  if (!byTrain) return no.ONLY_TRAINS_CARRY_ARMIES
  const army = armyAt(s, from)
  if (army === NONE || s.content.armySeat[army] !== s.active) return no.NO_SUCH_ARMY
  if (s.content.armyArmored[army] === 1) return no.ONLY_FIELD_ARMIES_BY_RAIL
  // [2021:14] A halted army cannot be moved; [2024:8.7] it cannot take a Move action, and this is none.
  if (s.armyFlags[army] & HALTED && s.settings[HALTED_BY_RAIL] === SECOND) return no.ARMY_HALTED
  return armyAt(s, to) === NONE ? no.ALLOWED : no.AREA_OCCUPIED
}

/** Why the placement is not allowed: all of it, for one attempt. */
export function whyNotPlace(s: State, line: number, how: number): number {
  const byTrain = (how & pick.BY_TRAIN) !== 0
  const [from, to] = endsOf(s, line, how)
  const redeployment = how & pick.WITH_ARMY ? whyNotRedeploy(s, from, to, byTrain) : no.ALLOWED
  if (redeployment !== no.ALLOWED) return redeployment
  markConnected(s)
  const onLine = whyNotLine(s, line, from, to, byTrain)
  if (onLine !== no.ALLOWED) return onLine
  const vehicle = whyNotVehicle(s, byTrain)
  if (vehicle !== no.ALLOWED) return vehicle
  return how & pick.WITH_ARMY ? no.ALLOWED : whyNoCargo(s, from, to)
}

/** [2024:8.5] [2021:11] Why nothing is carried from the area, whatever the vehicle and wherever to. */
export function whyNotCarryFrom(s: State, area: number): number {
  if (area >= s.content.landCount) return no.NOT_ASKED_NOW
  if (!controls(s, s.active, area)) return no.AREA_NOT_CONTROLLED
  const train = whyNotVehicle(s, true)
  if (train !== no.ALLOWED && whyNotVehicle(s, false) !== no.ALLOWED) return train
  return totalInArea(s, area) === 0 ? no.NO_SUPPLIES_THERE : no.NO_LINE_OUT
}

function endsOf(s: State, line: number, how: number): [number, number] {
  const a = s.content.lineA[line]
  const b = s.content.lineB[line]
  return how & pick.BACKWARDS ? [b, a] : [a, b]
}

export const transport: step.Step = {
  name: 'transport',
  kind: 'line',
  rules: ['8.5', '11'],
  seat: (s) => s.active,
  about: (s) => ({
    placed: s.agenda.get(TRAINS_ARG) + s.agenda.get(TRUCKS_ARG),
    limit: s.content.logisticsPlace[s.level[0] - 1] + s.agenda.get(GROSS_ARG),
    trucks: s.trucks[s.active],
    trains: s.trains[s.active],
  }),
  ask(s, question) {
    const { landCount, land, lineA } = s.content
    const trucks = whyNotVehicle(s, false) === no.ALLOWED
    const trains = whyNotVehicle(s, true) === no.ALLOWED
    if (trains) markConnected(s)
    for (let from = 0; from < landCount; from++) {
      if (s.control[from] !== s.active + 1) continue
      const loaded = totalInArea(s, from) > 0
      if (!loaded && s.settings[ARMY_REDEPLOYMENT] === 0) continue
      for (let i = land.start[from]; i < land.start[from + 1]; i++) {
        const to = land.area[i]
        const line = land.line[i]
        const direction = lineA[line] === from ? 0 : pick.BACKWARDS
        const cargo = loaded && whyNoCargo(s, from, to) === no.ALLOWED
        if (trucks && cargo && whyNotLine(s, line, from, to, false) === no.ALLOWED) {
          question.add(pick.choice(pick.PLACE, line, direction))
        }
        if (!trains || whyNotLine(s, line, from, to, true) !== no.ALLOWED) continue
        if (cargo) question.add(pick.choice(pick.PLACE, line, direction | pick.BY_TRAIN))
        if (whyNotRedeploy(s, from, to, true) === no.ALLOWED) {
          question.add(pick.choice(pick.PLACE, line, direction | pick.BY_TRAIN | pick.WITH_ARMY))
        }
      }
    }
    question.add(pick.choice(pick.DONE))
    if (whyNotPlayOkh(s, GROSSTRANSPORTRAUM) === no.ALLOWED) question.add(pick.choice(pick.PLAY_OKH, GROSSTRANSPORTRAUM))
    askOkhRow(s, question)
    for (let army = 0; army < s.armyArea.length; army++) {
      if (s.armyArea[army] !== NONE && whyNotStow(s, army) === no.ALLOWED) question.add(pick.choice(pick.STOW, army))
    }
  },
  answer(s, choice) {
    const a = pick.firstOf(choice)
    switch (pick.verbOf(choice)) {
      case pick.STOW:
        s.agenda.push(step.STOW, a)
        break
      case pick.TAKE_OKH:
        takeOkh(s, a)
        break
      case pick.PLAY_OKH:
        takeFromHand(s, a)
        s.agenda.set(GROSS_ARG, 1)
        break
      case pick.PLACE:
        place(s, a, pick.secondOf(choice))
        break
      default:
        finish(s)
    }
  },
}

function place(s: State, line: number, how: number): void {
  const byTrain = (how & pick.BY_TRAIN) !== 0
  const [from, to] = endsOf(s, line, how)
  if (byTrain) {
    s.trains[s.active]--
    s.lineTrain[line] = s.active + 1
    s.agenda.set(TRAINS_ARG, s.agenda.get(TRAINS_ARG) + 1)
  } else {
    s.trucks[s.active]--
    s.lineTruck[line] = s.active + 1
    s.agenda.set(TRUCKS_ARG, s.agenda.get(TRUCKS_ARG) + 1)
  }
  allowStowing(s)
  s.tell?.({
    type: 'transport-placed',
    seat: SEAT_NAMES[s.active],
    vehicle: byTrain ? 'train' : 'truck',
    from: s.content.areaIds[from],
    area: s.content.areaIds[to],
  })
  if (how & pick.WITH_ARMY) {
    const army = armyAt(s, from)
    s.armyArea[army] = to
    s.armyFlags[army] &= ~STOWED
    s.tell?.({
      type: 'army-redeployed',
      army: s.content.armyIds[army],
      from: s.content.areaIds[from],
      area: s.content.areaIds[to],
    })
    feedHaltedIn(s, to)
  } else s.agenda.push(step.CARGO, line, how)
}

/** [2021:12] The action is over: areas over their limit are trimmed by their owner, where the ruling let them be. */
function finish(s: State): void {
  s.agenda.pop()
  allowStowing(s)
  if (s.settings[TRANSIT_LIMIT] === FIRST) return
  for (let area = 0; area < s.content.landCount; area++) {
    if (controls(s, s.active, area) && totalInArea(s, area) > limitOf(s, area)) s.agenda.push(step.TRIM, area)
  }
}

/** The CARGO frame lies on its TRANSPORT frame. */
function capacity(s: State, how: number): number {
  if (how & pick.BY_TRAIN) return TRAIN_CARGO
  return s.agenda.get(GROSS_ARG, 1) === 1 ? TRUCK_CARGO_GROSSTRANSPORTRAUM : TRUCK_CARGO
}

/** Why these amounts may not be the cargo. */
export function whyNotCargo(s: State, fuel: number, ammo: number, food: number): number {
  const how = s.agenda.get(1)
  const [from, to] = endsOf(s, s.agenda.get(0), how)
  const total = fuel + ammo + food
  if (total === 0) return no.EMPTY_CARGO
  if (total > capacity(s, how)) return no.CARGO_LIMIT
  if (fuel > inArea(s, from, FUEL) || ammo > inArea(s, from, AMMO) || food > inArea(s, from, FOOD)) return no.NOT_THAT_MUCH_THERE
  return total > roomIn(s, to) ? no.AREA_LIMIT_EXCEEDED : no.ALLOWED
}

export const cargo: step.Step = {
  name: 'cargo',
  kind: 'amounts',
  rules: ['8.5', '11'],
  seat: (s) => s.active,
  about(s) {
    const how = s.agenda.get(1)
    const [from, to] = endsOf(s, s.agenda.get(0), how)
    return {
      vehicle: how & pick.BY_TRAIN ? 'train' : 'truck',
      from: s.content.areaIds[from],
      area: s.content.areaIds[to],
      most: capacity(s, how),
      there: namedAmounts(inArea(s, from, FUEL), inArea(s, from, AMMO), inArea(s, from, FOOD)),
    }
  },
  ask(s, question) {
    const how = s.agenda.get(1)
    const [from, to] = endsOf(s, s.agenda.get(0), how)
    const most = Math.min(capacity(s, how), roomIn(s, to))
    pick.addAmounts(question, inArea(s, from, FUEL), inArea(s, from, AMMO), inArea(s, from, FOOD), 1, most)
  },
  answer(s, choice) {
    const [from, to] = endsOf(s, s.agenda.get(0), s.agenda.get(1))
    s.agenda.pop()
    s.tell?.({
      type: 'supplies-moved',
      from: s.content.areaIds[from],
      area: s.content.areaIds[to],
      ...namedAmounts(pick.fuelOf(choice), pick.ammoOf(choice), pick.foodOf(choice)),
    })
    areaToArea(s, FUEL, from, to, pick.fuelOf(choice))
    areaToArea(s, AMMO, from, to, pick.ammoOf(choice))
    areaToArea(s, FOOD, from, to, pick.foodOf(choice))
  },
}
