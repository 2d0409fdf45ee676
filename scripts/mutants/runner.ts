import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { insideEnv } from '../run.mjs'
import type { Job, Result } from './worker.ts'

/** Keeps a process that runs tests in a sandbox, and starts another when one hangs. */
export class Runner {
  readonly sandbox: string
  readonly #projects: readonly string[]
  readonly #env: NodeJS.ProcessEnv
  #child: ChildProcess | undefined
  #tests: readonly string[] = []

  constructor(sandbox: string, projects: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.sandbox = sandbox
    this.#projects = projects
    this.#env = env
  }

  /** Every file of tests. */
  async tests(): Promise<readonly string[]> {
    await this.#start()
    return this.#tests
  }

  /** Undefined when it took too long: a loop that does not end. */
  async run(job: Job, patience: number): Promise<Result | undefined> {
    const child = await this.#start()
    child.send(job)
    const result = await this.#answer<Result>(child, patience)
    if (result === undefined) this.stop()
    return result
  }

  stop(): void {
    // The processes that it started too: one of them may be in a loop.
    if (this.#child?.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL')
    this.#child = undefined
  }

  async #start(): Promise<ChildProcess> {
    if (this.#child !== undefined) return this.#child
    const child = fork(join(import.meta.dirname, 'worker.ts'), [this.sandbox, ...this.#projects], {
      cwd: this.sandbox,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...insideEnv(), ...this.#env, NODE_NO_WARNINGS: '1' },
    })
    this.#child = child
    const tests = await this.#answer<readonly string[]>(child, 120_000)
    if (tests === undefined) throw new Error(`the tests in ${this.sandbox} could not be started`)
    this.#tests = tests
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
