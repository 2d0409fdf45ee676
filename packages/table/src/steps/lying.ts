import type { Agenda } from './agenda.ts'
import type { StepNumber } from './frames.ts'

/** Whether a frame of the step lies anywhere on the agenda. */
export const liesOnAgenda = (agenda: Agenda, step: StepNumber): boolean => agenda.nearest(step) !== undefined

/** What the frames of the step remember, the lowest first, wherever they lie. For checks of positions and invariants; no rule asks it. */
export function framesOf<F>(agenda: Agenda, step: StepNumber<F>): F[] {
  const { names, spec } = agenda.frames
  const found: F[] = []
  for (let height = 0; height < agenda.depth; height++) {
    const frame = agenda.at(height)
    if (frame.step !== step) continue
    const fields = Object.keys(spec[names[step]]) as (keyof typeof frame.fields)[]
    found.push(Object.fromEntries(fields.map((field) => [field, frame.fields[field]])) as F)
  }
  return found
}
