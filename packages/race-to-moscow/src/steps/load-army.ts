import { liesOnAgenda } from '@railhead/table/steps'
import { AMMO, CARD_SPACES, FOOD, FUEL } from '../constants.ts'
import type { ArmyId, Kind } from '../ids.ts'
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
import { inArea, limitOf, loadOf, onCard, stow, totalInArea, totalOnCard } from '../rules/supply.ts'
import { STOWED, type State } from '../state.ts'
import { STEP } from './frames.ts'
import { asks } from './step.ts'

/** [2024:8.2] [2021:11] What lies on an army's card afterwards, out of card and area together. */
export const loadArmy = asks<'load-army'>({
  kind: 'amounts',
  rules: ['8.2', '11'],
  liesOn: ['turn', 'move-army', 'transport'],

  seat: (s) => s.active,
  about(s, { army }) {
    const area = s.armyArea[army]
    return {
      army: s.content.armyIds[army],
      area: s.content.areaIds[area],
      card: loadOf(s, army),
      there: amountsThere(s, area),
      spaces: CARD_SPACES,
      limit: limitOf(s, area),
    }
  },

  ask(s, { army }, question) {
    const area = s.armyArea[army]
    addAmounts(
      question,
      onCard(s, army, FUEL) + inArea(s, area, FUEL),
      onCard(s, army, AMMO) + inArea(s, area, AMMO),
      onCard(s, army, FOOD) + inArea(s, area, FOOD),
      totalInArea(s, area) + totalOnCard(s, army) - mostLeft(s, army),
      CARD_SPACES,
    )
  },
  answer(s, { army }, choice) {
    s.agenda.pop()
    s.armyFlags[army] |= STOWED
    stow(s, army, fuelIn(choice), ammoIn(choice), foodIn(choice))
    s.tell?.({
      type: 'army-loaded',
      army: s.content.armyIds[army],
      area: s.content.areaIds[s.armyArea[army]],
      ...nameAmounts(choice),
    })
  },
  name: (_s, _frame, choice) => nameAmounts(choice),
  /** As much as it can carry: what is on the card stays there, and the rest is as even as can be. */
  proposal: (s, { army }, question) =>
    cheapest(question, (fuel, ammo, food) => {
      const given = (kind: Kind, amount: number): number => Math.max(0, onCard(s, army, kind) - amount)
      const lost = given(FUEL, fuel) + given(AMMO, ammo) + given(FOOD, food)
      return [lost - (fuel + ammo + food), unevenness(fuel, ammo, food)]
    }),

  whyNot: (s, { army }, attempt) => onAmounts(attempt, (fuel, ammo, food) => whyNotCarry(s, army, fuel, ammo, food)),

  misfit(s, { army }) {
    if (!controls(s, s.active, s.armyArea[army]))
      return ['army', 'the army must be of the group whose turn it is, in an area of its own']
    const isMoving = liesOnAgenda(s.agenda, STEP['move-army'])
    return isMoving && army !== s.movement.army ? ['army', 'it must be the army that moves'] : undefined
  },
})

/** [2024:8.2] Dropping keeps within the Supply Limit of the area; what lies there in transit [2021:12] may stay until the action ends. */
const mostLeft = (s: State, army: ArmyId): number => Math.max(limitOf(s, s.armyArea[army]), totalInArea(s, s.armyArea[army]))

/** Why the card may not hold these amounts. */
function whyNotCarry(s: State, army: ArmyId, fuel: number, ammo: number, food: number): no.Why {
  const area = s.armyArea[army]
  if (fuel + ammo + food > CARD_SPACES) return no.CARD_LIMIT
  if (fuel > onCard(s, army, FUEL) + inArea(s, area, FUEL)) return no.NOT_THAT_MUCH_THERE
  if (ammo > onCard(s, army, AMMO) + inArea(s, area, AMMO)) return no.NOT_THAT_MUCH_THERE
  if (food > onCard(s, army, FOOD) + inArea(s, area, FOOD)) return no.NOT_THAT_MUCH_THERE
  const left = totalInArea(s, area) + totalOnCard(s, army) - fuel - ammo - food
  return left > mostLeft(s, army) ? no.AREA_LIMIT_EXCEEDED : no.ALLOWED
}
