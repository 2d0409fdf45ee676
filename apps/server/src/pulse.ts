/** Does something again and again, so many milliseconds after it was last done; never twice at once. */
export class Pulse {
  readonly #work: () => Promise<void>
  readonly #onError: (error: unknown) => void
  readonly #every: number
  #timer: NodeJS.Timeout | undefined
  #busy: Promise<void> = Promise.resolve()
  #stopped = false

  constructor(every: number, work: () => Promise<void>, onError: (error: unknown) => void) {
    this.#every = every
    this.#work = work
    this.#onError = onError
    this.#wait()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#busy
  }

  #wait(): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => {
      this.#busy = this.#work()
        .catch(this.#onError)
        .finally(() => this.#wait())
    }, this.#every)
    this.#timer.unref()
  }
}
