import { AsyncLocalStorage } from 'node:async_hooks'

/** How much is written down, from nothing to everything. */
export const LOG_LEVELS = ['off', 'error', 'info'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** What something is done for: the request, or the socket and the number of its message. */
const occasion = new AsyncLocalStorage<Facts>()

/** One line of JSON for each thing worth knowing, for whoever runs the server. No tokens, no passwords, nothing that a player must not know. */
export class Log {
  readonly #level: number
  readonly #write: (line: string) => void

  constructor(level: LogLevel, write: (line: string) => void = (line) => void process.stderr.write(line)) {
    this.#level = LOG_LEVELS.indexOf(level)
    this.#write = write
  }

  /** Whatever is written down about this work, at once or later, has these facts too. */
  within<T>(facts: Facts, work: () => T): T {
    return occasion.run(facts, work)
  }

  info(event: string, facts: Facts = {}): void {
    this.#say('info', event, facts)
  }

  error(event: string, error: unknown, facts: Facts = {}): void {
    this.#say('error', event, { ...facts, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }

  #say(level: LogLevel, event: string, facts: Facts): void {
    if (LOG_LEVELS.indexOf(level) > this.#level) return
    this.#write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...occasion.getStore(), ...facts })}\n`)
  }
}

type Facts = { readonly [name: string]: string | number | boolean | null }
