import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Offered, offered } from '@railhead/host/games'
import { LIMITS, type Limits } from './allowance.ts'
import { api, type Parts } from './api/index.ts'
import type { Where } from './asking.ts'
import { Log, type LogLevel } from './log.ts'
import { People } from './people.ts'
import { Sockets } from './sockets.ts'
import { openSqlite } from './store/sqlite.ts'
import { Tables } from './tables/tables.ts'

export interface OnlineOptions extends Partial<Where> {
  /** The folder where tables are kept. */
  readonly data: string
  readonly log?: LogLevel | Log
  /** For tests and measurements: other games, another clock, other limits, and no waiting for the disk. */
  readonly games?: readonly Offered[]
  readonly limits?: Partial<Limits>
  readonly now?: () => number
  readonly durable?: boolean
}

/** Tables online: the store, people, tables and sockets of one server. Throws `StoreError` if the store cannot be used. */
export class Online {
  readonly #parts: Parts
  readonly #sockets: Sockets
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>

  constructor(options: OnlineOptions) {
    const { data, log = 'error', games = offered, now = Date.now, durable = true, proxy = false, baseUrl } = options
    const logs = log instanceof Log ? log : new Log(log)
    const store = openSqlite({ folder: data, durable })
    const onDefect = (table: string, error: unknown): void => logs.error('a table failed', error, { table })
    const people = new People(store, now)
    const tables = new Tables({ offered: games, store, now, onDefect })
    this.#parts = { store, people, tables, where: { proxy, baseUrl }, limits: { ...LIMITS, ...options.limits }, log: logs, now }
    this.#sockets = new Sockets(this.#parts)
    this.answer = api(this.#parts)
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
  }
}
