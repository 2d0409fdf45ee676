import { Allowances } from '../allowance.ts'
import { announced } from '../notices/announcements.ts'
import { Problem } from '../problem.ts'
import { randomName } from '../random-name.ts'
import type { Announced } from '../store/notices.ts'
import type { Person, SeatedTable } from '../store/store.ts'
import { calledAt } from '../tables/host-of.ts'
import { roomsFor } from '../tables/live-table.ts'
import { seatsOf } from '../tables/tables.ts'
import { MOST_SAID } from './bodies.ts'
import { allow, type Handlers, type Parts, read, somebody } from './handling.ts'

/** So much of what was said is told at once. */
const MOST_TOLD = 200

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** What people say to each other at a table, and what they write down for themselves. It is text and nothing else. */
export function talkHandlers({ people, tables, store, limits, log, now }: Parts): Handlers {
  const talking = new Allowances(limits.talk, now)
  const reports = new Allowances(limits.doings, now)

  /** Those whose name stands behind an @, unless they do not hear whoever says it. */
  const calledIn = async (text: string, { seats }: SeatedTable, by: Person): Promise<Announced[]> => {
    const words = text.toLowerCase()
    const called: string[] = []
    for (const { person, name, noticed } of seats)
      if (noticed && person !== null && person !== by.id && name && words.includes(`@${name.toLowerCase()}`))
        if (!(await store.people.shunnedBy(person)).has(by.id)) called.push(person)
    return called.length === 0 ? [] : [announced('mention', called, now())]
  }

  return {
    'GET tables/:id/talk': async ({ id, token, query }) => {
      const person = await people.by(token)
      const table = await tables.find(id, person)
      const rooms = roomsFor(seatsOf(table, person).length > 0, table.over)
      const heard = await store.talk.said(id, rooms, Number(/^\d{1,9}$/.exec(query.get('after') ?? '')?.[0] ?? 0), MOST_TOLD)
      const unheard = person === undefined ? undefined : await store.people.shunnedBy(person.id)
      const told = heard.filter((one) => unheard?.has(one.person) !== true)
      return {
        json: told.map(({ botOf, ...one }) => ({ ...one, name: calledAt(one.name, botOf), mine: one.person === person?.id })),
      }
    },
    'POST tables/:id/talk': async (asked) => {
      const person = await somebody(people, asked.token)
      const table = await tables.find(asked.id, person)
      const { text } = await read('POST tables/:id/talk', asked)
      allow(talking, person.id)
      const silenced = await store.moderation.silencedUntil(person.id)
      if (silenced !== null && silenced > now())
        throw new Problem('not-allowed', `Whoever runs this server has silenced you until ${dayOf(silenced)}.`)
      const room = seatsOf(table, person).length > 0 ? 'players' : 'lookers'
      // Those who look on cannot talk the others dumb.
      if ((await store.talk.countSaid(asked.id, room)) >= MOST_SAID)
        throw new Problem('too-many', 'Enough was said at this table.')
      const n = await store.talk.say(asked.id, { room, person: person.id, at: now(), text })
      await tables.said(asked.id, room, n)
      if (room === 'players') await store.notices.announce(asked.id, await calledIn(text, table, person))
      return { json: { n } }
    },
    /** Whoever runs the server is to look at what somebody said, or at how somebody behaves. */
    'POST tables/:id/report': async (asked) => {
      const person = await somebody(people, asked.token)
      const table = await tables.find(asked.id, person)
      const { about, reason } = await read('POST tables/:id/report', asked)
      allow(reports, person.id)
      const said = 'said' in about ? await store.moderation.said(asked.id, about.said) : undefined
      const hears = roomsFor(seatsOf(table, person).length > 0, table.over)
      const reportedPerson =
        'seat' in about
          ? table.seats.find(({ seat }) => seat === about.seat)?.person
          : said !== undefined && hears.includes(said.room)
            ? said.person
            : undefined
      if (reportedPerson == null) throw new Problem('not-found', 'There is nobody to report there.')
      if (reportedPerson === person.id) throw new Problem('not-allowed', 'That is you.')
      const id = randomName().slice(0, 8)
      await store.moderation.addReport({
        ...{ id, at: now(), reporter: person.id, person: reportedPerson, table: asked.id },
        ...{ n: said?.n ?? null, text: said?.text ?? null, reason },
      })
      log.info('somebody was reported', { report: id, table: asked.id })
      return { json: null }
    },
    'GET tables/:id/note': async ({ id, token }) => {
      const person = await somebody(people, token)
      await tables.find(id, person)
      return { json: { text: await store.talk.note(id, person.id) } }
    },
    'POST tables/:id/note': async (asked) => {
      const person = await somebody(people, asked.token)
      await tables.find(asked.id, person)
      const { text } = await read('POST tables/:id/note', asked)
      allow(talking, person.id)
      await store.talk.setNote(asked.id, person.id, text)
      return { json: null }
    },
  }
}
