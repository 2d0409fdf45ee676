import { proposedFor } from '@railhead/players'
import type { Options } from '@railhead/table'
import * as v from 'valibot'
import { Allowances } from '../allowance.ts'
import { Problem } from '../problem.ts'
import { ACCESS, type Person, type SeatedTable } from '../store/store.ts'
import { isMissing } from '../tables/clock.ts'
import { planOf } from '../tables/host-of.ts'
import { seatsOf } from '../tables/tables.ts'
import { allow, type Handlers, line, named, type Parts, read, somebody } from './handling.ts'

/** A game that was begun elsewhere is longer than anything else that is sent. */
const MOST_BYTES_OF_A_GAME = 2 * 1024 * 1024
/** So many public tables are told at once. */
const MOST_LISTED = 100

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const pace = v.variant('kind', [
  v.strictObject({ kind: v.literal('any') }),
  v.strictObject({ kind: v.literal('live'), minutes: whole(1, 600), increment: whole(0, 3600) }),
  v.strictObject({ kind: v.literal('days'), days: whole(1, 30) }),
])
const PACES = ['any', 'live', 'days'] as const
/** What a player adds to the luck of a game. */
const words = v.nullable(line(80))
const seats = v.record(
  named,
  v.variant('kind', [
    v.strictObject({ kind: v.picklist(['me', 'open']) }),
    v.strictObject({ kind: v.literal('computer'), player: named }),
  ]),
)
const newTable = v.strictObject({
  game: named,
  title: line(80),
  // What they are is the game's affair, which checks them.
  options: v.custom<Options>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  seats,
  pace: v.optional(pace, { kind: 'any' }),
  access: v.optional(v.picklist(ACCESS), 'link'),
  words: v.optional(words, null),
  record: v.optional(v.pipe(v.string(), v.maxLength(MOST_BYTES_OF_A_GAME))),
})
const sitting = v.strictObject({ seat: named, words: v.optional(words, null), also: v.optional(v.boolean(), false) })
const proposed = v.strictObject({
  seat: named,
  what: v.variant('kind', [
    v.strictObject({ kind: v.literal('end') }),
    v.strictObject({ kind: v.literal('computer'), seat: named }),
    v.strictObject({ kind: v.literal('back'), to: whole(0, 1_000_000) }),
  ]),
})
const vote = v.strictObject({ seat: named, motion: v.pipe(v.string(), v.maxLength(64)), agrees: v.boolean() })

/** What a page may know of a table before it opens it: nothing that is hidden in the game. */
export function infoOf(table: SeatedTable, person: Person | undefined, now: number) {
  const { id, title, header, length, over, turn, summary, updated, pace, access, started, abandoned, clock, rematch } = table
  const mine = seatsOf(table, person)
  const free = table.seats.filter((one) => one.player === null && one.person === null).map(({ seat }) => seat)
  const { game, options, rules, content, commitment } = header
  const mayKnow = (seat: string): boolean => started !== null || mine.includes(seat)
  return {
    ...{ id, title, game, options, rules, content, commitment, length, over, turn, summary, updated },
    ...{ pace, access, started, abandoned, clock, rematch, now, mine, free },
    owned: person !== undefined && table.owner === person.id,
    seats: planOf(table),
    words: Object.fromEntries(table.seats.flatMap(({ seat, words }) => (words !== null && mayKnow(seat) ? [[seat, words]] : []))),
    missing: table.seats.map(({ seat }) => seat).filter((seat) => isMissing(table, seat, now)),
  }
}
export type TableInfo = ReturnType<typeof infoOf>

/** Which tables there are, and who sits where. */
export function tableHandlers({ people, tables, store, limits, log, now }: Parts): Handlers {
  const setUps = new Allowances(limits.tables, now)
  const doings = new Allowances(limits.doings, now)
  const info = async (id: string, person: Person | undefined) => ({ json: infoOf(await tables.find(id, person), person, now()) })

  return {
    'GET tables': async ({ token }) => {
      const person = await people.by(token)
      const mine = person === undefined ? [] : await store.tablesOf(person.id)
      return { json: mine.map((table) => infoOf(table, person, now())) }
    },
    /** Public tables: those with a free seat, or those at which one can look on. */
    'GET lobby': async ({ token, query }) => {
      const person = await people.by(token)
      const pace = PACES.find((one) => one === query.get('pace'))
      const game = query.get('game') ?? undefined
      const found = await store.publicTables({ game, pace, free: query.get('free') !== 'no' }, MOST_LISTED)
      const shunned = person === undefined ? [] : await store.avoidedBy(person.id)
      const owners = new Set(shunned.filter(({ how }) => how === 'blocked').map((one) => one.person))
      return { json: found.filter(({ owner }) => !owners.has(owner)).map((table) => infoOf(table, person, now())) }
    },
    'POST tables': async (asked) => {
      const person = await somebody(people, asked.token)
      allow(setUps, person.id)
      const wanted = await read(newTable, asked, MOST_BYTES_OF_A_GAME)
      const id = await tables.create(wanted, person)
      log.info('table set up', { table: id, game: wanted.game })
      return { json: { id } }
    },
    'GET tables/:id': async ({ id, token }) => info(id, await people.by(token)),
    'POST tables/:id/seat': async (asked) => {
      const person = await somebody(people, asked.token)
      const { seat, words, also } = await read(sitting, asked)
      await tables.sit(asked.id, seat, person, words, also)
      log.info('seat taken', { table: asked.id, seat })
      return info(asked.id, person)
    },
    'POST tables/:id/leave': async (asked) => {
      const person = await somebody(people, asked.token)
      const { seat } = await read(v.strictObject({ seat: named }), asked)
      await tables.leave(asked.id, seat, person)
      log.info('seat left', { table: asked.id, seat })
      return { json: null }
    },
    'POST tables/:id/fill': async (asked) => {
      const person = await somebody(people, asked.token)
      await read(v.strictObject({}), asked)
      await tables.fill(asked.id, person)
      return info(asked.id, person)
    },
    'POST tables/:id/motion': async (asked) => {
      const person = await somebody(people, asked.token)
      allow(doings, person.id)
      const { seat, what } = await read(proposed, asked)
      const player = proposedFor((await tables.find(asked.id, person)).header.game).id
      await tables.propose(asked.id, person, seat, what.kind === 'computer' ? { ...what, player } : what)
      return info(asked.id, person)
    },
    'POST tables/:id/vote': async (asked) => {
      const person = await somebody(people, asked.token)
      allow(doings, person.id)
      const { seat, motion, agrees } = await read(vote, asked)
      await tables.vote(asked.id, person, seat, motion, agrees)
      return info(asked.id, person)
    },
    'POST tables/:id/rematch': async (asked) => {
      const person = await somebody(people, asked.token)
      await read(v.strictObject({}), asked)
      allow(setUps, person.id)
      return { json: { id: await tables.rematch(asked.id, person) } }
    },
    /** The whole game with its seed, once it is over. */
    'GET tables/:id/record': async ({ id, token }) => {
      const table = await tables.find(id, await people.by(token))
      if (!table.over) throw new Problem('not-allowed', 'A game online can be downloaded when it is over.')
      return { json: { record: await tables.recordOf(table) } }
    },
  }
}
