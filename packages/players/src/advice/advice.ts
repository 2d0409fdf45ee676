import type { Chance, Choice, GameEvent, JsonObject, Outcome, SeatName, View } from '@railhead/table'
import type { Progress, Seen } from '../player.ts'
import type { Calibration } from './calibration.ts'
import type { Attempted, Contest } from './contest.ts'
import type { Contender } from './model.ts'
import type { PuzzleList } from './puzzles.ts'

/** Something that a plan costs: so much of a kind, and which army, area or card it is for. */
export interface BillItem {
  readonly what: string
  readonly amount: number
  /** The id of whom or what it is for; left out where it is the whole side. */
  readonly of?: string
  readonly text: string
}

/** Something that a plan brings about which the others do not: a type, its facts, and the words for them. */
export interface Fact extends JsonObject {
  readonly type: string
  readonly text: string
}

/** A plan that could be followed. Chances are from 0 to 1. */
export interface AdvisedPlan {
  /** Choices to be made one after the other, by name, up to where something hidden comes out or somebody else is asked. */
  readonly choices: readonly Choice[]
  /** The words for each of them. */
  readonly words: readonly string[]
  /** What it is after: two plans of one question with the same aim differ only in how it is done. */
  readonly aim: string
  /** The chance that the seat wins with it, on the average of the worlds in which it was tried. */
  readonly chance: number
  /** The same in the tenth of these worlds that go worst. */
  readonly risk: number
  /** Half of the 95 % interval around `chance`, as far as it comes from the number of worlds. */
  readonly doubt: number
  readonly worlds: number
  /** What the choices spend, up to where something hidden comes out. */
  readonly bill: readonly BillItem[]
  readonly facts: readonly Fact[]
  /** One sentence made of the facts. */
  readonly reason: string
}

/** Up to three plans, the best first, as far as they are known by now. */
export interface Advice extends Progress {
  readonly plans: readonly AdvisedPlan[]
}

/** Advice that gets better with every step. Whoever has seen enough takes no further one. The same view, decision and chance give the same advice. */
export type Advising = Generator<Advice, Advice, void>

/** Everybody's chance of winning. Where several win together each has the chance of all. */
export interface Outlook {
  readonly chances: { readonly [seat: SeatName]: number }
  /** That nobody wins. */
  readonly nobody: number
}

/** Makes plans and judges situations of one game, from what a seat may know and nothing else. */
export interface Adviser {
  readonly game: string
  /** Plans for the question of a seat. */
  advise(seen: Seen): Advising
  /**
   * What plans are worth to the seat that is asked: the best that is found with little thought, and the choices that are given, in the same worlds.
   * Undefined where nothing is to be compared.
   */
  compare(seen: Seen, chosen: readonly Choice[]): Generator<Progress, Comparison | undefined, void>
  readonly puzzles: {
    /** What a puzzle of this game asks for, and at questions of which steps there may be one. */
    readonly asks: PuzzleList['asks']
    readonly steps: ReadonlySet<string>
  }
  /** What one choice of this game must decide to be called clear, in chances of winning: from there on something is a mistake, or a puzzle. */
  readonly clear: number
  /** How far the best answer is ahead of all others; undefined where it is by less than `least`. A deep one looks further ahead. */
  contest(seen: Seen, least: number, deep: boolean): Generator<Progress, Contest | undefined, void>
  /** What was chosen beside the answer of a puzzle, in so many worlds. Undefined where none of it can be chosen. */
  attempted(
    seen: Seen,
    answer: readonly Choice[],
    chosen: readonly Choice[],
    worlds: number,
  ): Generator<Progress, Attempted | undefined, void>
  /** Everybody's chance of winning, by what the viewer of this view may know. */
  evaluate(view: View, chance: Chance): Outlook
  /** The kind of chance that brings about such an event, such as `dice`; undefined where it is no matter of chance. */
  kindOfChance(event: GameEvent): string | undefined
  /** At questions of these steps something is planned: what comes between two of them belongs together. */
  readonly plans: ReadonlySet<string>
  /** At questions of these steps it is judged how a turn or card left everybody; left out where every question will do. */
  readonly moments?: ReadonlySet<string>
  /** The names of what speaks for a contender. */
  readonly features: readonly string[]
  /** What `evaluate` looks at. */
  situation(view: View, chance: Chance): Situation
  /** The numbers behind `evaluate`, and how they did. */
  readonly calibration: Calibration
  /** They were fitted to the rules and the content that are played now; where they were not, chances are rough. */
  readonly calibrated: boolean
  /** How good the end of a game is that was played alone: more is better. Undefined where several played. */
  resultAlone(outcome: Outcome, seats: readonly SeatName[]): number | undefined
}

/** Who may win, and what speaks for each; situations of one kind are judged by the same numbers. */
export interface Situation {
  readonly kind: string
  readonly contenders: readonly Contender[]
}

/** What was chosen beside the best that could be found, by what the seat could know. */
export interface Comparison {
  readonly best: AdvisedPlan
  /** The chance of winning with what was chosen. */
  readonly chance: number
  /** Mean and half of the 95 % interval of what the best plan gains upon it, world by world. */
  readonly gain: number
  readonly doubt: number
}
