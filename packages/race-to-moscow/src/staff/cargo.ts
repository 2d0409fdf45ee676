import type { Decision, View } from '@railhead/table'

/** The answer to a question that only fills in what was just chosen: what the question itself proposes. */
export const fill = (_view: () => View, { fillsIn, proposal }: Decision): number | undefined =>
  fillsIn && proposal !== null ? proposal : undefined
