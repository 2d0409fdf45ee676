import { Allowances } from '../allowance.ts'
import { cookieFor } from '../asking.ts'
import { Problem } from '../problem.ts'
import { folded } from '../store/archive.ts'
import type { Person } from '../store/store.ts'
import { VACATION } from '../tables/clock.ts'
import { allow, type Handlers, type Parts, read, somebody } from './handling.ts'

/** Who one is, from where one has come, and what is kept about one. */
export function peopleHandlers({ people, tables, store, where, limits, now }: Parts): Handlers {
  const newcomers = new Allowances(limits.newcomers, now)
  const attempts = new Allowances(limits.passwords, now)
  const guesses = new Allowances(limits.guesses, now)
  const me = async (person: Person): Promise<unknown> => ({
    ...person,
    login: await people.loginOf(person),
    passkeys: (await store.passkeys.of(person.id)).length,
    away: await store.people.awayOf(person.id),
  })

  return {
    'GET me': async ({ token }) => {
      const person = await people.by(token)
      return { json: person === undefined ? null : await me(person) }
    },
    /** A guest comes, or somebody wants to be called otherwise. */
    'POST me': async (asked) => {
      const given = await read('POST me', asked)
      const known = await people.by(asked.token)
      if (known !== undefined) return { json: await me(await people.rename(known, given.name)) }
      allow(newcomers, asked.address)
      const { person, token } = await people.welcome(given.name, asked.request.headers['user-agent'])
      return { json: await me(person), cookie: cookieFor(token, where) }
    },
    /** A guest chooses a name and password, to come back with from anywhere. */
    'POST me/login': async (asked) => {
      const person = await somebody(people, asked.token)
      const { login, password } = await read('POST me/login', asked)
      allow(attempts, asked.address)
      await people.keep(person, login, password)
      return { json: await me(person) }
    },
    'POST login': async (asked) => {
      const { login, password } = await read('POST login', asked)
      allow(attempts, asked.address)
      // Whether there is anybody of that name or not.
      allow(guesses, folded(login))
      const token = await people.enter(login, password, asked.request.headers['user-agent'])
      return { json: await me(await somebody(people, token)), cookie: cookieFor(token, where) }
    },
    'POST logout': async (asked) => {
      await read('POST logout', asked)
      if (asked.token !== undefined) await people.leave(asked.token)
      return { json: null, cookie: cookieFor(undefined, where) }
    },
    'GET me/sessions': async ({ token }) => {
      const person = await somebody(people, token)
      return { json: await people.sessionsOf(person, token) }
    },
    'POST me/sessions/end': async (asked) => {
      const person = await somebody(people, asked.token)
      const { id } = await read('POST me/sessions/end', asked)
      await people.endSession(person, id)
      return { json: await people.sessionsOf(person, asked.token) }
    },
    /** From now until then no days go by; null comes back. */
    'POST me/away': async (asked) => {
      const person = await somebody(people, asked.token)
      const { until } = await read('POST me/away', asked)
      const before = await store.people.awayOf(person.id)
      const at = now()
      const isAway = before !== null && before.until > at
      if (until === null) {
        if (isAway) await store.people.setAway(person.id, { from: before.from, until: at })
      } else {
        if (before !== null && !isAway && before.until + VACATION > at)
          throw new Problem('not-allowed', 'Between two vacations lie 30 days at least.')
        const from = isAway ? before.from : at
        if (until <= at || until > from + VACATION)
          throw new Problem('unreadable', 'A vacation ends within 30 days of its beginning.')
        await store.people.setAway(person.id, { from, until })
      }
      await tables.knowAnew(person.id)
      return { json: await me(person) }
    },
    'GET me/avoided': async ({ token }) => ({ json: await store.people.avoidedBy((await somebody(people, token)).id) }),
    'POST me/avoided': async (asked) => {
      const person = await somebody(people, asked.token)
      const given = await read('POST me/avoided', asked)
      const avoided = await store.people.avoidedBy(person.id)
      if (avoided.length >= MOST_AVOIDED && given.how !== null)
        throw new Problem('too-many', 'You have blocked or muted too many.')
      if (given.person === person.id || !(await people.exists(given.person)))
        throw new Problem('not-found', 'There is nobody like that.')
      await store.people.avoid(person.id, given.person, given.how)
      return { json: await store.people.avoidedBy(person.id) }
    },
    /** Everything that is kept about somebody. */
    'GET me/export': async ({ token }) => {
      const person = await somebody(people, token)
      const played = await store.tablesOf(person.id)
      const tablesOfMine = played.map(({ id, title, created, updated, over, header, seats }) => ({
        ...{ id, title, created, updated, over, game: header.game, options: header.options },
        seats: seats.filter((one) => one.person === person.id).map(({ seat, words }) => ({ seat, words })),
      }))
      return {
        json: {
          me: await me(person),
          sessions: await people.sessionsOf(person, token),
          tables: tablesOfMine,
          said: (await store.talk.saidBy(person.id)).map(({ table, room, at, text }) => ({ table, room, at, text })),
          notes: await store.talk.notesBy(person.id),
          avoided: await store.people.avoidedBy(person.id),
          reported: await store.moderation.reportedBy(person.id),
          ratings: await Promise.all(
            (await store.ratingsOf(person.id)).map(async (rating) => ({
              ...rating,
              changes: await store.ratedGamesOf(person.id, rating.game, rating.pace, ALL),
            })),
          ),
          programs: await store.bots.of(person.id),
          passkeys: (await store.passkeys.of(person.id)).map(({ id, label, created, used }) => ({ id, label, created, used })),
          notices: (await store.notices.waysOf(person.id)).map(({ channel, address, label, kinds, daily, created }) => ({
            ...{ channel, address, label, kinds, daily, created },
          })),
        },
      }
    },
    /** The person is gone. Games that others play go on with a computer. */
    'POST me/delete': async (asked) => {
      const person = await somebody(people, asked.token)
      const { name } = await read('POST me/delete', asked)
      if (name !== person.name) throw new Problem('unreadable', 'Type your name as the others see it.')
      for (const one of [...(await store.bots.of(person.id)), person]) {
        await tables.leaveAll(one)
        await people.delete(one)
      }
      return { json: null, cookie: cookieFor(undefined, where) }
    },
  }
}

const MOST_AVOIDED = 200
/** More games than anybody plays. */
const ALL = 1_000_000
