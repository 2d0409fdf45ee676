import { listBits } from '@railhead/table'
import { allForces } from './bot/estimate.ts'
import { AREAS } from './content/content.ts'
import { cutOffBy } from './cut-off.ts'
import { type Odds, oddsOf } from './odds.ts'
import { OK } from './refusals/reasons.ts'
import { whyNotTarget } from './rules/attack.ts'
import type { Forces } from './rules/combat.ts'
import { traceLines } from './rules/supply.ts'
import type { OstkriegState } from './state.ts'
import { STEP } from './steps/frames.ts'
import { neededKind } from './steps/mark-attacks.ts'

/** What an attack would bring if everybody who could took part, aircraft of both sides too. */
export type AttackForecast = {
  /** Number of the area that would be attacked. */
  readonly area: number
  readonly forces: Forces
  readonly odds: Odds
  /** 8.2.2: the enemy's areas that would be out of supply if it were taken. */
  readonly cuts: readonly number[]
}

/** For each area that can be marked for attack (8.4.1), or is marked and can be attacked, now; otherwise nothing. The state's lines are traced anew. */
export function attackReport(state: OstkriegState): readonly AttackForecast[] {
  const marking = state.agenda.step === STEP['mark-attacks']
  if (!marking && state.agenda.step !== STEP['choose-attack']) return []
  const { op } = marking ? state.agenda.top(STEP['mark-attacks']) : state.agenda.top(STEP['choose-attack'])
  const marked = listBits(state.marked)
  traceLines(state)
  const targets = marking
    ? Array.from({ length: AREAS - 1 }, (_, i) => i + 1).filter(
        (area) => !marked.includes(area) && whyNotTarget(state, state.acting, area, neededKind(state, op)) === OK,
      )
    : marked
  return targets.flatMap((area) => {
    const forces = allForces(state, state.acting, area, op)
    return forces === undefined ? [] : [{ area, forces, odds: oddsOf(forces), cuts: cutOffBy(state, area) }]
  })
}
