import type { Asked, Snapshot } from '@railhead/host'
import type { Engine } from '../engine/client.ts'

/**
 * Whoever points at an answer will perhaps give it: the engine is asked before what it would lead to, and that is shown as soon as it is
 * given. The engine's own answer follows, and is the one that counts.
 */
export class Foresight {
  readonly #engine: Pick<Engine, 'ask'>
  readonly #prepare: (snapshot: Snapshot) => void
  #seen: { readonly asked: Asked; readonly index: number; snapshot: Snapshot | null } | undefined

  /** What is foreseen can be prepared for. */
  constructor(engine: Pick<Engine, 'ask'>, prepare: (snapshot: Snapshot) => void) {
    this.#engine = engine
    this.#prepare = prepare
  }

  look(asked: Asked, index: number, question: number): void {
    if (this.#seen?.asked === asked && this.#seen.index === index) return
    const seen = { asked, index, snapshot: null as Snapshot | null }
    this.#seen = seen
    this.#engine.ask('foresee', { question, index }).then(
      (snapshot) => {
        seen.snapshot = snapshot
        if (snapshot !== null && this.#seen === seen) this.#prepare(snapshot)
      },
      () => {},
    )
  }

  /** Something else is true now. */
  forget(): void {
    this.#seen = undefined
  }

  /** What was foreseen of this answer, if it was. */
  of(asked: Asked, index: number): Snapshot | null {
    return this.#seen?.asked === asked && this.#seen.index === index ? this.#seen.snapshot : null
  }
}
