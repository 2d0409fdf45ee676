import { played } from '@railhead/race-to-moscow/played'
import type { Group } from '../board/state.ts'
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
  readonly text: string
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

/** What a Pursuit card of that type does, in few words. */
export const PURSUIT_TEXTS: { readonly [type: string]: string } = {
  'captured-supplies': '1 fuel from the stock into the area entered.',
  'captured-stock': '1 ammo from the stock into the area entered.',
  requisitions: '1 food from the stock into the area entered.',
  'soviet-bombers': 'Halt. An armored army may pay 1 fuel to go on.',
  mud: 'Halt. An armored army may pay 1 fuel to go on.',
  recon: 'Look at the top card of your Pursuit deck or of the Soviet deck.',
  'axis-auxiliaries': '1 more core action this turn.',
  partisans: 'Turn an opponent’s rail marker to its plain side.',
  'no-effect': 'Nothing happens.',
  'reserve-army': 'Enemy reserve army: combat, and a halt. The card counts when won.',
  fuehrerbefehl: 'Move 1 medal to another double-coloured area of the same colours.',
  halder: 'Move 1 medal to another single-coloured area of the same colour.',
}
