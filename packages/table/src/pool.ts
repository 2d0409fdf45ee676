import type { Game, GameState } from './game.ts'

/** State copies that are used again: after a while no copy allocates anything. */
export class Pool<S extends GameState> {
  readonly #game: Game<S>
  readonly #free: S[] = []

  constructor(game: Game<S>) {
    this.#game = game
  }

  /** A copy of the state, in memory given back earlier if there is any. */
  copy(state: S): S {
    return this.#game.copy(state, this.#free.pop())
  }

  /** The state is not used any more by whoever gives it back. */
  giveBack(state: S): void {
    this.#free.push(state)
  }
}
