import { listBits } from '@railhead/table'
import { AREAS } from './content/content.ts'
import { airRoom, landRoom } from './rules/stacks.ts'
import { starves, traceLines } from './rules/supply.ts'
import type { OstkriegState } from './state.ts'
import { NEUTRAL, SIDE_NAMES, type SideName } from './units.ts'

/** What a map shows beyond the units that stand on it. Areas are numbers. */
export type BoardReport = {
  /** Who holds each area; index 0 is not used. */
  readonly control: readonly (SideName | 'neutral')[]
  /** 8.2.1: the areas that can trace a supply line, by whom it serves. */
  readonly lines: { readonly axis: readonly number[]; readonly finnish: readonly number[]; readonly soviet: readonly number[] }
  /** 8.2.2: the areas with a unit that could not trace supply if its side's supply step came now. */
  readonly starving: readonly number[]
  /** 8.3.7: how many more points each area can hold; index 0 is not used. */
  readonly room: { readonly land: readonly number[]; readonly air: readonly number[] }
}

/** Control and supply. The state's lines are traced anew. */
export function boardReport(state: OstkriegState): BoardReport {
  traceLines(state)
  const areas = Array.from({ length: AREAS - 1 }, (_, i) => i + 1)
  return {
    control: Array.from(state.control, (side) => (side === NEUTRAL ? 'neutral' : SIDE_NAMES[side])),
    lines: { axis: listBits(state.axisLines), finnish: listBits(state.finnishLines), soviet: listBits(state.sovietLines) },
    starving: areas.filter((area) => starves(state, area)),
    room: {
      land: [0, ...areas.map((area) => landRoom(state, area))],
      air: [0, ...areas.map((area) => airRoom(state, area))],
    },
  }
}
