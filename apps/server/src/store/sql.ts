/** What a column can hold. */
export type Value = string | number | null | Uint8Array
export type Row = Record<string, unknown>

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

/**
 * A database, with the few things in which one differs from another behind it: the statements themselves are the same for all, with `?`
 * for each value.
 */
export interface Database {
  /** What is written for good. */
  all(sql: string, ...values: Value[]): Promise<Row[]>
  /** Answers when it is on the disk; `about` is the table that is locked. It may be tried again by itself if something that was written with it could not be. */
  write<T>(work: (transaction: Transaction) => Promise<T>, about?: string): Promise<T>
  /** Another process has written something about a table. */
  onElsewhere(hear: (table: string) => void): void
  close(): Promise<void>
}
