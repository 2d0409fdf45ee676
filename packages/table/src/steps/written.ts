import type { Json, JsonObject } from '../json.ts'
import type { StepState } from './step.ts'

/** How one sort of number stands in positions: as a name, a number, a truth value. Undefined where it need not be said. */
export type SortWriter<S> = (state: S, value: number) => Json | undefined

/** By the names that the frames give their sorts. */
export type SortWriters<S> = { readonly [sort: string]: SortWriter<S> }

export type WrittenFrame = JsonObject & { readonly step: string }

/** The agenda as readable JSON, the lowest frame first: `[{ "step": "turn" }, { "step": "move", "army": "4PzGr", "steps": 1 }]`. */
export function writeAgenda<S extends StepState>(state: S, sorts: SortWriters<S>): WrittenFrame[] {
  const { frames } = state.agenda
  return Array.from({ length: state.agenda.depth }, (_, height) => {
    const { step, fields } = state.agenda.at(height)
    const name = frames.names[step]
    const written = Object.entries(frames.spec[name]).map(([field, sort]) => [
      field,
      sorts[sort](state, fields[field as keyof typeof fields] as number),
    ])
    return { step: name, ...Object.fromEntries(written.filter(([, value]) => value !== undefined)) }
  })
}
