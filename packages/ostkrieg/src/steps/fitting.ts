import type { LaidFrame } from '@railhead/table/steps'
import type { Op } from '../content/program.ts'
import { unitsIn } from '../rules/stacks.ts'
import type { OstkriegState } from '../state.ts'
import type { AreaId, UnitPoint } from '../units.ts'

/**
 * The step of the card that was begun last, which is what the frame on the card's carries out; with `again` the one that the card comes to
 * after the answer. For steps that lie on a card only.
 */
export const begun = (state: OstkriegState, below: LaidFrame | undefined, again = false): Op | undefined =>
  state.content.program.ops[Number(below?.fields.next) - (again ? 0 : 1)]

/** Why the side cannot be the one that acts; undefined when it is. */
export const actsAs = (state: OstkriegState, side: number): string | undefined =>
  state.acting === side ? undefined : 'another side is acting'

export const standsIn = (state: OstkriegState, area: AreaId, unit: UnitPoint): boolean =>
  state.control[area] === state.acting && unitsIn(state, area).includes(unit)
