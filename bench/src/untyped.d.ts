// The package's own types hang on folders that Node's modules do not resolve; this is the part that the bench uses.
declare module 'boardgame.io/dist/cjs/internal.js' {
  interface Context {
    readonly currentPlayer: string
    readonly numPlayers: number
    readonly gameover?: unknown
  }
  interface MoveArguments<G> {
    readonly G: G
    readonly ctx: Context
    readonly random: { Shuffle<T>(list: readonly T[]): T[] }
  }
  interface GameDefinition<G> {
    readonly name: string
    readonly seed?: number
    setup(context: Omit<MoveArguments<G>, 'G'>): G
    readonly moves: { readonly [name: string]: (context: MoveArguments<G>, argument: number) => undefined | 'INVALID_MOVE' }
    readonly turn: { readonly minMoves: number; readonly maxMoves: number }
    endIf(context: Omit<MoveArguments<G>, 'random'>): unknown
  }
  interface State<G> {
    readonly G: G
    readonly ctx: Context
  }
  interface MoveAction {
    readonly type: 'MAKE_MOVE'
    readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string }
  }
  function InitializeGame<G>(of: { readonly game: GameDefinition<G>; readonly numPlayers: number }): State<G>
  function CreateGameReducer<G>(of: { readonly game: GameDefinition<G> }): (state: State<G>, action: MoveAction) => State<G>
}
