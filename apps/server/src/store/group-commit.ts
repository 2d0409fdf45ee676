import { carryOut, type Row, type Script, type Transaction } from './sql.ts'

type Work<T> = (transaction: Transaction) => Promise<T>

interface Waiting {
  /** The table that it is about. */
  readonly about: string
  /** Done again by itself if something else in the group could not be written. */
  readonly work: Work<unknown>
  /** The same as what can be done elsewhere, where it is that. */
  readonly script: Script | undefined
  readonly resolve: (answer: never) => void
  readonly reject: (error: unknown) => void
}

/** Carries out scripts together, and answers what each came to. */
type Elsewhere = (scripts: readonly Script[]) => Promise<readonly (Row[] | undefined)[]>

/** Nobody knows whether what was to be written together is written. */
export class UnsureError extends Error {}

/**
 * Whatever is to be written while the disk is busy goes into one transaction: a durable commit costs the same for one as for a hundred.
 * Nobody is answered before the commit.
 */
export class GroupCommit {
  readonly #transact: (work: Work<void>) => Promise<void>
  readonly #elsewhere: Elsewhere | undefined
  #waiting: Waiting[] = []
  #busy: Promise<void> | undefined

  /** `elsewhere` carries out scripts in one transaction while this thread does something else; never at the same time as `transact`. */
  constructor(transact: (work: Work<void>) => Promise<void>, elsewhere?: Elsewhere) {
    this.#transact = transact
    this.#elsewhere = elsewhere
  }

  write<T>(work: Work<T>, about = ''): Promise<T> {
    return this.#wait(work, about, undefined)
  }

  carryOut(script: Script): Promise<Row[] | undefined> {
    return this.#wait((to) => carryOut(script, to), script.about, this.#elsewhere && script)
  }

  #wait<T>(work: Work<T>, about: string, script: Script | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ about, work, script, resolve, reject })
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
      for (const part of [group.filter(({ script }) => script), group.filter(({ script }) => !script)])
        if (part.length > 0 && !(await this.#together(part))) for (const one of part) await this.#together([one])
    }
    this.#busy = undefined
  }

  /** Answers whether everybody has been answered. */
  async #together(group: readonly Waiting[]): Promise<boolean> {
    let answers: readonly unknown[]
    try {
      answers = await this.#answersOf(group)
    } catch (error) {
      // What may be written already must not be written again.
      if (group.length > 1 && !(error instanceof UnsureError)) return false
      for (const { reject } of group) reject(error)
      return true
    }
    for (const [i, { resolve }] of group.entries()) resolve(answers[i] as never)
    return true
  }

  async #answersOf(group: readonly Waiting[]): Promise<readonly unknown[]> {
    const scripts = group.flatMap(({ script }) => script ?? [])
    if (this.#elsewhere !== undefined && scripts.length === group.length) return this.#elsewhere(scripts)
    const answers: unknown[] = []
    await this.#transact(async (transaction) => {
      answers.length = 0
      for (const { work } of group) answers.push(await work(transaction))
    })
    return answers
  }
}
