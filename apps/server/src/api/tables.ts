import { MOST_BYTES_OF_A_GAME } from '@railhead/host/new-table'
import { proposedFor } from '@railhead/players'
import { Allowances } from '../allowance.ts'
import { Problem } from '../problem.ts'
import type { Person, SeatedTable } from '../store/store.ts'
import { isMissing, vacationsAt } from '../tables/clock.ts'
import { planOf } from '../tables/host-of.ts'
import { seatsOf } from '../tables/tables.ts'
import { PACES } from './bodies.ts'
import { allow, type Handlers, type Parts, read, somebody } from './handling.ts'

/** So many public tables are told at once. */
const MOST_LISTED = 100

/** Finished ones are in the archive. */
const MOST_OF_ONE = 300

/** What a page may know of a table before it opens it: nothing that is hidden in the game. */
export function infoOf(table: SeatedTable, person: Person | undefined, now: number) {
  const { id, title, header, length, over, turn, summary, updated, pace, access, started, abandoned, clock, rematch } = table
  const { rated, ended, ending } = table
  const mine = seatsOf(table, person)
  const untaken = table.seats.filter((one) => one.player === null && one.person === null)
  const free = untaken.filter(({ invite }) => invite === undefined).map(({ seat }) => seat)
  const owned = person !== undefined && table.owner === person.id
  const { game, options, rules, content, commitment } = header
  const suggestions = header.suggestions === undefined
  const mayKnow = (seat: string): boolean => started !== null || mine.includes(seat)
  return {
    ...{ id, title, game, options, rules, content, commitment, suggestions, length, over, turn, summary, updated },
    ...{ pace, access, started, abandoned, clock, rematch, now, mine, free, rated, ended, ending },
    owned,
    /** Seats that whoever asks had when the game began, and has no more. */
    left: table.seats
      .filter((one) => person !== undefined && one.began === person.id && one.person !== person.id)
      .map(({ seat }) => seat),
    /** Seats that are kept for somebody; what they must know is told to whoever set the table up. */
    kept: untaken.filter(({ invite }) => invite !== undefined).map(({ seat }) => seat),
    invites: Object.fromEntries(untaken.flatMap(({ seat, invite }) => (owned && invite !== undefined ? [[seat, invite]] : []))),
    seats: planOf(table),
    /** Whose pages one may look at. */
    people: Object.fromEntries(
      table.seats.flatMap(({ seat, person: sits, name }) => (sits === null || !name ? [] : [[seat, sits]])),
    ),
    words: Object.fromEntries(table.seats.flatMap(({ seat, words }) => (words !== null && mayKnow(seat) ? [[seat, words]] : []))),
    /** Who is on vacation, and when. */
    away: vacationsAt(table),
    missing: table.seats.map(({ seat }) => seat).filter((seat) => isMissing(table, seat, now)),
  }
}
export type TableInfo = ReturnType<typeof infoOf>

/** Which tables there are, and who sits where. */
export function tableHandlers({ people, tables, store, limits, log, now }: Parts): Handlers {
  const setUps = new Allowances(limits.tables, now)
  const doings = new Allowances(limits.doings, now)
  const records = new Allowances(limits.records, now)
  const info = async (id: string, person: Person | undefined) => ({ json: infoOf(await tables.find(id, person), person, now()) })

  return {
    'GET tables': async ({ token }) => {
      const person = await people.by(token)
      const mine = person === undefined ? [] : await store.tablesOf(person.id, MOST_OF_ONE)
      return { json: mine.map((table) => infoOf(table, person, now())) }
    },
    /** Public tables: those with a free seat, or those at which one can look on. */
    'GET lobby': async ({ token, query }) => {
      const person = await people.by(token)
      const pace = PACES.find((one) => one === query.get('pace'))
      const game = query.get('game') ?? undefined
      const wantsSeat = query.get('free') !== 'no'
      const found = await store.publicTables({ game, pace, free: wantsSeat }, MOST_LISTED)
      const shunned = person === undefined ? undefined : await store.people.shunnedBy(person.id)
      const told = found.filter(({ owner }) => shunned?.get(owner) !== 'blocked').map((table) => infoOf(table, person, now()))
      return { json: wantsSeat ? told.filter(({ free }) => free.length > 0) : told }
    },
    'POST tables': async (asked) => {
      const person = await somebody(people, asked.token)
      for (const who of [person.id, asked.address]) allow(setUps, who)
      const wanted = await read('POST tables', asked, MOST_BYTES_OF_A_GAME)
      const id = await tables.create(wanted, person)
      log.info('table set up', { table: id, game: wanted.game })
      return { json: { id } }
    },
    'GET tables/:id': async ({ id, token }) => info(id, await people.by(token)),
    'POST tables/:id/seat': async (asked) => {
      const person = await somebody(people, asked.token)
      const sitting = await read('POST tables/:id/seat', asked)
      await tables.sit(asked.id, person, sitting)
      log.info('seat taken', { table: asked.id, seat: sitting.seat })
      return info(asked.id, person)
    },
    'POST tables/:id/leave': async (asked) => {
      const person = await somebody(people, asked.token)
      const { seat } = await read('POST tables/:id/leave', asked)
      await tables.leave(asked.id, seat, person)
      log.info('seat left', { table: asked.id, seat })
      return { json: null }
    },
    'POST tables/:id/fill': async (asked) => {
      const person = await somebody(people, asked.token)
      await read('POST tables/:id/fill', asked)
      await tables.fill(asked.id, person)
      return info(asked.id, person)
    },
    'POST tables/:id/motion': async (asked) => {
      const person = await somebody(people, asked.token)
      allow(doings, person.id)
      const { seat, what } = await read('POST tables/:id/motion', asked)
      const player = proposedFor((await tables.find(asked.id, person)).header.game).id
      await tables.propose(asked.id, person, seat, what.kind === 'computer' ? { ...what, player } : what)
      return info(asked.id, person)
    },
    'POST tables/:id/vote': async (asked) => {
      const person = await somebody(people, asked.token)
      allow(doings, person.id)
      const { seat, motion, agrees } = await read('POST tables/:id/vote', asked)
      await tables.vote(asked.id, person, seat, motion, agrees)
      return info(asked.id, person)
    },
    'POST tables/:id/rematch': async (asked) => {
      const person = await somebody(people, asked.token)
      await read('POST tables/:id/rematch', asked)
      for (const who of [person.id, asked.address]) allow(setUps, who)
      return { json: { id: await tables.rematch(asked.id, person) } }
    },
    /** The whole game with its seed, once it is over. */
    'GET tables/:id/record': async ({ id, token, address }) => {
      const table = await tables.find(id, await people.by(token))
      // It is played again from its beginning.
      allow(records, address)
      if (!table.over) throw new Problem('not-allowed', 'A game online can be downloaded when it is over.')
      return { json: { record: await tables.recordOf(table) } }
    },
  }
}
