import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import type { Allowances, Limits } from '../allowance.ts'
import { bodyOf, type Where } from '../asking.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Channels } from '../notices/channels.ts'
import type { Links } from '../notices/unsubscribing.ts'
import type { People } from '../people.ts'
import { Problem } from '../problem.ts'
import type { Person, Store } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import type { Route } from './answers.ts'
import { bodies, type WithBody } from './bodies.ts'

/** How people can be told things by this server. */
export interface Told {
  readonly channels: Channels
  readonly links: Links
  /** What browsers know push messages of this server by. */
  readonly pushKey: string
  readonly allowLocal: boolean
}

export interface Parts {
  readonly store: Store
  readonly people: People
  readonly tables: Tables
  readonly where: Where
  readonly limits: Limits
  readonly log: Log
  readonly metrics: Metrics
  readonly told: Told
  readonly now: () => number
}

export interface Asked {
  readonly request: IncomingMessage
  /** Of the table or person that it is about. */
  readonly id: string
  readonly query: URLSearchParams
  readonly token: string | undefined
  readonly address: string
}
export interface Answer {
  readonly json: unknown
  readonly cookie?: string
}
/** By method and path. */
export type Handlers = { readonly [route in Route]?: (asked: Asked) => Promise<Answer> }

export function allow(allowances: Allowances, who: string): void {
  if (!allowances.take(who)) throw new Problem('too-many', 'That was a lot in a short time. Try again in a minute.')
}

export async function somebody(people: People, token: string | undefined): Promise<Person> {
  const person = await people.by(token)
  if (person === undefined) throw new Problem('no-session', 'Say first what the others shall call you.')
  return person
}

/** What was sent, read. `most` is how many bytes it may have. */
export async function read<R extends WithBody>(
  route: R,
  { request }: Asked,
  most?: number,
): Promise<v.InferOutput<(typeof bodies)[R]>> {
  const schema: v.GenericSchema = bodies[route]
  const body = v.safeParse(schema, await bodyOf(request, most))
  if (body.success) return body.output as v.InferOutput<(typeof bodies)[R]>
  const path = v.getDotPath(body.issues[0])
  throw new Problem('unreadable', path === null ? 'That cannot be read.' : `That cannot be read at "${path.slice(0, 40)}".`)
}
