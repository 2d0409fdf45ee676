import type { Decision } from '@railhead/table'
import { race } from '../texts/texts.ts'
import { armies, pursuit, soviet } from './cards.ts'
import { type RaceView, sovietPool } from './view.ts'

/** What an army is doing or could do, in a few words; nothing when there is nothing to say. */
export function armyStatus(view: RaceView, decision: Decision | null, legal: ReadonlySet<string>, id: string): string {
  const army = view.armies[id]
  const card = armies.get(id)
  if (army === undefined || card === undefined) return ''
  if (decision?.about.army === id) return doing(decision, card.type === 'armored', army.fuel)
  if (army.halted === true) return race.army.halted
  if (army.moved === true) return race.army.moved
  if (view.turn !== card.seat) return ''
  // An armored army starts for 1 fuel (8.2); field armies move with one core action for all of them (8.1).
  if (decision?.step === 'field-armies') return legal.has(id) ? race.army.may : ''
  if (view.actionsLeft === 0) return ''
  return card.type === 'armored' && army.fuel === 0 ? race.army.noFuel : race.army.may
}

function doing({ step, about }: Decision, armored: boolean, fuel: number): string {
  if (step !== 'move-army') return race.army.doing[step] ?? ''
  const done = Number(about.steps ?? 0)
  const range = Number(about.range ?? 0)
  if (done >= range) return race.army.asFar
  if (about.stopped !== true) return race.army.moving(done + 1, range)
  // Only an armored army buys itself out of a halt (8.1, 8.2).
  if (!armored) return race.army.stopped
  return fuel > 0 ? race.army.goOn : race.army.noFuelOn
}

const BLUE = [...soviet.values()].filter(({ echelon }) => echelon === 'blue').length

/** The 12 blue cards lie below the green ones until a lost fight mixes them. With a Soviet player there are other decks. */
export function echelons({ soviet: { deck, mixed } }: RaceView): { green: number; blue: number; mixed: boolean } {
  const left = deck?.length ?? 0
  if (mixed === true && left > 0) return { green: 0, blue: 0, mixed: true }
  return { green: Math.max(0, left - BLUE), blue: Math.min(left, BLUE), mixed: false }
}

/** Medals on cards won, and the ammo on the others, of which every 3 make a medal (5). */
export function worthOf(numbers: readonly number[]): [medals: number, ammo: number] {
  const plain = numbers.filter((number) => soviet.get(number)?.medal !== true)
  const ammo = plain.reduce((sum, number) => sum + (soviet.get(number)?.ammo ?? pursuit.get(number)?.ammo ?? 0), 0)
  return [numbers.length - plain.length, ammo]
}

/** What they bring at the end. */
export function medalsFor(numbers: readonly number[]): number {
  const [medals, ammo] = worthOf(numbers)
  return medals + Math.floor(ammo / 3)
}

/** The pool of Soviet markers is the clock (6): said one marker before it could run out within a round. */
export function endWarning(view: RaceView): string | undefined {
  if (view.lastRound) return race.stocks.lastRound
  const pool = sovietPool(view)
  if (pool > view.options.order.length + 1) return undefined
  return pool === 1 ? race.stocks.lastMarker : race.stocks.markersLeft(pool)
}
