import type { Snapshot } from '@railhead/host'
import type { KeptState } from '../store/model.ts'
import { t } from '../texts/index.ts'
import { EngineProblem } from './problem.ts'
import type { CallName, Calls, Keep, Problem, Reply, Request } from './protocol.ts'

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

/** The page's end of the engine: rules and computer players run in a worker, so that the page never waits for them. */
export class Engine {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #calls = 0
  #keeping: Promise<void> = Promise.resolve()
  /** A computer has chosen. */
  onStep: (snapshot: Snapshot) => void = () => {}
  /** Something was chosen, which is to be stored; what comes of it is told when that has been done, or could not be. */
  onKeep: (state: KeptState) => Promise<void> = () => Promise.resolve()
  /** Why the server of a table online cannot be heard; null when it can again. */
  onAway: (reason: string | null) => void = () => {}
  /** What happens beside the game at a table online. */
  onAround: (around: unknown) => void = () => {}
  /** The worker died; what was chosen before is stored. */
  onBroken: (reason: string) => void = () => {}

  constructor(worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' })) {
    this.#worker = worker
    this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#hear(data)
    this.#worker.onerror = (event) => this.#break(event.message || t.table.engineMissing)
  }

  ask<K extends CallName>(name: K, ask: Calls[K]['ask']): Promise<Calls[K]['answer']> {
    const call = ++this.#calls
    return new Promise<Calls[K]['answer']>((resolve, reject) => {
      this.#waiting.set(call, { resolve: resolve as (answer: unknown) => void, reject })
      const request: Request<K> = { call, name, ask }
      this.#worker.postMessage(request)
    })
  }

  close(): void {
    this.#worker.terminate()
    this.#waiting.clear()
  }

  #hear(reply: Reply): void {
    if ('keep' in reply) this.#keeping = this.onKeep(reply.keep)
    else void this.#keeping.then(() => this.#tell(reply))
  }

  #tell(reply: Exclude<Reply, Keep>): void {
    if ('step' in reply) this.onStep(reply.step)
    else if ('away' in reply) this.onAway(reply.away)
    else if ('around' in reply) this.onAround(reply.around)
    else if ('broken' in reply) this.#break(reply.broken ?? t.table.engineMissing)
    else this.#settle(reply)
  }

  #settle(reply: Extract<Reply, { call: number }>): void {
    const waiting = this.#waiting.get(reply.call)
    this.#waiting.delete(reply.call)
    if (reply.ok) waiting?.resolve(reply.answer)
    else waiting?.reject(new EngineProblem(reply.problem.code, reply.problem.sentence))
  }

  #break(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new EngineProblem('defect', reason))
    this.#waiting.clear()
    this.onBroken(reason)
  }
}

/** One engine for pages without a table: descriptions of games, checking options, importing. Closed when a table opens its own. */
let shared: Engine | undefined

export function sharedEngine(): Engine {
  shared ??= new Engine()
  return shared
}

export const problemOf = (error: unknown): Problem =>
  error instanceof EngineProblem
    ? { code: error.code, sentence: error.message }
    : { code: 'defect', sentence: error instanceof Error ? error.message : String(error) }
