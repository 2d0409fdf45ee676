import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const BIN = fileURLToPath(new URL('../bin/railhead.mjs', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs a command to its end, as a shell would. */
export async function railhead(args: readonly string[], how: { input?: string | Uint8Array; cwd?: string } = {}): Promise<Ran> {
  const child = spawn(process.execPath, [BIN, ...args], { cwd: how.cwd })
  child.stdin.on('error', () => {})
  child.stdin.end(how.input ?? '')
  return ended(child)
}

async function ended(child: ChildProcessWithoutNullStreams): Promise<Ran> {
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
}

/** What these tests read of answers; a foreign program has no types of ours. */
export interface Read {
  readonly ok: boolean
  readonly table: string
  readonly made: number
  readonly games: readonly { readonly id: string; readonly longestGame: number }[]
  readonly decision?: { readonly choices: readonly object[] }
  readonly outcome?: { readonly text: string }
  readonly record: string
  readonly position: object
}

/** `railhead engine` as another program talks to it: a line out, a line back. */
export class ForeignClient {
  readonly child: ChildProcessWithoutNullStreams
  readonly #lines: AsyncIterator<string>
  err = ''

  constructor() {
    this.child = spawn(process.execPath, [BIN, 'engine'])
    this.child.stderr.on('data', (chunk) => {
      this.err += chunk
    })
    this.child.stdin.on('error', () => {})
    this.#lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]()
  }

  send(bytes: string | Uint8Array): void {
    this.child.stdin.write(bytes)
  }

  /** The next answer, whatever it answers. */
  async next(): Promise<Read> {
    const { value, done } = await this.#lines.next()
    if (done) throw new Error(`the engine ended: ${this.err}`)
    return JSON.parse(value)
  }

  async ask(request: object): Promise<Read> {
    this.send(`${JSON.stringify(request)}\n`)
    return this.next()
  }

  /** Ends the input and waits for the process. */
  async end(): Promise<number | null> {
    this.child.stdin.end()
    return this.exit()
  }

  exit(): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return Promise.resolve(this.child.exitCode)
    return new Promise((resolve) => this.child.on('exit', resolve))
  }
}
