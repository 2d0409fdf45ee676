import { deserialize, serialize } from 'node:v8'
import { Log } from '../log.ts'
import { randomName } from '../random-name.ts'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import type { Jobs } from './jobs.ts'

/*
 * Errands: something that is done number by number, by whichever processes work on the same database. What is given and what is reported travels as a message to a thread
 * would. A process that dies leaves its number to another; of an errand whose giver has died nothing more is done.
 */

/** So many numbers are given out before the first of them is reported. */
const AHEAD = 256
/** Milliseconds between two looks at what was reported. */
const LOOK = 200

export const ERRAND = 'errand'

/** Does one number of an errand, and answers what came of it. */
export interface Doer {
  do(errand: { readonly id: string; readonly kind: string; readonly work: unknown }, number: number): Promise<unknown>
  /** Whatever is being done is given up. */
  close(): Promise<void>
}

export interface Given {
  readonly database: string
  readonly kind: string
  /** What is the same for all numbers. */
  readonly work: object
  /** The next number; undefined when there is none. */
  readonly next: () => number | undefined
  readonly hear: (number: number, report: unknown) => void
  /** No more is wanted. */
  readonly isEnough: () => boolean
}

/** Has an errand done by those who work on the database. */
export async function haveDone({ database, kind, work, next, hear, isEnough }: Given): Promise<void> {
  const store = await openStore({ data: '', database })
  // Whoever has no such database need not have what the queue is made of.
  const { Jobs } = await import('./jobs.ts')
  const jobs = await Jobs.open({ database, tasks: {}, workers: 0, log: new Log('error') })
  const id = randomName()
  const out = new Set<number>()
  try {
    await jobs.live(id)
    await store.errands.add(id, { kind, work: serialize(work) })
    while (!isEnough()) {
      for (
        let number = out.size < AHEAD ? next() : undefined;
        number !== undefined;
        number = out.size < AHEAD ? next() : undefined
      ) {
        out.add(number)
        await jobs.add(ERRAND, { id, number }, `${ERRAND} ${id} ${number}`, false)
      }
      if (out.size === 0) return
      const reports = await store.errands.take(id)
      // Whoever dies after the report does the same again, and it is reported twice.
      for (const { number, report } of reports) if (out.delete(number)) hear(number, deserialize(report))
      if (reports.length === 0) await new Promise((resolve) => setTimeout(resolve, LOOK))
    }
  } finally {
    await store.errands.remove(id)
    await jobs.close()
    await store.close()
  }
}

/** Does a job that `haveDone` gave out. */
export async function doErrand(payload: unknown, doer: Doer, store: Store, jobs: Jobs | undefined): Promise<void> {
  const { id, number } = payload as { readonly id: string; readonly number: number }
  const errand = await store.errands.by(id)
  if (errand === undefined) return
  if (await jobs?.isDead(id)) return store.errands.remove(id)
  const report = await doer.do({ id, kind: errand.kind, work: deserialize(errand.work) }, number)
  await store.errands.report(id, { number, report: serialize(report) })
}
