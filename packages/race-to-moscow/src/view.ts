import type { SeatName, View } from '@railhead/table'
import type { RaceOptions } from './options.ts'
import type { Amounts, Face } from './questions.ts'
import type { ReactionAhead } from './rules/front-card.ts'
import type { StepName } from './steps/step.ts'

/** What `raceToMoscow.view` writes: what a seat may know. Positions say the same and more. */
export type RaceView = View & RaceFacts

/** What follows from a view by the rules, and is shown with it. */
export type RaceReport = { readonly reaction?: ReactionAhead }

export type Group = 'gray' | 'white' | 'brown'
/** A card by its number; null where the seat may not know it. */
export type MaybeCard = number | null
/** Soviet markers by face, for who may know them; else how many there are. */
export type MarkerCount = number | { readonly [face in Face]: number }

export type RaceFacts = {
  readonly options: RaceOptions
  readonly round: number
  readonly turn: Group
  readonly lastRound: boolean
  /** How the game ended, and who won by a Victory area. */
  readonly ended?: string
  readonly victor?: SeatName
  readonly actionsLeft: number
  readonly auxiliariesUsed: number
  readonly frontlineTaken: boolean
  readonly areas: { readonly [id: string]: AreaInView }
  readonly armies: { readonly [id: string]: ArmyInView }
  readonly fleet: { readonly area: string; readonly moved: boolean }
  readonly stock: Amounts
  readonly transport: {
    readonly level: number
    readonly stock: number
    readonly reserve: number
    readonly lines: readonly LineInView[]
  }
  readonly players: { readonly [seat in Group]: PlayerInView }
  readonly soviet: SovietInView
  readonly okh: { readonly row: readonly number[]; readonly deck: readonly MaybeCard[]; readonly played: readonly number[] }
  readonly attacked: readonly string[]
  readonly agenda: readonly FrameInView[]
}

export type AreaInView = {
  readonly control: Group | null
  readonly rail?: true
  readonly bunker?: true
  /** True where the face is a secret, or there are none. */
  readonly soviet?: true | Face
  readonly seenBy?: readonly SeatName[]
  readonly medals?: number
  readonly medalsTaken?: number
  readonly supplies?: Amounts
}

export type ArmyInView = Amounts & {
  readonly area: string
  readonly moved?: true
  readonly halted?: true
  readonly loaded?: true
}

export type LineInView = { readonly between: readonly [string, string]; readonly truck?: Group; readonly train?: Group }

export type PlayerInView = {
  readonly trucks: number
  readonly trains: number
  readonly medals: number
  readonly hq: 'ready' | 'spent'
  readonly okhBought?: number
  readonly airSupport: string | { readonly area: string }
  readonly airSupportFree?: true
  readonly okh: readonly number[]
  readonly held: readonly number[]
  readonly discard: readonly number[]
  readonly standingIn: readonly number[]
  readonly drawn?: readonly number[]
  readonly deck: readonly MaybeCard[]
  readonly seen?: { readonly [card: string]: readonly SeatName[] }
  readonly defeated: readonly number[]
  readonly encircled: readonly MaybeCard[]
}

export type SovietInView = {
  readonly pool: MarkerCount
  readonly box: MarkerCount
  /** One deck, or with a Soviet player two. */
  readonly deck?: readonly MaybeCard[]
  readonly infantryDeck?: readonly MaybeCard[]
  readonly armoredDeck?: readonly MaybeCard[]
  readonly mixed?: true
  readonly drawn?: readonly number[]
  readonly seen?: { readonly [card: string]: readonly SeatName[] }
}

/** What is being resolved, the innermost last. */
export type FrameInView = {
  readonly step: StepName
  readonly army?: string
  readonly area?: string
  readonly steps?: number
  readonly stopped?: true
  readonly trains?: number
  readonly trucks?: number
  readonly grosstransportraum?: true
}
