import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { GroupCommit } from './group-commit.ts'
import { migrations } from './migrations.ts'
import type { Database, Row, Transaction, Value } from './sql.ts'
import { SqlStore } from './sql-store.ts'
import { type Store, StoreError } from './store.ts'

const FILE = 'railhead.sqlite'
/** How long another process may have the file to itself, in milliseconds. */
const PATIENCE = 10_000

export interface SqliteOptions {
  readonly folder: string
  /** False for tests of anything else: what was written is then lost with the power, though not with the process. */
  readonly durable?: boolean
}

/** The embedded store: one file in a folder. */
export function openSqlite({ folder, durable = true }: SqliteOptions): Store {
  const opened: DatabaseSync[] = []
  const open = (): DatabaseSync => {
    const database = new DatabaseSync(join(folder, FILE), { timeout: PATIENCE })
    opened.push(database)
    return database
  }
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const writer = open()
    toWriteAhead(writer)
    writer.exec(`PRAGMA synchronous = ${durable ? 'FULL' : 'OFF'}; PRAGMA foreign_keys = ON;`)
    migrate(writer)
    return new SqlStore(new Sqlite(writer, open()))
  } catch (error) {
    for (const database of opened) database.close()
    if (error instanceof StoreError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StoreError(`The data in ${folder} cannot be opened (${reason}). Name a folder that can be written with --data.`)
  }
}

/** The change of the journal does not wait by itself for another process that does the same. */
function toWriteAhead(database: DatabaseSync): void {
  for (let until = Date.now() + PATIENCE; ; ) {
    try {
      database.exec('PRAGMA journal_mode = WAL')
      return
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error
    }
  }
}

const isBusy = (error: unknown): boolean => error instanceof Error && /locked|busy/i.test(error.message)

/** Takes the file as far as this program knows. Of two processes that start at once, one waits for the other and finds it done. */
function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    const row = database.prepare('PRAGMA user_version').get()
    const version = Number(row?.user_version)
    if (version > migrations.length)
      throw new StoreError('The data was written by a newer Railhead. Start that one, or name another folder with --data.')
    for (const step of migrations.slice(version)) database.exec(step)
    database.exec(`PRAGMA user_version = ${migrations.length}`)
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

/** One connection writes; another reads, and so sees nothing that may still be taken back. */
class Sqlite implements Database {
  readonly #writer: Connection
  readonly #reader: Connection
  readonly #group = new GroupCommit((work) => this.#transact(work))

  constructor(writer: DatabaseSync, reader: DatabaseSync) {
    this.#writer = new Connection(writer)
    this.#reader = new Connection(reader)
  }

  all(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.#reader.all(sql, ...values)
  }

  write<T>(work: (transaction: Transaction) => Promise<T>, about?: string): Promise<T> {
    return this.#group.write(work, about)
  }

  /** Nobody else has the file. */
  onElsewhere(): void {}

  async close(): Promise<void> {
    await this.#group.settled()
    this.#reader.database.close()
    this.#writer.database.close()
  }

  async #transact(work: (transaction: Transaction) => Promise<void>): Promise<void> {
    const { database } = this.#writer
    database.exec('BEGIN IMMEDIATE')
    try {
      await work(this.#writer)
      database.exec('COMMIT')
    } catch (error) {
      // A disk that is full may have ended the transaction already.
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }
}

class Connection implements Transaction {
  readonly database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.database = database
  }

  async run(sql: string, ...values: Value[]): Promise<number> {
    return Number(this.#statement(sql).run(...values).changes)
  }

  async all(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.#statement(sql).all(...values)
  }

  /** The whole file is locked. */
  async lock(): Promise<void> {}

  tell(): void {}

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.database.prepare(sql)
    this.#statements.set(sql, known)
    return known
  }
}
