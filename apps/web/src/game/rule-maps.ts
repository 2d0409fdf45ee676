import type { AreaId, BoardArt, BoardDescription, BoardState, BoardToken, Highlights } from '../board/api.ts'

/** Small pieces of a game's board that stand beside its rules: a moment of play, drawn as the table draws it. */
export interface RuleMaps<Area = unknown, Token extends BoardToken = BoardToken> {
  readonly board: BoardDescription
  readonly art: BoardArt<Area, Token>
  readonly scenes: Readonly<Record<string, RuleScene<Area, Token>>>
}

export interface RuleScene<Area = unknown, Token extends BoardToken = BoardToken> {
  /** What has to be seen. */
  readonly shows: readonly AreaId[]
  readonly state: BoardState<Area, Token>
  readonly highlights?: Highlights
}
