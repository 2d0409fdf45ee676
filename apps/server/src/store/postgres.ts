import { randomBytes } from 'node:crypto'
import type { Client, ClientConfig, Pool } from 'pg'
import { GroupCommit, UnsureError } from './group-commit.ts'
import { migrations } from './migrations.ts'
import { carryOut, type Database, type Row, type Script, type Transaction, type Value } from './sql.ts'
import { SqlStore } from './sql-store.ts'
import { type Store, StoreError } from './store.ts'

/** Where processes hear of each other. */
const CHANNEL = 'railhead'
/** Any number, the same for all processes: whoever holds it may change the tables of the database. */
const MIGRATING = 19_410_622
/** Milliseconds until a lost connection is made anew. */
const AGAIN = 500
/** Milliseconds that a database which is not there is waited for. */
const PATIENCE = 10_000
/** The number of a type in PostgreSQL: whole numbers of 64 bits, which are read as numbers here. */
const INT8 = 20

/** The store of many processes. The driver is loaded only for this. */
export async function openPostgres(url: string): Promise<Store> {
  const { default: pg } = await import('pg')
  const types: ClientConfig['types'] = {
    getTypeParser: (type, format) => (type === INT8 ? Number : pg.types.getTypeParser(type, format)),
  }
  const config: ClientConfig = { connectionString: url, types, application_name: 'railhead', pipeline: true }
  const pool = new pg.Pool({ ...config, max: 8, connectionTimeoutMillis: PATIENCE })
  // A connection that breaks is made anew when it is wanted; whoever waits for an answer on it is told by that.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await migrate(pool)
    const database = new Postgres(pool, () => new pg.Client(config))
    await database.listen()
    return new SqlStore(database)
  } catch (error) {
    await pool.end()
    if (error instanceof StoreError) throw error
    const reason = error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error)
    throw new StoreError(
      `The database cannot be used (${reason}). Check --database or DATABASE_URL, which looks like postgres://user:password@host/name.`,
    )
  }
}

/** Takes the database as far as this program knows. Of several processes that start at once, one does it and the others find it done. */
async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING])
    await client.query('CREATE TABLE IF NOT EXISTS railhead (version BIGINT NOT NULL)')
    const { rows } = await client.query('SELECT version FROM railhead')
    const version = Number(rows[0]?.version ?? 0)
    if (version > migrations.length)
      throw new StoreError('The database was written by a newer Railhead. Start that one, or name another with DATABASE_URL.')
    for (const step of migrations.slice(version)) await client.query(inPostgres(step))
    if (rows.length === 0) await client.query('INSERT INTO railhead (version) VALUES ($1)', [migrations.length])
    else await client.query('UPDATE railhead SET version = $1', [migrations.length])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

/** The migrations are written for SQLite; this is all in which the other speaks otherwise. */
function inPostgres(sql: string): string {
  return sql
    .replace(/\) STRICT(, WITHOUT ROWID)?;/g, ');')
    .replace(/\bINTEGER\b/g, 'BIGINT')
    .replace(/\bBLOB\b/g, 'BYTEA')
    .replace(/\bREAL\b/g, 'DOUBLE PRECISION')
    .replace(/json_extract\((\w+), '\$\.(\w+)'\)/g, "$1::json->>'$2'")
}

/** The values of a statement are numbered there. Under its name a connection knows it once it was used, and it is not read and planned anew at every choice. */
interface Known {
  readonly name: string
  readonly text: string
}
const known = new Map<string, Known>()
function statementOf(sql: string): Known {
  let statement = known.get(sql)
  if (statement === undefined) {
    let n = 0
    statement = { name: `s${known.size}`, text: sql.replace(/\?/g, () => `$${++n}`) }
    known.set(sql, statement)
  }
  return statement
}

class Postgres implements Database {
  readonly #pool: Pool
  readonly #newClient: () => Client
  /** What this process tells is told by it, and need not be heard by it. */
  readonly #self = randomBytes(8).toString('hex')
  readonly #group = new GroupCommit(
    (work) => this.#transact(work),
    (scripts) => this.#allAtOnce(scripts),
  )
  #ear: Client | undefined
  #hear: (table: string | null) => void = () => {}
  #closed = false

  constructor(pool: Pool, newClient: () => Client) {
    this.#pool = pool
    this.#newClient = newClient
  }

  /** Hears from now on what other processes tell. */
  async listen(): Promise<void> {
    const ear = this.#newClient()
    this.#ear = ear
    ear.on('notification', ({ payload = '' }) => {
      const [from, table] = payload.split(' ')
      if (from !== this.#self) this.#hear(table)
    })
    const again = (): void => {
      if (this.#ear !== ear || this.#closed) return
      this.#ear = undefined
      const relisten = async (): Promise<void> => {
        await this.listen()
        this.#hear(null)
      }
      setTimeout(() => void relisten().catch(() => undefined), AGAIN).unref()
    }
    ear.on('error', again)
    ear.on('end', again)
    try {
      await ear.connect()
      await ear.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      again()
      throw error
    }
  }

  onElsewhere(hear: (table: string | null) => void): void {
    this.#hear = hear
  }

  async all(sql: string, ...values: Value[]): Promise<Row[]> {
    return (await this.#pool.query(statementOf(sql).text, values)).rows
  }

  write<T>(work: (transaction: Transaction) => Promise<T>, about?: string): Promise<T> {
    return this.#group.write(work, about)
  }

  carryOut(script: Script): Promise<Row[] | undefined> {
    return this.#group.carryOut(script)
  }

  async close(): Promise<void> {
    await this.#group.settled()
    this.#closed = true
    await this.#ear?.end().catch(() => undefined)
    await this.#pool.end()
  }

  /** Nothing that is sent waits for the answer to what was sent before it: only what is decided by an answer does. */
  async #allAtOnce(scripts: readonly Script[]): Promise<readonly (Row[] | undefined)[]> {
    let answers: readonly (Row[] | undefined)[] = []
    await this.#transact(async (to) => {
      const carried = scripts.map((script) => carryOut(script, to))
      // Nothing may be on its way any more when it is taken back.
      await Promise.allSettled(carried)
      answers = await Promise.all(carried)
    })
    return answers
  }

  async #transact(work: (transaction: Transaction) => Promise<void>): Promise<void> {
    const client = await this.#pool.connect()
    let broken: Error | undefined
    try {
      const told = new Set<string>()
      await client.query('BEGIN')
      await work({
        run: async (sql, ...values) => (await client.query({ ...statementOf(sql), values })).rowCount ?? 0,
        all: async (sql, ...values) => (await client.query({ ...statementOf(sql), values })).rows,
        lock: async (table) => void (await client.query('SELECT 1 FROM game_table WHERE id = $1 FOR UPDATE', [table])),
        tell: (table) => void told.add(table),
      })
      const notices = [...told].map((table) => `${this.#self} ${table}`)
      if (notices.length > 0)
        await client.query('SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice', [CHANNEL, notices])
      await client.query('COMMIT').catch((error: unknown) => {
        throw new UnsureError('The database did not answer whether it has stored that.', { cause: error })
      })
    } catch (error) {
      await client.query('ROLLBACK').catch((lost: unknown) => {
        broken = lost instanceof Error ? lost : new Error(String(lost))
      })
      throw error
    } finally {
      client.release(broken)
    }
  }
}
