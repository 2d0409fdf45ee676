import * as pick from '../choices.ts'
import { AMMO, CARD_SPACES, FOOD, FUEL } from '../constants.ts'
import * as no from '../reasons.ts'
import { controls } from '../rules/map.ts'
import { inArea, limitOf, loadOf, namedAmounts, onCard, stow as settle, totalInArea, totalOnCard } from '../rules/supply.ts'
import { STOWED, type State } from '../state.ts'
import type * as step from './step.ts'

/**
 * [2024:8.2] [2021:11] Moving supplies between an army's card and its area is free. It is asked as one question: what lies on the
 * card afterwards. Once answered it is not offered again until something else has happened, so that it cannot go on for
 * ever.
 */
export function whyNotStow(s: State, army: number): number {
  const area = s.armyArea[army]
  if (s.content.armySeat[army] !== s.active) return no.NOT_YOUR_ARMY
  if (s.armyFlags[army] & STOWED) return no.ALREADY_STOWED
  if (!controls(s, s.active, area)) return no.AREA_NOT_CONTROLLED
  // With nothing in the area and nothing on the card there is nothing to decide.
  if (totalInArea(s, area) === 0 && totalOnCard(s, army) === 0) return no.NOTHING_TO_STOW
  return no.ALLOWED
}

/** Something happened: loads may be settled anew. */
export function allowStowing(s: State): void {
  for (let army = 0; army < s.armyFlags.length; army++) s.armyFlags[army] &= ~STOWED
}

/** Why the card may not hold these amounts. */
export function whyNotLoad(s: State, army: number, fuel: number, ammo: number, food: number): number {
  const area = s.armyArea[army]
  if (fuel + ammo + food > CARD_SPACES) return no.CARD_LIMIT
  if (fuel > onCard(s, army, FUEL) + inArea(s, area, FUEL)) return no.NOT_THAT_MUCH_THERE
  if (ammo > onCard(s, army, AMMO) + inArea(s, area, AMMO)) return no.NOT_THAT_MUCH_THERE
  if (food > onCard(s, army, FOOD) + inArea(s, area, FOOD)) return no.NOT_THAT_MUCH_THERE
  // [2024:8.2] Dropping keeps within the Supply Limit of the area; what lies there in transit [2021:12] may stay until the action ends.
  const left = totalInArea(s, area) + totalOnCard(s, army) - fuel - ammo - food
  if (left > Math.max(limitOf(s, area), totalInArea(s, area))) return no.AREA_LIMIT_EXCEEDED
  return no.ALLOWED
}

export const stow: step.Step = {
  name: 'load-army',
  kind: 'amounts',
  rules: ['8.2', '11'],
  seat: (s) => s.active,
  about(s) {
    const army = s.agenda.get(0)
    const area = s.armyArea[army]
    return {
      army: s.content.armyIds[army],
      area: s.content.areaIds[area],
      card: loadOf(s, army),
      there: namedAmounts(inArea(s, area, FUEL), inArea(s, area, AMMO), inArea(s, area, FOOD)),
      spaces: CARD_SPACES,
      limit: limitOf(s, area),
    }
  },
  ask(s, question) {
    const army = s.agenda.get(0)
    const area = s.armyArea[army]
    const left = Math.max(limitOf(s, area), totalInArea(s, area))
    pick.addAmounts(
      question,
      onCard(s, army, FUEL) + inArea(s, area, FUEL),
      onCard(s, army, AMMO) + inArea(s, area, AMMO),
      onCard(s, army, FOOD) + inArea(s, area, FOOD),
      totalInArea(s, area) + totalOnCard(s, army) - left,
      CARD_SPACES,
    )
  },
  answer(s, choice) {
    const army = s.agenda.get(0)
    s.agenda.pop()
    s.armyFlags[army] |= STOWED
    settle(s, army, pick.fuelOf(choice), pick.ammoOf(choice), pick.foodOf(choice))
    s.tell?.({
      type: 'army-loaded',
      army: s.content.armyIds[army],
      area: s.content.areaIds[s.armyArea[army]],
      ...namedAmounts(pick.fuelOf(choice), pick.ammoOf(choice), pick.foodOf(choice)),
    })
  },
}
