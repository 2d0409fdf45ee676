import * as v from 'valibot'
import {
  choice,
  count,
  dropped,
  explained,
  list,
  MOST,
  names,
  recalled,
  said,
  snapshot,
  suggestion,
  text,
  through,
  way,
} from './shapes.ts'

export type * from './shapes.ts'

/*
 * What a page and its table say to each other, as plain JSON. Whatever comes from outside is read with these schemas; the types
 * are made from them. What changes the table, what only asks, and how a page wants to be served are three kinds of messages.
 */

const question = count
const nothing = said({})
/** What a change brought: what the viewer is shown now, or null where it has been told that before, by `foresee`. */
const changed = <E extends v.ObjectEntries>(entries: E) => said({ ...entries, snapshot: v.nullable(snapshot) })

/** What changes the table. Each names the question that is asked when it is sent; if another is asked by then, nothing is changed. */
const changes = {
  choose: { ask: said({ question, index: count }), answer: changed({}) },
  /**
   * Several answers in one gesture, taken back together; it ends with the first that does not lead to its end, and says why. They
   * stand in the place of so many of the last choices.
   */
  give: { ask: said({ question, ways: list(through), back: count }), answer: changed({ refused: v.nullable(explained) }) },
  /**
   * Takes back so many choices and gives these instead, group by group. Amounts that are not legal any more become the nearest
   * that are; a group of which something else is not legal is left out as a whole.
   */
  amend: { ask: said({ question, back: count, groups: list(list(choice)) }), answer: changed({ dropped: list(dropped) }) },
  undo: { ask: said({ question }), answer: changed({}) },
  undoTurn: { ask: said({ question }), answer: changed({}) },
  redo: { ask: said({ question }), answer: changed({}) },
  /** The turn that waits is handed on. */
  confirm: { ask: said({ question }), answer: changed({}) },
  /**
   * The viewer wants to be advised on what it is asked: the record and the log say so of what it chooses then, until somebody else has chosen.
   * Refused where the table forbids it. Who advises is the page's affair, which has the view and the question.
   */
  advise: { ask: said({ question }), answer: changed({}) },
  /** That person has the device now. */
  take: { ask: said({ question, seat: text }), answer: changed({}) },
} as const

/** What only asks. */
const asks = {
  /** What that choice would lead to; null if something hidden would come out with it, or something else is asked. */
  foresee: { ask: said({ question, index: count }), answer: v.nullable(snapshot) },
  /** Why none of the attempts is allowed; null when one of them is, or nothing can be said. */
  refusal: { ask: said({ attempts: list(choice) }), answer: v.nullable(explained) },
  /** What was asked before the viewer's last so many choices; null when they stand for good. */
  recall: { ask: said({ back: count }), answer: v.nullable(recalled) },
  /** Plans for the present question that the game's staff proposes, from what the viewer can see. */
  suggest: { ask: nothing, answer: list(suggestion) },
  /** Where something that goes by one of these names could be brought. */
  reach: { ask: said({ from: names }), answer: names },
  /** How something that goes by one of these names could be brought to something that goes by one of those. */
  lead: { ask: said({ from: names, to: names }), answer: way },
  /** How it was after so many choices. */
  at: { ask: said({ n: count }), answer: snapshot },
  /**
   * The match as a text: its record or its position, now or after so many choices. With a seed the position has another luck: what its
   * viewer cannot know is dealt anew from it, and what is drawn from then on follows from it.
   */
  record: {
    ask: said({ what: v.picklist(['record', 'position']), at: v.optional(count), seed: v.optional(text) }),
    answer: v.string(),
  },
} as const

/** How the page wants to be served from now on. */
const wishes = {
  /** Nothing is filled in by itself: the page has nothing to change it with. */
  stepwise: { ask: nothing, answer: v.null() },
  /** Whether a finished turn waits to be confirmed. */
  setConfirm: { ask: said({ confirmTurn: v.boolean() }), answer: v.null() },
} as const

type Spoken<M extends { readonly [name: string]: { readonly ask: v.GenericSchema; readonly answer: v.GenericSchema } }> = {
  readonly [K in keyof M]: { readonly ask: v.InferOutput<M[K]['ask']>; readonly answer: v.InferOutput<M[K]['answer']> }
}
export type Changes = Spoken<typeof changes>
export type Asks = Spoken<typeof asks>
export type Wishes = Spoken<typeof wishes>

/** Something that a person can do something about, in words. `code` lets a page react. */
export type Refused = { readonly code: 'stale' | 'unreadable' | 'not-allowed'; readonly sentence: string }

export const messages = { ...changes, ...asks, ...wishes }
export type Messages = Changes & Asks & Wishes
export type MessageName = keyof Messages

/** A message that came from outside, read; or what is wrong with it. What was sent is not repeated. */
export function readMessage(
  name: unknown,
  ask: unknown,
): { readonly [K in MessageName]: { readonly name: K; readonly ask: Messages[K]['ask'] } }[MessageName] | Refused {
  if (typeof name !== 'string' || !Object.hasOwn(messages, name)) return unreadable('There is no message of that name.')
  const known = name as MessageName
  const read = v.safeParse(messages[known].ask as v.GenericSchema<Messages[MessageName]['ask']>, ask)
  if (read.success) return { name: known, ask: read.output } as ReturnType<typeof readMessage>
  const path = v.getDotPath(read.issues[0])
  return unreadable(`The message "${name}" cannot be read${path === null ? '' : ` at "${path.slice(0, MOST)}"`}.`)
}

const unreadable = (sentence: string): Refused => ({ code: 'unreadable', sentence })
