import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'

const COMMAND = join(import.meta.dirname, '../../cli/bin/railhead.mjs')

/** A server with tables online, as the command starts it, on a port and with a folder of its own. */
export class OnlineServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'railhead-browser-'))
  #port = 0
  #process: ChildProcess | undefined

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    this.#port ||= await freePort()
    const started = spawn(process.execPath, [COMMAND, 'serve', '--port', String(this.#port), '--data', this.#data])
    this.#process = started
    await new Promise<void>((resolve, reject) => {
      let said = ''
      const hear = (chunk: Buffer): void => {
        said += chunk
        if (said.includes(`:${this.#port}/`)) resolve()
      }
      started.stdout.on('data', hear)
      started.stderr.on('data', hear)
      started.on('exit', () => reject(new Error(said)))
    })
  }

  /** It dies in the middle of whatever it does. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.#process?.once('exit', resolve))
    this.#process?.kill('SIGKILL')
    await gone
  }

  async end(): Promise<void> {
    await this.kill()
    rmSync(this.#data, { recursive: true })
  }
}
