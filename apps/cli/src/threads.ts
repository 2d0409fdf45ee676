import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export const allCores = (): number => availableParallelism()

interface Errand<Report> {
  /** The file that a thread runs: it answers the number of a game with a report. */
  readonly thread: URL
  /** What every thread is told at its start. */
  readonly work: object
  readonly workers: number
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

/** Has games played on several threads. Reports are taken in the order of their numbers, so that the number of threads changes nothing. */
export async function playInOrder<Report>(errand: Errand<Report>): Promise<void> {
  const { thread, work, from, to, numberOf, take, isEnough = () => false, onReport } = errand
  const waiting = new Map<number, Report>()
  let asked = from
  let due = from
  const workers = Array.from({ length: Math.min(errand.workers, to - from) }, () => new Worker(thread, { workerData: work }))
  const takeWhatIsDue = (): void => {
    for (let report = waiting.get(due); report !== undefined && !isEnough(); report = waiting.get(due)) {
      take(report)
      waiting.delete(due++)
    }
  }
  try {
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            const next = (): void => {
              if (asked >= to || isEnough()) resolve()
              else worker.postMessage(asked++)
            }
            worker.on('error', reject)
            worker.on('message', (report: Report) => {
              waiting.set(numberOf(report), report)
              takeWhatIsDue()
              onReport?.(due - from)
              next()
            })
            next()
          }),
      ),
    )
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
