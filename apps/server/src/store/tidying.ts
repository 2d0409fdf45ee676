import { Worker } from 'node:worker_threads'

const THREAD = new URL('./tidying-thread.ts', import.meta.url)
/** So many acts make about 8 MB of changes. */
const MOST_WRITTEN = 1024

/**
 * What was written stands in a log of changes at first. Bringing it from there into the file takes as long as dozens of acts, so a thread of its own does it: whoever chooses at that
 * moment does not wait for it. It is started when there is something to do.
 */
export class Tidying {
  readonly #file: string
  readonly #onTidied: () => void
  #thread: Worker | undefined
  #written = 0
  #isBusy = false

  /** `onTidied` is called when all is in the file but what was written meanwhile. */
  constructor(file: string, onTidied: () => void) {
    this.#file = file
    this.#onTidied = onTidied
  }

  /** So many more acts stand in the log of changes. */
  wrote(count: number): void {
    this.#written += count
    if (this.#written < MOST_WRITTEN || this.#isBusy) return
    this.#written = 0
    this.#isBusy = true
    this.#thread ??= this.#start()
    this.#thread.postMessage('tidy')
  }

  async close(): Promise<void> {
    const thread = this.#thread
    if (thread === undefined) return
    const gone = new Promise((resolve) => thread.once('exit', resolve))
    thread.postMessage('end')
    await gone
  }

  #start(): Worker {
    // However the server itself was started.
    const thread = new Worker(THREAD, { execArgv: [], workerData: this.#file })
    thread.on('message', () => {
      this.#isBusy = false
      this.#onTidied()
    })
    // The log of changes grows until it can be done again.
    thread.on('error', () => undefined)
    thread.on('exit', () => {
      this.#thread = undefined
      this.#isBusy = false
    })
    return thread
  }
}
