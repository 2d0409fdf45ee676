import type { Decision } from '@railhead/table'
import { useEffect, useState } from 'preact/hooks'
import type { PlannerProps } from '../../../../src/game/client.ts'
import { type RaceView, raceView } from '../view.ts'
import type { TransportPlan } from './plan.ts'

interface Past {
  /** The plan that it is known for. */
  readonly plan: TransportPlan
  /** How the board was before the plan. */
  readonly before: RaceView
  /** For each step the question that its amounts answered. */
  readonly asked: readonly (Decision | undefined)[]
}

/**
 * What the engine remembers of the moments that the plan went through. Until it has answered, what was known before is shown, as
 * long as it speaks of the same steps.
 */
export function usePast(plan: TransportPlan, { view, recall, past }: PlannerProps): Past | undefined {
  const [known, setKnown] = useState<Past | undefined>(undefined)
  useEffect(() => {
    let gone = false
    const ask = async (): Promise<void> => {
      const asked = await Promise.all(
        plan.steps.map(async ({ back, choices }) =>
          back > 0 && choices.length > 1 ? (await recall(back - 1))?.decision : undefined,
        ),
      )
      const before = await boardBefore()
      if (!gone) setKnown({ plan, before: raceView(before), asked })
    }
    const boardBefore = async () => {
      const [first] = plan.steps
      if (first === undefined) return view
      return (first.back > 0 ? (await recall(first.back))?.view : undefined) ?? (await past(plan.start))
    }
    void ask()
    return () => {
      gone = true
    }
    // Amounts that were changed leave as many choices as there were.
  }, [plan])
  return known === undefined || known.asked.length < plan.steps.length ? undefined : known
}
