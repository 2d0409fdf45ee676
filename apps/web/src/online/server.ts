import type { SeatPlan } from '@railhead/host'
import type { Access, NewTable, Pace, Wanted } from '@railhead/host/new-table'
import type { Options, SeatName } from '@railhead/table'
import { notePlayedOnline } from '../shell/has-tables.ts'
import { online } from '../texts/online.ts'

/** What a page asks the server beside a table: see `apps/server/src/api.ts`. */

export interface Me {
  readonly id: string
  readonly name: string
  readonly login: string | null
  /** How many keys of devices one can come back with. */
  readonly passkeys: number
  /** From when until when one cannot play. */
  readonly away: { readonly from: number; readonly until: number } | null
}

export type { Access, NewTable, Pace, Wanted }

/** Whether a game counts for ratings, has been counted, or why not. */
export type Rated =
  | 'yes'
  | 'counted'
  | 'chosen'
  | 'begun-elsewhere'
  | 'alone'
  | 'together'
  | 'several-seats'
  | 'only-computers'
  | 'gone-back'
  | 'ended-early'
  | 'old'

/** What each had left when those whose turn it is began to think. */
export interface Clock {
  readonly since: number
  readonly left: { readonly [seat: SeatName]: number }
}

/** When those are on vacation who are. */
export interface Vacations {
  readonly [seat: SeatName]: { readonly from: number; readonly until: number }
}

/** Something that somebody asks of the others at the table. */
export type What =
  | { readonly kind: 'end' }
  | { readonly kind: 'computer'; readonly seat: SeatName }
  | { readonly kind: 'back'; readonly to: number }
export interface Motion {
  readonly id: string
  readonly by: SeatName
  readonly what: What
  readonly agreed: readonly SeatName[]
  readonly asked: readonly SeatName[]
  /** Who did not agree: it stands no more. */
  readonly refusedBy?: SeatName
}

/** What happens beside the game. */
export interface Around {
  /** The time of the server, since clocks differ. */
  readonly now: number
  readonly clock: Clock | null
  readonly turn: readonly SeatName[]
  readonly away: Vacations
  readonly motion: Motion | null
  /** The number of the last thing that was said. */
  readonly talk: number
  readonly rematch: string | null
}

export interface TableInfo {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly options: Options
  readonly commitment: string | null
  readonly length: number
  readonly over: boolean
  readonly turn: readonly SeatName[]
  readonly summary: string
  readonly updated: number
  readonly pace: Pace
  readonly access: Access
  /** When the game began; null while seats are free. */
  readonly started: number | null
  readonly abandoned: boolean
  readonly clock: Clock | null
  readonly now: number
  readonly rematch: string | null
  readonly rated: Rated
  /** When and how it ended; how is null where the people ended it. */
  readonly ended: number | null
  readonly ending: { readonly winners: readonly SeatName[] } | null
  /** The seats of whoever asks, and whether they set the table up. */
  readonly mine: readonly SeatName[]
  readonly owned: boolean
  /** Seats that whoever asks had when the game began, and has no more. */
  readonly left: readonly SeatName[]
  readonly free: readonly SeatName[]
  /** Seats that are kept for somebody; whoever set the table up knows what one must know to sit there. */
  readonly kept: readonly SeatName[]
  readonly invites: { readonly [seat: SeatName]: string }
  readonly seats: SeatPlan
  /** Those who have a page of their own. */
  readonly people: { readonly [seat: SeatName]: string }
  /** What players added to the luck. */
  readonly words: { readonly [seat: SeatName]: string }
  readonly away: Vacations
  /** Those whose time has run out. */
  readonly missing: readonly SeatName[]
}

export interface Said {
  readonly n: number
  readonly person: string
  readonly name: string
  readonly at: number
  readonly text: string
  readonly mine: boolean
}

export interface Session {
  readonly id: string
  readonly created: number
  readonly browser: string
  readonly here: boolean
}

export interface Avoided {
  readonly person: string
  readonly name: string
  readonly how: 'muted' | 'blocked'
}

export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
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

export const signOut = (): Promise<null> => ask('POST', 'logout', {})
export const sessions = (): Promise<readonly Session[]> => ask('GET', 'me/sessions')
export const endSession = (id: string): Promise<readonly Session[]> => ask('POST', 'me/sessions/end', { id })
export const goAway = (until: number | null): Promise<Me> => ask('POST', 'me/away', { until })
export const avoided = (): Promise<readonly Avoided[]> => ask('GET', 'me/avoided')
export const avoid = (person: string, how: Avoided['how'] | null): Promise<readonly Avoided[]> =>
  ask('POST', 'me/avoided', { person, how })
export const exportMe = (): Promise<unknown> => ask('GET', 'me/export')
export const deleteMe = (name: string): Promise<null> => ask('POST', 'me/delete', { name })

export const myTables = (): Promise<readonly TableInfo[]> => ask('GET', 'tables')
/** Public tables: with a free seat, or at which one can look on. */
export const lobby = (sought: { readonly [key in 'game' | 'pace' | 'free']?: string }): Promise<readonly TableInfo[]> =>
  ask('GET', `lobby?${new URLSearchParams(sought)}`)
export const tableInfo = (id: string): Promise<TableInfo> => ask('GET', `tables/${id}`)
export const setUp = async (table: NewTable): Promise<string> => (await ask<{ id: string }>('POST', 'tables', table)).id
export const sit = (
  id: string,
  how: { readonly seat: SeatName; readonly words: string | null; readonly also: boolean; readonly invite?: string | undefined },
): Promise<TableInfo> => ask('POST', `tables/${id}/seat`, how)
export const leave = (id: string, seat: SeatName): Promise<null> => ask('POST', `tables/${id}/leave`, { seat })
/** Computers take the seats that are free. */
export const fillSeats = (id: string): Promise<TableInfo> => ask('POST', `tables/${id}/fill`, {})
export const propose = (id: string, seat: SeatName, what: What): Promise<TableInfo> =>
  ask('POST', `tables/${id}/motion`, { seat, what })
export const vote = (id: string, seat: SeatName, motion: string, agrees: boolean): Promise<TableInfo> =>
  ask('POST', `tables/${id}/vote`, { seat, motion, agrees })
export const rematch = async (id: string): Promise<string> => (await ask<{ id: string }>('POST', `tables/${id}/rematch`, {})).id
export const recordOf = async (id: string): Promise<string> =>
  (await ask<{ record: string }>('GET', `tables/${id}/record`)).record
export const talkAt = (id: string, after: number): Promise<readonly Said[]> => ask('GET', `tables/${id}/talk?after=${after}`)
export const say = (id: string, text: string): Promise<unknown> => ask('POST', `tables/${id}/talk`, { text })
/** Whoever runs the server is to look at it. */
export const report = (
  id: string,
  about: { readonly said: number } | { readonly seat: SeatName },
  reason: string,
): Promise<null> => ask('POST', `tables/${id}/report`, { about, reason })
export const noteAt = async (id: string): Promise<string> => (await ask<{ text: string }>('GET', `tables/${id}/note`)).text
export const keepNote = (id: string, text: string): Promise<null> => ask('POST', `tables/${id}/note`, { text })

export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
