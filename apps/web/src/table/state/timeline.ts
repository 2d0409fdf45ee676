import { type Engine, problemOf } from '../../engine/client.ts'
import { toast } from '../../shell/toasts.tsx'
import type { Gesture } from './gesture.ts'
import type { Story } from './story.ts'

/** Looking back: the moments of the game, one of which is shown instead of now. */
export class Timeline {
  readonly #engine: Engine
  readonly #story: Story
  readonly #gesture: Gesture
  /** The moment that is on its way. */
  #lookedFor: number | undefined

  constructor(engine: Engine, story: Story, gesture: Gesture) {
    this.#engine = engine
    this.#story = story
    this.#gesture = gesture
  }

  /** The moment that is shown, or will be: a step that is made quickly after another goes on from there. */
  get moment(): number {
    return this.#lookedFor ?? this.#story.view.peek()?.at ?? 0
  }

  /** The nearest moments around it at which something happened. */
  get before(): number {
    const { moment } = this
    return this.#story.log.value.findLast(({ choice }) => choice < moment)?.choice ?? 0
  }

  get after(): number {
    const { moment } = this
    const { log, latest } = this.#story
    return log.value.find(({ choice }) => choice > moment)?.choice ?? latest.value?.length ?? moment
  }

  async goTo(n: number): Promise<void> {
    const length = this.#story.latest.value?.length ?? 0
    if (n >= length) return this.leave()
    const moment = Math.max(0, n)
    this.#lookedFor = moment
    try {
      const past = await this.#engine.ask('at', { n: moment })
      // Whoever has gone back to now in the meantime stays there.
      if (this.#lookedFor === undefined) return
      this.#story.past.value = past
      this.#gesture.note.value = null
    } catch (error) {
      toast(problemOf(error).sentence)
    }
    if (this.#lookedFor === moment) this.#lookedFor = undefined
  }

  /** Back to now. */
  leave(): void {
    this.#lookedFor = undefined
    this.#story.leavePast()
  }
}
