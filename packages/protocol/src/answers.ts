import * as v from 'valibot'
import { Id, type MessageName } from './requests.ts'

const list = <const S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.readonly())
const Facts = v.pipe(v.record(v.string(), v.unknown()), v.readonly())
const Subject = v.union([v.string(), v.number(), v.boolean()])
const Text = v.string()

/** A choice as it is listed: its subjects, and `text`, the words a person would see. Hand it back as it is, or without `text`. */
export const ListedChoice = v.objectWithRest({ text: Text }, Subject)

export const Decision = v.object({
  seat: Text,
  awaited: list(Text),
  step: Text,
  kind: v.picklist(['action', 'area', 'army', 'line', 'card', 'seat', 'unit', 'number', 'amounts', 'yes-no']),
  rule: Text,
  about: Facts,
  prompt: Text,
  choices: list(ListedChoice),
  roles: list(v.picklist(['go', 'stop', 'commit'])),
  proposal: v.nullable(v.number()),
  fillsIn: v.boolean(),
})

export const Outcome = v.object({
  winners: list(Text),
  reason: Text,
  scores: v.pipe(v.record(v.string(), v.number()), v.readonly()),
  detail: Facts,
  text: Text,
})

export const Refusal = v.object({
  code: Text,
  rule: Text,
  subjects: Facts,
  vague: v.optional(v.picklist(['asked', 'unknown'])),
  sentence: Text,
})

/** What only these seats may know of an event, and the sentence with it. */
const Secret = v.object({ seats: list(Text), facts: Facts, text: Text })
/** A fact that happened, with the sentence of the log for everybody. */
export const Event = v.objectWithRest({ type: Text, text: Text, secret: v.optional(Secret) }, v.unknown())

export const GameInfo = v.object({
  id: Text,
  title: Text,
  rulesVersion: Text,
  contentHash: Text,
  seats: list(Text),
  /** The options as data: `options` and `presets`. */
  options: Facts,
  longestGame: v.number(),
  /** Ids of the computer players that play it. */
  players: list(Text),
})

const table = { table: Text }

/** How many choices were made, and either the decision that is pending or the outcome of the game. */
const next = { made: v.number(), decision: v.optional(Decision), outcome: v.optional(Outcome) }
const opened = { ...table, game: Text, options: Facts, seats: list(Text), ...next }

/** What each message is answered with beside `id` and `ok`. */
const results = {
  games: { games: list(GameInfo), players: list(Text) },
  new: { ...opened, seed: Text },
  /** `truncated` says where a record broke off; what came before was replayed. */
  load: { ...opened, truncated: v.optional(Text) },
  /** `waiting` instead of a decision when the seat that was named owes no answer: the seats that do. */
  pending: { ...table, ...next, waiting: v.optional(list(Text)) },
  choose: { ...table, seat: Text, choice: Facts, events: list(Event), ...next },
  refusal: { ...table, allowed: v.boolean(), refusal: v.optional(Refusal) },
  view: { ...table, seat: v.nullable(Text), view: Facts },
  save: { ...table, position: v.optional(Facts), record: v.optional(Text) },
  undo: { ...table, ...next },
  bot: { ...table, seat: Text, player: Text, index: v.number(), choice: ListedChoice },
  /** Up to three plans, the best first; `first` is the first choice of each as the decision lists it. */
  suggest: { ...table, seat: Text, plans: list(Facts), calibrated: v.boolean() },
  evaluate: {
    ...table,
    seat: v.nullable(Text),
    chances: v.pipe(v.record(v.string(), v.number()), v.readonly()),
    nobody: v.number(),
    calibrated: v.boolean(),
  },
  analyse: { analysis: Facts, calibrated: v.boolean() },
  /** False where nothing of that id is worked on any more. */
  cancel: { cancelled: v.boolean() },
  close: { ...table, closed: v.literal(true) },
} as const

const envelope = {
  id: v.nullable(Id),
  ok: v.literal(true),
  /** Fields of the request that its message does not have; they made no difference. */
  ignored: v.optional(list(Text)),
}

