import type { Choice, Decision, View } from '@railhead/table'

/** What a computer is asked: all that its player is given, and nothing of the table itself. */
export interface ThoughtQuestion {
  readonly game: string
  /** Where there is none of that name, the one that a new table begins with. */
  readonly player: string | undefined
  readonly view: View
  readonly decision: Decision
  /** What its dice are thrown from. */
  readonly dice: string
}

/** What it has come to. */
export interface Thought {
  readonly index: number
  /** What it means to choose next. */
  readonly plan?: readonly Choice[]
  /** Why, in words that everybody may read. */
  readonly why?: string
}

/** A question by its number, or that nobody wants to know the answer any more. */
export type ToThread = { readonly n: number; readonly question: ThoughtQuestion } | { readonly stop: number }
/** No thought where it was stopped. */
export type FromThread =
  | { readonly n: number; readonly thought: Thought | undefined }
  | { readonly n: number; readonly broken: string }
