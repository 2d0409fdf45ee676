import type { OpOf, Verb } from '../content/program.ts'
import type { OstkriegState } from '../state.ts'
import type { Frame } from '../steps/frames.ts'

/** Begins one verb of the card vocabulary. The card's frame is on top, already past the step that is begun. */
export type Effect<V extends Verb> = (state: OstkriegState, op: OpOf<V>, card: Frame<'card'>) => void
