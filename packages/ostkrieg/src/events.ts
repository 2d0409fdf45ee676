import type { Emit } from '@railhead/table'

/** Takes note of a fact. Left out where nobody listens, so that facts cost nothing then. */
export type Tell = Emit
