import type { Choice, Refusal } from '@railhead/table'
import { AREAS, cardIndex, FIRST_AREA, NO_CARD } from '../content/content.ts'
import { NO_SUCH_AREA, NO_SUCH_CARD, NO_SUCH_UNIT, NOT_ASKED, refuse } from '../refusals/reasons.ts'
import { type AreaId, type CardId, KIND_CODES, type KindId } from '../units.ts'

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
