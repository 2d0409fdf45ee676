import { ACCESS } from '@railhead/host/new-table'
import * as v from 'valibot'
import { KINDS } from '../store/notices.ts'
import { RATED, RATED_PACES, ROOMS } from '../store/store.ts'

/*
 * What is answered, for those who write programs: the description of the API is made from these, and tests hold real answers to them.
 */

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
/** Milliseconds since 1970. */
const moment = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = v.string()
const bySeat = <S extends v.GenericSchema>(value: S) => v.record(seat, value)
const one = v.strictObject
const list = v.array

export const problem = one({ code: v.string(), sentence: v.string() })

const me = one({
  id,
  name: v.string(),
  login: v.nullable(v.string()),
  passkeys: count,
  away: v.nullable(one({ from: moment, until: moment })),
})
const sessions = list(one({ id: v.string(), created: moment, browser: v.string(), here: v.boolean() }))
const avoided = list(one({ person: id, how: v.picklist(['muted', 'blocked']), name: v.string() }))
const passkeys = list(one({ id: v.string(), label: v.string(), created: moment, used: v.nullable(moment) }))
const bots = list(one({ id, name: v.string(), tokens: list(one({ id: v.string(), created: moment })) }))
const botToken = one({ bot: id, token: v.string() })
const notices = one({
  channels: one({ push: v.nullable(v.string()), mail: v.boolean(), webhook: v.boolean() }),
  ways: list(
    one({
      id: v.string(),
      channel: v.picklist(['push', 'mail', 'webhook']),
      label: v.string(),
      confirmed: v.boolean(),
      kinds: list(v.picklist(KINDS)),
      daily: v.boolean(),
      failures: count,
      address: v.string(),
    }),
  ),
})

const pace = v.variant('kind', [
  one({ kind: v.literal('any') }),
  one({ kind: v.literal('live'), minutes: count, increment: count }),
  one({ kind: v.literal('days'), days: count }),
])
const ending = one({ winners: list(seat), reason: v.string(), scores: bySeat(v.number()) })
export const table = one({
  id,
  title: v.string(),
  game: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), list(v.string())])),
  rules: v.string(),
  content: v.string(),
  commitment: v.nullable(v.string()),
  suggestions: v.boolean(),
  length: count,
  over: v.boolean(),
  turn: list(seat),
  summary: v.string(),
  updated: moment,
  pace,
  access: v.picklist(ACCESS),
  started: v.nullable(moment),
  abandoned: v.boolean(),
  clock: v.nullable(one({ since: moment, left: bySeat(v.number()) })),
  rematch: v.nullable(id),
  now: moment,
  mine: list(seat),
  left: list(seat),
  free: list(seat),
  kept: list(seat),
  invites: bySeat(v.string()),
  rated: v.picklist(RATED),
  ended: v.nullable(moment),
  ending: v.nullable(ending),
  owned: v.boolean(),
  seats: bySeat(one({ kind: v.picklist(['person', 'computer']), name: v.string(), player: v.optional(v.string()) })),
  people: bySeat(id),
  words: bySeat(v.string()),
  away: bySeat(one({ from: moment, until: moment })),
  missing: list(seat),
})
const madeTable = one({ id })

const rating = one({
  game: v.string(),
  pace: v.picklist(RATED_PACES),
  rating: v.number(),
  deviation: v.number(),
  games: count,
  at: moment,
  curve: list(one({ at: moment, rating: v.number(), deviation: v.number() })),
})
const player = one({ id, name: v.string(), program: v.boolean(), ratings: list(rating), games: list(table) })
const statistics = list(
  one({
    game: v.string(),
    won: count,
    drawn: count,
    early: count,
    choices: v.nullable(one({ mean: v.number(), least: count, most: count })),
    seats: bySeat(one({ played: count, won: count })),
  }),
)
const talk = list(
  one({
    n: count,
    room: v.picklist(ROOMS),
    person: id,
    name: v.string(),
    at: moment,
    text: v.string(),
    mine: v.boolean(),
  }),
)

/** Of somebody who is not there, or has done what was asked. */
const none = v.null()

export const answers = {
  'GET me': v.nullable(me),
  'POST me': me,
  'POST me/login': me,
  'POST login': me,
  'POST logout': none,
  'GET me/sessions': sessions,
  'POST me/sessions/end': sessions,
  'POST me/away': me,
  'GET me/avoided': avoided,
  'POST me/avoided': avoided,
  'GET me/export': v.looseObject({ me }),
  'POST me/delete': none,
  'GET me/passkeys': passkeys,
  'POST me/passkeys/begin': v.looseObject({ challenge: v.string() }),
  'POST me/passkeys': passkeys,
  'POST me/passkeys/remove': passkeys,
  'POST passkey/begin': v.looseObject({ challenge: v.string() }),
  'POST passkey': none,
  'GET me/bots': bots,
  'POST me/bots': botToken,
  'POST me/bots/token': botToken,
  'POST me/bots/revoke': bots,
  'POST me/bots/delete': bots,
  'GET me/notices': notices,
  'POST me/notices': notices,
  'POST me/notices/set': notices,
  'POST me/notices/remove': notices,
  'POST me/notices/try': notices,
  'POST notices/stop': none,
  'POST notices/confirm': none,
  'GET tables': list(table),
  'GET lobby': list(table),
  'POST tables': madeTable,
  'GET tables/:id': table,
  'POST tables/:id/seat': table,
  'POST tables/:id/leave': none,
  'POST tables/:id/fill': table,
  'POST tables/:id/motion': table,
  'POST tables/:id/vote': table,
  'POST tables/:id/rematch': madeTable,
  'GET tables/:id/record': one({ record: v.string() }),
  'GET tables/:id/talk': talk,
  'POST tables/:id/talk': one({ n: count }),
  'POST tables/:id/report': none,
  'GET tables/:id/note': one({ text: v.string() }),
  'POST tables/:id/note': none,
  'GET archive': one({ games: list(table), next: v.nullable(v.string()) }),
  'GET players/:id': player,
  'GET statistics': statistics,
  'GET openapi.json': v.looseObject({ openapi: v.string() }),
} as const
export type Route = keyof typeof answers
