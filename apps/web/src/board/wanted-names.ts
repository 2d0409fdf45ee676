import type { AreaId, BoardArt, BoardDescription, BoardState, Highlights } from './api.ts'
import type { Wanted } from './choose-names.ts'

/** The areas that a question is about, by themselves or by what stands on them, and the front. */
export function wantedIn(
  description: BoardDescription,
  art: BoardArt,
  state: BoardState,
  { areas = {}, tokens = {} }: Highlights,
): Wanted {
  const choosable = new Set<AreaId>()
  for (const [id, mark] of Object.entries(areas)) if (mark?.state === 'legal' || mark?.state === 'selected') choosable.add(id)
  for (const { id, on } of state.tokens) {
    const mark = tokens[id]
    if ('area' in on && (mark?.state === 'legal' || mark?.state === 'selected')) choosable.add(on.area)
  }
  return { choosable, front: new Set(art.frontline?.(description, state)) }
}

/** In one value to compare. */
export const keyOf = ({ choosable, front }: Wanted): string => `${[...choosable].join()}/${[...front].join()}`
