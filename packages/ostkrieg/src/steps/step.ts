import type { Asking, Running } from '@railhead/table/steps'
import type { OstkriegState } from '../state.ts'
import type { Frame, StepName } from './frames.ts'

/** A step that a player answers, with its own frame. */
export type AskingStep<Name extends StepName> = Asking<OstkriegState, Frame<Name>>
/** A step that the rules carry out by themselves. */
export type RunningStep<Name extends StepName> = Running<OstkriegState, Frame<Name>>
