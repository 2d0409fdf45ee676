import type { GamePlanner } from '../../../games/client.ts'
import { raceView } from '../view.ts'
import { fillCargo } from './cargo.ts'
import { readPlan } from './plan.ts'
import { Planner } from './planner.tsx'

/** A transport as one plan. */
export const planner: GamePlanner = {
  read: readPlan,
  fill: (view, decision) => fillCargo(raceView(view), decision),
  Panel: Planner,
}
