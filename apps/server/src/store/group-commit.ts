interface Waiting {
  /** Done again by itself if something else in the group could not be written. */
  readonly work: () => unknown
  readonly resolve: (answer: never) => void
  readonly reject: (error: unknown) => void
}

/**
 * Whatever is to be written while the disk is busy goes into one transaction: a durable commit costs the same for one as for a hundred.
 * Nobody is answered before the commit.
 */
export class GroupCommit {
  readonly #transact: (work: () => void) => void
  #waiting: Waiting[] = []

  constructor(transact: (work: () => void) => void) {
    this.#transact = transact
  }

  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      // What comes in at the same turn of the event loop is collected first.
      if (this.#waiting.length === 0) setImmediate(() => this.flush())
      this.#waiting.push({ work, resolve, reject })
    })
  }

  /** Writes at once what waits. */
  flush(): void {
    const group = this.#waiting
    if (group.length === 0) return
    this.#waiting = []
    // What cannot be written must not take the others with it.
    if (!this.#together(group) && group.length > 1) for (const one of group) this.#together([one])
  }

  #together(group: readonly Waiting[]): boolean {
    let answers: unknown[] = []
    try {
      this.#transact(() => {
        answers = group.map(({ work }) => work())
      })
    } catch (error) {
      if (group.length === 1) group[0].reject(error)
      return false
    }
    for (const [i, { resolve }] of group.entries()) resolve(answers[i] as never)
    return true
  }
}
