import type { Advice, Analysis } from '@railhead/players/advice'
import type { Attempted } from '@railhead/players/puzzles'
import type { Choice, Decision, Options, View } from '@railhead/table'

/*
 * What a page and the worker of those who advise say to each other. They think beside the table, which is answered at once meanwhile.
 */

/** Plans for a question, from what its seat was shown. */
export interface AdviseJob {
  readonly what: 'advise'
  readonly game: string
  readonly options: Options
  readonly view: View
  readonly decision: Decision
}

/** A finished game looked back on, going on from what an earlier analysis came to. */
export interface AnalyseJob {
  readonly what: 'analyse'
  readonly record: string
  readonly before: Analysis | null
}

/** What somebody chose at a puzzle, beside its answer; nothing is said before it is compared. */
export interface AttemptJob extends Omit<AdviseJob, 'what'> {
  readonly what: 'attempt'
  readonly answer: readonly Choice[]
  readonly chosen: readonly Choice[]
}

export type StaffJob = AdviseJob | AnalyseJob | AttemptJob
export type StaffAnswer<J extends StaffJob> = J extends AdviseJob ? Advice : J extends AttemptJob ? Attempted : Analysis

export type ToStaff =
  | { readonly job: number; readonly ask: StaffJob }
  | { readonly stop: number }
  /** They will be asked about this game. */
  | { readonly await: string; readonly options: Options }

/** How far they are, and what they have come to by now; the last says so. */
export type FromStaff =
  | { readonly job: number; readonly soFar: Advice | Analysis | Attempted; readonly over: boolean }
  | { readonly job: number; readonly failed: string }
