import * as v from 'valibot'

/** Longest id, seed or name that a request may carry. */
export const LONGEST_NAME = 200
/** Most fields of a choice or of the options. */
const MOST_FIELDS = 100

const described = <const S extends v.GenericSchema>(schema: S, description: string) => v.pipe(schema, v.description(description))

const Name = v.pipe(v.string(), v.maxLength(LONGEST_NAME))

/** A larger number does not survive being read from JSON; a text does. */
const Exact = v.pipe(v.number(), v.minValue(Number.MIN_SAFE_INTEGER), v.maxValue(Number.MAX_SAFE_INTEGER))
const EXACT_OR_TEXT = `a number of at most ${Number.MAX_SAFE_INTEGER} or a text of at most ${LONGEST_NAME} characters`

/** An id is whatever the caller wants to recognise the answer by. */
export const Id = v.union([Exact, Name])

const Table = described(v.nullish(Name), 'the id of an open table such as "t1"; may be left out while exactly one table is open')
const Seat = described(v.nullish(Name), 'the name of a seat; may be left out unless several seats owe an answer')
const Flat = v.pipe(v.record(Name, v.union([Name, v.pipe(v.number(), v.finite()), v.boolean()])), v.maxEntries(MOST_FIELDS))
const Options = v.pipe(
  v.record(Name, v.union([Name, v.number(), v.boolean(), v.pipe(v.array(Name), v.maxLength(MOST_FIELDS))])),
  v.maxEntries(MOST_FIELDS),
)
const Seed = v.nullish(v.union([Name, Exact]))
const Index = v.pipe(v.number(), v.integer(), v.minValue(0))

const common = { id: described(v.nullish(Id), EXACT_OR_TEXT) }

/**
 * Every message by its name. The descriptions complete the sentences that answer a faulty request, so each reads on
 * after "must be".
 */
export const requests = {
  /** `{ "id": 1, "do": "games" }` */
  games: v.object({ ...common, do: v.literal('games') }),

  /** `{ "id": 2, "do": "new", "game": "race-to-moscow", "options": { "edition": "2024" }, "seed": "abc" }` */
  new: v.object({
    ...common,
    do: v.literal('new'),
    game: described(Name, 'the id of a game as "games" lists it'),
    options: described(v.nullish(Options), 'an object of options; what it leaves out has its usual value'),
    seed: described(Seed, EXACT_OR_TEXT),
  }),

  /** `{ "id": 3, "do": "load", "position": { "game": "race-to-moscow", … } }` or `{ "do": "load", "record": "…", "upTo": 12 }` */
  load: v.object({
    ...common,
    do: v.literal('load'),
    position: described(
      v.nullish(v.record(v.string(), v.unknown())),
      'an object as "save" gives it; its field "game" names the game',
    ),
    record: described(v.nullish(v.union([v.string(), v.array(v.string())])), 'the text of a record, or the list of its lines'),
    upTo: described(v.nullish(Index), 'a whole number: how many choices of the record to replay'),
  }),

  /** `{ "id": 4, "do": "pending", "table": "t1" }` */
  pending: v.object({ ...common, do: v.literal('pending'), table: Table, seat: Seat }),

  /** `{ "id": 5, "do": "choose", "table": "t1", "choice": { "area": "riga" } }` or `{ "do": "choose", "choice": 0 }` */
  choose: v.object({
    ...common,
    do: v.literal('choose'),
    table: Table,
    seat: Seat,
    choice: described(
      v.union([Index, Flat]),
      'one of the choices that "pending" lists, or its number in that list, counted from 0',
    ),
  }),

  /** `{ "id": 6, "do": "refusal", "table": "t1", "attempt": { "area": "moscow" } }` */
  refusal: v.object({
    ...common,
    do: v.literal('refusal'),
    table: Table,
    seat: Seat,
    attempt: described(Flat, 'an object such as the choices of the pending decision'),
  }),

  /** `{ "id": 7, "do": "view", "table": "t1", "seat": "gray" }`; null or no seat is a spectator. */
  view: v.object({
    ...common,
    do: v.literal('view'),
    table: Table,
    seat: described(v.nullish(Name), 'the name of a seat, or null for a spectator'),
  }),

  /** `{ "id": 8, "do": "save", "table": "t1" }` or `{ "do": "save", "as": "record" }` */
  save: v.object({
    ...common,
    do: v.literal('save'),
    table: Table,
    as: described(v.nullish(v.picklist(['position', 'record'])), '"position" or "record"'),
  }),

  /** `{ "id": 9, "do": "undo", "table": "t1" }` */
  undo: v.object({ ...common, do: v.literal('undo'), table: Table, seat: Seat }),

  /** `{ "id": 10, "do": "bot", "table": "t1", "player": "random" }` */
  bot: v.object({
    ...common,
    do: v.literal('bot'),
    table: Table,
    seat: Seat,
    player: described(v.nullish(Name), 'the id of a computer player as "games" lists it; by default "random"'),
    seed: described(Seed, EXACT_OR_TEXT),
  }),

  /** `{ "id": 11, "do": "suggest", "table": "t1", "worlds": 10 }` */
  suggest: v.object({
    ...common,
    do: v.literal('suggest'),
    table: Table,
    seat: Seat,
    worlds: described(v.nullish(v.pipe(Index, v.minValue(1))), 'a whole number from 1 up: in how many worlds plans are tried'),
    seed: described(Seed, EXACT_OR_TEXT),
  }),

  /** `{ "id": 12, "do": "evaluate", "table": "t1", "seat": "gray" }`; null or no seat is what everybody may know. */
  evaluate: v.object({
    ...common,
    do: v.literal('evaluate'),
    table: Table,
    seat: described(v.nullish(Name), 'the name of a seat, or null for what everybody may know'),
    seed: described(Seed, EXACT_OR_TEXT),
  }),

  /** `{ "id": 13, "do": "analyse", "record": "…" }` or `{ "do": "analyse", "table": "t1" }` */
  analyse: v.object({
    ...common,
    do: v.literal('analyse'),
    table: Table,
    record: described(v.nullish(v.union([v.string(), v.array(v.string())])), 'the text of a record, or the list of its lines'),
  }),

  /** `{ "id": 14, "do": "cancel", "request": 13 }` */
  cancel: v.object({
    ...common,
    do: v.literal('cancel'),
    request: described(Id, `the id of a request that is worked on: ${EXACT_OR_TEXT}`),
  }),

  /** `{ "id": 15, "do": "close", "table": "t1" }` */
  close: v.object({ ...common, do: v.literal('close'), table: Table }),
} as const

export type MessageName = keyof typeof requests
type Sent<M extends MessageName> = v.InferOutput<(typeof requests)[M]>
/** A request as it is carried out: null has become a field left out. */
export type RequestOf<M extends MessageName> = { readonly [F in keyof Sent<M>]: Exclude<Sent<M>[F], null> }
export type Request = { [M in MessageName]: RequestOf<M> }[MessageName]

export const messageNames = Object.keys(requests) as MessageName[]

export const isMessageName = (name: unknown): name is MessageName => typeof name === 'string' && Object.hasOwn(requests, name)
