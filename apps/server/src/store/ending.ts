import type { RecordHeader } from '@railhead/table'
import { anchorOf } from '../ratings/anchors.ts'
import { afterGames, type Met, type Rating, UNKNOWN } from '../ratings/glicko2.ts'
import { type Pair, pairsOf } from '../ratings/results.ts'
import { rowAs, type Transaction } from './sql.ts'
import type { Ending, RatedPace } from './store.ts'

/*
 * What is written when a game ends, together with the act that ended it: how it ended, and what that says about those who began it.
 */

/** Milliseconds after which a rating that nothing was heard of has become a step less sure. */
const PERIOD = 7 * 24 * 60 * 60 * 1000

interface Table {
  readonly game: string
  readonly pace_kind: string
  readonly rated: string
  readonly allied: string
}

interface Sat {
  readonly seat: string
  /** The computer that sits there now. */
  readonly player: string | null
  readonly person: string | null
  readonly began: string | null
  /** Of whoever began; empty for somebody who was deleted. */
  readonly name: string | null
}

/** `ending` is null where the people ended the game before its end. */
export async function settle(to: Transaction, table: string, ending: Ending | null, at: number): Promise<void> {
  const result = ending === null ? 'early' : ending.winners.length === 0 ? 'drawn' : 'won'
  const sql = 'UPDATE game_table SET ended = ?, ending = ?, result = ? WHERE id = ? AND ended IS NULL'
  // Nothing ends twice.
  if ((await to.run(sql, at, JSON.stringify(ending), result, table)) === 0) return
  for (const seat of ending?.winners ?? []) await to.run('UPDATE seat SET won = 1 WHERE game_table = ? AND seat = ?', table, seat)
  await noteOptions(to, table)
  await rate(to, table, ending, at)
}

/** Ends a game before its end. Answers whether it was not over before. */
export async function endEarly(to: Transaction, table: string, at: number): Promise<boolean> {
  const sql =
    "UPDATE game_table SET over = 1, abandoned = 1, turn = '[]', clock = 'null', motion = 'null', updated = ? WHERE id = ? AND over = 0"
  if ((await to.run(sql, at, table)) === 0) return false
  await settle(to, table, null, at)
  return true
}

/** What the game was played with, for whoever looks for it. */
async function noteOptions(to: Transaction, table: string): Promise<void> {
  const [row] = await to.all('SELECT header FROM game_table WHERE id = ?', table)
  const options = Object.entries((JSON.parse(String(row?.header)) as RecordHeader).options)
  if (options.length === 0) return
  const sql = `INSERT INTO game_option (game_table, name, value) VALUES ${options.map(() => '(?, ?, ?)').join(', ')}`
  await to.run(sql, ...options.flatMap(([name, value]) => [table, name, String(value)]))
}

async function rate(to: Transaction, table: string, ending: Ending | null, at: number): Promise<void> {
  const [found] = (await to.all('SELECT game, pace_kind, rated, allied FROM game_table WHERE id = ?', table)).map((row) =>
    rowAs<Table>(row),
  )
  if (found?.rated !== 'yes') return
  const sql = `SELECT seat, player, person, began, name FROM seat LEFT JOIN person ON person.id = seat.began
    WHERE game_table = ? ORDER BY began, place`
  const seats = (await to.all(sql, table)).map((row) => rowAs<Sat>(row))
  const entrants = seats.map(({ seat, began, person }) => ({ seat, left: began !== null && person !== began }))
  const pairs = pairsOf(entrants, ending?.winners ?? null, JSON.parse(found.allied))
  const kind: Kind = { game: found.game, pace: found.pace_kind === 'live' ? 'live' : 'slow' }
  const met = seats.filter(({ seat }) => pairs.some(({ one, other }) => one === seat || other === seat))
  const before = new Map<string, Before>()
  // In the order of people, so that no two games that end at once wait for each other.
  for (const sat of met) before.set(sat.seat, await strengthOf(to, sat, kind, at))
  for (const { seat, began, name } of met) {
    if (began === null || name === '') continue
    const known = before.get(seat) ?? { ...UNKNOWN, at }
    const after = afterGames(known, gamesOf(seat, pairs, before), Math.max(0, at - known.at) / PERIOD)
    await to.run(
      'UPDATE rating SET rating = ?, deviation = ?, volatility = ?, games = games + 1, at = ? WHERE person = ? AND game = ? AND pace = ?',
      ...[after.rating, after.deviation, after.volatility, at, began, kind.game, kind.pace],
    )
    await to.run(
      'INSERT INTO rated_game (person, game_table, game, pace, at, before, rating, deviation) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[began, table, kind.game, kind.pace, at, known.rating, after.rating, after.deviation],
    )
  }
  await to.run('UPDATE game_table SET rated = ? WHERE id = ?', pairs.length === 0 ? 'ended-early' : 'counted', table)
}

interface Kind {
  readonly game: string
  readonly pace: RatedPace
}
type Before = Rating & { readonly at: number }

/** What is known of whoever began in that seat. A person's is locked until all is written. */
async function strengthOf(to: Transaction, { began, player, name }: Sat, { game, pace }: Kind, at: number): Promise<Before> {
  if (began === null) return { ...UNKNOWN, ...anchorOf(game, player ?? ''), at }
  if (name === '') return { ...UNKNOWN, at }
  const { rating, deviation, volatility } = UNKNOWN
  const fresh = `INSERT INTO rating (person, game, pace, rating, deviation, volatility, games, at) VALUES (?, ?, ?, ?, ?, ?, 0, ?)
    ON CONFLICT (person, game, pace) DO UPDATE SET games = rating.games`
  await to.run(fresh, began, game, pace, rating, deviation, volatility, at)
  const sql = 'SELECT rating, deviation, volatility, at FROM rating WHERE person = ? AND game = ? AND pace = ?'
  const [known] = await to.all(sql, began, game, pace)
  return rowAs<Before>(known)
}

/** The game as games of two, from one seat. */
const gamesOf = (seat: string, pairs: readonly Pair[], before: ReadonlyMap<string, Before>): Met[] =>
  pairs.flatMap(({ one, other, score }) => {
    if (one !== seat && other !== seat) return []
    const opponent = before.get(one === seat ? other : one) ?? UNKNOWN
    return [{ ...opponent, score: one === seat ? score : 1 - score }]
  })
