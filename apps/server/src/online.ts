import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Offered, offered } from '@railhead/host/games'
import { LIMITS, type Limits } from './allowance.ts'
import { api, type Parts } from './api/index.ts'
import type { Where } from './asking.ts'
import { Log, type LogLevel } from './log.ts'
import { Metrics } from './metrics.ts'
import { People } from './people.ts'
import { Sockets } from './sockets.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'
import { Tables } from './tables/tables.ts'

export interface OnlineOptions extends Partial<Where> {
  /** The folder where tables are kept. */
  readonly data: string
  /** A PostgreSQL where they are kept instead, which several processes can share. */
  readonly database?: string | undefined
  readonly log?: LogLevel | Log
  /** For tests and measurements: other games, another clock, other limits, and no waiting for the disk. */
  readonly games?: readonly Offered[]
  readonly limits?: Partial<Limits>
  readonly now?: () => number
  readonly durable?: boolean
}

/** Tables online: the store, people, tables and sockets of one server. */
export class Online {
  readonly #parts: Parts
  readonly #sockets: Sockets
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>

  /** Throws `StoreError` if the store cannot be used. */
  static async open(options: OnlineOptions): Promise<Online> {
    return new Online(options, await openStore(options))
  }

  private constructor(options: OnlineOptions, store: Store) {
    const { log = 'error', games = offered, now = Date.now, proxy = false, baseUrl } = options
    const logs = log instanceof Log ? log : new Log(log)
    const metrics = new Metrics()
    const onDefect = (table: string, error: unknown): void => {
      metrics.count('defects')
      logs.error('a table failed', error, { table })
    }
    const people = new People(store, now)
    const tables = new Tables({ offered: games, store, now, onDefect })
    store.onElsewhere((table) => tables.changedElsewhere(table))
    this.#parts = {
      store,
      people,
      tables,
      where: { proxy, baseUrl },
      limits: { ...LIMITS, ...options.limits },
      log: logs,
      metrics,
      now,
    }
    this.#sockets = new Sockets(this.#parts)
    this.answer = api(this.#parts)
    metrics.watch('tables', () => tables.inMemory)
    metrics.watch('sockets', () => this.#sockets.open)
  }

  /** What is counted, for whoever runs the server. */
  get metrics(): string {
    return this.#parts.metrics.text()
  }

  listenAt(server: Server): void {
    server.on('upgrade', (request, socket, head) => void this.#sockets.upgrade(request, socket, head))
  }

  /** What was heard is done and stored; then the pages are told to come again. */
  async close(): Promise<void> {
    await this.#parts.tables.settled()
    this.#sockets.close()
    await this.#parts.tables.settled()
    await this.#parts.store.close()
    this.#parts.metrics.close()
  }
}
