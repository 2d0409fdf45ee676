import * as v from 'valibot'
import { Allowances } from '../allowance.ts'
import { Problem } from '../problem.ts'
import { roomsFor } from '../tables/live-table.ts'
import { seatsOf } from '../tables/tables.ts'
import { allow, type Handlers, type Parts, read, somebody } from './handling.ts'

/** So much of what was said is told at once. */
const MOST_TOLD = 200
/** No more than this is kept at one table. */
const MOST_SAID = 5000
/** Letters of any kind, also joined ones; nothing that turns the direction of what stands beside it. */
const said = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(500),
  v.regex(/^[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u),
)
const note = v.pipe(v.string(), v.maxLength(10_000))

/** What people say to each other at a table, and what they write down for themselves. It is text and nothing else. */
export function talkHandlers({ people, tables, store, limits, now }: Parts): Handlers {
  const talking = new Allowances(limits.talk, now)

  return {
    'GET tables/:id/talk': async ({ id, token, query }) => {
      const person = await people.by(token)
      const table = await tables.find(id, person)
      const rooms = roomsFor(seatsOf(table, person).length > 0, table.over)
      const heard = await store.said(id, rooms, Number(/^\d{1,9}$/.exec(query.get('after') ?? '')?.[0] ?? 0), MOST_TOLD)
      const avoided = person === undefined ? [] : await store.avoidedBy(person.id)
      const unheard = new Set(avoided.map((one) => one.person))
      return { json: heard.filter((one) => !unheard.has(one.person)).map((one) => ({ ...one, mine: one.person === person?.id })) }
    },
    'POST tables/:id/talk': async (asked) => {
      const person = await somebody(people, asked.token)
      const table = await tables.find(asked.id, person)
      const { text } = await read(v.strictObject({ text: said }), asked)
      allow(talking, person.id)
      const room = seatsOf(table, person).length > 0 ? 'players' : 'lookers'
      const [last] = await store.said(asked.id, ['players', 'lookers'], 0, 1)
      if (last !== undefined && last.n >= MOST_SAID) throw new Problem('too-many', 'Enough was said at this table.')
      const n = await store.say(asked.id, { room, person: person.id, at: now(), text })
      await tables.said(asked.id, room, n)
      return { json: { n } }
    },
    'GET tables/:id/note': async ({ id, token }) => {
      const person = await somebody(people, token)
      await tables.find(id, person)
      return { json: { text: await store.note(id, person.id) } }
    },
    'POST tables/:id/note': async (asked) => {
      const person = await somebody(people, asked.token)
      await tables.find(asked.id, person)
      const { text } = await read(v.strictObject({ text: note }), asked)
      allow(talking, person.id)
      await store.setNote(asked.id, person.id, text)
      return { json: null }
    },
  }
}
