import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Options } from '@railhead/table'
import * as v from 'valibot'
import { Allowances, type Limits } from './allowance.ts'
import { addressOf, bodyOf, checkOrigin, cookieFor, tokenOf, type Where } from './asking.ts'
import type { Log } from './log.ts'
import type { People } from './people.ts'
import { Problem, STATUS } from './problem.ts'
import type { Person, SeatedTable, Store } from './store/store.ts'
import { planOf } from './tables/live-table.ts'
import type { Tables } from './tables/tables.ts'

export interface Parts {
  readonly store: Store
  readonly people: People
  readonly tables: Tables
  readonly where: Where
  readonly limits: Limits
  readonly log: Log
  readonly now: () => number
}

const line = (most: number, least = 1) =>
  v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(most), v.regex(/^[^\p{Cc}\p{Cf}]*$/u))
const name = line(40)
const password = v.pipe(v.string(), v.minLength(8), v.maxLength(200))
const credentials = v.strictObject({ login: line(40, 2), password })
const seats = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.variant('kind', [
    v.strictObject({ kind: v.picklist(['me', 'open']) }),
    v.strictObject({ kind: v.literal('computer'), player: v.pipe(v.string(), v.maxLength(40)) }),
  ]),
)
const newTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  title: line(80),
  // What they are is the game's affair, which checks them.
  options: v.custom<Options>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  seats,
})

/** What a page may know of a table before it opens it: nothing that happens at it. */
export function infoOf(table: SeatedTable, person: Person | undefined) {
  const { id, title, header, length, over, turn, summary, updated } = table
  const mine = table.seats.find((one) => person !== undefined && one.person === person.id)?.seat ?? null
  const free = table.seats.filter((one) => one.player === null && one.person === null).map(({ seat }) => seat)
  const { game, options, rules, content, commitment } = header
  return {
    ...{ id, title, game, options, rules, content, commitment, length, over, turn, summary, updated },
    mine,
    free,
    seats: planOf(table),
  }
}
export type TableInfo = ReturnType<typeof infoOf>

interface Asked {
  readonly request: IncomingMessage
  readonly id: string
  readonly token: string | undefined
  readonly address: string
}
interface Answer {
  readonly json: unknown
  readonly cookie?: string
}
type Handler = (asked: Asked) => Promise<Answer>

/** Answers what pages ask beside a table: who one is, and which tables there are. */
export function api(parts: Parts): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { people, tables, store, where, limits, log, now } = parts
  const newcomers = new Allowances(limits.newcomers, now)
  const attempts = new Allowances(limits.passwords, now)
  const setUps = new Allowances(limits.tables, now)
  const anything = new Allowances(limits.requests, now)

  const allow = (allowances: Allowances, who: string): void => {
    if (!allowances.take(who)) throw new Problem('too-many', 'That was a lot in a short time. Try again in a minute.')
  }
  const somebody = async (token: string | undefined): Promise<Person> => {
    const person = await people.by(token)
    if (person === undefined) throw new Problem('no-session', 'Say first what the others shall call you.')
    return person
  }
  const read = async <S extends v.GenericSchema>(schema: S, { request }: Asked): Promise<v.InferOutput<S>> => {
    const body = v.safeParse(schema, await bodyOf(request))
    if (body.success) return body.output
    const path = v.getDotPath(body.issues[0])
    throw new Problem('unreadable', path === null ? 'That cannot be read.' : `That cannot be read at "${path.slice(0, 40)}".`)
  }
  const me = async (person: Person): Promise<unknown> => ({ ...person, login: await people.loginOf(person) })

  const handlers: { readonly [route: string]: Handler } = {
    'GET me': async ({ token }) => {
      const person = await people.by(token)
      return { json: person === undefined ? null : await me(person) }
    },
    /** A guest comes, or somebody wants to be called otherwise. */
    'POST me': async (asked) => {
      const given = await read(v.strictObject({ name }), asked)
      const known = await people.by(asked.token)
      if (known !== undefined) return { json: await me(await people.rename(known, given.name)) }
      allow(newcomers, asked.address)
      const { person, token } = await people.welcome(given.name)
      return { json: await me(person), cookie: cookieFor(token, where) }
    },
    /** A guest chooses a name and password, to come back with from anywhere. */
    'POST me/login': async (asked) => {
      const person = await somebody(asked.token)
      const { login, password } = await read(credentials, asked)
      allow(attempts, asked.address)
      await people.keep(person, login, password)
      return { json: await me(person) }
    },
    'POST login': async (asked) => {
      const { login, password } = await read(credentials, asked)
      allow(attempts, asked.address)
      const token = await people.enter(login, password)
      return { json: await me(await somebody(token)), cookie: cookieFor(token, where) }
    },
    'POST logout': async (asked) => {
      await read(v.strictObject({}), asked)
      if (asked.token !== undefined) await people.leave(asked.token)
      return { json: null, cookie: cookieFor(undefined, where) }
    },
    'GET tables': async ({ token }) => {
      const person = await people.by(token)
      const mine = person === undefined ? [] : await store.tablesOf(person.id)
      return { json: mine.map((table) => infoOf(table, person)) }
    },
    'POST tables': async (asked) => {
      const person = await somebody(asked.token)
      const wanted = await read(newTable, asked)
      allow(setUps, person.id)
      const id = await tables.create(wanted, person)
      log.info('table set up', { table: id, game: wanted.game })
      return { json: { id } }
    },
    'GET tables/:id': async ({ id, token }) => ({ json: infoOf(await tables.find(id), await people.by(token)) }),
    'POST tables/:id/seat': async (asked) => {
      const person = await somebody(asked.token)
      const { seat } = await read(v.strictObject({ seat: v.pipe(v.string(), v.maxLength(40)) }), asked)
      await tables.sit(asked.id, seat, person)
      log.info('seat taken', { table: asked.id, seat })
      return { json: infoOf(await tables.find(asked.id), person) }
    },
  }

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const address = addressOf(request, where)
    allow(anything, address)
    const { route, id } = routeOf(request)
    const handler = Object.hasOwn(handlers, route) ? handlers[route] : undefined
    if (handler === undefined) throw new Problem('not-found', 'There is nothing at this address.')
    if (request.method !== 'GET') checkOrigin(request, where)
    return handler({ request, id, token: tokenOf(request), address })
  }

  return async (request, response) => {
    try {
      const { json, cookie } = await answer(request)
      send(response, 200, json, cookie)
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem('defect', 'Something went wrong here. Try again.')
      if (problem !== error) log.error('a request failed', error, { route: routeOf(request).route })
      send(response, STATUS[problem.code], { code: problem.code, sentence: problem.message })
    }
  }
}

/** The route without the table's id, and the id. */
function routeOf({ method, url = '' }: IncomingMessage): { readonly route: string; readonly id: string } {
  const path = url.replace(/[?#].*$/s, '').replace(/^\/api\//, '')
  const id = /^tables\/([0-9a-f]{32})(?=\/|$)/.exec(path)?.[1] ?? ''
  return { route: `${method} ${id === '' ? path : path.replace(id, ':id')}`, id }
}

function send(response: ServerResponse, status: number, json: unknown, cookie?: string): void {
  const body = JSON.stringify(json)
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    ...(cookie === undefined ? {} : { 'Set-Cookie': cookie }),
    // What has not been read of a body that is too large is not waited for.
    ...(status === STATUS['too-large'] ? { Connection: 'close' } : {}),
  })
  response.end(body)
}
