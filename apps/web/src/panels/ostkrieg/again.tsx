import './panel.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { OnMapProps } from '../../games/client.ts'
import { readStack, UNITS } from '../../games/ostkrieg/units.ts'
import { ostkriegView, unitsOf } from './view.ts'
import { areaName } from './words.ts'

interface Plan {
  readonly unit: string
  readonly area: number
  readonly left: number
  /** A plan that stalls is forgotten. */
  readonly until: number
}

const PATIENCE = 4000

/**
 * The same move with the next units of a stack in one gesture: the game asks for one unit at a time, and this answers for
 * those that are to follow. Each step can be taken back like any other.
 */
export function Again({ view, decision, events, choose }: OnMapProps) {
  const plan = useSignal<Plan | null>(null)
  useEffect(() => {
    const now = plan.peek()
    if (now === null || decision === null) return
    const wanted =
      decision.step === 'move-unit' && now.left > 0
        ? decision.choices.findIndex((choice) => choice.unit === now.unit && choice.at === undefined)
        : decision.step === 'move-to' && decision.about.unit === now.unit
          ? decision.choices.findIndex((choice) => choice.area === now.area)
          : -1
    if (wanted < 0 || Date.now() > now.until) {
      plan.value = null
      return
    }
    plan.value = { ...now, left: decision.step === 'move-to' ? now.left - 1 : now.left, until: Date.now() + PATIENCE }
    choose(wanted)
  }, [decision])

  if (decision?.step !== 'move-unit' || plan.value !== null) return null
  const last = events.at(-1)
  if ((last?.type !== 'moved' && last?.type !== 'flew') || last.from !== decision.about.area) return null
  const [unit, area] = [String(last.unit), Number(last.to)]
  const first = decision.choices.findIndex((choice) => choice.unit === unit && choice.at === undefined)
  if (first < 0) return null
  const cell = readStack(unitsOf(ostkriegView(view)).get(String(last.from)) ?? '').find(({ code }) => code === unit)
  const left = cell === undefined ? 0 : cell.count - cell.spent
  const follow = (count: number) => () => {
    plan.value = { unit, area, left: count, until: Date.now() + PATIENCE }
    choose(first)
  }
  return (
    <div class="ost-again">
      <button type="button" class="button" onClick={follow(1)}>
        One more {UNITS[unit].name} to {areaName(area)}
      </button>
      {left > 1 && (
        <button type="button" class="button primary" onClick={follow(left)}>
          All {left} to {areaName(area)}
        </button>
      )}
    </div>
  )
}
