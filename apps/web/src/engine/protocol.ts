import type {
  Choice,
  Decision,
  GameEvent,
  JsonObject,
  Options,
  OptionsSpec,
  Outcome,
  Position,
  SeatName,
  View,
} from '@railhead/table'
import type { SeatPlan } from '../store/model.ts'

/** What the page and the worker say to each other. Everything here can be cloned: no functions, no classes. */

export interface GameInfo {
  readonly id: string
  readonly title: string
  readonly seats: readonly SeatName[]
  /** Nobody has anything to hide. */
  readonly open: boolean
  readonly options: Omit<OptionsSpec, 'conflict'>
  readonly players: readonly { readonly id: string; readonly title: string; readonly about: string }[]
}

/** The options completed and the seats that take part, or the sentence that says what is wrong with them. */
export type CheckedOptions =
  | { readonly ok: true; readonly options: Options; readonly seated: readonly SeatName[] }
  | { readonly ok: false; readonly key: string; readonly sentence: string }

/** One line of the story. */
export interface LogLine {
  readonly n: number
  /** The choice that brought it about, counted from 1. */
  readonly choice: number
  /** Whom it concerns. */
  readonly seat: SeatName
  /** Whose choice it was. */
  readonly by: SeatName
  /** Groups the lines: counted from 1. */
  readonly turn: number
  readonly text: string
  readonly event: GameEvent
}

export interface Asked {
  readonly decision: Decision
  readonly prompt: string
  /** A label for each of `decision.choices`. */
  readonly labels: readonly string[]
  /** What each of them will cost and may bring, as far as the viewer can know; empty where there is nothing to say. */
  readonly bills: readonly (readonly string[])[]
  /** The index of the answer that is proposed, where one is. */
  readonly proposed?: number
}

export interface Snapshot {
  readonly id: string
  readonly game: string
  readonly options: Options
  /** Choices made so far at this point, and in the whole game. */
  readonly at: number
  readonly length: number
  /** Whose eyes see this; null while the device is passed, and for lookers-on. */
  readonly viewer: SeatName | null
  readonly view: View
  readonly seated: readonly SeatName[]
  readonly seats: SeatPlan
  /** The question, if the viewer is asked. */
  readonly asked: Asked | null
  /** Everybody who owes an answer. */
  readonly awaited: readonly SeatName[]
  /** The viewer's turn is complete and waits to be confirmed. */
  readonly held: boolean
  /** What waits is no turn but an answer in the turn of another. */
  readonly heldAnswer: boolean
  /** The person who must take the device before the game goes on. */
  readonly handover: SeatName | null
  readonly outcome: { readonly outcome: Outcome; readonly text: string } | null
  readonly undo: { readonly ok: true } | { readonly ok: false; readonly reason: string }
  readonly redo: boolean
  /** The viewer's own choices that can still be taken back, oldest first. */
  readonly recent: readonly Choice[]
  /** Who made the last choice. */
  readonly lastSeat: SeatName | null
  /** The log from line `logFrom` (counted from 1) on; what the page has beyond it is out of date. */
  readonly logFrom: number
  readonly lines: readonly LogLine[]
  /** A sentence that says why nothing can be chosen at this table. */
  readonly readOnly: string | null
  /** False when the browser refused to store the game. */
  readonly kept: boolean
  /** The seed, once the game is over. */
  readonly seed: string | null
}

export interface Explained {
  readonly sentence: string
  readonly rule: string
  readonly code: string
  /** It only says that something else is asked. */
  readonly vague?: boolean
}

/** A group of choices that did not fit any more, counted from 0, and why. */
export interface Dropped {
  readonly group: number
  readonly explained: Explained
}

/** The way from one thing to another: choices to make first, then one of `ends`; or why there is none. */
export type Way =
  | { readonly before: readonly Choice[]; readonly ends: readonly Choice[] }
  | { readonly refused: Explained | null }

/** A whole plan that could be given from here, group by group, with the game's own facts about it. */
export interface Suggestion {
  readonly groups: readonly (readonly Choice[])[]
  readonly facts: JsonObject
}

/** An answer of a gesture: the step that asks for it, and what to choose there; the first of these that is legal. */
export interface Answer {
  readonly step: string
  readonly choices: readonly Choice[]
}

