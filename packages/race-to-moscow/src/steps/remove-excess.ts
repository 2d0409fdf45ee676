import { AMMO, FOOD, FUEL } from '../constants.ts'
import type { AreaId } from '../ids.ts'
import {
  addAmounts,
  ammoIn,
  amountsThere,
  cheapest,
  foodIn,
  fuelIn,
  nameAmounts,
  onAmounts,
  unevenness,
} from '../parts/amounts.ts'
import * as no from '../reasons.ts'
import { controls } from '../rules/map.ts'
import { areaToStock, inArea, limitOf, totalInArea } from '../rules/supply.ts'
import type { State } from '../state.ts'
import { asks } from './step.ts'

/** [2024:8.4] [2021:12] More than the limit: the player says what goes back to the stock. */
export const removeExcess = asks<'remove-excess'>({
  kind: 'amounts',
  rules: ['8.4', '12'],
  liesOn: ['turn', 'remove-excess'],

  prepare(s, { area }) {
    if (excess(s, area) > 0) return false
    s.agenda.pop()
    return true
  },
  seat: (s) => s.active,
  about: (s, { area }) => ({
    area: s.content.areaIds[area],
    excess: excess(s, area),
    limit: limitOf(s, area),
    there: amountsThere(s, area),
  }),

  ask(s, { area }, question) {
    const over = excess(s, area)
    addAmounts(question, inArea(s, area, FUEL), inArea(s, area, AMMO), inArea(s, area, FOOD), over, over)
  },
  /** Then nothing is left to remove, and the step is over. */
  answer(s, { area }, choice) {
    areaToStock(s, area, FUEL, fuelIn(choice))
    areaToStock(s, area, AMMO, ammoIn(choice))
    areaToStock(s, area, FOOD, foodIn(choice))
    s.tell?.({ type: 'supplies-removed', area: s.content.areaIds[area], ...nameAmounts(choice) })
  },
  name: (_s, _frame, choice) => nameAmounts(choice),
  /** From the largest heaps. */
  proposal: (s, { area }, question) =>
    cheapest(question, (fuel, ammo, food) => [
      unevenness(inArea(s, area, FUEL) - fuel, inArea(s, area, AMMO) - ammo, inArea(s, area, FOOD) - food),
    ]),

  whyNot: (s, { area }, attempt) => onAmounts(attempt, (fuel, ammo, food) => whyNotRemove(s, area, fuel, ammo, food)),

  misfit: (s, { area }) => (controls(s, s.active, area) ? undefined : ['area', 'the area must be controlled by the player']),
})

const excess = (s: State, area: AreaId): number => totalInArea(s, area) - limitOf(s, area)

/** Why exactly these supplies may not be what is removed. */
function whyNotRemove(s: State, area: AreaId, fuel: number, ammo: number, food: number): no.Why {
  if (fuel + ammo + food !== excess(s, area)) return no.WRONG_EXCESS
  const there = fuel <= inArea(s, area, FUEL) && ammo <= inArea(s, area, AMMO) && food <= inArea(s, area, FOOD)
  return there ? no.ALLOWED : no.NOT_THAT_MUCH_THERE
}
