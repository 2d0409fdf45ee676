import type { OkhDeed, PursuitDeed } from '@railhead/race-to-moscow'
import { played } from '@railhead/race-to-moscow/played'
import type { Group } from '../board/state.ts'
import { deedWords } from '../texts/deeds.ts'
import { race } from '../texts/texts.ts'

/** The game's cards, by number, as far as the table shows them. */
export interface PursuitCard {
  readonly number: number
  readonly deck: string
  readonly type: string
  readonly name: string
  readonly hold: boolean
  readonly halt: boolean
  readonly ammo: number
  readonly does: PursuitDeed
}
export interface SovietCard {
  readonly number: number
  readonly name: string
  readonly kind: string
  readonly ammo: number
  readonly fuel: number
  readonly medal: boolean
  readonly echelon: 'green' | 'blue'
}
export interface OkhCard {
  readonly number: number
  readonly id: string
  readonly name: string
  readonly timing: string
  readonly does: OkhDeed
}
export interface ArmyCard {
  readonly id: string
  readonly name: string
  readonly seat: Group
  readonly type: 'field' | 'armored'
}

export const { cards } = played

export const pursuit = new Map<number, PursuitCard>(cards.pursuit.map((card) => [card.number, card]))
export const soviet = new Map<number, SovietCard>(cards.soviet.map((card) => [card.number, card]))
export const okh = new Map<number, OkhCard>(cards.okh.map((card) => [card.number, card]))
export const armies = new Map<string, ArmyCard>(cards.armies.map((army) => [army.id, army]))

export function cardName(number: number): string {
  const { name, ammo } = soviet.get(number) ?? pursuit.get(number) ?? { name: okh.get(number)?.name, ammo: 0 }
  // Soviet armies are told from those of the players, as in the log.
  return race.soviet(name ?? String(number), ammo > 0)
}

/** What a Pursuit or OKH card does; undefined for one that has to be fought. */
export function cardText(number: number): string | undefined {
  const does = (okh.get(number) ?? pursuit.get(number))?.does
  return does === undefined ? undefined : deedWords(does)
}
