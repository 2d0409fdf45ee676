import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { insideEnv, ROOT } from '../run.mjs'

/** Time to start: everything is parsed first, and other work may be going on. */
const STARTING = 300_000

/** A process that answers messages one by one. Another is started when one hangs, ends or is tired. */
export class Child {
  readonly #script: string
  readonly #args: readonly string[]
  #process: ChildProcess | undefined

  constructor(script: string, args: readonly string[] = []) {
    this.#script = script
    this.#args = args
  }

  /** Undefined when it took too long, or the process ended. */
  async ask<T>(message: string | number, patience: number): Promise<T | undefined> {
    const child = await this.#start()
    child.send(message)
    const answer = await answerOf<T>(child, patience)
    if (answer === undefined) this.stop()
    return answer
  }

  stop(): void {
    // By its handle: a process that has ended already is left alone.
    this.#process?.kill('SIGKILL')
    this.#process = undefined
  }

  async #start(): Promise<ChildProcess> {
    if (this.#process !== undefined) return this.#process
    const child = fork(join(import.meta.dirname, this.#script), [...this.#args], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...insideEnv(), NODE_NO_WARNINGS: '1' },
    })
    this.#process = child
    if ((await answerOf(child, STARTING)) === undefined) throw new Error(`${this.#script} could not be started`)
    return child
  }
}

function answerOf<T>(child: ChildProcess, patience: number): Promise<T | undefined> {
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
