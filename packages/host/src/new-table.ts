import type { Options } from '@railhead/table'
import * as v from 'valibot'

/*
 * What a new table online is made of: the server reads it with these, a page is held to the types that follow from them, and the API is described by them.
 */

/** Letters that are drawn as nothing are of many kinds; nor is half a letter one. A picture may be told to be one of many colours. */
const VISIBLE = /^(?:(?!\p{Default_Ignorable_Code_Point})[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u2800]\ufe0f?)*$/u

/** One line of text, without anything that cannot be seen. */
export const line = (most: number, least = 1) =>
  v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(most), v.regex(VISIBLE))
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const named = v.pipe(v.string(), v.maxLength(40))

/** A game that was begun elsewhere is longer than anything else that is sent. */
export const MOST_BYTES_OF_A_GAME = 2 * 1024 * 1024

/** How much time people have: as much as they like, a clock with an increment for each answer, or days for each. */
export const pace = v.variant('kind', [
  v.strictObject({ kind: v.literal('any') }),
  v.strictObject({ kind: v.literal('live'), minutes: whole(1, 600), increment: whole(0, 3600) }),
  v.strictObject({ kind: v.literal('days'), days: whole(1, 30) }),
])
export type Pace = Readonly<v.InferOutput<typeof pace>>

/** Everybody finds it and may look on; whoever has the link may; nobody but those who sit there may. */
export const ACCESS = ['public', 'link', 'private'] as const
export type Access = (typeof ACCESS)[number]

/** Who is to sit somewhere: whoever sets the table up, anybody who comes to it, somebody who is given a link for this seat, or a computer player. */
const wanted = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['me', 'open', 'invited']) }),
  v.strictObject({ kind: v.literal('computer'), player: named }),
])
export type Wanted = Readonly<v.InferOutput<typeof wanted>>

/** What a player adds to the luck of a game. */
export const words = v.nullable(line(80))

export const newTable = v.strictObject({
  game: named,
  title: line(80),
  // What they are is the game's affair, which checks them.
  options: v.custom<Options>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  seats: v.record(named, wanted),
  pace: v.optional(pace, { kind: 'any' }),
  access: v.optional(v.picklist(ACCESS), 'link'),
  /** Whether its result is to count. */
  rated: v.optional(v.boolean(), true),
  /** What whoever sets it up adds to the luck. */
  words: v.optional(words, null),
  /** Whether people at it may be advised; a game that was begun elsewhere has said so itself. */
  suggestions: v.optional(v.boolean(), true),
  /** A game that was begun elsewhere. */
  record: v.optional(v.pipe(v.string(), v.maxLength(MOST_BYTES_OF_A_GAME))),
})
export type NewTable = Readonly<v.InferOutput<typeof newTable>>
