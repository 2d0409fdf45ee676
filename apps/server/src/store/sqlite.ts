import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { GroupCommit } from './group-commit.ts'
import { migrations } from './migrations.ts'
import type { Database, Row, Script, Transaction, Value } from './sql.ts'
import { SqlStore } from './sql-store.ts'
import { Connection, PATIENCE, TIDY, toWrite } from './sqlite-connection.ts'
import { type Store, StoreError } from './store.ts'
import { Tidying } from './tidying.ts'
import { Writing } from './writing.ts'

export const SQLITE_FILE = 'railhead.sqlite'
/** What is written is written by the page, and a choice changes a few bytes of a few pages: with small ones the disk is given a third of what the usual ones make. */
const PAGE_BYTES = 1024

export interface SqliteOptions {
  readonly folder: string
  /** False for tests of anything else: what was written is then lost with the power, though not with the process. */
  readonly durable?: boolean
}

/** The embedded store: one file in a folder. */
export function openSqlite({ folder, durable = true }: SqliteOptions): Store {
  const file = join(folder, SQLITE_FILE)
  const opened: DatabaseSync[] = []
  const open = (): DatabaseSync => {
    const database = new DatabaseSync(file, { timeout: PATIENCE })
    opened.push(database)
    return database
  }
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const isNew = !existsSync(file)
    const writer = open()
    close(file, isNew)
    // A file that is there stays as it was made.
    writer.exec(`PRAGMA page_size = ${PAGE_BYTES}`)
    toWriteAhead(writer)
    writer.exec(toWrite(durable))
    migrate(writer)
    // What somebody left in the log of changes who was killed: otherwise it would grow from one to the next who is.
    writer.exec(TIDY)
    return new SqlStore(new Sqlite(writer, open(), durable ? file : undefined))
  } catch (error) {
    for (const database of opened) database.close()
    if (error instanceof StoreError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StoreError(`The data in ${folder} cannot be opened (${reason}). Name a folder that can be written with --data.`)
  }
}

/**
 * It holds what is hidden in games that go on, and what lies beside it is as it is: nobody else reads it, also where it comes from a backup or a Railhead that did not
 * see to that. A group that somebody gave it to keeps it.
 */
function close(file: string, isNew: boolean): void {
  const mode = statSync(file).mode & 0o777
  const closed = isNew ? 0o600 : mode & 0o770
  try {
    if (mode !== closed) chmodSync(file, closed)
  } catch {
    // It is somebody else's file, and theirs to close.
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

/**
 * One connection writes; another reads, and so sees nothing that may still be taken back. What is written most is written by a thread of its own where the disk
 * is waited for, so that nobody else waits for it.
 */
class Sqlite implements Database {
  readonly #writer: Connection
  readonly #reader: Connection
  readonly #writing: Writing | undefined
  readonly #tidying: Tidying | undefined
  readonly #group: GroupCommit

  /** `file` is given where the disk is waited for. */
  constructor(writer: DatabaseSync, reader: DatabaseSync, file: string | undefined) {
    this.#writer = new Connection(writer)
    this.#reader = new Connection(reader)
    const writing = file === undefined ? undefined : new Writing(file)
    const tidying = file === undefined ? undefined : new Tidying(file, () => writing?.tidy())
    this.#writing = writing
    this.#tidying = tidying
    this.#group = new GroupCommit(
      async (work) => {
        await this.#writer.transact(work)
        tidying?.wrote(1)
      },
      writing &&
        (async (scripts) => {
          const answers = await writing.carryOut(scripts)
          tidying?.wrote(scripts.length)
          return answers
        }),
    )
  }

  all(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.#reader.all(sql, ...values)
  }

  write<T>(work: (transaction: Transaction) => Promise<T>, about?: string): Promise<T> {
    return this.#group.write(work, about)
  }

  carryOut(script: Script): Promise<Row[] | undefined> {
    return this.#group.carryOut(script)
  }

  /** Nobody else has the file. */
  onElsewhere(): void {}

  async close(): Promise<void> {
    await this.#group.settled()
    await this.#tidying?.close()
    await this.#writing?.close()
    this.#reader.database.close()
    this.#writer.database.close()
  }
}
