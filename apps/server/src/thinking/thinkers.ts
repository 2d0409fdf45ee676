import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FromThread, Thought, ThoughtQuestion, ToThread } from './thoughts.ts'

const THREAD = new URL('../../bin/thinking-thread.mjs', import.meta.url)

/** One core is left to whoever asks something. */
export const usualThinkers = (): number => Math.max(1, availableParallelism() - 1)

interface Errand {
  readonly n: number
  /** In whose name it is asked. */
  readonly whose: string
  readonly question: ThoughtQuestion
  readonly answer: (thought: Thought | undefined) => void
  readonly fail: (error: Error) => void
}

/**
 * Threads on which computers think, so that nobody who asks the server something waits for them. They are started when one is first wanted,
 * and think about one question each; what comes meanwhile waits its turn, and whoever asks a lot waits for themselves. A thread that breaks takes one question
 * with it and is replaced.
 */
export class Thinkers {
  readonly #most: number
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, Errand>()
  #waiting: Errand[] = []
  /** The number of the turn that somebody had last; whoever had none yet comes first. */
  readonly #served = new Map<string, number>()
  #turns = 0
  #asked = 0
  #closed = false

  /** So many think at the same time. */
  constructor(most: number) {
    this.#most = most
  }

  get isClosed(): boolean {
    return this.#closed
  }

  /** How many questions are thought about or wait. */
  get load(): number {
    return this.#busy.size + this.#waiting.length
  }

  /** Undefined where it was stopped, since nobody wanted to know any more. */
  think(question: ThoughtQuestion, whose = '', stop?: AbortSignal): Promise<Thought | undefined> {
    return new Promise((answer, fail) => {
      const errand = { n: ++this.#asked, whose, question, answer, fail }
      if (this.#closed || stop?.aborted === true) return answer(undefined)
      stop?.addEventListener('abort', () => this.#stop(errand), { once: true })
      this.#waiting.push(errand)
      this.#goOn()
    })
  }

  /** Nothing is answered any more. */
  async close(): Promise<void> {
    this.#closed = true
    const threads = [...this.#idle, ...this.#busy.keys()]
    for (const { answer } of [...this.#waiting, ...this.#busy.values()]) answer(undefined)
    this.#waiting = []
    this.#busy.clear()
    await Promise.all(threads.map((thread) => thread.terminate()))
  }

  #goOn(): void {
    while (!this.#closed && this.#waiting.length > 0 && this.#busy.size < this.#most) {
      const thread = this.#idle.pop() ?? this.#start()
      const errand = this.#next()
      this.#busy.set(thread, errand)
      tell(thread, { n: errand.n, question: errand.question })
    }
  }

  /** That of whoever has waited longest for a turn. */
  #next(): Errand {
    const since = ({ whose }: Errand): number => this.#served.get(whose) ?? 0
    const next = this.#waiting.reduce((first, one) => (since(one) < since(first) ? one : first))
    this.#waiting.splice(this.#waiting.indexOf(next), 1)
    if (this.#waiting.length === 0) this.#served.clear()
    this.#served.set(next.whose, ++this.#turns)
    return next
  }

  #start(): Worker {
    // However the server itself was started.
    const thread = new Worker(THREAD, { execArgv: [] })
    // A server that is to stop does not wait for them.
    thread.unref()
    thread.on('message', (said: FromThread) => this.#hear(thread, said))
    thread.on('error', (error) => this.#lose(thread, error instanceof Error ? error : new Error(String(error))))
    return thread
  }

  #hear(thread: Worker, said: FromThread): void {
    const errand = this.#busy.get(thread)
    if (errand === undefined || errand.n !== said.n) return
    this.#busy.delete(thread)
    this.#idle.push(thread)
    if ('broken' in said) errand.fail(new Error(said.broken))
    else errand.answer(said.thought)
    this.#goOn()
  }

  #lose(thread: Worker, error: Error): void {
    const errand = this.#busy.get(thread)
    this.#busy.delete(thread)
    const at = this.#idle.indexOf(thread)
    if (at >= 0) this.#idle.splice(at, 1)
    errand?.fail(error)
    this.#goOn()
  }

  #stop(errand: Errand): void {
    const at = this.#waiting.indexOf(errand)
    if (at >= 0) {
      this.#waiting.splice(at, 1)
      errand.answer(undefined)
    }
    for (const [thread, { n }] of this.#busy) if (n === errand.n) tell(thread, { stop: n })
  }
}

const tell = (thread: Worker, told: ToThread): void => thread.postMessage(told)
