import type { Choice, Question } from '@railhead/table'
import { FACE_NAMES, KIND_NAMES } from './constants.ts'
import { armyAt } from './rules/map.ts'
import type { State } from './state.ts'

/**
 * Choices as integers, `verb << 16 | a << 8 | b`, and their names. A choice means the same in every step, so one table
 * names them all.
 */
export const choice = (verb: number, a = 0, b = 0): number => (verb << 16) | (a << 8) | b
export const verbOf = (code: number): number => code >>> 16
export const firstOf = (code: number): number => (code >>> 8) & 0xff
export const secondOf = (code: number): number => code & 0xff

/** Three amounts of at most 31 in the 16 bits of a choice: within a transport of the 2021 rules that much can pile up in an area. */
const amounts = (verb: number, fuel: number, ammo: number, food: number): number =>
  (verb << 16) | (fuel << 10) | (ammo << 5) | food
export const fuelOf = (code: number): number => (code >>> 10) & 0x1f
export const ammoOf = (code: number): number => (code >>> 5) & 0x1f
export const foodOf = (code: number): number => code & 0x1f

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
      for (let food = Math.max(0, least - fuel - ammo); food <= foodEnd; food++) question.add(amounts(AMOUNTS, fuel, ammo, food))
    }
  }
}

/** What is looked at by air support and Recon: a deck, or (below this) the Soviet marker of an area [2024:14.5]. */
export const PURSUIT_DECK = 200
export const SOVIET_DECK = 201

/** Direction and vehicle of a placement, in the second byte; the line is the first. */
export const BACKWARDS = 1
export const BY_TRAIN = 2
export const WITH_ARMY = 4

type Names = (s: State, a: number, b: number, code: number) => Choice

const NAMES: Names[] = []
const verb = (names: Names): number => NAMES.push(names) - 1

const area = (s: State, a: number): string => s.content.areaIds[a]
const army = (s: State, a: number): string => s.content.armyIds[a]
const okh = (s: State, a: number): number => s.content.okhNumber[a]
const deck = (s: State, what: number): Choice =>
  what === PURSUIT_DECK ? { deck: 'pursuit' } : what === SOVIET_DECK ? { deck: 'soviet' } : { area: area(s, what) }

export const DONE: number = verb(() => ({ done: true }))
// The turn
export const MOVE_ARMORED: number = verb((s, a) => ({ action: 'move-armored', army: army(s, a) }))
export const MOVE_FIELD: number = verb(() => ({ action: 'move-field' }))
export const MOVE_FLEET: number = verb((s, a) => ({ action: 'move-fleet', to: area(s, a) }))
export const TAKE_SUPPLIES: number = verb((s, a) => ({ action: 'take-supplies', area: area(s, a) }))
export const TRANSPORT: number = verb(() => ({ action: 'transport' }))
export const TAKE_TRANSPORT: number = verb(() => ({ action: 'take-transport' }))
export const AIR_SUPPORT: number = verb((s, a) => ({ action: 'air-support', ...deck(s, a) }))
export const PLAY_AUXILIARIES: number = verb((s, a) => ({ action: 'play-card', card: s.content.pursuitNumber[a] }))
export const PLAY_RECON: number = verb((s, a, b) => ({ action: 'play-card', card: s.content.pursuitNumber[a], ...deck(s, b) }))
export const TAKE_OKH: number = verb((s, a) => ({ action: 'take-okh', card: okh(s, a) }))
export const PLAY_OKH: number = verb((s, a) => ({ action: 'play-okh', card: okh(s, a) }))
export const PLAY_STUKA: number = verb((s, a, b) => ({ action: 'play-okh', card: okh(s, a), ...deck(s, b) }))
export const STOW: number = verb((s, a) => ({ action: 'load', army: army(s, a) }))
export const END_TURN: number = verb(() => ({ action: 'end-turn' }))
// Inside an action
export const ARMY: number = verb((s, a) => ({ army: army(s, a) }))
export const STEP: number = verb((s, a) => ({ to: area(s, a) }))
const AMOUNTS: number = verb((_s, _a, _b, code) => ({ fuel: fuelOf(code), ammo: ammoOf(code), food: foodOf(code) }))
export const PLACE: number = verb((s, a, b) => {
  const [from, to] = b & BACKWARDS ? [s.content.lineB[a], s.content.lineA[a]] : [s.content.lineA[a], s.content.lineB[a]]
  const placed = { vehicle: b & BY_TRAIN ? 'train' : 'truck', from: area(s, from), to: area(s, to) }
  return b & WITH_ARMY ? { ...placed, army: army(s, armyAt(s, from)) } : placed
})
export const VEHICLES: number = verb((_s, a, b) => ({ trucks: a, trains: b }))
export const FIGHT: number = verb(() => ({ fight: true }))
export const AREA: number = verb((s, a) => ({ area: area(s, a) }))
export const MEDAL_FROM: number = verb((s, a) => ({ from: area(s, a) }))
export const MEDAL_TO: number = verb((s, a) => ({ to: area(s, a) }))
export const AIRLIFT: number = verb((s, a, b) => ({ army: army(s, a), supply: KIND_NAMES[b] }))
export const CANCEL: number = verb(() => ({ cancel: true }))
export const LET_HAPPEN: number = verb(() => ({ cancel: false }))
export const FEED_FROM_CARD: number = verb(() => ({ food: 'card' }))
export const FEED_FROM_AREA: number = verb(() => ({ food: 'area' }))
// Soviet reaction
export const COUNTER_ATTACK: number = verb((s, a) => ({ counterAttack: area(s, a) }))
export const PLACE_MARKER: number = verb((s, a) => ({ place: area(s, a) }))
export const FACE: number = verb((_s, a) => ({ face: FACE_NAMES[a] }))
export const DEFEND: number = verb(() => ({ defend: true }))
export const WITHDRAW: number = verb((s, a) => ({ withdraw: area(s, a) }))

/** A choice with its names, for everybody outside the engine. */
export const nameOf = (s: State, code: number): Choice => NAMES[verbOf(code)](s, firstOf(code), secondOf(code), code)
