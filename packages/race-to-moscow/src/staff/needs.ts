import { AMMO, CARD_SPACES, FOOD, FUEL, KIND_NAMES, NONE } from '../constants.ts'
import { onCard, totalOnCard } from '../rules/supply.ts'
import { HALTED, type State } from '../state.ts'

/** Fuel, ammo and food. */
export type Amounts = readonly [fuel: number, ammo: number, food: number]

/** What the staff would send to an army, and how badly it is wanted there: the higher, the sooner. */
export interface Need {
  readonly army: number
  readonly area: number
  /** The kind that the plan is for. */
  readonly aim: number
  readonly wanted: Amounts
  /** Which kind is loaded first, second and third where not all fit. */
  readonly order: readonly [number, number, number]
  readonly urgency: number
  /** Without it the army can do nothing of what this kind is for: worth a vehicle even for a single token. */
  readonly dire: boolean
}

/** With less than this an army cannot do what it is there for: start and go on twice, pay a bunker and a fight, eat. */
const ENOUGH: { readonly [kind: string]: Amounts } = { armored: [3, 3, 1], field: [0, 3, 2] }

const URGENCY = { halted: 10, fuel: 6, ammo: 4, food: 2 } as const

/** What the active player's armies lack beyond what they carry and what lies beside them. Public facts only. */
export function needsOf(s: State): Need[] {
  const needs: Need[] = []
  for (let army = 0; army < s.armyArea.length; army++) {
    const area = s.armyArea[army]
    if (area === NONE || s.content.armySeat[army] !== s.active || s.control[area] !== s.active + 1) continue
    const enough = s.content.armyArmored[army] === 1 ? ENOUGH.armored : ENOUGH.field
    const has = (kind: number): number => onCard(s, army, kind) + s.supply[area * KIND_NAMES.length + kind]
    const lacks = (kind: number): number => Math.max(0, enough[kind] - has(kind))
    // Nobody sends a train for one token: what else fits and the army has a use for comes along, to lie ready.
    const along = (kind: number): number => (enough[kind] === 0 ? 0 : CARD_SPACES)
    const halted = (s.armyFlags[army] & HALTED) !== 0
    // A halted army eats one at once, and it should not be the last.
    const food = halted ? 2 : lacks(FOOD)
    if (food > 0 && (halted || onCard(s, army, FOOD) === 0)) {
      const urgency = halted ? URGENCY.halted : URGENCY.food
      const wanted: Amounts = halted ? [0, 0, food] : [along(FUEL), along(AMMO), food]
      needs.push({ army, area, aim: FOOD, wanted, order: [FOOD, FUEL, AMMO], urgency, dire: halted })
    }
    if (halted || totalOnCard(s, army) === CARD_SPACES) continue
    const wanted = (first: number): Amounts => [along(FUEL), along(AMMO), first === AMMO ? lacks(FOOD) : 0]
    for (const [aim, other] of [
      [FUEL, AMMO],
      [AMMO, FUEL],
    ] as const) {
      if (lacks(aim) === 0) continue
      const urgency = (aim === FUEL ? URGENCY.fuel : URGENCY.ammo) + lacks(aim) / 10
      needs.push({ army, area, aim, wanted: wanted(aim), order: [aim, other, FOOD], urgency, dire: has(aim) === 0 })
    }
  }
  return needs.toSorted((a, b) => b.urgency - a.urgency)
}
