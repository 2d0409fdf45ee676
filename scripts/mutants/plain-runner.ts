import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { insideEnv } from '../run.mjs'
import type { Result } from './plain-worker.ts'

/** Keeps a process that runs tests with vitest in a sandbox, and starts another when one hangs. */
export class Runner {
  readonly sandbox: string
  readonly #projects: readonly string[]
  #child: ChildProcess | undefined

  constructor(sandbox: string, projects: readonly string[]) {
    this.sandbox = sandbox
    this.#projects = projects
  }

  /** Runs these files. Undefined when it took too long: a loop that does not end. */
  async run(tests: readonly string[], patience: number): Promise<Result | undefined> {
    const child = await this.#start()
    child.send(tests.map((test) => join(this.sandbox, test)))
    const result = await this.#answer<Result>(child, patience)
    if (result === undefined) this.stop()
    return result
  }

  stop(): void {
    const group = this.#child?.pid
    this.#child = undefined
    if (group === undefined) return
    try {
      // The processes that it started too: one of them may be in a loop.
      process.kill(-group, 'SIGKILL')
    } catch (error) {
      // It has ended by itself.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }

  async #start(): Promise<ChildProcess> {
    if (this.#child !== undefined) return this.#child
    const child = fork(join(import.meta.dirname, 'plain-worker.ts'), [this.sandbox, ...this.#projects], {
      cwd: this.sandbox,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...insideEnv(), NODE_NO_WARNINGS: '1' },
    })
    this.#child = child
    if ((await this.#answer(child, 120_000)) === undefined) throw new Error(`the tests in ${this.sandbox} could not be started`)
    return child
  }

  #answer<T>(child: ChildProcess, patience: number): Promise<T | undefined> {
    return new Promise((resolve) => {
      const settle = (value: T | undefined): void => {
        clearTimeout(timer)
        child.off('message', onMessage)
        child.off('exit', onExit)
        resolve(value)
      }
      const onMessage = (message: unknown): void => settle(message as T)
      const onExit = (): void => settle(undefined)
      const timer = setTimeout(onExit, patience)
      child.once('message', onMessage)
      child.once('exit', onExit)
    })
  }
}
