import { Worker } from 'node:worker_threads'
import { UnsureError } from './group-commit.ts'
import type { Row, Script } from './sql.ts'

const THREAD = new URL('./writing-thread.ts', import.meta.url)

/** What is to be written together; that what little is left in the log of changes is to be brought into the file; or that it is the end. */
export type ToWriting = { readonly scripts: readonly Script[] } | 'tidy' | 'end'
export type FromWriting = { readonly answers: readonly (Row[] | undefined)[] } | { readonly failed: string }

interface Waiting {
  readonly resolve: (answers: readonly (Row[] | undefined)[]) => void
  readonly reject: (error: Error) => void
}

/** A thread that writes to the file: this one can do something else while the disk is waited for. It is started when something is first written. */
export class Writing {
  readonly #file: string
  #thread: Worker | undefined
  #waiting: Waiting | undefined

  constructor(file: string) {
    this.#file = file
  }

  /** One call after the other: the next when the last is answered. */
  carryOut(scripts: readonly Script[]): Promise<readonly (Row[] | undefined)[]> {
    this.#thread ??= this.#start()
    this.#tell({ scripts })
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
    })
  }

  /** What is left in the log of changes is brought into the file before anything else is written. */
  tidy(): void {
    this.#tell('tidy')
  }

  async close(): Promise<void> {
    const thread = this.#thread
    if (thread === undefined) return
    const gone = new Promise((resolve) => thread.once('exit', resolve))
    this.#tell('end')
    await gone
  }

  #tell(told: ToWriting): void {
    this.#thread?.postMessage(told)
  }

  #start(): Worker {
    // However the server itself was started.
    const thread = new Worker(THREAD, { execArgv: [], workerData: this.#file })
    thread.on('message', (said: FromWriting) => {
      const waiting = this.#waiting
      this.#waiting = undefined
      if ('answers' in said) waiting?.resolve(said.answers)
      else waiting?.reject(new Error(said.failed))
    })
    let why: unknown
    thread.on('error', (error) => {
      why = error
    })
    thread.on('exit', () => {
      this.#thread = undefined
      this.#waiting?.reject(
        new UnsureError('Nobody knows whether that was stored: the thread that writes has ended.', { cause: why }),
      )
      this.#waiting = undefined
    })
    return thread
  }
}
