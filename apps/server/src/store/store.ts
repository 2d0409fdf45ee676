import type { Saved } from '@railhead/host'
import type { RecordedChoice, RecordHeader, SeatName } from '@railhead/table'

/*
 * What a server keeps. One interface, so that another store can take the place of the embedded one: whatever is one must pass the
 * suite in `store.kit.ts`. A promise is kept when it is answered: then it is on the disk, and outlives the process.
 */

export interface Person {
  readonly id: string
  /** What others call them. */
  readonly name: string
}

/** A name and password to come back with from elsewhere. The password itself is nowhere. */
export interface Login {
  readonly person: string
  /** In small letters; no two are the same. */
  readonly login: string
  readonly salt: Uint8Array
  readonly hash: Uint8Array
}

export interface Session {
  /** Of the token that the browser has; the token itself is nowhere. */
  readonly hash: Uint8Array
  readonly person: string
  /** Milliseconds since 1970, like every moment here. */
  readonly created: number
}

/** A seat at a table: that of a computer, of a person, or of nobody yet. */
export interface StoredSeat {
  readonly seat: SeatName
  /** Which computer player; null for people. */
  readonly player: string | null
  readonly person: string | null
}

/** How far a table is: what lists of tables show. */
export interface Progress {
  readonly length: number
  readonly over: boolean
  /** Those who owe an answer. */
  readonly turn: readonly SeatName[]
  /** What happened last, as everybody may know it. */
  readonly summary: string
  readonly updated: number
}

export interface StoredTable extends Progress {
  readonly id: string
  readonly title: string
  readonly owner: string
  readonly created: number
  /** With the seed: never for a client before the game is over. */
  readonly header: RecordHeader
}

/** A table with who sits at it, and what the people are called. */
export interface SeatedTable extends StoredTable {
  readonly seats: readonly (StoredSeat & { readonly name: string | null })[]
}

/** Something that was done at a table: so many choices were taken back, and these made. The list of acts only ever grows. */
export interface Act {
  readonly table: string
  /** Counted from 1, without gaps. */
  readonly seq: number
  /** Made by whoever did it, so that the same sent twice is done once. */
  readonly id: string
  readonly seat: SeatName
  readonly back: number
  readonly choices: readonly RecordedChoice[]
  /** What the table is taken up again with after it. */
  readonly saved: Required<Saved>
}

/** `repeated`: an act of this id is there already; `conflict`: another act has that number. Nothing was written then. */
export type Appended = 'stored' | 'repeated' | 'conflict'

export interface Store {
  addPerson(person: Person, session: Session): Promise<void>
  rename(person: string, name: string): Promise<void>
  /** Answers whether the name was free. */
  addLogin(login: Login): Promise<boolean>
  loginBy(login: string): Promise<Login | undefined>
  loginOf(person: string): Promise<Login | undefined>

  addSession(session: Session): Promise<void>
  endSession(hash: Uint8Array): Promise<void>
  personBy(sessionHash: Uint8Array): Promise<Person | undefined>

  addTable(table: StoredTable, seats: readonly StoredSeat[]): Promise<void>
  table(id: string): Promise<SeatedTable | undefined>
  /** Those at which the person sits or that they set up; the last played first. */
  tablesOf(person: string): Promise<readonly SeatedTable[]>
  /** Answers whether the seat was a person's and free. */
  sit(table: string, seat: SeatName, person: string): Promise<boolean>

  append(act: Act, progress: Progress): Promise<Appended>
  /** In the order in which they were done. */
  acts(table: string): Promise<readonly Act[]>

  close(): Promise<void>
}

/** The store cannot be used, with a sentence that says why and what to do. */
export class StoreError extends Error {}
