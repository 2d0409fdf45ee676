import type { GamePlanner } from '../../../../src/game/client.ts'
import { readPlan } from './plan.ts'
import { Planner } from './planner.tsx'

/** A transport as one plan. */
export const planner: GamePlanner = {
  read: readPlan,
  Panel: Planner,
}
