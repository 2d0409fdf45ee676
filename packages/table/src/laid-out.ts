import type { GameState } from './game.ts'
import type { Options } from './options.ts'

/** Programs play with few options at a time; a test may try them all. */
const MOST_KEPT = 32

/**
 * Set-ups as they lie before chance comes in, kept by their options: the next game with the same options is a copy of the bytes, which is
 * many times as fast as laying everything out again.
 */
export class LaidOut<S extends GameState> {
  readonly #layOut: (options: Options) => S
  readonly #kept = new Map<string, S>()

  /** `layOut` makes a state from the options alone; it may throw `OptionsError`. */
  constructor(layOut: (options: Options) => S) {
    this.#layOut = layOut
  }

  /** Brings a new state to what the options say. */
  copyTo(state: S, options: Options): S {
    const key = JSON.stringify(options)
    let laid = this.#kept.get(key)
    if (laid === undefined) {
      laid = this.#layOut(options)
      if (this.#kept.size === MOST_KEPT) this.#kept.clear()
      this.#kept.set(key, laid)
    }
    state.bytes.set(laid.bytes)
    return state
  }
}
