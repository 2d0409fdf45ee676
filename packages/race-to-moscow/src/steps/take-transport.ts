import * as pick from '../choices.ts'
import { AXIS_SEATS, FOOD, NONE, SEAT_NAMES } from '../constants.ts'
import * as no from '../reasons.ts'
import { areaToStock, inArea, onCard, spend } from '../rules/supply.ts'
import { AIR_MARKER, FIRST } from '../settings.ts'
import { AIR_READY, AIR_SPENT, HALTED, type State } from '../state.ts'
import * as step from './step.ts'

/** [2024:8.6] [2021:13] How many transports may still be taken, by the Take and the Possess row of the Logistics card. */
function mostTaken(s: State): number {
  const level = s.level[0] - 1
  const room = s.content.logisticsPossess[level] - s.trucks[s.active] - s.trains[s.active]
  return Math.max(0, Math.min(s.content.logisticsTake[level], room))
}

/** With no train in the stock the action may be taken for nothing but the re-organization that follows [2024:8.6]. */
export function whyNotTakeTransport(s: State): number {
  if (s.actionsLeft[0] === 0) return no.NO_ACTIONS_LEFT
  return mostTaken(s) === 0 && s.stockTrains[0] > 0 ? no.POSSESS_LIMIT : no.ALLOWED
}

export function whyNotTakeVehicles(s: State, trucks: number, trains: number): number {
  const level = s.level[0] - 1
  if (trucks + trains === 0) return s.stockTrains[0] === 0 ? no.ALLOWED : no.NOTHING_TAKEN
  if (trucks > s.stockTrucks[s.active] || trains > s.stockTrains[0]) return no.NOT_IN_TRANSPORT_STOCK
  if (trucks + trains > s.content.logisticsTake[level]) return no.TAKE_LIMIT
  return trucks + trains > mostTaken(s) ? no.POSSESS_LIMIT : no.ALLOWED
}

export const takeTransport: step.Step = {
  name: 'take-transport',
  kind: 'amounts',
  rules: ['8.6', '13'],
  seat: (s) => s.active,
  about: (s) => ({ most: mostTaken(s), stockTrucks: s.stockTrucks[s.active], stockTrains: s.stockTrains[0] }),
  ask(s, question) {
    const most = mostTaken(s)
    for (let trucks = 0; trucks <= most; trucks++) {
      for (let trains = 0; trucks + trains <= most; trains++) {
        if (whyNotTakeVehicles(s, trucks, trains) === no.ALLOWED) question.add(pick.choice(pick.VEHICLES, trucks, trains))
      }
    }
  },
  answer(s, choice) {
    const trucks = pick.firstOf(choice)
    const trains = pick.secondOf(choice)
    s.trucks[s.active] += trucks
    s.stockTrucks[s.active] -= trucks
    s.trains[s.active] += trains
    s.stockTrains[0] -= trains
    s.agenda.pop()
    s.tell?.({ type: 'transport-taken', seat: SEAT_NAMES[s.active], trucks, trains })
    // [2024:8.6] No trains left after the action: everybody re-organizes before the turn goes on.
    if (s.stockTrains[0] === 0) reorganize(s)
  },
}

/** [2024:8.7] [2021:14] Theatre Re-organization, for all players. */
function reorganize(s: State): void {
  const first = s.level[0] === 1
  s.level[0] = 2
  for (let line = 0; line < s.lineTrain.length; line++) {
    if (s.lineTrain[line] !== 0) s.stockTrains[0]++
    if (s.lineTruck[line] !== 0) s.stockTrucks[s.lineTruck[line] - 1]++
    s.lineTrain[line] = 0
    s.lineTruck[line] = 0
  }
  s.stockTrains[0] += s.reserveTrains[0]
  s.reserveTrains[0] = 0
  s.tell?.({ type: 'reorganization', first })
  refreshMarkers(s)
  s.agenda.push(step.FEED, 0)
}

/** [2024:8.7] HQ and spent air support are ready again; [2021:15] markers still on a deck come back too. */
function refreshMarkers(s: State): void {
  for (let seat = 0; seat < AXIS_SEATS; seat++) {
    s.hqReady[seat] = 1
    if (s.air[seat] !== AIR_SPENT && s.settings[AIR_MARKER] === FIRST) continue
    s.air[seat] = AIR_READY
    s.airFree[seat] = 0
    s.airArea[seat] = 0
  }
}

/** [2024:8.7] [2021:14] Each army eats 1 food, from its card or its area as its owner likes; who has none is halted. Byte 0: the next army. */
export const feed: step.Step = {
  name: 'feed-army',
  kind: 'yes-no',
  rules: ['8.7', '14'],
  seat: (s) => s.content.armySeat[s.agenda.get(0)],
  about: (s) => ({ army: s.content.armyIds[s.agenda.get(0)], area: s.content.areaIds[s.armyArea[s.agenda.get(0)]] }),
  run(s) {
    for (let army = s.agenda.get(0); army < s.armyArea.length; army++) {
      s.agenda.set(0, army)
      if (s.armyArea[army] === NONE || s.armyFlags[army] & HALTED) continue
      const card = onCard(s, army, FOOD) > 0
      const area = inArea(s, s.armyArea[army], FOOD) > 0
      if (card && area) return false
      if (card) eat(s, army, true)
      else if (area) eat(s, army, false)
      else halt(s, army)
    }
    s.agenda.pop()
    return true
  },
  ask(_s, question) {
    question.add(pick.choice(pick.FEED_FROM_CARD))
    question.add(pick.choice(pick.FEED_FROM_AREA))
  },
  answer(s, choice) {
    const army = s.agenda.get(0)
    eat(s, army, pick.verbOf(choice) === pick.FEED_FROM_CARD)
    s.agenda.set(0, army + 1)
  },
}

function eat(s: State, army: number, fromCard: boolean): void {
  if (fromCard) spend(s, army, FOOD)
  else areaToStock(s, s.armyArea[army], FOOD, 1)
  s.tell?.({ type: 'army-fed', army: s.content.armyIds[army], area: s.content.areaIds[s.armyArea[army]], lifted: false })
}

function halt(s: State, army: number): void {
  s.armyFlags[army] |= HALTED
  s.tell?.({ type: 'army-halted', army: s.content.armyIds[army], area: s.content.areaIds[s.armyArea[army]] })
}
