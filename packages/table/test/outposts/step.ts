import type { Choice, DecisionKind, Emit, JsonObject, Question, Refusal, Seat } from '@railhead/table'
import type { State } from './state.ts'

/** One step: what it asks and what the answer does, side by side in one file. */
export interface Step {
  readonly name: string
  readonly kind: DecisionKind
  readonly rule: string
  /** Names of the bytes that a frame of this step carries. */
  readonly carries: readonly ('leader' | 'target' | 'stake')[]
  ask(state: State, question: Question, seat: Seat | undefined): void
  /** True when something hidden came out. */
  answer(state: State, choice: number, emit: Emit | undefined, seat: Seat | undefined): boolean
  choiceName(state: State, choice: number): Choice
  refusal(state: State, attempt: Choice, seat: Seat | undefined): Refusal | undefined
  about(state: State): JsonObject
}

/** The numbers of the steps, as the agenda holds them. */
export const PLEDGE = 0
export const TARGET = 1
export const STAKE = 2
export const BLOCK = 3

export const refuse = (rule: string, code: string, subjects: JsonObject = {}): Refusal => ({ code, rule, subjects })

/** Does the attempt consist of exactly this subject? */
export const isOnly = (attempt: Choice, subject: string): boolean =>
  Object.keys(attempt).length === 1 && Object.hasOwn(attempt, subject)
