import type { Saved } from '@railhead/host'
import type { Access, Pace } from '@railhead/host/new-table'
import type { RecordedChoice, RecordHeader, SeatName } from '@railhead/table'
import type { Rating } from '../ratings/glicko2.ts'
import type { Cursor, GameStatistics, SoughtGames } from './archive.ts'
import type { Bots } from './bots.ts'
import type { ComputerStore } from './computers.ts'
import type { ErrandStore } from './errands.ts'
import type { Moderation } from './moderation.ts'
import type { Announced, NoticeStore } from './notices.ts'
import type { Passkeys } from './passkeys.ts'
import type { PeopleStore } from './people.ts'
import type { TalkStore } from './talk.ts'

/*
 * What a server keeps. One interface over an embedded file or a database that many processes share: whatever is one must pass the
 * suite in `store.kit.ts`. A promise is kept when it is answered: then it is on the disk, and outlives the process.
 */

export interface Person {
  readonly id: string
  /** What others call them. Empty for somebody who had everything about them deleted. */
  readonly name: string
}

/** Somebody who has come in. */
export interface Known extends Person {
  /** Why whoever runs the server has shut them out; null for everybody else. */
  readonly suspended: string | null
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
  /** Where the seat is kept for somebody: what they must know to sit there. */
  readonly invite?: string
}

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
  /** Who did not agree: it stands no more, and everybody is told so until somebody plays on. */
  readonly refusedBy?: SeatName
}

/** How a game ended by its rules. */
export interface Ending {
  readonly winners: readonly SeatName[]
  readonly reason: string
  readonly scores: { readonly [seat: SeatName]: number }
}

/** Whether a game counts for the ratings of those who began it, has been counted, or why not. */
export const RATED = [
  'yes',
  'counted',
  /** Whoever set it up did not want it. */
  'chosen',
  /** Its luck was known before. */
  'begun-elsewhere',
  'alone',
  /** All win or lose together. */
  'together',
  'several-seats',
  'only-computers',
  'gone-back',
  'ended-early',
  /** It began before there were ratings. */
  'old',
] as const
export type Rated = (typeof RATED)[number]

/** Tables without a clock count as slow. */
export const RATED_PACES = ['live', 'slow'] as const
export type RatedPace = (typeof RATED_PACES)[number]

/** What is thought of somebody's strength in a game. */
export interface PersonRating extends Rating {
  readonly game: string
  readonly pace: RatedPace
  readonly games: number
  /** When it last changed. */
  readonly at: number
}

/** What a game did to a rating. */
export interface RatedGame {
  readonly person: string
  readonly table: string
  readonly game: string
  readonly pace: RatedPace
  readonly at: number
  readonly before: number
  readonly rating: number
  readonly deviation: number
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
  /** Null while the game goes on. */
  readonly ending: Ending | null
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
  readonly rated: Rated
  /** Seats that win or lose together. */
  readonly allied: readonly SeatName[]
  /** When it ended, in whichever way. */
  readonly ended: number | null
}

/** A table with who sits at it, and what the people are called. */
export interface SeatedTable extends StoredTable {
  readonly seats: readonly (StoredSeat & Sitting)[]
}
interface Sitting {
  readonly name: string | null
  readonly away: Span | null
  /** Who sat there when the game began. */
  readonly began: string | null
  /** Whose program sits there; null for people. */
  readonly botOf: string | null
  /** The person wants to be told something of what happens at tables. */
  readonly noticed: boolean
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
  /** Why a computer did it, in words that everybody may read. */
  readonly why?: string | undefined
}

/** An act that was stored. What a table is taken up again with is read of the last alone. */
export type StoredAct = Omit<Act, 'saved'> & { readonly saved: Act['saved'] | null }

/** `repeated`: an act of this id is there already; `conflict`: another act has that number. Nothing was written then. */
export type Appended = 'stored' | 'repeated' | 'conflict'

export interface Store {
  readonly bots: Bots
  readonly computers: ComputerStore
  readonly errands: ErrandStore
  readonly moderation: Moderation
  readonly notices: NoticeStore
  readonly passkeys: Passkeys
  readonly people: PeopleStore
  readonly talk: TalkStore

  addTable(table: StoredTable, seats: readonly StoredSeat[]): Promise<void>
  table(id: string): Promise<SeatedTable | undefined>
  /** Those at which the person sits or that they set up; the last played first, and no more than so many if that is said. */
  tablesOf(person: string, most?: number): Promise<readonly SeatedTable[]>
  /** Public tables, the last played first, and no more than so many. */
  publicTables(sought: Sought, most: number): Promise<readonly SeatedTable[]>
  /** Answers whether the seat was a person's and free, or kept for whoever knows this of it, and the game has not begun. */
  sit(table: string, seat: SeatName, person: string, words: string | null, invite?: string): Promise<boolean>
  /** Answers whether the person sat there and the game has not begun. */
  stand(table: string, seat: SeatName, person: string): Promise<boolean>
  /** Begins the game, if it has not begun and exactly these sit there; what people are told of it is noted with it. */
  begin(
    table: string,
    seats: readonly StoredSeat[],
    header: RecordHeader,
    progress: Progress,
    rated: Rated,
    announced?: readonly Announced[],
  ): Promise<boolean>
  /** Its result will not count any more. */
  unrate(table: string, why: Rated): Promise<void>
  /** A computer takes a seat over that this person has, or that nobody has if it is null. */
  handOver(table: string, seat: SeatName, person: string | null, player: string): Promise<boolean>
  /** Answers whether it was not over before. */
  abandon(table: string, updated: number, announced?: readonly Announced[]): Promise<boolean>
  /** Puts one motion in the place of the other, if that is the one that stands. */
  setMotion(table: string, from: Motion | null, to: Motion | null): Promise<boolean>
  /** Answers whether it had none. */
  setRematch(table: string, rematch: string): Promise<boolean>
  /** Takes a table away that has not begun. */
  removeTable(table: string): Promise<boolean>

  /** With the act that ends the game the ratings of those who began it change, once; what people are told of it is noted with it. */
  append(act: Act, progress: Progress, announced?: readonly Announced[]): Promise<Appended>
  /** In the order in which they were done. */
  acts(table: string): Promise<readonly StoredAct[]>

  /** Games that have ended, the latest first. */
  finishedGames(sought: SoughtGames, after: Cursor | null, most: number): Promise<readonly SeatedTable[]>
  /** Over all games that have ended, public or not: nobody is named. */
  statistics(): Promise<readonly GameStatistics[]>

  ratingsOf(person: string): Promise<readonly PersonRating[]>
  /** What their games did to one of their ratings, the latest so many, in the order of time. */
  ratedGamesOf(person: string, game: string, pace: RatedPace, most: number): Promise<readonly RatedGame[]>
  /** What a game did to the ratings of those who began it. */
  ratedBy(table: string): Promise<readonly RatedGame[]>

  /** Another process that has the same store has written something about a table, or perhaps about any, where it is null. */
  onElsewhere(hear: (table: string | null) => void): void

  close(): Promise<void>
}

/** The store cannot be used, with a sentence that says why and what to do. */
export class StoreError extends Error {}

/** Something that is kept cannot be read any more. It concerns one table. */
export class DamagedError extends Error {}
