import type { Goal, SolitaireContent } from '../content/schema.ts'
import type { OstkriegState } from '../state.ts'
import { botGoals, triggeredGoals, triggersOf } from './plan.ts'

/** In which spirit a side is played: all that its tactics know beside the map. */
export interface Temper {
  readonly side: number
  /** `AGGRESSIVE`, `BALANCED` or `DEFENSIVE`. */
  readonly personality: number
  /** What it works for, the most important first. */
  readonly goals: readonly Goal[]
  /** How many of these, counted from the first, call for something at once ([12.0]). */
  readonly urgent: number
  /** Areas to be attacked with that many dice or not at all ([12.0]). */
  readonly attackWith: readonly NonNullable<SolitaireContent['triggers'][number]['attackWith']>[]
}

/** The temper of the booklet's bot, from its year, its personality and the enemy's last cards. */
export function botTemper(state: OstkriegState): Temper {
  return {
    side: state.bot,
    personality: state.personality,
    goals: botGoals(state),
    urgent: triggeredGoals(state).length,
    attackWith: triggersOf(state).flatMap(({ attackWith }) => attackWith ?? []),
  }
}
