import type { Brand } from '@railhead/table'

/** Sides, and the control of an area: who holds it. */
export const AXIS = 0
export const SOVIET = 1
export const NEUTRAL = 2
export type Side = 0 | 1
export const SIDE_NAMES = ['axis', 'soviet'] as const
export type SideName = (typeof SIDE_NAMES)[number]
/** What is true or not, as a state holds it. */
export const flag = (isTrue: boolean): 0 | 1 => (isTrue ? 1 : 0)
export const enemyOf = (side: number): Side => (1 - side) as Side
export const sideOf = (name: SideName): Side => (name === 'axis' ? AXIS : SOVIET)

/** Small numbers that must not be mistaken for each other. */
export type AreaId = Brand<number, 'area'>
export type CardId = Brand<number, 'card'>
/** Where in the cards of the content a step of one of them stands. */
export type OpId = Brand<number, 'op'>
export type KindId = Brand<number, 'kind'>
/** A kind of unit with what is true of the point: see `KIND`. The kind alone is one of which nothing is true yet. */
export type UnitPoint = Brand<number, 'unit' | 'kind'>

/** Kinds of unit ([3.0]), in the order of their numbers. 0 is an empty place. */
export const KIND_CODES = ['', 'GI', 'GA', 'GL', 'FI', 'HI', 'RI', 'BI', 'II', 'SI', 'SA', 'SL', 'SP', 'YP'] as const
export type KindCode = (typeof KIND_CODES)[number]
export const GI = 1
export const GA = 2
export const GL = 3
export const FI = 4
export const HI = 5
export const RI = 6
export const BI = 7
export const II = 8
export const SI = 9
const SA = 10
const SL = 11
export const SP = 12
export const YP = 13

/**
 * A unit point is one byte: its kind, and what is true of it now. Points of one kind with the same flags are the same ([3.0]).
 *
 * `ENTRENCHED` is [8.3.2.1]; on an air unit the same bit is its Moved side ([8.3.5]). `MOVED` is spent movement of the side
 * that plays the card; on a defender the same bit says that it retreated in this card play ([8.4.2.3]). `FOUGHT` is spent on an attack
 * or on air support. `TAKES_PART` marks those in the present battle; in a move, Armor that may still go on by one area.
 */
export const KIND = 15
export const ENTRENCHED = 16
export const MOVED_SIDE = 16
export const MOVED = 32
export const RETREATED = 32
export const FOUGHT = 64
export const TAKES_PART = 128

/** Kinds as bits. Written out, so that the build puts the numbers where they are asked for. */
const INFANTRY_KINDS = (1 << GI) | (1 << FI) | (1 << HI) | (1 << RI) | (1 << BI) | (1 << II) | (1 << SI)
const ARMOR_KINDS = (1 << GA) | (1 << SA)
const AIR_KINDS = (1 << GL) | (1 << SL)
const PARTISAN_KINDS = (1 << SP) | (1 << YP)
const BOUND_KINDS = (1 << FI) | (1 << HI) | (1 << RI) | (1 << BI)
export const GERMAN_LAND_KINDS = (1 << GI) | (1 << GA)
const isAmong = (kinds: number, unit: number): boolean => ((kinds >>> (unit & KIND)) & 1) !== 0

/** Of a unit point, or of a kind. */
export const isInfantry = (unit: number): boolean => isAmong(INFANTRY_KINDS, unit)
export const isArmor = (unit: number): boolean => isAmong(ARMOR_KINDS, unit)
export const isLand = (unit: number): boolean => isAmong(INFANTRY_KINDS | ARMOR_KINDS, unit)
export const isAir = (unit: number): boolean => isAmong(AIR_KINDS, unit)
export const isPartisan = (unit: number): boolean => isAmong(PARTISAN_KINDS, unit)
/** [8.3.10]: may it not be wherever the others may? */
export const isBound = (unit: number): boolean => isAmong(BOUND_KINDS, unit)
export const isGermanLand = (unit: number): boolean => isAmong(GERMAN_LAND_KINDS, unit)
/** The side of each kind at the start; Romanians and Bulgarians may change it ([9.2]). */
export const FIRST_OWNER = Uint8Array.from({ length: 16 }, (_, kind) => (kind >= SI ? SOVIET : AXIS))

export const airOf = (side: number): number => (side === AXIS ? GL : SL)

export function kindOf(code: string): number {
  const kind = (KIND_CODES as readonly string[]).indexOf(code)
  return kind > 0 ? kind : -1
}

/** `3GI 1GIe` and the like: a number, a code and letters for what is true of these units. */
export interface UnitsText {
  readonly count: number
  readonly kind: number
  readonly letters: string
}

/** Reads a list of units; undefined when it is not one. */
export function readUnits(text: string): UnitsText[] | undefined {
  const list: UnitsText[] = []
  for (const word of text.split(/\s+/).filter((w) => w !== '')) {
    const match = /^(\d*)([A-Z]{2})([a-z]*)$/.exec(word)
    if (match === null) return undefined
    const kind = kindOf(match[2])
    if (kind < 0) return undefined
    list.push({ count: match[1] === '' ? 1 : Number(match[1]), kind, letters: match[3] })
  }
  return list
}
