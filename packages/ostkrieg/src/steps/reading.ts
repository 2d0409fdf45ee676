import type { Choice, ChoiceRole } from '@railhead/table'
import { AREAS } from '../content/content.ts'
import { type AreaId, ENTRENCHED, KIND, KIND_CODES, kindOf, MOVED, type UnitPoint } from '../units.ts'

/** Code of "nothing more" in every step that has it. */
export const DONE = 0
/** Code of "all of them", in steps whose other codes are areas or units in areas. */
export const ALL = 1 << 20
/** Code of giving up what was begun. */
export const CALL_OFF = 1 << 21

export const DONE_NAME: Choice = { done: true }

/** The role of choices where "nothing more" ends the question. */
export const doneStops = (_state: unknown, _frame: unknown, choice: number): ChoiceRole => (choice === DONE ? 'stop' : 'go')

/** A unit in an area as one code. */
export const unitAt = (area: AreaId, unit: UnitPoint): number => area * 256 + unit
export const areaOfCode = (code: number): number => code >>> 8
export const unitOfCode = (code: number): number => code & 255

/** The name of a unit point in a choice; `flag` is what the spent bit means for it. */
export function nameUnit(unit: UnitPoint, flag: 'moved' | 'retreated' = 'moved'): Choice {
  const code = KIND_CODES[unit & KIND]
  return (unit & MOVED) !== 0 ? { unit: code, [flag]: true } : { unit: code }
}

/** The area that an attempt names, -1 if it names none that exists. */
export function areaIn(attempt: Choice, key = 'area'): number {
  const value = attempt[key]
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value < AREAS ? value : -1
}

export function kindIn(attempt: Choice, key = 'unit'): number {
  const value = attempt[key]
  return typeof value === 'string' ? kindOf(value) : -1
}

/**
 * Should this entry of a list in descending order be offered? Equal points are offered once, and an entrenched one only
 * when there is none like it that is not: to lose or move the entrenched one first is never better ([8.3.2.1]).
 */
export function isOffered(list: Uint8Array, first: number, count: number, at: number): boolean {
  const unit = list[at]
  if (at > first && list[at - 1] === unit) return false
  if ((unit & ENTRENCHED) === 0) return true
  const plain = unit & ~ENTRENCHED
  for (let i = at + 1; i < first + count; i++) if (list[i] === plain) return false
  return true
}
