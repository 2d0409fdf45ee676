import type { Question } from '@railhead/table'
import { NONE, SEAT_NAMES } from '../constants.ts'
import type { AreaId, LineId } from '../ids.ts'
import { areaIn, armyIn } from '../parts/attempts.ts'
import { allowLoading, beginLoad, LOAD, listLoads, nameLoad, whyNotLoadIn } from '../parts/load.ts'
import { listOkhCards, namePlayOkh, PLAY_OKH, playOkh, whyNotPlayIn } from '../parts/play-okh.ts'
import { listOkhRow, nameTakeOkh, TAKE_OKH, takeOkh, whyNotTakeIn } from '../parts/take-okh.ts'
import * as no from '../reasons.ts'
import { armyAt, controls, lineBetween } from '../rules/map.ts'
import { feedHaltedIn, limitOf, totalInArea } from '../rules/supply.ts'
import {
  markConnected,
  placeLimit,
  TRAIN,
  TRUCK,
  whyNoCargo,
  whyNotLine,
  whyNotRedeploy,
  whyNotVehicle,
} from '../rules/transport.ts'
import { ARMY_REDEPLOYMENT } from '../settings.ts'
import type { State } from '../state.ts'
import { code, firstOf, secondOf, VERBS, verbOf } from './code.ts'
import { STEP } from './frames.ts'
import { asks } from './step.ts'

const [DONE, PLACE] = VERBS

/** The choice that ends a transport. */
export { DONE }

/** Direction, vehicle and load of a placement, in the second byte; the line is the first. */
const BACKWARDS = 1
const BY_TRAIN = 2
const WITH_ARMY = 4

/** The choice that places a vehicle on the line between two areas. */
export const placing = (s: State, vehicle: number, from: AreaId, to: AreaId): number => {
  const line = lineBetween(s, from, to)
  return code(PLACE, line, (s.content.lineA[line] === from ? 0 : BACKWARDS) | (vehicle === TRAIN ? BY_TRAIN : 0))
}

const fromOf = (s: State, line: LineId, how: number): AreaId => (how & BACKWARDS ? s.content.lineB : s.content.lineA)[line]
const toOf = (s: State, line: LineId, how: number): AreaId => (how & BACKWARDS ? s.content.lineA : s.content.lineB)[line]
const vehicleOf = (how: number): number => (how & BY_TRAIN ? TRAIN : TRUCK)

/**
 * [2024:8.5] [2024:2.4] [2021:11] Transport Supplies: trucks and trains are placed one after the other, each with its cargo. How many have
 * been placed is in the state's `transport`.
 */
export const transport = asks<'transport'>({
  kind: 'line',
  rules: ['8.5', '11'],
  liesOn: ['turn'],

  seat: (s) => s.active,
  about: (s) => ({
    placed: s.transport.trains + s.transport.trucks,
    limit: placeLimit(s),
    trucks: s.trucks[s.active],
    trains: s.trains[s.active],
  }),

  ask(s, _frame, question) {
    listPlacements(s, question)
    question.add(code(DONE))
    listOkhCards(s, question, s.content.okhAt.transport)
    listOkhRow(s, question, 'inside')
    listLoads(s, question)
  },

  answer(s, _frame, choice) {
    switch (verbOf(choice)) {
      case LOAD:
        beginLoad(s, choice)
        break
      case TAKE_OKH:
        takeOkh(s, choice)
        break
      case PLAY_OKH:
        playOkh(s, choice)
        break
      case PLACE:
        place(s, firstOf(choice), secondOf(choice))
        break
      default:
        finish(s)
    }
  },

  name(s, _frame, choice) {
    switch (verbOf(choice)) {
      case LOAD:
        return nameLoad(s, choice)
      case TAKE_OKH:
        return nameTakeOkh(s, choice)
      case PLAY_OKH:
        return namePlayOkh(s, choice)
      case PLACE:
        return namePlaced(s, firstOf(choice), secondOf(choice))
      default:
        return { done: true }
    }
  },
  role: (_s, _frame, choice) => (verbOf(choice) === DONE ? 'stop' : 'go'),

  whyNot(s, _frame, attempt) {
    if (attempt.area !== undefined) return whyNotCarryFrom(s, areaIn(s, attempt.area))
    if (attempt.from === undefined && attempt.to === undefined && attempt.vehicle === undefined) return undefined
    if (attempt.from === undefined || attempt.to === undefined) return no.SAY_WHICH_AREA
    const from = areaIn(s, attempt.from)
    const to = areaIn(s, attempt.to)
    const vehicle = attempt.vehicle === 'train' ? TRAIN : TRUCK
    const withArmy = attempt.army !== undefined
    const line = lineBetween(s, from, to)
    if (line === NONE) return no.NO_LINE
    if (withArmy && armyAt(s, from) !== armyIn(s, attempt.army)) return no.NO_SUCH_ARMY
    return whyNotPlace(s, line, from, to, vehicle, withArmy)
  },
  whyNotAction(s, _frame, attempt) {
    if (attempt.action === 'load') return whyNotLoadIn(s, attempt)
    if (attempt.action === 'take-okh') return whyNotTakeIn(s, attempt, 'inside')
    return attempt.action === 'play-okh' ? whyNotPlayIn(s, attempt, 'transport') : undefined
  },

  misfit(s) {
    const { trains, trucks } = s.transport
    const isTooMany = trains > s.content.logisticsPlace[s.level[0] - 1] || trains + trucks > placeLimit(s)
    return isTooMany ? `no more than ${placeLimit(s)} can have been placed` : undefined
  },
})

