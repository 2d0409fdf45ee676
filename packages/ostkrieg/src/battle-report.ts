import { type Odds, oddsNow } from './odds.ts'
import { type Forces, noForces, readForces } from './rules/combat.ts'
import type { OstkriegState } from './state.ts'
import { SIDE_NAMES, type SideName } from './units.ts'

/** The battle that is being prepared or fought, as both sides see it. */
export type BattleReport = {
  /** Number of the attacked area. */
  readonly area: number
  readonly attacker: SideName
  readonly forces: Forces
  /** Before the dice; undefined while nobody has been chosen to attack. */
  readonly odds?: Odds
}

/** Undefined when no battle is under way. */
export function battleReport(state: OstkriegState): BattleReport | undefined {
  const { target, attacker } = state.battle
  if (target === 0) return undefined
  const odds = oddsNow(state)
  return {
    area: target,
    attacker: SIDE_NAMES[attacker],
    forces: readForces(state, noForces()),
    ...(odds === undefined ? {} : { odds }),
  }
}
