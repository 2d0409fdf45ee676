import { setImmediate } from 'node:timers/promises'
import type { Answer, Answering } from '@railhead/protocol'
import type { Line } from './lines.ts'

/** Milliseconds between two words about how far something is. */
const EVERY_MS = 250
/** While something is worked on so many other lines wait at most before no more are read. */
const MOST_WAITING = 1000

/** Answers lines in order. While one is worked on, only what cancels something is answered before it. */
export class Conversation {
  readonly #answer: (line: Line) => Answer | Answering | undefined
  readonly #say: (message: object) => Promise<void>
  readonly #waiting: Line[] = []
  #working: Promise<void> | undefined

  constructor(answer: (line: Line) => Answer | Answering | undefined, say: (message: object) => Promise<void>) {
    this.#answer = answer
    this.#say = say
  }

  async hear(line: Line): Promise<void> {
    if (this.#working !== undefined && !cancels(line)) {
      this.#waiting.push(line)
      if (this.#waiting.length >= MOST_WAITING) await this.end()
      return
    }
    const answer = this.#answer(line)
    if (answer === undefined) return
    if ('next' in answer) this.#working = this.#work(answer)
    else await this.#say(answer)
  }

  /** Everything that was heard is answered. */
  async end(): Promise<void> {
    while (this.#working !== undefined) await this.#working
  }

  async #work(answering: Answering): Promise<void> {
    let last = performance.now()
    for (;;) {
      const { done, value } = answering.next()
      if (done === true) {
        await this.#say(value)
        break
      }
      if (performance.now() - last >= EVERY_MS) {
        last = performance.now()
        await this.#say(value)
      }
      await setImmediate()
    }
    this.#working = undefined
    const waiting = this.#waiting.splice(0)
    for (const line of waiting) await this.hear(line)
  }
}

function cancels(line: Line): boolean {
  if (!('text' in line)) return false
  try {
    return JSON.parse(line.text)?.do === 'cancel'
  } catch {
    return false
  }
}
