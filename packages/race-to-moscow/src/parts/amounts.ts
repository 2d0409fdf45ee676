import type { Choice, Question } from '@railhead/table'
import { AMMO, FOOD, FUEL, KIND_NAMES } from '../constants.ts'
import type { Amounts } from '../questions.ts'
import * as no from '../reasons.ts'
import { inArea } from '../rules/supply.ts'
import type { State } from '../state.ts'

/** Amounts of fuel, ammo and food as a choice. */

/** Three amounts of at most 31 in 15 bits: within a transport of the 2021 rules that much can pile up in an area. */
export const amounts = (fuel: number, ammo: number, food: number): number => (fuel << 10) | (ammo << 5) | food
export const fuelIn = (choice: number): number => (choice >>> 10) & 0x1f
export const ammoIn = (choice: number): number => (choice >>> 5) & 0x1f
export const foodIn = (choice: number): number => choice & 0x1f

export const nameAmounts = (choice: number): Amounts => ({ fuel: fuelIn(choice), ammo: ammoIn(choice), food: foodIn(choice) })

/** What lies in an area, by name. */
export const amountsThere = (s: State, area: number): Amounts => ({
  fuel: inArea(s, area, FUEL),
  ammo: inArea(s, area, AMMO),
  food: inArea(s, area, FOOD),
})

/**
 * Lists every choice of amounts with at most so many of each kind, and from `least` to `most` in all. The bounds are those of the
 * predicate that refuses other amounts.
 */
export function addAmounts(
  question: Question,
  fuelMost: number,
  ammoMost: number,
  foodMost: number,
  least: number,
  most: number,
): void {
  const fuelEnd = Math.min(fuelMost, most)
  for (let fuel = 0; fuel <= fuelEnd; fuel++) {
    const ammoEnd = Math.min(ammoMost, most - fuel)
    for (let ammo = 0; ammo <= ammoEnd; ammo++) {
      const foodEnd = Math.min(foodMost, most - fuel - ammo)
      for (let food = Math.max(0, least - fuel - ammo); food <= foodEnd; food++) question.add(amounts(fuel, ammo, food))
    }
  }
}

/** Why the three amounts of an attempt will not do; undefined when it names none. */
export function onAmounts(attempt: Choice, whyNot: (fuel: number, ammo: number, food: number) => no.Why): no.Why | undefined {
  const [fuel, ammo, food] = KIND_NAMES.map((kind) => attempt[kind])
  const whole = [fuel, ammo, food].every((amount) => typeof amount === 'number' && Number.isInteger(amount) && amount >= 0)
  if (whole) return whyNot(Number(fuel), Number(ammo), Number(food))
  return [fuel, ammo, food].some((amount) => amount !== undefined) ? no.SAY_ALL_AMOUNTS : undefined
}

/** How uneven a mix is, as a price. */
export const unevenness = (fuel: number, ammo: number, food: number): number => fuel * fuel + ammo * ammo + food * food

/** The listed amounts that cost least, by the first of their prices that differs; of several the first. */
export function cheapest(question: Question, pricesOf: (fuel: number, ammo: number, food: number) => readonly number[]): number {
  let best = question.choices[0]
  let least: readonly number[] = []
  for (let i = 0; i < question.count; i++) {
    const choice = question.choices[i]
    const prices = pricesOf(fuelIn(choice), ammoIn(choice), foodIn(choice))
    const differs = prices.findIndex((price, at) => price !== least[at])
    if (i > 0 && !(prices[differs] < least[differs])) continue
    least = prices
    best = choice
  }
  return best
}
