import { AMMO, FOOD, FUEL, NONE } from '../constants.ts'
import type { Kind } from '../ids.ts'
import { addAmounts, ammoIn, amountsThere, cheapest, foodIn, fuelIn, nameAmounts, onAmounts } from '../parts/amounts.ts'
import * as no from '../reasons.ts'
import { armyAt, controls, lineBetween, lineOpenTo } from '../rules/map.ts'
import { areaToArea, inArea, totalInArea } from '../rules/supply.ts'
import { capacityOf, roomIn, TRAIN } from '../rules/transport.ts'
import { HALTED, type State } from '../state.ts'
import { asks, type Frame } from './step.ts'

/** [2024:8.5] [2021:11] What a truck or a train carries that has just been placed. */
export const cargo = asks<'cargo'>({
  kind: 'amounts',
  rules: ['8.5', '11'],
  liesOn: ['transport'],
  fillsIn: true,

  seat: (s) => s.active,
  about: (s, { vehicle, from, to }) => ({
    vehicle: vehicle === TRAIN ? 'train' : 'truck',
    from: s.content.areaIds[from],
    area: s.content.areaIds[to],
    most: capacityOf(s, vehicle),
    there: amountsThere(s, from),
  }),

  ask(s, { vehicle, from, to }, question) {
    const most = Math.min(capacityOf(s, vehicle), roomIn(s, to))
    addAmounts(question, inArea(s, from, FUEL), inArea(s, from, AMMO), inArea(s, from, FOOD), 1, most)
  },
  answer(s, { from, to }, choice) {
    s.agenda.pop()
    s.tell?.({ type: 'supplies-moved', from: s.content.areaIds[from], area: s.content.areaIds[to], ...nameAmounts(choice) })
    areaToArea(s, FUEL, from, to, fuelIn(choice))
    areaToArea(s, AMMO, from, to, ammoIn(choice))
    areaToArea(s, FOOD, from, to, foodIn(choice))
  },
  name: (_s, _frame, choice) => nameAmounts(choice),
  /** As much as it takes, in the shares that lie there; with food where a halted army waits for it. */
  proposal(s, { from, to }, question) {
    const army = armyAt(s, to)
    const waits = army !== NONE && (s.armyFlags[army] & HALTED) !== 0
    const all = totalInArea(s, from)
    return cheapest(question, (fuel, ammo, food) => {
      const size = fuel + ammo + food
      // Away from the shares that lie there, which are those of `all`.
      const away = (kind: Kind, amount: number): number => Math.abs(amount * all - inArea(s, from, kind) * size)
      return [-size, Number(waits && food === 0), away(FUEL, fuel) + away(AMMO, ammo) + away(FOOD, food)]
    })
  },

  whyNot: (s, frame, attempt) => onAmounts(attempt, (fuel, ammo, food) => whyNotCargo(s, frame, fuel, ammo, food)),

  misfit(s, { from, to }) {
    const line = lineBetween(s, from, to)
    if (line === NONE) return ['to', 'no line joins these areas']
    if (!lineOpenTo(s, s.active, line)) return "the line must be of the player's colour"
    const isHeld = controls(s, s.active, from) && controls(s, s.active, to)
    return isHeld ? undefined : 'both areas must be controlled by the player'
  },
})

/** Why these amounts may not be the cargo. */
function whyNotCargo(s: State, { vehicle, from, to }: Frame<'cargo'>, fuel: number, ammo: number, food: number): no.Why {
  const total = fuel + ammo + food
  if (total === 0) return no.EMPTY_CARGO
  if (total > capacityOf(s, vehicle)) return no.CARGO_LIMIT
  if (fuel > inArea(s, from, FUEL) || ammo > inArea(s, from, AMMO) || food > inArea(s, from, FOOD)) return no.NOT_THAT_MUCH_THERE
  return total > roomIn(s, to) ? no.AREA_LIMIT_EXCEEDED : no.ALLOWED
}
