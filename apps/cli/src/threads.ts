import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Fault } from './fault.ts'

export const allCores = (): number => availableParallelism()

/** What a thread can be made for: each answers the number of a game with a report. */
const THREADS = {
  arena: new URL('../bin/arena-worker.mjs', import.meta.url),
  train: new URL('../bin/train-worker.mjs', import.meta.url),
  puzzles: new URL('../bin/puzzles-worker.mjs', import.meta.url),
} as const
type Kind = keyof typeof THREADS

/** The flag that says so, and what it is for. */
export const ELSEWHERE = [
  '--database <url>',
  'have games played by those who `railhead work` on this PostgreSQL instead of here',
] as const

/** Where games are played: on so many threads here, or by those who work on a database. */
export interface Where {
  readonly workers: number
  readonly database?: string | undefined
}

interface Errand<Report> extends Where {
  readonly kind: Kind
  /** What every thread is told at its start. */
  readonly work: object
  /** The first number, and the one after the last. */
  readonly from: number
  readonly to: number
  readonly numberOf: (report: Report) => number
  readonly take: (report: Report) => void
  /** No more is wanted. */
  readonly isEnough?: () => boolean
  /** Told how many were taken by now. */
  readonly onReport?: (taken: number) => void
}

/** Has games played. Reports are taken in the order of their numbers, so that neither the number of threads nor where they are changes anything. */
export async function playInOrder<Report>(errand: Errand<Report>): Promise<void> {
  const { kind, work, workers, database, from, to, numberOf, take, isEnough = () => false, onReport } = errand
  const waiting = new Map<number, Report>()
  let asked = from
  let due = from
  const next = (): number | undefined => (asked >= to || isEnough() ? undefined : asked++)
  const hear = (report: Report): void => {
    waiting.set(numberOf(report), report)
    for (let one = waiting.get(due); one !== undefined && !isEnough(); one = waiting.get(due)) {
      take(one)
      waiting.delete(due++)
    }
    onReport?.(due - from)
  }
  if (database !== undefined) {
    const { haveDone, StoreError } = await import('@railhead/server')
    return haveDone({ database, kind, work, next, isEnough, hear: (_, report) => hear(report as Report) }).catch(
      (error: unknown) => {
        throw error instanceof StoreError ? new Fault(error.message) : error
      },
    )
  }
  const threads = new Threads()
  const playOn = async (): Promise<void> => {
    for (let number = next(); number !== undefined; number = next())
      hear((await threads.do({ id: kind, kind, work }, number)) as Report)
  }
  try {
    await Promise.all(Array.from({ length: Math.min(workers, to - from) }, playOn))
  } finally {
    await threads.close()
  }
}

/** Threads that play games, one at a time each, and are kept for the next of the same errand. */
export class Threads {
  readonly #idle: { readonly id: string; readonly thread: Worker }[] = []
  readonly #all = new Set<Worker>()

  /** As many threads as numbers are asked for at the same time. */
  async do(
    { id, kind, work }: { readonly id: string; readonly kind: string; readonly work: unknown },
    number: number,
  ): Promise<unknown> {
    const thread = this.#idleFor(id) ?? this.#start(kind, work)
    const report = await new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error('the thread has ended'))
      thread.once('error', reject).once('exit', gone)
      thread.once('message', (said: unknown) => {
        thread.off('error', reject).off('exit', gone)
        resolve(said)
      })
      thread.postMessage(number)
    })
    this.#idle.push({ id, thread })
    return report
  }

  /** Whatever is being played is given up. */
  async close(): Promise<void> {
    await Promise.all([...this.#all].map((thread) => thread.terminate()))
  }

  /** One that waits for more of the same; whoever waits for more of something else is sent home. */
  #idleFor(id: string): Worker | undefined {
    const at = this.#idle.findIndex((one) => one.id === id)
    const [found] = this.#idle.splice(Math.max(0, at), 1)
    if (found === undefined || at >= 0) return found?.thread
    void found.thread.terminate()
    return undefined
  }

  #start(kind: string, work: unknown): Worker {
    if (!Object.hasOwn(THREADS, kind)) throw new Error(`nobody here knows how to do "${kind}"`)
    const thread = new Worker(THREADS[kind as Kind], { workerData: work })
    this.#all.add(thread)
    thread.once('exit', () => this.#all.delete(thread))
    return thread
  }
}
