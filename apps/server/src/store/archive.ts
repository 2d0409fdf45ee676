import type { Pace } from '@railhead/host/new-table'
import type { Row, Value } from './sql.ts'

/** Which finished games somebody looks for. What is left out may be anything. */
export interface SoughtGames {
  readonly game?: string | undefined
  readonly pace?: Pace['kind'] | undefined
  /** Somebody who began it: by id, or by what they are called. */
  readonly player?: string | undefined
  readonly name?: string | undefined
  readonly result?: 'won' | 'drawn' | 'early' | undefined
  /** The seat that won. */
  readonly winner?: string | undefined
  /** Ended from then on, and before then. */
  readonly from?: number | undefined
  readonly until?: number | undefined
  readonly option?: { readonly name: string; readonly value: string } | undefined
  /** At which this person sat, whoever may look at them; otherwise public ones. */
  readonly mine?: string | undefined
}

/** Where the last page ended: games are listed from the latest on, and games that ended at the same moment by id. */
export interface Cursor {
  readonly ended: number
  readonly id: string
}

/** How the games of one kind went. */
export interface GameStatistics {
  readonly game: string
  readonly won: number
  readonly drawn: number
  /** Ended by the people before their end. */
  readonly early: number
  /** Of those that came to their end. */
  readonly choices: { readonly mean: number; readonly least: number; readonly most: number } | null
  /** How often each seat took part and won, in games that somebody won. */
  readonly seats: { readonly [seat: string]: { readonly played: number; readonly won: number } }
}

/** What people are called, however they write it. */
export const folded = (name: string): string => name.normalize('NFKC').toLowerCase()

/** The statement that finds them, and its values. */
export function findGames(sought: SoughtGames, after: Cursor | null, most: number): { sql: string; values: Value[] } {
  const { game, pace, player, name, result, winner, from, until, option, mine } = sought
  const conditions: string[] = ['ended IS NOT NULL']
  const values: Value[] = []
  const where = (condition: string, ...given: readonly (Value | undefined)[]): void => {
    const known = given.filter((value) => value !== undefined)
    if (known.length < given.length) return
    conditions.push(condition)
    values.push(...known)
  }
  const began = 'SELECT game_table FROM seat WHERE began'
  if (mine === undefined) conditions.push("access = 'public'")
  where(`id IN (${began} = ?)`, mine)
  where('game = ?', game)
  where('pace_kind = ?', pace)
  where(`id IN (${began} = ?)`, player)
  where(
    `id IN (${began} IN (SELECT person.id FROM person WHERE folded = ? AND person.name <> ''))`,
    name === undefined ? undefined : folded(name),
  )
  where('result = ?', result)
  where('EXISTS (SELECT 1 FROM seat WHERE game_table = game_table.id AND seat = ? AND won = 1)', winner)
  where('ended >= ?', from)
  where('ended < ?', until)
  where('id IN (SELECT game_table FROM game_option WHERE name = ? AND value = ?)', option?.name, option?.value)
  where('(ended, id) < (?, ?)', after?.ended, after?.id)
  const sql = `SELECT * FROM game_table WHERE ${conditions.join(' AND ')} ORDER BY ended DESC, id DESC LIMIT ?`
  return { sql, values: [...values, most] }
}

export const COUNT_GAMES = `SELECT game, coalesce(result, '') AS result, count(*) AS games, sum(length) AS choices,
  min(length) AS least, max(length) AS most FROM game_table WHERE ended IS NOT NULL GROUP BY game, result`
export const COUNT_SEATS = `SELECT game_table.game, seat.seat, count(*) AS played, sum(seat.won) AS won
  FROM seat JOIN game_table ON game_table.id = seat.game_table WHERE game_table.result = 'won' GROUP BY game_table.game, seat.seat`

/** What these two answer, game by game. Sums are texts in one of the databases. */
export function statisticsOf(counts: readonly Row[], seats: readonly Row[]): GameStatistics[] {
  const games = [...new Set(counts.map(({ game }) => String(game)))].toSorted()
  return games.map((game) => {
    const of = (result: string): Row | undefined => counts.find((row) => row.game === game && row.result === result)
    const [won, drawn, early] = ['won', 'drawn', 'early'].map((result) => Number(of(result)?.games ?? 0))
    const ended = ['won', 'drawn'].map(of).filter((row) => row !== undefined)
    const choices = {
      mean: ended.reduce((sum, row) => sum + Number(row.choices), 0) / (won + drawn),
      least: Math.min(...ended.map((row) => Number(row.least))),
      most: Math.max(...ended.map((row) => Number(row.most))),
    }
    const took = seats.filter((row) => row.game === game)
    const entries = took.map(({ seat, played, won: wins }) => [String(seat), { played: Number(played), won: Number(wins) }])
    return { game, won, drawn, early, choices: ended.length === 0 ? null : choices, seats: Object.fromEntries(entries) }
  })
}
