import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Row, Transaction, Value } from './sql.ts'

/** How long another process may have the file to itself, in milliseconds. */
export const PATIENCE = 10_000

/** So many bytes the log of changes keeps on the disk when it begins anew, however long it was. */
const MOST_KEPT = 32 * 1024 * 1024

/**
 * For a connection that writes. Every table's acts lie together, so a thousand live tables write to as many pages: these stay in memory (32 MB at most), and
 * many acts are written to a page before it goes from the log of changes into the file. Where the disk is waited for a thread of its own does that (`tidying.ts`).
 */
export const toWrite = (durable: boolean): string =>
  `PRAGMA synchronous = ${durable ? 'FULL' : 'OFF'}; PRAGMA foreign_keys = ON; PRAGMA cache_size = -32768; PRAGMA journal_size_limit = ${MOST_KEPT}; PRAGMA wal_autocheckpoint = ${durable ? 0 : 8192};`

/** Brings what stands in the log of changes into the file, as far as nobody is in the way. */
export const TIDY = 'PRAGMA wal_checkpoint(PASSIVE)'

/** A connection to the file, with the statements that it knows. */
export class Connection implements Transaction {
  readonly database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.database = database
  }

  /** All that the work writes, or nothing. */
  async transact(work: (transaction: Transaction) => Promise<void>): Promise<void> {
    const { database } = this
    database.exec('BEGIN IMMEDIATE')
    try {
      await work(this)
      database.exec('COMMIT')
    } catch (error) {
      // A disk that is full may have ended the transaction already.
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
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
