import { SEAT_NAMES } from '../constants.ts'
import * as no from '../reasons.ts'
import { AIR_MARKER, FIRST } from '../settings.ts'
import { AIR_READY, AIR_SPENT, type State } from '../state.ts'
import { codeOf, firstOf, secondOf } from './code.ts'
import { STEP } from './frames.ts'
import { asks } from './step.ts'

/** [2024:8.6] [2021:13] Trucks and trains from the stock onto the Logistics card. */
export const takeTransport = asks<'take-transport'>({
  kind: 'amounts',
  rules: ['8.6', '13'],
  liesOn: ['turn'],

  seat: (s) => s.active,
  about: (s) => ({ most: mostTaken(s), stockTrucks: s.stockTrucks[s.active], stockTrains: s.stockTrains[0] }),

  ask(s, _frame, question) {
    const most = mostTaken(s)
    for (let trucks = 0; trucks <= most; trucks++) {
      for (let trains = 0; trucks + trains <= most; trains++) {
        if (whyNotTakeVehicles(s, trucks, trains) === no.ALLOWED) question.add(codeOf(trucks, trains))
      }
    }
  },
  answer(s, _frame, choice) {
    const trucks = firstOf(choice)
    const trains = secondOf(choice)
    s.trucks[s.active] += trucks
    s.stockTrucks[s.active] -= trucks
    s.trains[s.active] += trains
    s.stockTrains[0] -= trains
    s.agenda.pop()
    s.tell?.({ type: 'transport-taken', seat: SEAT_NAMES[s.active], trucks, trains })
    // [2024:8.6] No trains left after the action: everybody re-organizes before the turn goes on.
    if (s.stockTrains[0] === 0) reorganize(s)
  },
  name: (_s, _frame, choice) => ({ trucks: firstOf(choice), trains: secondOf(choice) }),
  proposal: (_s, _frame, question) => question.choices[0],

  whyNot(s, _frame, attempt) {
    if (attempt.trucks === undefined && attempt.trains === undefined) return undefined
    const trucks = Number(attempt.trucks ?? 0)
    const trains = Number(attempt.trains ?? 0)
    return trucks >= 0 && trains >= 0 ? whyNotTakeVehicles(s, trucks, trains) : no.UNKNOWN_ATTEMPT
  },
})

/** [2024:8.6] [2021:13] How many transports may still be taken, by the Take and the Possess row of the Logistics card. */
export function mostTaken(s: State): number {
  const level = s.level[0] - 1
  const room = s.content.logisticsPossess[level] - s.trucks[s.active] - s.trains[s.active]
  return Math.max(0, Math.min(s.content.logisticsTake[level], room))
}

function whyNotTakeVehicles(s: State, trucks: number, trains: number): no.Why {
  const level = s.level[0] - 1
  if (trucks + trains === 0) return s.stockTrains[0] === 0 ? no.ALLOWED : no.NOTHING_TAKEN
  if (trucks > s.stockTrucks[s.active] || trains > s.stockTrains[0]) return no.NOT_IN_TRANSPORT_STOCK
  if (trucks + trains > s.content.logisticsTake[level]) return no.TAKE_LIMIT
  return trucks + trains > mostTaken(s) ? no.POSSESS_LIMIT : no.ALLOWED
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
  s.agenda.push(STEP['feed-army'])
}

/** [2024:8.7] HQ and spent air support are ready again; [2021:15] markers still on a deck come back too. */
function refreshMarkers(s: State): void {
  for (let seat = 0; seat < s.air.length; seat++) {
    s.hqReady[seat] = 1
    if (s.air[seat] !== AIR_SPENT && s.settings[AIR_MARKER] === FIRST) continue
    s.air[seat] = AIR_READY
    s.airFree[seat] = 0
    s.airArea[seat] = 0
  }
}
