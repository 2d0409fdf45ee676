import type { AreaId, BoardState, BoardToken } from '../../../src/board/api.ts'

export type Side = 'axis' | 'soviet'
export type UnitKind = 'infantry' | 'armor' | 'air' | 'partisan'

/** Points of one code in one area: what a stack shows as one cell. */
export interface UnitCell {
  /** The game's code, for instance `GI`. */
  readonly code: string
  readonly kind: UnitKind
  readonly count: number
  readonly entrenched: number
  /** Moved in this card play, or aircraft on their Moved side. */
  readonly spent: number
  /** 8.3.5: aircraft on their Moved side, which have rebased or fought. */
  readonly turned: number
  /** Taking part in the battle under way. */
  readonly fighting: number
  /** Units of several nations, or even kinds, where there is no room for each. */
  readonly summed?: 'nations' | 'kinds'
}

export interface OstkriegArea {
  readonly control: Side | 'neutral'
  /** While an overlay is shown: whether the area has a supply line of that side. */
  readonly supply?: 'open' | 'cut'
  /** The neighbour through which its supply line runs. */
  readonly through?: AreaId
}

export interface OstkriegToken extends BoardToken {
  readonly kind: 'stack'
  readonly on: { readonly area: AreaId }
  readonly side: Side
  readonly cells: readonly UnitCell[]
  /** Would lose a unit at its side's next supply step. */
  readonly starving: boolean
}

export type OstkriegBoardState = BoardState<OstkriegArea, OstkriegToken>

/** The stack of an area. */
export const stackId = (area: AreaId): string => `stack/${area}`