export const answers = {
  games: v.object({ ...envelope, ...results.games }),
  new: v.object({ ...envelope, ...results.new }),
  load: v.object({ ...envelope, ...results.load }),
  pending: v.object({ ...envelope, ...results.pending }),
  choose: v.object({ ...envelope, ...results.choose }),
  refusal: v.object({ ...envelope, ...results.refusal }),
  view: v.object({ ...envelope, ...results.view }),
  save: v.object({ ...envelope, ...results.save }),
  undo: v.object({ ...envelope, ...results.undo }),
  bot: v.object({ ...envelope, ...results.bot }),
  suggest: v.object({ ...envelope, ...results.suggest }),
  evaluate: v.object({ ...envelope, ...results.evaluate }),
  analyse: v.object({ ...envelope, ...results.analyse }),
  cancel: v.object({ ...envelope, ...results.cancel }),
  close: v.object({ ...envelope, ...results.close }),
} as const

/** What can be wrong with a request, each with what it means. */
export const errorCodes = {
  'bad-utf8': 'the line is not UTF-8',
  'line-too-long': 'the line is longer than the engine reads',
  'bad-json': 'the line is not JSON',
  'not-an-object': 'the line is JSON but not an object',
  'unknown-message': '"do" is missing or names no message',
  'bad-request':
    'a field is missing or of the wrong kind, and "field" says which; or the request is nested too deep, too large or has a field of a reserved name',
  'unknown-game': 'no such game',
  'bad-options': 'the options are not that game\'s; "field" names the option',
  'bad-position': 'the position cannot be read; "where" says at what place',
  'bad-record': 'the record cannot be read or replayed; "line" says where',
  'unknown-table': 'no such table was ever opened',
  'closed-table': 'the table was closed',
  'table-needed': 'none or several tables are open, so "table" must say which',
  'too-many-tables': 'close a table before another is opened',
  'unknown-seat': 'that seat does not take part',
  'not-awaited': 'that seat owes no answer now',
  'illegal-choice': 'the choice is not allowed now; "refusal" says why',
  'game-over': 'the game has ended, nothing is pending',
  'cannot-undo': 'there is nothing that may be taken back',
  'unknown-player': 'no such computer player',
  'no-adviser': 'nobody advises on this game',
  'suggestions-forbidden': 'nobody at this table may be advised',
  'not-over': 'the game goes on, and is analysed when it is over',
  cancelled: 'the request was cancelled by another',
  internal: 'a defect of Railhead; the table is as it was',
} as const

export type ErrorCode = keyof typeof errorCodes

export const Failure = v.object({
  id: v.nullable(Id),
  ok: v.literal(false),
  error: v.object({
    code: v.picklist(Object.keys(errorCodes) as ErrorCode[]),
    message: Text,
    field: v.optional(Text),
    where: v.optional(Text),
    line: v.optional(v.number()),
    refusal: v.optional(Refusal),
  }),
})

/** Said while a request is worked on, any number of times before its answer. */
export const Working = v.object({ id: v.nullable(Id), working: v.object({ done: v.number(), of: v.number() }) })

export type ProgressOf = v.InferOutput<typeof Working>['working']
export type WorkingMessage = v.InferOutput<typeof Working>
export type Failure = v.InferOutput<typeof Failure>
export type AnswerOf<M extends MessageName> = v.InferOutput<(typeof answers)[M]>
export type ResultOf<M extends MessageName> = Omit<AnswerOf<M>, keyof typeof envelope>
export type Answer = { [M in MessageName]: AnswerOf<M> }[MessageName] | Failure
export type ListedChoice = v.InferOutput<typeof ListedChoice>
export type WireDecision = v.InferOutput<typeof Decision>
export type WireOutcome = v.InferOutput<typeof Outcome>
export type WireRefusal = v.InferOutput<typeof Refusal>
export type WireEvent = v.InferOutput<typeof Event>
