import type { SeatPlan } from '@railhead/host'
import type { Options, SeatName } from '@railhead/table'
import { online } from '../texts/online.ts'
import { notePlayedOnline } from './has-tables.ts'

/** What a page asks the server beside a table: see `apps/server/src/api.ts`. */

export interface Me {
  readonly id: string
  readonly name: string
  readonly login: string | null
}

export type Wanted = { readonly kind: 'me' | 'open' } | { readonly kind: 'computer'; readonly player: string }

export interface TableInfo {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly commitment: string | null
  readonly length: number
  readonly over: boolean
  readonly turn: readonly SeatName[]
  readonly summary: string
  readonly updated: number
  /** The seats of whoever asks. */
  readonly mine: readonly SeatName[]
  /** When the game began; null while seats are free. */
  readonly started: number | null
  readonly free: readonly SeatName[]
  readonly seats: SeatPlan
}

export interface NewTable {
  readonly game: string
  readonly title: string
  readonly options: Options
  readonly seats: { readonly [seat: SeatName]: Wanted }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`/api/${path}`, { method, ...sent }).catch(() => undefined)
  const answer: unknown = await response?.json().catch(() => undefined)
  if (response?.ok === true) return answer as T
  // A server that says no does it in its own words.
  throw new Error((answer as { readonly sentence?: string } | undefined)?.sentence ?? online.unreachable)
}

export const whoAmI = (): Promise<Me | null> => ask('GET', 'me')

/** A guest comes, or somebody wants to be called otherwise. */
export async function callMe(name: string): Promise<Me> {
  const me = await ask<Me>('POST', 'me', { name })
  notePlayedOnline()
  return me
}

export async function signIn(login: string, password: string): Promise<Me> {
  const me = await ask<Me>('POST', 'login', { login, password })
  notePlayedOnline()
  return me
}

export const keepMe = (login: string, password: string): Promise<Me> => ask('POST', 'me/login', { login, password })

export const myTables = (): Promise<readonly TableInfo[]> => ask('GET', 'tables')
export const tableInfo = (id: string): Promise<TableInfo> => ask('GET', `tables/${id}`)
export const setUp = async (table: NewTable): Promise<string> => (await ask<{ id: string }>('POST', 'tables', table)).id
export const sit = (id: string, seat: SeatName): Promise<TableInfo> => ask('POST', `tables/${id}/seat`, { seat })
