import type { View } from '@railhead/table'
import type { AttackForecast } from './attack-report.ts'
import type { BattleReport } from './battle-report.ts'
import type { BoardReport } from './board-report.ts'
import type { PERSONALITIES } from './bot/plan.ts'
import type { CardReport } from './card-report.ts'
import type { MoveForecast } from './move-report.ts'
import type { OstkriegOptions } from './options.ts'
import type { ENDINGS } from './rules/victory.ts'
import type { StepName } from './steps/frames.ts'
import type { SideName } from './units.ts'

/** What `ostkrieg.view` writes: what a seat may know. Positions say the same and more. */
export type OstkriegView = View & OstkriegFacts

type BySide = { readonly [side in SideName]: number }
/** Cards by their numbers. */
export type Piles = {
  readonly hand: readonly number[]
  readonly front: readonly number[]
  readonly discard: readonly number[]
}

export type OstkriegFacts = {
  readonly options: OstkriegOptions
  readonly year: number
  readonly turn: SideName
  readonly passes: number
  readonly board: 'listed'
  /** By number and name, with units as they are written. */
  readonly areas: { readonly [name: string]: { readonly control: SideName | 'neutral'; readonly units?: string } }
  readonly cards: { readonly [side in SideName]: Piles } & {
    readonly later: readonly number[]
    readonly out: readonly number[]
    readonly playing: readonly number[]
  }
  readonly production: BySide
  readonly points: BySide
  readonly promised: BySide
  readonly countries: { readonly romania: SideName; readonly bulgaria: SideName; readonly finland: 'axis' | 'out' }
  readonly bid?: { readonly side: SideName; readonly points: number; readonly axisPlayer: number }
  readonly bot?: BotInView
  readonly played: number
  /** Units that were lost, by their codes. */
  readonly lost: { readonly [code: string]: number }
  readonly agenda: readonly FrameInView[]
  readonly now: NowInView
  readonly ending?: { readonly reason: (typeof ENDINGS)[number]; readonly winner?: SideName }
}

export type BotInView = {
  readonly personality?: (typeof PERSONALITIES)[number]
  readonly stack: readonly number[]
  readonly attacked: boolean
  readonly enemyCards: readonly number[]
}

/** What is being resolved, the innermost last. */
export type FrameInView = { readonly step: StepName; readonly [field: string]: string | number | boolean }

/** What is under way in the middle of a card. */
export type NowInView = {
  readonly acting: SideName
  readonly marked: readonly number[]
  readonly entered: readonly number[]
  readonly starving: readonly number[]
  readonly battle?: BattleInView
  readonly firstCardPlay: boolean
  readonly mayPlayAnother: boolean
  readonly buyersOut: number
  readonly placed?: readonly number[]
}

/** The battle that is being fought; what is nothing yet is left out. */
export type BattleInView = {
  readonly area: number
  readonly attacker: SideName
  /** Where the attack stands in the cards. */
  readonly op: number
  /** The areas from which units attack. */
  readonly origins?: readonly number[] | undefined
  /** Dice that cards in front give the defender, and whether one of them gives the Soviets a tie. */
  readonly defenceDice?: number | undefined
  readonly sovietTie?: boolean | undefined
  /** How many dice were rolled. */
  readonly attackerDice?: number | undefined
  readonly defenderDice?: number | undefined
  /** What each side suffers. */
  readonly attackerDamage?: number | undefined
  readonly defenderDamage?: number | undefined
  readonly attackerOwesArmor?: boolean | undefined
  readonly defenderOwesArmor?: boolean | undefined
  /** Losses still to be taken by the side that takes them now. */
  readonly owed?: number | undefined
  readonly winner?: SideName | undefined
  readonly advances?: boolean | undefined
}

/** What follows from a view by the rules, and is shown with it. */
export type OstkriegReport = {
  readonly board: BoardReport
  readonly card: CardReport | null
  readonly battle: BattleReport | null
  readonly attacks: readonly AttackForecast[]
  readonly moves: readonly MoveForecast[]
}
