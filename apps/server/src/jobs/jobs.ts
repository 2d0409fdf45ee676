import { EventEmitter } from 'node:events'
import { Logger, makeWorkerUtils, type Runner, run, type WorkerEvents, type WorkerUtils } from 'graphile-worker'
import pg, { type Client } from 'pg'
import type { Log } from '../log.ts'
import { Pulse } from '../pulse.ts'

/** Any number, the same for all: under it whoever works holds a lock of the database for as long as it lives. */
const LIVING = 19_410_623
/** The same number for all that make the tables of the queue. */
const MIGRATING = 19_410_624
/** Milliseconds after which it is looked who has died; so long a job may be somebody's who has not said yet that they live. */
const LOOK = 5000

const TO_LIVE = 'SELECT pg_advisory_lock($1, hashtext($2))'

export interface JobsOptions {
  /** The address of the PostgreSQL that all share. */
  readonly database: string
  /** What there is to do, by name. Whoever throws is asked again later. */
  readonly tasks: { readonly [name: string]: (payload: unknown) => Promise<void> }
  /** How many jobs are done here at the same time; 0 only gives them out. */
  readonly workers: number
  readonly log: Log
  /** For tests: looks more often. */
  readonly look?: number
}

/**
 * Jobs that any of many processes does. A job is stored until it is done; that of a process which dies is done by another, a few seconds
 * later: a lock tells who lives, and goes with the connection of whoever dies.
 */
export class Jobs {
  readonly #options: JobsOptions
  readonly #utils: WorkerUtils
  readonly #newClient: () => Client
  readonly #looking: Pulse
  #runner: Runner | undefined
  /** By which name the queue knows this process. */
  #name: string | undefined
  /** The connection whose locks say that this process lives, and under which names: that of the queue, and those that it gave itself. */
  #life: Client | undefined
  readonly #names = new Set<string>()
  #closed = false

  static async open(options: JobsOptions): Promise<Jobs> {
    const types = { getTypeParser: pg.types.getTypeParser }
    const newClient = (): Client =>
      new pg.Client({ connectionString: options.database, types, application_name: 'railhead jobs' })
    const utils = await makeWorkerUtils({ connectionString: options.database, logger: loggerTo(options.log), maxPoolSize: 2 })
    const first = newClient()
    await first.connect()
    try {
      // Of several that start at once, one makes the tables and the others find them.
      await first.query('SELECT pg_advisory_lock($1)', [MIGRATING])
      await utils.migrate()
    } finally {
      await first.end()
    }
    const jobs = new Jobs(options, utils, newClient)
    await jobs.#work()
    return jobs
  }

  private constructor(options: JobsOptions, utils: WorkerUtils, newClient: () => Client) {
    this.#options = options
    this.#utils = utils
    this.#newClient = newClient
    const { look = LOOK, log } = options
    this.#looking = new Pulse(
      look,
      () => this.#lookAround(look),
      (error) => log.error('jobs cannot be looked after', error),
    )
  }

  /** Something to do. Of the same key there is one that waits; unless it is `fresh`, neither is there one beside one that is being done. */
  async add(task: string, payload: object, key: string, fresh: boolean): Promise<void> {
    await this.#utils.addJob(task, payload, { jobKey: key, jobKeyMode: fresh ? 'replace' : 'unsafe_dedupe' })
  }

  /** Others can tell by this name that this process lives, until it closes. */
  async live(name: string): Promise<void> {
    this.#names.add(name)
    if (this.#life === undefined) await this.#live()
    else await this.#life.query(TO_LIVE, [LIVING, name])
  }

  /** Whoever went by this name does not live any more. Any number may ask at the same time: the lock with which they try is shared. */
  isDead(name: string): Promise<boolean> {
    return this.#utils.withPgClient(async (client) => {
      const { rows } = await client.query('SELECT pg_try_advisory_lock_shared($1, hashtext($2)) AS dead', [LIVING, name])
      const dead = rows[0]?.dead === true
      if (dead) await client.query('SELECT pg_advisory_unlock_shared($1, hashtext($2))', [LIVING, name])
      return dead
    })
  }

  /** No more is begun. Whoever does something must be made to give up before. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#looking.stop()
    await this.#runner?.stop().catch(() => undefined)
    // What was just taken and not begun is given back.
    if (this.#name !== undefined) await this.#utils.forceUnlockWorkers([this.#name]).catch(() => undefined)
    await this.#life?.end().catch(() => undefined)
    await this.#utils.release()
  }

  async #work(): Promise<void> {
    const { database, tasks, workers, log } = this.#options
    if (workers === 0) return
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => {
      this.#names.delete(this.#name ?? '')
      this.#name = workerPool.id
      this.#names.add(workerPool.id)
    })
    const taskList = Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(payload)] as const),
    )
    const runner = await run({
      ...{ connectionString: database, maxPoolSize: workers + 2, concurrency: workers, noHandleSignals: true },
      ...{ taskList, events, logger: loggerTo(log), parsedCronItems: [], pollInterval: 2000 },
    })
    this.#runner = runner
    const ended = (): void => {
      if (this.#runner === runner) this.#runner = undefined
    }
    runner.promise.then(ended, ended)
    await this.#live()
  }

  /** From now on others can tell that this process lives. */
  async #live(): Promise<void> {
    if (this.#names.size === 0) return
    const life = this.#newClient()
    const gone = (): void => {
      if (this.#life === life) this.#life = undefined
    }
    life.on('error', gone)
    life.on('end', gone)
    await life.connect()
    // A machine that vanishes without a word is noticed, too.
    await life.query('SET tcp_keepalives_idle = 20; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3')
    for (const name of this.#names) await life.query(TO_LIVE, [LIVING, name])
    this.#life = life
  }

  /** Takes up again what was lost with the database, and gives out again what others who have died were doing. */
  async #lookAround(since: number): Promise<void> {
    if (this.#closed) return
    if (this.#runner === undefined && this.#options.workers > 0) await this.#work()
    else if (this.#life === undefined) await this.#live()
    await this.#utils.withPgClient(async (client) => {
      const held = `SELECT DISTINCT locked_by AS name FROM graphile_worker.jobs
        WHERE locked_by IS NOT NULL AND locked_at < now() - make_interval(secs => $1) AND locked_by <> $2`
      const { rows } = await client.query(held, [since / 1000, this.#name ?? ''])
      for (const { name } of rows) {
        const buried = await this.#buries(client, String(name), async () => {
          await client.query('SELECT graphile_worker.force_unlock_workers($1)', [[name]])
        })
        if (buried) this.#options.log.info('jobs of a process that died are given out again')
      }
    })
  }

  /** If whoever went by this name is dead, does what is to be done then, and nobody else does it at the same time. Answers whether it is. */
  async #buries(client: Pick<Client, 'query'>, name: string, work: () => Promise<void>): Promise<boolean> {
    const tried = await client.query('SELECT pg_try_advisory_lock($1, hashtext($2)) AS dead', [LIVING, name])
    if (tried.rows[0]?.dead !== true) return false
    try {
      await work()
    } finally {
      await client.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LIVING, name])
    }
    return true
  }
}

/** What the queue says of itself is of interest where it fails. */
const loggerTo = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error('a job failed', message)
  })
