import * as pick from '../choices.ts'
import { AMMO, FOOD, FUEL, SEAT_NAMES, TAKE_AT_FRONTLINE_BASE, TAKE_AT_MAIN_BASE } from '../constants.ts'
import * as no from '../reasons.ts'
import { controls } from '../rules/map.ts'
import { areaToStock, inArea, limitOf, namedAmounts, stockToArea, totalInArea } from '../rules/supply.ts'
import type { State } from '../state.ts'
import * as step from './step.ts'

/** [2024:8.4] [2021:12] Take Supplies: at the Main Supply Base, or for brown once a turn at the Frontline Supply Base. */
export function whyNotTakeSupplies(s: State, area: number): number {
  const { baseOwner, frontlineOwner } = s.content
  if (baseOwner[area] !== s.active + 1 && frontlineOwner[area] !== s.active + 1) return no.NOT_A_SUPPLY_BASE
  if (s.actionsLeft[0] === 0) return no.NO_ACTIONS_LEFT
  if (!controls(s, s.active, area)) return no.AREA_NOT_CONTROLLED
  if (frontlineOwner[area] === s.active + 1 && s.frontlineTaken[0] === 1) return no.FRONTLINE_BASE_USED
  return s.stock[FUEL] + s.stock[AMMO] + s.stock[FOOD] === 0 ? no.STOCK_EMPTY : no.ALLOWED
}

const mostAt = (s: State, area: number): number => (s.content.baseOwner[area] !== 0 ? TAKE_AT_MAIN_BASE : TAKE_AT_FRONTLINE_BASE)

export function whyNotTake(s: State, area: number, fuel: number, ammo: number, food: number): number {
  if (fuel + ammo + food > mostAt(s, area)) return no.TOO_MANY_SUPPLIES
  if (fuel + ammo + food === 0) return no.NOTHING_TAKEN
  if (fuel > s.stock[FUEL] || ammo > s.stock[AMMO] || food > s.stock[FOOD]) return no.NOT_THAT_MUCH_IN_STOCK
  return no.ALLOWED
}

export const takeSupplies: step.Step = {
  name: 'take-supplies',
  kind: 'amounts',
  rules: ['8.4', '12'],
  seat: (s) => s.active,
  about: (s) => ({
    area: s.content.areaIds[s.agenda.get(0)],
    most: mostAt(s, s.agenda.get(0)),
    room: Math.max(0, limitOf(s, s.agenda.get(0)) - totalInArea(s, s.agenda.get(0))),
    stock: namedAmounts(s.stock[FUEL], s.stock[AMMO], s.stock[FOOD]),
  }),
  ask(s, question) {
    pick.addAmounts(question, s.stock[FUEL], s.stock[AMMO], s.stock[FOOD], 1, mostAt(s, s.agenda.get(0)))
  },
  answer(s, choice) {
    const area = s.agenda.get(0)
    s.agenda.pop()
    if (s.content.frontlineOwner[area] !== 0) s.frontlineTaken[0] = 1
    s.tell?.({
      type: 'supplies-taken',
      seat: SEAT_NAMES[s.active],
      area: s.content.areaIds[area],
      ...namedAmounts(pick.fuelOf(choice), pick.ammoOf(choice), pick.foodOf(choice)),
    })
    stockToArea(s, FUEL, area, pick.fuelOf(choice))
    stockToArea(s, AMMO, area, pick.ammoOf(choice))
    stockToArea(s, FOOD, area, pick.foodOf(choice))
    s.agenda.push(step.TRIM, area)
  },
}

const excess = (s: State, area: number): number => Math.max(0, totalInArea(s, area) - limitOf(s, area))

/** Why exactly these supplies may not be what is removed. */
export function whyNotTrim(s: State, area: number, fuel: number, ammo: number, food: number): number {
  if (fuel + ammo + food !== excess(s, area)) return no.WRONG_EXCESS
  const there = fuel <= inArea(s, area, FUEL) && ammo <= inArea(s, area, AMMO) && food <= inArea(s, area, FOOD)
  return there ? no.ALLOWED : no.NOT_THAT_MUCH_THERE
}

/** [2024:8.4] [2021:12] More than the limit: the player says what goes back to the stock. */
export const trim: step.Step = {
  name: 'remove-excess',
  kind: 'amounts',
  rules: ['8.4', '12'],
  seat: (s) => s.active,
  about: (s) => ({
    area: s.content.areaIds[s.agenda.get(0)],
    excess: excess(s, s.agenda.get(0)),
    limit: limitOf(s, s.agenda.get(0)),
    there: namedAmounts(inArea(s, s.agenda.get(0), FUEL), inArea(s, s.agenda.get(0), AMMO), inArea(s, s.agenda.get(0), FOOD)),
  }),
  run(s) {
    if (excess(s, s.agenda.get(0)) > 0) return false
    s.agenda.pop()
    return true
  },
  ask(s, question) {
    const area = s.agenda.get(0)
    const over = excess(s, area)
    pick.addAmounts(question, inArea(s, area, FUEL), inArea(s, area, AMMO), inArea(s, area, FOOD), over, over)
  },
  answer(s, choice) {
    const area = s.agenda.get(0)
    areaToStock(s, area, FUEL, pick.fuelOf(choice))
    areaToStock(s, area, AMMO, pick.ammoOf(choice))
    areaToStock(s, area, FOOD, pick.foodOf(choice))
    s.agenda.pop()
    s.tell?.({
      type: 'supplies-removed',
      area: s.content.areaIds[area],
      ...namedAmounts(pick.fuelOf(choice), pick.ammoOf(choice), pick.foodOf(choice)),
    })
  },
}
