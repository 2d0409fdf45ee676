import type { Choice, ChoiceRole, Refusal } from '@railhead/table'
import { AREAS, cardIndex, FIRST_AREA, NO_CARD } from '../content/content.ts'
import { NO_SUCH_AREA, NO_SUCH_CARD, NO_SUCH_UNIT, NOT_ASKED, refuse } from '../refusals/reasons.ts'
import { type AreaId, type CardId, ENTRENCHED, FOUGHT, KIND, KIND_CODES, type KindId, MOVED, type UnitPoint } from '../units.ts'

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

/** The area that an attempt names; undefined if it names none that exists. */
export function areaIn(attempt: Choice, key = 'area'): AreaId | undefined {
  const value = attempt[key]
  return typeof value === 'number' && Number.isInteger(value) && value >= FIRST_AREA && value < AREAS ? value : undefined
}

/** Why the area that an attempt names is not among the choices, if there is such an area at all. */
export function refuseArea(attempt: Choice, why: (area: AreaId) => Refusal, key = 'area'): Refusal {
  if (attempt[key] === undefined) return refuse(NOT_ASKED)
  const area = areaIn(attempt, key)
  return area === undefined ? refuse(NO_SUCH_AREA, { area: attempt[key] }) : why(area)
}

/** The same for the kind of unit. */
export function refuseUnit(attempt: Choice, why: (kind: KindId, unit: string) => Refusal): Refusal {
  const { unit } = attempt
  if (unit === undefined) return refuse(NOT_ASKED)
  const kind = (KIND_CODES as readonly unknown[]).indexOf(unit)
  return kind > 0 ? why(kind, KIND_CODES[kind]) : refuse(NO_SUCH_UNIT, { unit })
}

/** The same for a card by its printed number. */
export function refuseNamedCard(attempt: Choice, why: (card: CardId, number: number) => Refusal): Refusal {
  const { card: number } = attempt
  if (number === undefined) return refuse(NOT_ASKED)
  if (typeof number !== 'number' || cardIndex(number) === NO_CARD) return refuse(NO_SUCH_CARD, { card: number })
  return why(cardIndex(number), number)
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