/** Answers that lead through several small questions to one end. Questions on the way that are not asked are passed over. */
export type Through = readonly Answer[]

export interface NewTable {
  readonly game: string
  readonly title: string
  readonly options: Options
  readonly seed: string
  readonly seats: SeatPlan
  readonly handover: boolean
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

/** Every question the page can ask, and the answer. */
export interface Calls {
  describe: { ask: { game: string }; answer: GameInfo }
  check: { ask: { game: string; options: Options }; answer: CheckedOptions }
  /** Sets a table up and keeps it; the answer is its id. */
  create: { ask: NewTable; answer: string }
  /** Looks into a record or a position. */
  look: { ask: { text: string }; answer: Found }
  /** Reads a record or a position, as far as it goes, and keeps it as a table; the answer is its id. */
  import: { ask: { text: string; title: string; seats: SeatPlan; handover: boolean }; answer: string }
  open: { ask: { id: string; confirmTurn: boolean }; answer: Snapshot }
  lesson: { ask: LessonStart; answer: Snapshot }
  /** Null when it led to what the page was told to foresee. */
  choose: { ask: { index: number; at: number }; answer: Snapshot | null }
  /** What that choice would lead to, if nothing hidden comes out with it. */
  foresee: { ask: { index: number; at: number }; answer: Snapshot | null }
  undo: { ask: Record<string, never>; answer: Snapshot }
  undoTurn: { ask: Record<string, never>; answer: Snapshot }
  redo: { ask: Record<string, never>; answer: Snapshot }
  confirm: { ask: Record<string, never>; answer: Snapshot }
  take: { ask: { seat: SeatName }; answer: Snapshot }
  /**
   * Takes back so many choices and gives these instead, group by group. Amounts that are not legal any more become the nearest
   * that are; a group of which something else is not legal is left out as a whole.
   */
  amend: {
    ask: { at: number; back: number; groups: readonly (readonly Choice[])[] }
    answer: { readonly snapshot: Snapshot; readonly dropped: readonly Dropped[] }
  }
  /**
   * Several answers in one gesture, taken back together; it ends with the first that does not lead to its end, and says why. They
   * may stand in the place of so many of the last choices.
   */
  give: {
    ask: { at: number; ways: readonly Through[]; back?: number }
    answer: { readonly snapshot: Snapshot; readonly refused: Explained | null }
  }
  /** What was asked before the viewer's last so many choices, and what lay on the board; null when they stand for good. */
  recall: { ask: { back: number }; answer: { readonly decision: Decision; readonly view: View } | null }
  /** Plans for the present question that the game's staff proposes, from what the viewer can see. */
  suggest: { ask: Record<string, never>; answer: readonly Suggestion[] }
  /** Where something that goes by one of these names could be brought. */
  reach: { ask: { from: readonly string[] }; answer: readonly string[] }
  /** How something that goes by one of these names could be brought to something that goes by one of those. */
  lead: { ask: { from: readonly string[]; to: readonly string[] }; answer: Way }
  refusal: { ask: { attempts: readonly Choice[] }; answer: Explained | null }
  at: { ask: { n: number }; answer: Snapshot }
  record: { ask: { what: 'record' | 'position' }; answer: string }
  /** The person is about to play: what is needed for it is fetched and made ready. */
  rehearse: { ask: Record<string, never>; answer: null }
  /** From now on nothing is filled in by itself: the page has nothing to change it with. */
  stepwise: { ask: Record<string, never>; answer: null }
  setConfirm: { ask: { confirmTurn: boolean }; answer: null }
}

export type CallName = keyof Calls

export interface Request<K extends CallName = CallName> {
  readonly call: number
  readonly name: K
  readonly ask: Calls[K]['ask']
}

export type Reply =
  | { readonly call: number; readonly ok: true; readonly answer: unknown }
  | { readonly call: number; readonly ok: false; readonly problem: Problem }
  /** Unasked: a computer has chosen. */
  | { readonly step: Snapshot }
  /** Unasked: the engine stopped, for this reason; null if it could not be loaded at all. */
  | { readonly broken: string | null }

/** Something that a person can do something about, in words. `code` lets a page react. */
export interface Problem {
  readonly code: 'unknown-game' | 'no-such-table' | 'damaged' | 'options' | 'import' | 'stale' | 'defect'
  readonly sentence: string
}
