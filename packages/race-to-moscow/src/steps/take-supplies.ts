import { AMMO, FOOD, FUEL, SEAT_NAMES, TAKE_AT_FRONTLINE_BASE, TAKE_AT_MAIN_BASE } from '../constants.ts'
import type { AreaId } from '../ids.ts'
import { addAmounts, ammoIn, cheapest, foodIn, fuelIn, nameAmounts, onAmounts, unevenness } from '../parts/amounts.ts'
import * as no from '../reasons.ts'
import { limitOf, namedAmounts, stockToArea, totalInArea } from '../rules/supply.ts'
import type { State } from '../state.ts'
import { STEP } from './frames.ts'
import { asks } from './step.ts'

/** [2024:8.4] [2021:12] What is taken from the stock to a supply base. */
export const takeSupplies = asks<'take-supplies'>({
  kind: 'amounts',
  rules: ['8.4', '12'],
  liesOn: ['turn'],

  seat: (s) => s.active,
  about: (s, { area }) => ({
    area: s.content.areaIds[area],
    most: mostAt(s, area),
    room: roomAt(s, area),
    stock: namedAmounts(s.stock[FUEL], s.stock[AMMO], s.stock[FOOD]),
  }),

  ask(s, { area }, question) {
    addAmounts(question, s.stock[FUEL], s.stock[AMMO], s.stock[FOOD], 1, mostAt(s, area))
  },
  answer(s, { area }, choice) {
    s.agenda.pop()
    if (s.content.frontlineOwner[area] !== 0) s.frontlineTaken[0] = 1
    s.tell?.({
      type: 'supplies-taken',
      seat: SEAT_NAMES[s.active],
      area: s.content.areaIds[area],
      ...nameAmounts(choice),
    })
    stockToArea(s, FUEL, area, fuelIn(choice))
    stockToArea(s, AMMO, area, ammoIn(choice))
    stockToArea(s, FOOD, area, foodIn(choice))
    s.agenda.push(STEP['remove-excess']).area = area
  },
  name: (_s, _frame, choice) => nameAmounts(choice),
  /** As much as finds room, evenly mixed; in a full base as much as can be had, to change what lies there. */
  proposal(s, { area }, question) {
    const room = roomAt(s, area) === 0 ? mostAt(s, area) : roomAt(s, area)
    return cheapest(question, (fuel, ammo, food) => {
      const size = fuel + ammo + food
      return [size > room ? size : -size, unevenness(fuel, ammo, food)]
    })
  },

  whyNot: (s, { area }, attempt) => onAmounts(attempt, (fuel, ammo, food) => whyNotTake(s, area, fuel, ammo, food)),

  misfit: (s, { area }) =>
    s.content.baseOwner[area] === s.active + 1 || s.content.frontlineOwner[area] === s.active + 1
      ? undefined
      : ['area', 'the area must be a supply base of the player'],
})

const mostAt = (s: State, area: AreaId): number => (s.content.baseOwner[area] !== 0 ? TAKE_AT_MAIN_BASE : TAKE_AT_FRONTLINE_BASE)
const roomAt = (s: State, area: AreaId): number => limitOf(s, area) - totalInArea(s, area)

function whyNotTake(s: State, area: AreaId, fuel: number, ammo: number, food: number): no.Why {
  if (fuel + ammo + food > mostAt(s, area)) return no.TOO_MANY_SUPPLIES
  if (fuel + ammo + food === 0) return no.NOTHING_TAKEN
  if (fuel > s.stock[FUEL] || ammo > s.stock[AMMO] || food > s.stock[FOOD]) return no.NOT_THAT_MUCH_IN_STOCK
  return no.ALLOWED
}
