import type { Choice, ChoiceRole } from '@railhead/table'
import { type AreaId, ENTRENCHED, FOUGHT, KIND, KIND_CODES, MOVED, type UnitPoint } from '../units.ts'

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

/**
 * Should this entry of a list in descending order be offered? Points of one name are offered once: an entrenched one only when there is
 * none like it that is not, since to lose or move the entrenched one first is never better ([8.3.2.1]); one that fought only when there is
 * none that did not, which is the same to everybody, since no card attacks after it moved those who fought.
 */
export function isOffered(list: Uint8Array, first: number, count: number, at: number): boolean {
  const unit = list[at]
  if (at > first && list[at - 1] === unit) return false
  if ((unit & (ENTRENCHED | FOUGHT)) === 0) return true
  const alike = ~(ENTRENCHED | FOUGHT)
  for (let i = at + 1; i < first + count; i++) if (list[i] !== unit && (list[i] & alike) === (unit & alike)) return false
  return true
}
