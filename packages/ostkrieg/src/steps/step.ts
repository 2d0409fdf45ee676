import type { Choice, DecisionKind, JsonObject, Question, Refusal } from '@railhead/table'
import type { Tell } from '../events.ts'
import type { OstkriegState } from '../state.ts'
import type { StepName } from './numbers.ts'

/** A step that a player answers. The top frame of the agenda is its own while it asks and answers. */
export interface Asking {
  readonly step: StepName
  readonly kind: DecisionKind
  /** Section of the rulebook. */
  readonly rule: string
  /**
   * Called when the step comes to the top: does what needs no decision. True when it did something and the agenda must
   * be looked at again, false when a player must answer now.
   */
  prepare?(state: OstkriegState, tell?: Tell): boolean
  /** The side that decides. */
  side(state: OstkriegState): number
  /** Lists every legal choice. */
  ask(state: OstkriegState, question: Question): void
  answer(state: OstkriegState, choice: number, tell?: Tell): void
  name(state: OstkriegState, choice: number): Choice
  /** What the question is about, for prompts. */
  about(state: OstkriegState): JsonObject
  /** Why an attempt that is not listed is not allowed. */
  refuse(state: OstkriegState, attempt: Choice): Refusal
}

/** A step that the rules carry out by themselves. */
export interface Running {
  readonly step: StepName
  run(state: OstkriegState, tell?: Tell): void
}
