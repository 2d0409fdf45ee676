import type { Transaction } from './sql.ts'

type Work<T> = (transaction: Transaction) => Promise<T>

interface Waiting {
  /** The table that it is about. */
  readonly about: string
  /** Done again by itself if something else in the group could not be written. */
  readonly work: Work<unknown>
  readonly resolve: (answer: never) => void
  readonly reject: (error: unknown) => void
}

/**
 * Whatever is to be written while the disk is busy goes into one transaction: a durable commit costs the same for one as for a hundred.
 * Nobody is answered before the commit.
 */
export class GroupCommit {
  readonly #transact: (work: Work<void>) => Promise<void>
  #waiting: Waiting[] = []
  #busy: Promise<void> | undefined

  constructor(transact: (work: Work<void>) => Promise<void>) {
    this.#transact = transact
  }

  write<T>(work: Work<T>, about = ''): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ about, work, resolve, reject })
      this.#busy ??= this.#writeAll()
    })
  }

  /** Everything is written, or has failed. */
  async settled(): Promise<void> {
    await this.#busy
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      // What comes in at the same turn of the event loop is collected first.
      await new Promise((resolve) => setImmediate(resolve))
      // In an order that is the same for all processes, so that no two wait for each other.
      const group = this.#waiting.toSorted((one, other) => (one.about < other.about ? -1 : one.about > other.about ? 1 : 0))
      this.#waiting = []
      // What cannot be written must not take the others with it.
      if (!(await this.#together(group)) && group.length > 1) for (const one of group) await this.#together([one])
    }
    this.#busy = undefined
  }

  async #together(group: readonly Waiting[]): Promise<boolean> {
    const answers: unknown[] = []
    try {
      await this.#transact(async (transaction) => {
        answers.length = 0
        for (const { work } of group) answers.push(await work(transaction))
      })
    } catch (error) {
      if (group.length === 1) group[0].reject(error)
      return false
    }
    for (const [i, { resolve }] of group.entries()) resolve(answers[i] as never)
    return true
  }
}
