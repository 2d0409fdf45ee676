import type { Choice, Decision, GameEvent, JsonObject, Options, Outcome, View } from '@railhead/table'
import * as v from 'valibot'

/*
 * What the messages of `messages.ts` are made of, as schemas; the types are made from them.
 */

/** More than any page sends: nobody can make a table read for long. */
export const MOST = 1000

export const text = v.pipe(v.string(), v.maxLength(MOST))
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const list = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.maxLength(MOST), v.readonly())
export const said = <E extends v.ObjectEntries>(entries: E) => v.pipe(v.strictObject(entries), v.readonly())
/** Something that the game made and whose shape is the game's own affair. */
const ofTheGame = <T>() => v.custom<T>((value) => typeof value === 'object' && value !== null)

export const choice = v.pipe(
  v.record(text, v.union([text, v.pipe(v.number(), v.finite()), v.boolean()])),
  v.check((given) => Object.keys(given).length <= MOST),
  v.readonly(),
)
export const names = list(text)
const seatName = text

/** Why something is not allowed, in words, with its rule. */
export const explained = said({
  sentence: v.string(),
  rule: v.string(),
  code: v.string(),
  /** It only says that something else is asked. */
  vague: v.optional(v.boolean()),
})
export type Explained = v.InferOutput<typeof explained>

const seatHolder = said({
  kind: v.picklist(['person', 'computer']),
  name: text,
  /** Which computer player, for computers. */
  player: v.optional(text),
})
export type SeatHolder = v.InferOutput<typeof seatHolder>
/** Who sits where at a table. */
export const seatPlan = v.pipe(v.record(seatName, seatHolder), v.readonly())
export type SeatPlan = v.InferOutput<typeof seatPlan>

/** One line of the story. */
const logLine = said({
  n: count,
  /** The choice that brought it about, counted from 1. */
  choice: count,
  /** Whom it concerns. */
  seat: seatName,
  /** Whose choice it was. */
  by: seatName,
  /** Groups the lines: counted from 1. */
  turn: count,
  text: v.string(),
  /** One sentence for the same fact several times in a row; "#" stands for how many. */
  several: v.optional(v.string()),
  /** Why a computer did it, in its own words. */
  why: v.optional(v.string()),
  /** Whoever chose it had been advised. */
  advised: v.optional(v.literal(true)),
  event: ofTheGame<GameEvent>(),
})
export type LogLine = v.InferOutput<typeof logLine>

/** A question in words. */
const asked = said({
  decision: ofTheGame<Decision>(),
  prompt: v.string(),
  /** A label for each of `decision.choices`. */
  labels: v.pipe(v.array(v.string()), v.readonly()),
  /** What each of them will cost and may bring, as far as the viewer can know; empty where there is nothing to say. */
  bills: v.pipe(v.array(v.pipe(v.array(v.string()), v.readonly())), v.readonly()),
  /** The index of the answer that is proposed, where one is. */
  proposed: v.optional(count),
})
export type Asked = v.InferOutput<typeof asked>

/** What one viewer is shown of a table. */
export const snapshot = said({
  id: text,
  game: text,
  options: ofTheGame<Options>(),
  /** Choices made so far at this point, and in the whole game. */
  at: count,
  length: count,
  /** The number of the question that the table asks. No other has it, so that an answer to an old one is known. */
  question: count,
  /** Whose eyes see this; null while the device is passed, and for lookers-on. */
  viewer: v.nullable(seatName),
  view: ofTheGame<View>(),
  /** Nobody has anything to hide in this game. */
  open: v.boolean(),
  seated: names,
  seats: seatPlan,
  /** The question, if the viewer is asked. */
  asked: v.nullable(asked),
  /** Everybody who owes an answer. */
  awaited: names,
  /** The viewer's turn is complete and waits to be confirmed. */
  held: v.boolean(),
  /** What waits is no turn but an answer in the turn of another. */
  heldAnswer: v.boolean(),
  /** The person who must take the device before the game goes on. */
  handover: v.nullable(seatName),
  outcome: v.nullable(said({ outcome: ofTheGame<Outcome>(), text: v.string() })),
  /** Whether the viewer can take something back, and if not, why. */
  undo: v.variant('ok', [said({ ok: v.literal(true) }), said({ ok: v.literal(false), reason: v.string() })]),
  redo: v.boolean(),
  /** The viewer's own choices that can still be taken back, oldest first. */
  recent: v.pipe(v.array(ofTheGame<Choice>()), v.readonly()),
  /** Who made the last choice. */
  lastSeat: v.nullable(seatName),
  /** The log from line `logFrom` (counted from 1) on; what the page has beyond it is out of date. */
  logFrom: count,
  lines: v.pipe(v.array(logLine), v.readonly()),
  /** People at this table may be advised. */
  suggestions: v.boolean(),
  /** A sentence that says why nothing can be chosen at this table. */
  readOnly: v.nullable(v.string()),
  /** The seed, once the game is over. */
  seed: v.nullable(v.string()),
})
export type Snapshot = v.InferOutput<typeof snapshot>

/**
 * A snapshot without what follows from it by the rules: words, the list of choices (only how many there are), costs, reports. Whoever has the
 * rules can dress it (`dressed`); that is also how every snapshot is made.
 */
export type Bare = Omit<Snapshot, 'asked' | 'logFrom' | 'lines'> & { readonly asks: number }
/** The same without what lies on the board. */
export type Facts = Omit<Bare, 'view'>
/** What of it depends on who looks, and what does not. */
export type OwnFacts = Pick<
  Facts,
  'viewer' | 'awaited' | 'asks' | 'held' | 'heldAnswer' | 'handover' | 'undo' | 'redo' | 'recent'
>
export type CommonFacts = Omit<Facts, keyof OwnFacts>

/** An answer of a gesture: the step that asks for it, and what to choose there; the first of these that is legal. */
const answer = said({ step: text, choices: list(choice) })
export type Answer = v.InferOutput<typeof answer>
/** Answers that lead through several small questions to one end. Questions on the way that are not asked are passed over. */
export const through = list(answer)
export type Through = v.InferOutput<typeof through>

/** A group of choices that did not fit any more, counted from 0, and why. */
export const dropped = said({ group: count, explained })
export type Dropped = v.InferOutput<typeof dropped>

/**
 * The way from one thing to another: choices to make first, then one of `ends`; or why there is none. The bill is that of the whole way;
 * `reveals` says that something hidden comes out, so that it cannot be taken back.
 */
export const way = v.union([
  said({ before: list(choice), ends: list(said({ choice, bill: list(text), reveals: v.boolean() })) }),
  said({ refused: v.nullable(explained) }),
])
export type Way = v.InferOutput<typeof way>

/** A whole plan that could be given from here, group by group, with the game's own facts about it. */
export const suggestion = said({ groups: list(list(choice)), facts: ofTheGame<JsonObject>() })
export type Suggestion = v.InferOutput<typeof suggestion>

/** What was asked before, and what lay on the board. */
export const recalled = said({ decision: ofTheGame<Decision>(), view: ofTheGame<View>() })
export type Recalled = v.InferOutput<typeof recalled>
