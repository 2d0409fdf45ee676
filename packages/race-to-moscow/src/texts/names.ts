import type { Json } from '@railhead/table'
import { CONTENT } from '../content/index.ts'
import type { Amounts } from '../questions.ts'

/** Ids and numbers as people say them. A thing that is missing or unknown gets a phrase that still reads well. */

const CARDS: ReadonlyMap<number, string> = new Map([
  ...CONTENT.pursuitNames.map((name, i): [number, string] => [
    CONTENT.pursuitNumber[i],
    CONTENT.pursuitAmmo[i] > 0 ? `Soviet ${name}` : name,
  ]),
  ...CONTENT.sovietNames.map((name, i): [number, string] => [CONTENT.sovietNumber[i], `Soviet ${name}`]),
  ...CONTENT.okhNames.map((name, i): [number, string] => [CONTENT.okhNumber[i], name]),
])

/** Army groups by their names, as on the boards; the rules' colours (gray, white, brown) stay the seats' ids. */
const SEATS: { readonly [seat: string]: string } = { gray: 'North', white: 'Centre', brown: 'South', soviet: 'The Soviet player' }

export function areaName(id: Json | undefined, otherwise = 'that area'): string {
  const index = typeof id === 'string' ? CONTENT.areaIndex.get(id) : undefined
  return index === undefined ? otherwise : CONTENT.areaNames[index]
}

export function armyName(id: Json | undefined, otherwise = 'that army'): string {
  const index = typeof id === 'string' ? CONTENT.armyIndex.get(id) : undefined
  return index === undefined ? otherwise : CONTENT.armyNames[index]
}

export const isArmored = (army: Json | undefined): boolean =>
  typeof army === 'string' && CONTENT.armyArmored[CONTENT.armyIndex.get(army) ?? -1] === 1

export const cardName = (number: Json | undefined, otherwise = 'that card'): string =>
  (typeof number === 'number' ? CARDS.get(number) : undefined) ?? otherwise

export const seatName = (seat: Json | undefined, otherwise = 'a player'): string =>
  (typeof seat === 'string' ? SEATS[seat] : undefined) ?? otherwise

export const deckName = (deck: Json | undefined): string => (deck === 'soviet' ? 'the Soviet deck' : 'the Pursuit deck')

/** `1 train`, `3 trains`; supplies have no plural. */
export const count = (number: Json | undefined, thing: string): string => `${number ?? 0} ${thing}${number === 1 ? '' : 's'}`

/** Parts of a list that are there: `2 trucks, 1 train`. */
const list = (parts: readonly string[], otherwise = 'nothing'): string => (parts.length === 0 ? otherwise : parts.join(', '))

/** `3 fuel, 2 ammo`: the kinds of which there are any. */
export function supplies(amounts: Partial<Amounts> = {}, otherwise = 'nothing'): string {
  const kinds = (['fuel', 'ammo', 'food'] as const).filter((kind) => (amounts[kind] ?? 0) > 0)
  return list(
    kinds.map((kind) => `${amounts[kind]} ${kind}`),
    otherwise,
  )
}

export function vehicles({ trucks, trains }: { readonly trucks: number; readonly trains: number }): string {
  return list([...(trucks > 0 ? [count(trucks, 'truck')] : []), ...(trains > 0 ? [count(trains, 'train')] : [])])
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
