import type { COUNTRIES } from './content/content.ts'
import type { AskingName } from './steps/frames.ts'
import type { KindCode, SideName } from './units.ts'

/** What each step asks about, as everybody outside the engine sees it: areas and cards by their numbers, units by their codes. */

/** `3GI 84`, `2SA`: what a card still gives, perhaps with the area that it is for. */
type Given = string
type Nothing = Record<never, never>
type Left = { left: number }
/** Units of this kind alone. */
type Who = { who?: KindCode }
type Card = { card: number }
type Area = { area: number }
type Going = { unit: KindCode; from: number }

/** By the names of the steps. */
interface Abouts {
  bid: { side?: undefined } | { side: SideName; points: number }
  begin: Nothing
  'play-card': { year: number; passes: number }
  attrition: Area
  'use-front-card': Card
  either: Card
  'keep-in-front': Card
  react: Card
  'play-another': Nothing
  'mark-moves': Left & Who
  'choose-move': Nothing
  'move-unit': Area
  'move-to': Going
  'forced-rebase': Area & { unit: KindCode }
  'rail-from': Left & Who
  'rail-unit': Area
  'rail-to': Going
  'rebase-from': Nothing
  'rebase-to': Going
  place: { left: readonly Given[] }
  'place-choice': { left: readonly Given[] }
  'place-partisan': Left & { unit: KindCode; country: (typeof COUNTRIES)[number] }
  'remove-partisan': { unit: KindCode; near: KindCode }
  entrench: Left & Who
  'mark-attacks': Left
  'choose-attack': Nothing
  attackers: Area
  'commit-air': Area & { unit: KindCode }
  'front-defence': Card & Area
  losses: Area & Left & { armor: boolean }
  'decide-advance': Area
  retreat: { from: number; phase: number }
  advance: Area
  'land-air': { battle: number; side: SideName }
  'buy-card': { points: number }
}

/** What the question of a step is about. */
export type About<Name extends AskingName = AskingName> = Abouts[Name]
