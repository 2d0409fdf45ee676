import type { Choice, Question } from '@railhead/table'
import type { TurnChoice } from '../../questions.ts'
import type { Why } from '../../reasons.ts'
import type { State } from '../../state.ts'

/** One of the actions of a turn: when it can be taken, what it does, how its choices are called, and why not. */
export interface TurnAction {
  /** Adds its legal choices, all with this verb. */
  list(s: State, question: Question, verb: number): void
  take(s: State, choice: number): void
  name(s: State, choice: number): TurnChoice
  whyNot(s: State, attempt: Choice): Why
}
