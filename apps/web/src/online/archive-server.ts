import { ask, type TableInfo } from './server.ts'

/** What is asked about games that have ended: see `apps/server/src/api/archive.ts`. */

export interface Archived {
  readonly games: readonly TableInfo[]
  /** Where the next page begins; null on the last. */
  readonly next: string | null
}

export interface PlayerRating {
  readonly game: string
  readonly pace: 'live' | 'slow'
  readonly rating: number
  readonly deviation: number
  readonly games: number
  readonly curve: readonly { readonly at: number; readonly rating: number; readonly deviation: number }[]
}

export interface PlayerInfo {
  readonly id: string
  readonly name: string
  /** No person, but somebody's program. */
  readonly program: boolean
  readonly ratings: readonly PlayerRating[]
  readonly games: readonly TableInfo[]
}

export interface GameCounts {
  readonly game: string
  readonly won: number
  readonly drawn: number
  readonly early: number
  readonly choices: { readonly mean: number; readonly least: number; readonly most: number } | null
  readonly seats: { readonly [seat: string]: { readonly played: number; readonly won: number } }
}

export const finishedGames = (sought: { readonly [key: string]: string }): Promise<Archived> =>
  ask('GET', `archive?${new URLSearchParams(sought)}`)
export const player = (id: string): Promise<PlayerInfo> => ask('GET', `players/${encodeURIComponent(id)}`)
export const counts = (): Promise<readonly GameCounts[]> => ask('GET', 'statistics')
