import type { Offered } from '@railhead/host/games'
import type { Log } from '../log.ts'
import { Pulse } from '../pulse.ts'
import type { Store } from '../store/store.ts'
import { Tables } from '../tables/tables.ts'
import { Thinkers } from '../thinking/thinkers.ts'
import { type Doer, doErrand, ERRAND } from './errands.ts'
import type { Jobs } from './jobs.ts'

export interface WorkshopOptions {
  readonly store: Store
  readonly games: readonly Offered[]
  readonly now: () => number
  readonly log: Log
  readonly onDefect: (table: string, error: unknown) => void
  /** How many computers think in this process at the same time. */
  readonly thinkers: number
  /** The PostgreSQL that several processes share: whoever of them has time lets computers play. */
  readonly database?: string | undefined
  readonly look?: number | undefined
  /** Does the numbers of errands; left out where only computers at tables are let play. */
  readonly doer?: Doer | undefined
}

/** Milliseconds after which it is looked whether a computer is waited for that nobody lets play. */
const AGAIN = 60_000
const COMPUTER = 'computer'

/** The tables of a process, and the computers at them: they think on threads here, or wherever among several processes there is time. */
export class Workshop {
  readonly tables: Tables
  readonly thinkers: Thinkers
  readonly #log: Log
  readonly #doer: Doer | undefined
  #jobs: Jobs | undefined
  readonly #waking: Pulse

  static async open(options: WorkshopOptions): Promise<Workshop> {
    const workshop = new Workshop(options)
    const { database, thinkers, log, look, store, doer } = options
    if (database !== undefined) {
      const computer = (payload: unknown): Promise<void> => workshop.#letPlay(payload)
      // Whoever has no such database need not have what the queue is made of.
      const { Jobs } = await import('./jobs.ts')
      const looking = look === undefined ? {} : { look }
      workshop.#jobs = await Jobs.open({
        database,
        log,
        tasks: {
          [COMPUTER]: computer,
          ...(doer && { [ERRAND]: (payload: unknown) => doErrand(payload, doer, store, workshop.#jobs) }),
        },
        workers: thinkers,
        ...looking,
      })
    }
    await workshop.tables.wake()
    return workshop
  }

  private constructor({ store, games, now, log, onDefect, thinkers, database, doer }: WorkshopOptions) {
    this.#log = log
    this.#doer = doer
    this.thinkers = new Thinkers(thinkers)
    const summon = (table: string, fresh: boolean): void => {
      const added = this.#jobs?.add(COMPUTER, { table }, `${COMPUTER} ${table}`, fresh)
      added?.catch((error: unknown) => log.error('nobody could be asked to let a computer play', error, { table }))
    }
    this.tables = new Tables({
      ...{ offered: games, store, now, onDefect, thinkers: this.thinkers },
      ...(database === undefined ? {} : { summon }),
    })
    store.onElsewhere((table) => this.tables.changedElsewhere(table))
    this.#waking = new Pulse(
      AGAIN,
      () => this.tables.wake(),
      (error) => log.error('computers cannot play on', error),
    )
  }

  get jobs(): Jobs | undefined {
    return this.#jobs
  }

  /** What computers think about is given up, and another process may do it; what was done is stored. */
  async close(): Promise<void> {
    await this.#waking.stop()
    await this.thinkers.close()
    await this.#doer?.close()
    await this.#jobs?.close()
    await this.tables.settled()
  }

  async #letPlay(payload: unknown): Promise<void> {
    const { table } = payload as { readonly table: string }
    await this.tables.playComputers(table)
    // It was not thought out: the job stays, for whoever goes on.
    if (this.thinkers.isClosed) throw new Error('this process stops')
    this.#log.info('computers have played', { table })
  }
}