/** Every vehicle that may be placed, line by line out of the areas that have something to carry. */
function listPlacements(s: State, question: Question): void {
  const trucks = whyNotVehicle(s, TRUCK) === no.ALLOWED
  const trains = whyNotVehicle(s, TRAIN) === no.ALLOWED
  if (!trucks && !trains) return
  const areas = s.content.enterable[s.active]
  const withArmies = s.settings[ARMY_REDEPLOYMENT] === 1
  if (trains) markConnected(s)
  for (let n = 0; n < areas.length; n++) {
    const from = areas[n]
    if (!controls(s, s.active, from)) continue
    if (totalInArea(s, from) > 0 || withArmies) listPlacementsFrom(s, question, from, trucks, trains)
  }
}

function listPlacementsFrom(s: State, question: Question, from: AreaId, trucks: boolean, trains: boolean): void {
  const { start, area, line: lines } = s.content.roads[s.active]
  for (let i = start[from]; i < start[from + 1]; i++) {
    const to = area[i]
    // Nothing goes there, whatever the vehicle: most neighbours of an area are somebody else's.
    if (!controls(s, s.active, to)) continue
    const line = lines[i]
    const direction = s.content.lineA[line] === from ? 0 : BACKWARDS
    const cargo = whyNoCargo(s, from, to) === no.ALLOWED
    if (trucks && cargo && whyNotLine(s, line, from, to, TRUCK) === no.ALLOWED) question.add(code(PLACE, line, direction))
    if (!trains || whyNotLine(s, line, from, to, TRAIN) !== no.ALLOWED) continue
    if (cargo) question.add(code(PLACE, line, direction | BY_TRAIN))
    if (whyNotRedeploy(s, from, to, TRAIN) === no.ALLOWED) question.add(code(PLACE, line, direction | BY_TRAIN | WITH_ARMY))
  }
}

function namePlaced(s: State, line: LineId, how: number) {
  const from = fromOf(s, line, how)
  const placed = {
    vehicle: how & BY_TRAIN ? 'train' : 'truck',
    from: s.content.areaIds[from],
    to: s.content.areaIds[toOf(s, line, how)],
  } as const
  return how & WITH_ARMY ? { ...placed, army: s.content.armyIds[armyAt(s, from)] } : placed
}

/** Why the placement is not allowed: all of it, for one attempt. */
function whyNotPlace(s: State, line: LineId, from: AreaId, to: AreaId, vehicle: number, withArmy: boolean): no.Why {
  const redeployment = withArmy ? whyNotRedeploy(s, from, to, vehicle) : no.ALLOWED
  if (redeployment !== no.ALLOWED) return redeployment
  markConnected(s)
  const onLine = whyNotLine(s, line, from, to, vehicle)
  if (onLine !== no.ALLOWED) return onLine
  const none = whyNotVehicle(s, vehicle)
  if (none !== no.ALLOWED) return none
  return withArmy ? no.ALLOWED : whyNoCargo(s, from, to)
}

/** [2024:8.5] [2021:11] Why nothing is carried from the area, whatever the vehicle and wherever to. */
function whyNotCarryFrom(s: State, area: AreaId): no.Why {
  if (area >= s.content.landCount) return no.NOT_ASKED_NOW
  if (!controls(s, s.active, area)) return no.AREA_NOT_CONTROLLED
  const train = whyNotVehicle(s, TRAIN)
  if (train !== no.ALLOWED && whyNotVehicle(s, TRUCK) !== no.ALLOWED) return train
  return totalInArea(s, area) === 0 ? no.NO_SUPPLIES_THERE : no.NO_LINE_OUT
}

function place(s: State, line: LineId, how: number): void {
  const vehicle = vehicleOf(how)
  const from = fromOf(s, line, how)
  const to = toOf(s, line, how)
  if (vehicle === TRAIN) {
    s.trains[s.active]--
    s.lineTrain[line] = s.active + 1
    s.transport.trains++
  } else {
    s.trucks[s.active]--
    s.lineTruck[line] = s.active + 1
    s.transport.trucks++
  }
  allowLoading(s)
  s.tell?.({
    type: 'transport-placed',
    seat: SEAT_NAMES[s.active],
    vehicle: vehicle === TRAIN ? 'train' : 'truck',
    from: s.content.areaIds[from],
    area: s.content.areaIds[to],
  })
  if (how & WITH_ARMY) redeploy(s, from, to)
  else {
    const cargo = s.agenda.push(STEP.cargo)
    cargo.vehicle = vehicle
    cargo.from = from
    cargo.to = to
  }
}

/** [2024:13.1] [2021:19.1] */
function redeploy(s: State, from: AreaId, to: AreaId): void {
  const army = armyAt(s, from)
  s.armyArea[army] = to
  s.tell?.({ type: 'army-redeployed', army: s.content.armyIds[army], from: s.content.areaIds[from], area: s.content.areaIds[to] })
  feedHaltedIn(s, to)
}

/** [2021:12] The action is over: areas over their limit, where the ruling let them be, are trimmed by their owner. */
function finish(s: State): void {
  s.agenda.pop()
  s.transport.trains = s.transport.trucks = s.transport.grosstransportraum = 0
  allowLoading(s)
  const areas = s.content.enterable[s.active]
  for (let n = 0; n < areas.length; n++) {
    const area = areas[n]
    if (controls(s, s.active, area) && totalInArea(s, area) > limitOf(s, area)) s.agenda.push(STEP['remove-excess']).area = area
  }
}
