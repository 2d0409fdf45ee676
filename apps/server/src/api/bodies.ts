import { line, newTable, words } from '@railhead/host/new-table'
import * as v from 'valibot'
import { MAIL_ADDRESS } from '../settings.ts'
import { KINDS } from '../store/notices.ts'

/*
 * What may be sent, route by route. Handlers read with these, and the description of the API is made from them.
 */

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const named = v.pipe(v.string(), v.maxLength(40))
const short = v.pipe(v.string(), v.maxLength(64))
const personId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const nothing = v.strictObject({})
const name = line(40)
const credentials = v.strictObject({ login: line(40, 2), password: v.pipe(v.string(), v.minLength(8), v.maxLength(200)) })

/** No more than this is kept of either room of a table. */
export const MOST_SAID = 5000

export const PACES = ['any', 'live', 'days'] as const
const proposed = v.strictObject({
  seat: named,
  what: v.variant('kind', [
    v.strictObject({ kind: v.literal('end') }),
    v.strictObject({ kind: v.literal('computer'), seat: named }),
    v.strictObject({ kind: v.literal('back'), to: whole(0, 1_000_000) }),
  ]),
})

/** Letters of any kind, also joined ones; nothing that turns the direction of what stands beside it. */
const said = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(500),
  v.regex(/^[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u),
)
const reported = v.strictObject({
  about: v.union([v.strictObject({ said: whole(1, 2 * MOST_SAID) }), v.strictObject({ seat: named })]),
  reason: line(300),
})

const kinds = v.pipe(v.array(v.picklist(KINDS)), v.maxLength(KINDS.length))
const letters = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]*$/), v.maxLength(most))
const way = v.variant('channel', [
  v.strictObject({
    channel: v.literal('push'),
    endpoint: v.pipe(v.string(), v.maxLength(1000)),
    p256dh: letters(100),
    auth: letters(40),
    kinds,
  }),
  v.strictObject({ channel: v.literal('mail'), address: v.pipe(line(254), v.regex(MAIL_ADDRESS)), kinds }),
  v.strictObject({ channel: v.literal('webhook'), address: line(1000), kinds }),
])

/** What a device answers, as far as it is read; it is checked as a whole. */
const base64url = v.pipe(v.string(), v.regex(/^[\w-]*$/), v.maxLength(20_000))
const keyName = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(1400))
const madeKey = v.object({
  id: keyName,
  rawId: keyName,
  type: v.literal('public-key'),
  response: v.object({ clientDataJSON: base64url, attestationObject: base64url }),
})
const signedKey = v.object({
  id: keyName,
  rawId: keyName,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(base64url),
  }),
})

export const bodies = {
  'POST me': v.strictObject({ name }),
  'POST me/login': credentials,
  'POST login': credentials,
  'POST logout': nothing,
  'POST me/sessions/end': v.strictObject({ id: short }),
  'POST me/away': v.strictObject({ until: v.nullable(v.pipe(v.number(), v.safeInteger())) }),
  'POST me/avoided': v.strictObject({ person: personId, how: v.nullable(v.picklist(['muted', 'blocked'])) }),
  'POST me/delete': v.strictObject({ name: v.string() }),
  'POST me/passkeys/begin': nothing,
  'POST me/passkeys': madeKey,
  'POST me/passkeys/remove': v.strictObject({ id: keyName }),
  'POST passkey/begin': nothing,
  'POST passkey': signedKey,
  'POST me/bots': v.strictObject({ name }),
  'POST me/bots/token': v.strictObject({ bot: personId }),
  'POST me/bots/revoke': v.strictObject({ bot: personId, token: short }),
  'POST me/bots/delete': v.strictObject({ bot: personId }),
  'POST me/notices': way,
  'POST me/notices/set': v.strictObject({ id: short, kinds, daily: v.boolean() }),
  'POST me/notices/remove': v.strictObject({ id: short }),
  'POST me/notices/try': v.strictObject({ id: short }),
  'POST tables': newTable,
  'POST tables/:id/seat': v.strictObject({
    seat: named,
    words: v.optional(words, null),
    also: v.optional(v.boolean(), false),
    invite: v.optional(short),
  }),
  'POST tables/:id/leave': v.strictObject({ seat: named }),
  'POST tables/:id/fill': nothing,
  'POST tables/:id/motion': proposed,
  'POST tables/:id/vote': v.strictObject({ seat: named, motion: short, agrees: v.boolean() }),
  'POST tables/:id/rematch': nothing,
  'POST tables/:id/talk': v.strictObject({ text: said }),
  'POST tables/:id/report': reported,
  'POST tables/:id/note': v.strictObject({ text: v.pipe(v.string(), v.maxLength(10_000)) }),
} as const
export type WithBody = keyof typeof bodies
