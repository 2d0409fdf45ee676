import { keepGame, onRenamed } from '../store/games.ts'
import type { KeptState, StoredGame } from '../store/model.ts'

/**
 * Stores what is chosen at a table of this browser. The page does that, not the worker in which the table is: in WebKit the store stays shut for
 * good where a page is left while its worker writes.
 */
export class Keeper {
  #stored: StoredGame
  #kept = true
  #writing: Promise<void> = Promise.resolve()
  /** The next writing, which waits for the one under way. */
  #next: Promise<void> | undefined
  readonly #told: (kept: boolean) => void
  readonly #stopListening: () => void

  /** It is told when something could not be stored, and when that is possible again. */
  constructor(stored: StoredGame, told: (kept: boolean) => void) {
    this.#stored = stored
    this.#told = told
    this.#stopListening = onRenamed((id, title) => {
      if (stored.id === id) this.#stored = { ...this.#stored, title }
    })
  }

  /**
   * Comes to an end when it is written, or could not be. What is chosen while something is being written is written together after it.
   * Nothing may be shown sooner: WebKit drops what is still to be written when its page is left.
   */
  readonly keep = (state: KeptState): Promise<void> => {
    this.#stored = { ...this.#stored, ...state }
    this.#next ??= this.#writing = this.#writing.then(this.#write)
    return this.#next
  }

  readonly #write = (): Promise<void> => {
    this.#next = undefined
    return keepGame(this.#stored).then(
      () => this.#tell(true),
      () => this.#tell(false),
    )
  }

  /** Nothing more will come; all that did has been written, or could not be. */
  async end(): Promise<void> {
    this.#stopListening()
    await this.#writing
  }

  #tell(kept: boolean): void {
    if (kept === this.#kept) return
    this.#kept = kept
    this.#told(kept)
  }
}
