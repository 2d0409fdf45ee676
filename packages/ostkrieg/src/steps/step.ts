import type { Asking, Running } from '@railhead/table/steps'
import type { About } from '../questions.ts'
import type { OstkriegState } from '../state.ts'
import type { AskingName, Frame, StepName } from './frames.ts'

/** A step that a player answers, with its own frame. */
export type AskingStep<Name extends AskingName> = Asking<OstkriegState, Frame<Name>, About<Name>>
/** A step that the rules carry out by themselves. */
export type RunningStep<Name extends StepName> = Running<OstkriegState, Frame<Name>>
