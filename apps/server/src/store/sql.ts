/** What a column can hold. */
export type Value = string | number | null | Uint8Array
export type Row = Record<string, unknown>
/** A row as what it is of: every statement calls its columns as the type does, to which the suite of the stores holds it. */
export const rowAs = <T>(row: Row): T => ({ ...row }) as unknown as T

export interface Queries {
  /** Answers how many rows were written. */
  run(sql: string, ...values: Value[]): Promise<number>
  all(sql: string, ...values: Value[]): Promise<Row[]>
}

/** Things that are written together, or not at all. */
export interface Transaction extends Queries {
  /** Nobody else writes to this table's game until the end of the transaction. */
  lock(table: string): Promise<void>
  /** Something is written that other processes want to know of, if there are any. */
  tell(table: string): void
}

/** A statement with its values. */
export type Statement = readonly [sql: string, ...values: Value[]]

/** Something to write in which one thing is decided on the way: the rest is written if the first statement wrote something. */
export interface Script {
  /** The table that it is about, of which other processes are told. */
  readonly about: string
  readonly first: Statement
  readonly rest: readonly Statement[]
  /** What is asked if it did not. */
  readonly otherwise: Statement
}

/** Answers undefined if it was written, or what was asked otherwise. */
export async function carryOut({ about, first, rest, otherwise }: Script, to: Transaction): Promise<Row[] | undefined> {
  to.tell(about)
  if ((await to.run(...first)) === 0) return to.all(...otherwise)
  for (const statement of rest) await to.run(...statement)
  return undefined
}

/**
 * A database, with the few things in which one differs from another behind it: the statements themselves are the same for all, with `?`
 * for each value.
 */
export interface Database {
  /** What is written for good. */
  all(sql: string, ...values: Value[]): Promise<Row[]>
  /** Answers when it is on the disk; `about` is the table that is locked. It may be tried again by itself if something that was written with it could not be. */
  write<T>(work: (transaction: Transaction) => Promise<T>, about?: string): Promise<T>
  /** The same for what is written most, which may be done elsewhere than here. */
  carryOut(script: Script): Promise<Row[] | undefined>
  /** Another process has written something about a table; null where nobody knows about which, since it could not be heard for a while. */
  onElsewhere(hear: (table: string | null) => void): void
  close(): Promise<void>
}

/** A part of the store: what it asks and writes, in statements that every database understands. */
export abstract class SqlPart {
  protected readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /** Answers how many rows were written. */
  protected run(sql: string, ...values: Value[]): Promise<number> {
    return this.database.write((to) => to.run(sql, ...values))
  }

  /** The first row. */
  protected async get(sql: string, ...values: Value[]): Promise<Row | undefined> {
    return (await this.database.all(sql, ...values))[0]
  }

  protected all(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.database.all(sql, ...values)
  }
}

/** Writes about a table, one after the other, and lets other processes know. */
export function writeAt<T>(database: Database, table: string, work: (to: Transaction) => Promise<T>): Promise<T> {
  return database.write(async (to) => {
    await to.lock(table)
    to.tell(table)
    return work(to)
  }, table)
}

/** Lets other processes know at the tables of that person that something is known of them. */
export async function tellTables(to: Transaction, person: string): Promise<void> {
  const sql = 'SELECT game_table FROM seat JOIN game_table ON game_table.id = seat.game_table WHERE person = ? AND over = 0'
  for (const { game_table } of await to.all(sql, person)) to.tell(String(game_table))
}

export async function insert(to: Queries, table: string, row: { readonly [column: string]: Value }): Promise<void> {
  const columns = Object.keys(row)
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
  await to.run(sql, ...Object.values(row))
}
