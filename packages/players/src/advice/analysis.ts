import type { Choice, SeatName } from '@railhead/table'
import type { Progress } from '../player.ts'
import type { AdvisedPlan, Outlook } from './advice.ts'

/** How a turn or a card was played, against the best that could be found by what its player could know then. */
export type Verdict =
  /** Nothing better was found. */
  | 'best'
  /** A little was given away, but not much. */
  | 'good'
  /** Something seems better, but not beyond what chance explains. */
  | 'unclear'
  | 'mistake'
  | 'blunder'

/** Everybody's chance at the beginning of a turn or card, by what everybody could know. */
export interface Moment extends Outlook {
  /** So many choices had been made. */
  readonly at: number
  /** Who is asked then; null at the end. */
  readonly seat: SeatName | null
}

/** Choices of a seat that belong together, up to where something hidden came out or somebody else was asked. */
export interface Deed {
  /** Choices that had been made before it, and after it. */
  readonly from: number
  readonly to: number
  readonly seat: SeatName
  readonly step: string
  readonly chosen: readonly Choice[]
  readonly words: readonly string[]
  /** The seat's chance with what it chose. */
  readonly chance: number
  /** What the best plan gains upon it, and half of the 95 % interval of that. */
  readonly gain: number
  readonly doubt: number
  readonly verdict: Verdict
  /** From 0 to 100. */
  readonly accuracy: number
  /** The plan that would have been better, where one clearly is: a branch to play on from `from`. */
  readonly better?: AdvisedPlan
}

/** Something that chance decided. */
export interface Draw {
  /** The choice that brought it out, counted from 1, and whose it was. */
  readonly choice: number
  readonly seat: SeatName
  readonly kind: string
  /** What an even draw would have brought everybody, and by how much what came out was better. */
  readonly expected: Outlook['chances']
  readonly luck: Outlook['chances']
}

/** A turn or card after which a seat stood much better or worse. */
export interface TurningPoint {
  /** Of `moments`. */
  readonly moment: number
  readonly at: number
  /** Whose chance changed most, and from what to what. */
  readonly seat: SeatName
  readonly before: number
  readonly after: number
  readonly cause: 'luck' | 'choice' | 'unclear'
  /** The deed of `deeds` to which it is put down, where a choice is the cause. */
  readonly deed?: number
}

export interface SeatSummary {
  readonly seat: SeatName
  /** The mean over the seat's deeds; null where it had none that could be compared. */
  readonly accuracy: number | null
  /** What was clearly given away, in chances of winning. */
  readonly givenAway: number
  /** By how much luck changed its chance, by kind of chance: 0 would be an even draw. */
  readonly luck: { readonly [kind: string]: number }
  readonly verdicts: { readonly [verdict in Verdict]: number }
}

/** A finished game looked back on. While it is worked on it says how far it is, and it can be gone on with from there. */
export interface Analysis {
  readonly game: string
  readonly content: string
  readonly choices: number
  readonly done: number
  readonly of: number
  readonly moments: readonly Moment[]
  readonly deeds: readonly Deed[]
  readonly draws: readonly Draw[]
  readonly turningPoints: readonly TurningPoint[]
  readonly seats: readonly SeatSummary[]
  /** In solitaire: of a hundred games that computers played from the same start so many were worse; null where it is not known. */
  readonly percentile: number | null
}

/** How far an analysis is; what it has come to by then is put together when it is asked for. */
export interface AnalysisStep extends Progress {
  soFar(): Analysis
}

/** An analysis that gets on step by step; stopped by not taking the next one, and gone on with from what the last had come to. */
export type Analysing = Generator<AnalysisStep, Analysis, void>
