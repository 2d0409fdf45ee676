import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Offered, offered } from '@railhead/host/games'
import { LIMITS, type Limits } from './allowance.ts'
import { api, type Parts } from './api/index.ts'
import type { Where } from './asking.ts'
import { Workshop } from './jobs/workshop.ts'
import { Log, type LogLevel } from './log.ts'
import { Metrics } from './metrics.ts'
import type { MailSettings } from './notices/channels.ts'
import { Notices } from './notices/notices.ts'
import { openTelling, type Telling } from './notices/telling.ts'
import { People } from './people.ts'
import { Pulse } from './pulse.ts'
import type { Webhooks } from './settings.ts'
import { Sockets } from './sockets.ts'
import { openStore } from './store/open.ts'
import { usualThinkers } from './thinking/thinkers.ts'

export interface OnlineOptions extends Partial<Where> {
  /** The folder where tables are kept. */
  readonly data: string
  /** A PostgreSQL where they are kept instead, which several processes can share. */
  readonly database?: string | undefined
  readonly log?: LogLevel | Log
  readonly mail?: MailSettings | undefined
  readonly webhooks?: Webhooks
  readonly pushKey?: string | undefined
  /** How many computers think at the same time. */
  readonly thinkers?: number
  /** For tests and measurements: other games, another clock, other limits, and no waiting for the disk. */
  readonly games?: readonly Offered[]
  readonly limits?: Partial<Limits>
  readonly now?: () => number
  readonly durable?: boolean
  /** Milliseconds after which it is looked again for what others did. */
  readonly pulse?: number
}

/** Somebody who is shut out is gone within two seconds. */
const PULSE = 2000

/** Tables online: the store, people, tables and sockets of one server. */
export class Online {
  readonly #parts: Parts
  readonly #sockets: Sockets
  readonly #pulse: Pulse
  readonly #telling: Telling
  readonly #workshop: Workshop
  readonly #notices: Notices
  readonly #noticing: Pulse
  /** The last thing that whoever runs the server did, and that was taken up here. */
  #heeded: number
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>

  /** Throws `StoreError` if the store cannot be used. */
  static async open(options: OnlineOptions): Promise<Online> {
    const store = await openStore(options)
    try {
      const { log: level = 'error', games = offered, now = Date.now, thinkers = usualThinkers(), database, pulse: look } = options
      const log = level instanceof Log ? level : new Log(level)
      const metrics = new Metrics()
      const onDefect = (table: string, error: unknown): void => {
        metrics.count('defects')
        log.error('a table failed', error, { table })
      }
      const workshop = await Workshop.open({ store, games, now, log, onDefect, thinkers, database, look })
      return new Online(
        options,
        { store, log, metrics, now },
        workshop,
        await store.moderation.lastDeed(),
        await openTelling(options, store),
      )
    } catch (error) {
      await store.close()
      throw error
    }
  }

  private constructor(
    options: OnlineOptions,
    { store, log: logs, metrics, now }: Pick<Parts, 'store' | 'log' | 'metrics' | 'now'>,
    workshop: Workshop,
    lastDeed: number,
    telling: Telling,
  ) {
    const { proxy = false, baseUrl, pulse = PULSE } = options
    const people = new People(store, now)
    const { tables, thinkers } = workshop
    this.#parts = {
      store,
      people,
      tables,
      where: { proxy, baseUrl },
      limits: { ...LIMITS, ...options.limits },
      log: logs,
      metrics,
      told: telling,
      now,
    }
    this.#sockets = new Sockets(this.#parts)
    this.answer = api(this.#parts)
    metrics.watch('tables', () => tables.inMemory)
    metrics.watch('sockets', () => this.#sockets.open)
    metrics.watch('thoughts', () => thinkers.load)
    this.#workshop = workshop
    this.#telling = telling
    this.#notices = new Notices({ store, now, log: logs, channels: telling.channels, count: (what) => metrics.count(what) })
    void telling.check().catch((error: unknown) => logs.error('the mail server cannot be used; mail waits until it can', error))
    this.#heeded = lastDeed
    this.#noticing = new Pulse(
      pulse,
      () => this.#notices.look(),
      (error) => logs.error('notices cannot be sent', error),
    )
    this.#pulse = new Pulse(
      pulse,
      () => this.#heed(),
      (error) => logs.error('what was done elsewhere cannot be read', error),
    )
  }

  /** Takes up what whoever runs the server has done since the last time. */
  async #heed(): Promise<void> {
    for (const { n, what, subject } of await this.#parts.store.moderation.deeds(this.#heeded)) {
      this.#heeded = n
      if (what === 'suspend')
        for (const { id } of [{ id: subject }, ...(await this.#parts.store.bots.of(subject))]) this.#sockets.sendAway(id)
      if (what === 'end') this.#parts.tables.changedElsewhere(subject)
    }
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
    await Promise.all([this.#pulse.stop(), this.#noticing.stop()])
    await this.#workshop.close()
    this.#sockets.close()
    await this.#parts.tables.settled()
    await this.#notices.settled()
    this.#telling.close()
    await this.#parts.store.close()
    this.#parts.metrics.close()
  }
}
