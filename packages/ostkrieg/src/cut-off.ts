import { AREAS } from './content/content.ts'
import { takeControl } from './rules/control.ts'
import { starves } from './rules/supply.ts'
import { copyOf, type OstkriegState } from './state.ts'
import { enemyOf } from './units.ts'

/** [8.2.2]: the enemy's areas that lose their supply once the side that acts holds this one; none when it does already. */
export function cutOffBy(state: OstkriegState, area: number): readonly number[] {
  if (state.control[area] === state.acting) return []
  const taken = copyOf(state)
  takeControl(taken, area, state.acting)
  const enemy = enemyOf(state.acting)
  return Array.from({ length: AREAS - 1 }, (_, i) => i + 1).filter(
    (other) => other !== area && state.control[other] === enemy && starves(taken, other) && !starves(state, other),
  )
}
