import { SEAT_NAMES } from '../constants.ts'
import * as no from '../reasons.ts'
import { armiesCutOffWithout, whyNotCounterAttack } from '../rules/reaction.ts'
import { totalInArea } from '../rules/supply.ts'
import type { State } from '../state.ts'

/** [2024:12] An own area that the Soviets may take back by a counter-attack. */
export type ExposedArea = {
  readonly area: string
  readonly seat: string
  /** Armies that would be cut off from their bases by it. */
  readonly cutsOff: readonly string[]
  readonly rail: boolean
  /** Supplies that would be lost with it. */
  readonly supplies: number
}

export function dangersOf(s: State, seat: number): readonly ExposedArea[] {
  const { areaIds, armyIds } = s.content
  return [...s.control.keys()]
    .filter((area) => s.control[area] === seat + 1 && whyNotCounterAttack(s, area, true) === no.ALLOWED)
    .map((area) => ({
      area: areaIds[area],
      seat: SEAT_NAMES[seat],
      cutsOff: armiesCutOffWithout(s, area).map((army) => armyIds[army]),
      rail: s.rail[area] === 1,
      supplies: totalInArea(s, area),
    }))
}
