import type { Saved } from '@railhead/host'
import type { RecordedChoice, RecordHeader, SeatName } from '@railhead/table'

/*
 * What a server keeps. One interface over an embedded file or a database that many processes share: whatever is one must pass the
 * suite in `store.kit.ts`. A promise is kept when it is answered: then it is on the disk, and outlives the process.
 */

export interface Person {
  readonly id: string
  /** What others call them. Empty for somebody who had everything about them deleted. */
  readonly name: string
}

/** From when until when somebody cannot play. */
export interface Span {
  readonly from: number
  readonly until: number
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
  /** Which browser it is, in words. */
  readonly browser: string
}

/** Somebody whom another does not want to hear, or does not want at tables that they set up either. */
export interface Avoided {
  readonly person: string
  readonly how: 'muted' | 'blocked'
}

/** A seat at a table: that of a computer, of a person, or of nobody yet. */
export interface StoredSeat {
  readonly seat: SeatName
  /** Which computer player; null for people. */
  readonly player: string | null
  readonly person: string | null
  /** What the person added to the luck of the game. */
  readonly words: string | null
}

/** How much time people have: as much as they like, a clock with an increment for each answer, or days for each. */
export type Pace =
  | { readonly kind: 'any' }
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number }

/** Everybody finds it and may look on; whoever has the link may; nobody but those who sit there may. */
export const ACCESS = ['public', 'link', 'private'] as const
export type Access = (typeof ACCESS)[number]

/** What each had left, in milliseconds, when those whose turn it is began to think. */
export interface Clock {
  readonly since: number
  readonly left: { readonly [seat: SeatName]: number }
}

/** Something that needs the others: it stands as long as nobody plays on. */
export interface Motion {
  readonly id: string
  readonly by: SeatName
  /** After so many acts. */
  readonly seq: number
  readonly what:
    | { readonly kind: 'end' }
    /** A computer takes the seat over. */
    | { readonly kind: 'computer'; readonly seat: SeatName; readonly player: string }
    /** Back to how it was after so many choices. */
    | { readonly kind: 'back'; readonly to: number }
  readonly agreed: readonly SeatName[]
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
  /** Null where nobody counts the time. */
  readonly clock: Clock | null
}

export interface StoredTable extends Progress {
  readonly id: string
  readonly title: string
  readonly owner: string
  readonly created: number
  /** With the seed: never for a client before the game is over. */
  readonly header: RecordHeader
  readonly pace: Pace
  readonly access: Access
  /** When the last seat was taken and the luck was fixed; null before. */
  readonly started: number | null
  /** The people at the table ended it before its end. */
  readonly abandoned: boolean
  readonly motion: Motion | null
  /** The table at which the same people play again. */
  readonly rematch: string | null
}

/** A table with who sits at it, and what the people are called. */
export interface SeatedTable extends StoredTable {
  readonly seats: readonly (StoredSeat & { readonly name: string | null; readonly away: Span | null })[]
}

/** Who hears it: those who play, or those who look on. */
export const ROOMS = ['players', 'lookers'] as const
export type Room = (typeof ROOMS)[number]

/** Something that somebody said at a table. */
export interface Said {
  /** Counted from 1 at each table. */
  readonly n: number
  readonly room: Room
  readonly person: string
  readonly name: string
  readonly at: number
  readonly text: string
}

/** Which tables somebody looks for. */
export interface Sought {
  readonly game?: string | undefined
  readonly pace?: Pace['kind'] | undefined
  /** With a seat to take; otherwise those that are being played. */
  readonly free: boolean
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
  /** They cannot play for a while; null says that they never said so. */
  setAway(person: string, away: Span): Promise<void>
  awayOf(person: string): Promise<Span | null>
  /** Everything about them is deleted but their seats, which are nobody's by name. */
  deletePerson(person: string): Promise<void>
  /** Answers whether the name was free. */
  addLogin(login: Login): Promise<boolean>
  loginBy(login: string): Promise<Login | undefined>
  loginOf(person: string): Promise<Login | undefined>
  /** Null takes it back. */
  avoid(person: string, other: string, how: Avoided['how'] | null): Promise<void>
  avoidedBy(person: string): Promise<readonly (Avoided & { readonly name: string })[]>

  addSession(session: Session): Promise<void>
  endSession(hash: Uint8Array): Promise<void>
  personBy(sessionHash: Uint8Array): Promise<Person | undefined>
  /** The latest first. */
  sessionsOf(person: string): Promise<readonly Session[]>

  addTable(table: StoredTable, seats: readonly StoredSeat[]): Promise<void>
  table(id: string): Promise<SeatedTable | undefined>
  /** Those at which the person sits or that they set up; the last played first. */
  tablesOf(person: string): Promise<readonly SeatedTable[]>
  /** Public tables, the last played first, and no more than so many. */
  publicTables(sought: Sought, most: number): Promise<readonly SeatedTable[]>
  /** Answers whether the seat was a person's and free, and the game has not begun. */
  sit(table: string, seat: SeatName, person: string, words: string | null): Promise<boolean>
  /** Answers whether the person sat there and the game has not begun. */
  stand(table: string, seat: SeatName, person: string): Promise<boolean>
  /** Begins the game, if it has not begun and exactly these sit there. */
  begin(table: string, seats: readonly StoredSeat[], header: RecordHeader, progress: Progress): Promise<boolean>
  /** A computer takes a seat over that this person has, or that nobody has if it is null. */
  handOver(table: string, seat: SeatName, person: string | null, player: string): Promise<boolean>
  /** Answers whether it was not over before. */
  abandon(table: string, updated: number): Promise<boolean>
  /** Puts one motion in the place of the other, if that is the one that stands. */
  setMotion(table: string, from: Motion | null, to: Motion | null): Promise<boolean>
  /** Answers whether it had none. */
  setRematch(table: string, rematch: string): Promise<boolean>
  /** Takes a table away that has not begun. */
  removeTable(table: string): Promise<boolean>

  append(act: Act, progress: Progress): Promise<Appended>
  /** In the order in which they were done. */
  acts(table: string): Promise<readonly Act[]>

  /** Answers its number. */
  say(table: string, said: Omit<Said, 'n' | 'name'>): Promise<number>
  /** What was said after that number in one of these rooms; the last so many. */
  said(table: string, rooms: readonly Room[], after: number, most: number): Promise<readonly Said[]>
  saidBy(person: string): Promise<readonly (Said & { readonly table: string })[]>
  /** What somebody wrote down for themselves at a table. */
  note(table: string, person: string): Promise<string>
  setNote(table: string, person: string, text: string): Promise<void>
  notesBy(person: string): Promise<readonly { readonly table: string; readonly text: string }[]>

  /** Another process that has the same store has written something about a table. */
  onElsewhere(hear: (table: string) => void): void

  close(): Promise<void>
}

/** The store cannot be used, with a sentence that says why and what to do. */
export class StoreError extends Error {}

/** Something that is kept cannot be read any more. It concerns one table. */
export class DamagedError extends Error {}
