import type { Asks, Changes, SeatPlan, Snapshot, Wishes } from '@railhead/host'
import type { PuzzleList } from '@railhead/players/puzzles'
import type { Choice, Options, OptionsForm, Position, SeatName, View } from '@railhead/table'
import type { KeptState, StoredGame } from '../store/model.ts'

/*
 * What the page and the worker say to each other: the messages of a table, which a server could answer as well, and what is this
 * browser's own affair. Everything here can be cloned: no functions, no classes.
 */

export interface GameInfo {
  readonly id: string
  readonly title: string
  readonly seats: readonly SeatName[]
  /** Nobody has anything to hide. */
  readonly open: boolean
  readonly options: OptionsForm
  /** The same for a table with others: without kinds of game and values with which one sits alone. */
  readonly company: OptionsForm
  /** The computer players, the weakest first, and which of them a new table begins with. */
  readonly players: readonly { readonly id: string; readonly title: string; readonly about: string }[]
  readonly proposed: string
}

/** The options completed and the seats that take part, or the sentence that says what is wrong with them. */
export type CheckedOptions =
  | { readonly ok: true; readonly options: Options; readonly seated: readonly SeatName[] }
  | { readonly ok: false; readonly key: string; readonly sentence: string }

export interface NewTable {
  readonly game: string
  readonly title: string
  readonly options: Options
  readonly seed: string
  readonly seats: SeatPlan
  readonly handover: boolean
  /** Left out where people may be advised. */
  readonly suggestions?: 'forbidden'
}

/** What a file holds, before it is kept as a table. */
export interface Found {
  readonly game: string
  readonly options: Options
  /** The kind of game that the options make, if it has a name. */
  readonly preset: { readonly key: string; readonly label: string } | null
  /** Who sat where, as far as the file says it. */
  readonly seats: SeatPlan
  readonly choices: number
  readonly over: boolean
  /** Nobody has anything to hide. */
  readonly open: boolean
  readonly players: GameInfo['players']
  readonly proposed: string
  /** Why it can only be looked at. */
  readonly readOnly: string | null
  /** What is wrong with the file, and in which line; what stands before it can be played. */
  readonly damage: string | null
  /** A copy of the same game that is kept already. */
  readonly kept: { readonly id: string; readonly title: string } | null
}

export interface LessonStart {
  readonly game: string
  readonly position: Position
  readonly seat: SeatName
  /** Choices to play at once, to come back to a step. */
  readonly played: readonly Choice[]
}

/** A game that this browser has, as far as another is compared with it: the first line of its record tells one from all others. */
export interface KnownGame {
  readonly id: string
  readonly title: string
  readonly header: string
}

/** What the browser is asked beside what a table is asked. */
interface OwnCalls {
  describe: { ask: { game: string }; answer: GameInfo }
  check: { ask: { game: string; options: Options }; answer: CheckedOptions }
  /** Sets a table up; the answer is to be kept. */
  create: { ask: NewTable; answer: StoredGame }
  /** Looks into a record or a position. */
  look: { ask: { text: string; known: readonly KnownGame[] }; answer: Found }
  /** Plays a record through; the commitment is the one that was published, if there is one. */
  verify: { ask: { text: string; commitment: string | null }; answer: 'verified' | 'unfinished' }
  /** Makes a record or a position, as far as it goes, a table; the answer is to be kept. */
  import: { ask: { text: string; title: string; seats: SeatPlan; handover: boolean }; answer: StoredGame }
  /** Sits down at a table that this browser keeps; `elsewhere`: another tab plays it. */
  open: { ask: { stored: StoredGame; elsewhere: boolean; confirmTurn: boolean }; answer: Snapshot }
  /** What the game's engine works out from what the page was shown; null where it does nothing of the kind. */
  survey: { ask: { game: string; view: View }; answer: object | null }
  lesson: { ask: LessonStart; answer: Snapshot }
  /** The puzzles of a game; refused where they do not fit the rules that are played. */
  puzzles: { ask: { game: string }; answer: PuzzleList }
  puzzle: { ask: { game: string; id: string }; answer: Snapshot }
  /** The person is about to play: what is needed for it is fetched and made ready. */
  rehearse: { ask: Record<string, never>; answer: null }
}

/** What only a table on a server is asked. */
interface CallsOnline {
  join: { ask: { id: string; confirmTurn: boolean }; answer: Snapshot }
}

/** Every question the page can ask, and the answer. */
export type Calls = Changes & Asks & Wishes & OwnCalls & CallsOnline

export type CallName = keyof Calls

/** What the engine of this browser is asked. */
export type OwnCallName = Exclude<CallName, keyof CallsOnline>

export interface Request<K extends CallName = CallName> {
  readonly call: number
  readonly name: K
  readonly ask: Calls[K]['ask']
}

/** Unasked: what is to be stored of the game before anybody is shown what is said next. */
export interface Keep {
  readonly keep: KeptState
}

export type Reply =
  | { readonly call: number; readonly ok: true; readonly answer: unknown }
  | { readonly call: number; readonly ok: false; readonly problem: Problem }
  /** Unasked: a computer has chosen. */
  | { readonly step: Snapshot }
  | Keep
  /** Unasked: why the server of a table online cannot be heard at the moment; null when it can again. */
  | { readonly away: string | null }
  /** Unasked: what happens beside the game at a table online, as its server says it. */
  | { readonly around: unknown }
  /** Unasked: the engine stopped, for this reason; null if it could not be loaded at all. */
  | { readonly broken: string | null }

/** Something that a person can do something about, in words. `code` lets a page react. */
export interface Problem {
  readonly code:
    | 'unknown-game'
    | 'no-such-table'
    | 'damaged'
    | 'options'
    | 'import'
    | 'stale'
    | 'unreadable'
    | 'not-allowed'
    | 'not-begun'
    | 'too-many'
    | 'defect'
  readonly sentence: string
}
