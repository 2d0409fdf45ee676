import {
  COUNT_GAMES,
  COUNT_SEATS,
  type Cursor,
  findGames,
  type GameStatistics,
  type SoughtGames,
  statisticsOf,
} from './archive.ts'
import { SqlBots } from './bots.ts'
import { SqlComputers } from './computers.ts'
import { endEarly, settle } from './ending.ts'
import { SqlErrands } from './errands.ts'
import { SqlModeration } from './moderation.ts'
import { type Announced, announce, announcing, SqlNotices } from './notices.ts'
import { SqlPasskeys } from './passkeys.ts'
import { SqlPeople, spanOf } from './people.ts'
import {
  carryOut,
  type Database,
  insert,
  type Row,
  rowAs,
  type Script,
  SqlPart,
  type Statement,
  type Transaction,
  type Value,
  writeAt,
} from './sql.ts'
import {
  type Act,
  type Appended,
  DamagedError,
  type Motion,
  type PersonRating,
  type Progress,
  type Rated,
  type RatedGame,
  type RatedPace,
  type SeatedTable,
  type Sought,
  type Store,
  type StoredAct,
  type StoredSeat,
  type StoredTable,
} from './store.ts'
import { SqlTalk } from './talk.ts'

/** The store, in statements that every database understands. */
export class SqlStore extends SqlPart implements Store {
  readonly bots: SqlBots
  readonly computers: SqlComputers
  readonly errands: SqlErrands
  readonly moderation: SqlModeration
  readonly notices: SqlNotices
  readonly passkeys: SqlPasskeys
  readonly people: SqlPeople
  readonly talk: SqlTalk

  constructor(database: Database) {
    super(database)
    this.bots = new SqlBots(database)
    this.computers = new SqlComputers(database)
    this.errands = new SqlErrands(database)
    this.moderation = new SqlModeration(database)
    this.notices = new SqlNotices(database)
    this.passkeys = new SqlPasskeys(database)
    this.people = new SqlPeople(database)
    this.talk = new SqlTalk(database)
  }

  onElsewhere(hear: (table: string | null) => void): void {
    this.database.onElsewhere(hear)
  }

  addTable(table: StoredTable, seats: readonly StoredSeat[]): Promise<void> {
    const { id, title, owner, created, header, length, over, turn, summary, updated } = table
    const { pace, access, clock, started, abandoned, motion, rematch, rated, allied } = table
    const row = {
      ...{ id, title, owner, created, header: JSON.stringify(header), length, over: Number(over), turn: JSON.stringify(turn) },
      ...{ summary, updated, game: header.game, pace: JSON.stringify(pace), pace_kind: pace.kind, access },
      ...{ clock: JSON.stringify(clock), started, abandoned: Number(abandoned), motion: JSON.stringify(motion), rematch },
      ...{ rated, allied: JSON.stringify(allied), ended: over ? updated : null, ending: JSON.stringify(table.ending) },
    }
    return this.database.write(async (to) => {
      await insert(to, 'game_table', row)
      for (const [place, { seat, player, person, words, invite = null }] of seats.entries())
        await insert(to, 'seat', { game_table: id, place, seat, player, person, words, invite })
    })
  }

  async table(id: string): Promise<SeatedTable | undefined> {
    const row = await this.get('SELECT * FROM game_table WHERE id = ?', id)
    return row === undefined ? undefined : seated(row, (await this.#seatsAt([row])).get(id) ?? [])
  }

  async tablesOf(person: string, most = Number.MAX_SAFE_INTEGER): Promise<readonly SeatedTable[]> {
    const sql = `SELECT * FROM game_table WHERE owner = ? OR id IN (SELECT game_table FROM seat WHERE person = ?)
      ORDER BY updated DESC, id LIMIT ?`
    return this.#allSeated(await this.all(sql, person, person, most))
  }

  async publicTables({ game, pace, free }: Sought, most: number): Promise<readonly SeatedTable[]> {
    const wanted = [
      "access = 'public' AND over = 0",
      free ? 'started IS NULL' : 'started IS NOT NULL',
      ...(game === undefined ? [] : ['game = ?']),
      ...(pace === undefined ? [] : ['pace_kind = ?']),
    ]
    const sql = `SELECT * FROM game_table WHERE ${wanted.join(' AND ')} ORDER BY updated DESC, id LIMIT ?`
    const values = [game, pace].filter((value) => value !== undefined)
    return this.#allSeated(await this.all(sql, ...values, most))
  }

  /** A table of which something cannot be read must not take the others with it. */
  async #allSeated(rows: readonly Row[]): Promise<SeatedTable[]> {
    const seats = await this.#seatsAt(rows)
    return rows.flatMap((row) => {
      try {
        return [seated(row, seats.get(String(row.id)) ?? [])]
      } catch (error) {
        if (error instanceof DamagedError) return []
        throw error
      }
    })
  }

  /** Who sits at these tables, asked for at once however many they are. */
  async #seatsAt(rows: readonly Row[]): Promise<ReadonlyMap<string, Row[]>> {
    const seats = new Map<string, Row[]>(rows.map(({ id }) => [String(id), []]))
    if (rows.length === 0) return seats
    const sql = `SELECT game_table, seat, player, person, words, invite, began, bot_of AS "botOf", name, away_from, away_until,
      CASE WHEN EXISTS (SELECT 1 FROM way WHERE way.person = seat.person AND confirmed = 1) THEN 1 ELSE 0 END AS noticed
      FROM seat LEFT JOIN person ON person.id = seat.person WHERE game_table IN (${rows.map(() => '?').join(', ')}) ORDER BY game_table, place`
    for (const { game_table, ...seat } of await this.all(sql, ...seats.keys())) seats.get(String(game_table))?.push(seat)
    return seats
  }

  sit(table: string, seat: string, person: string, words: string | null, invite = ''): Promise<boolean> {
    const sql = `UPDATE seat SET person = ?, words = ? WHERE game_table = ? AND seat = ? AND person IS NULL AND player IS NULL
      AND (invite IS NULL OR invite = ?) AND ${WAITS}`
    return this.#changed(table, sql, person, words, table, seat, invite, table)
  }

  stand(table: string, seat: string, person: string): Promise<boolean> {
    const sql = `UPDATE seat SET person = NULL, words = NULL WHERE game_table = ? AND seat = ? AND person = ? AND ${WAITS}`
    return this.#changed(table, sql, table, seat, person, table)
  }

  begin(
    table: string,
    seats: readonly StoredSeat[],
    header: StoredTable['header'],
    progress: Progress,
    rated: Rated,
    announced: readonly Announced[] = [],
  ): Promise<boolean> {
    return writeAt(this.database, table, async (to) => {
      const sql = 'SELECT seat, player, person, words FROM seat WHERE game_table = ? ORDER BY place'
      const wanted = seats.map(({ seat, player, person, words }) => ({ seat, player, person, words }))
      if (JSON.stringify(await to.all(sql, table)) !== JSON.stringify(wanted)) return false
      const begin = 'UPDATE game_table SET started = ?, header = ?, rated = ? WHERE id = ? AND started IS NULL'
      if ((await to.run(begin, progress.updated, JSON.stringify(header), rated, table)) === 0) return false
      await to.run('UPDATE seat SET began = person WHERE game_table = ?', table)
      await setProgress(to, table, progress)
      await announce(to, table, announced)
      return true
    })
  }

  handOver(table: string, seat: string, person: string | null, player: string): Promise<boolean> {
    const sql = `UPDATE seat SET person = NULL, player = ? WHERE game_table = ? AND seat = ? AND player IS NULL
      AND ${person === null ? 'person IS NULL' : 'person = ?'}`
    return this.#changed(table, sql, player, table, seat, ...(person === null ? [] : [person]))
  }

  abandon(table: string, updated: number, announced: readonly Announced[] = []): Promise<boolean> {
    return writeAt(this.database, table, async (to) => {
      if (!(await endEarly(to, table, updated))) return false
      await announce(to, table, announced)
      return true
    })
  }

  async unrate(table: string, why: Rated): Promise<void> {
    await this.#changed(table, "UPDATE game_table SET rated = ? WHERE id = ? AND rated = 'yes'", why, table)
  }

  setMotion(table: string, from: Motion | null, to: Motion | null): Promise<boolean> {
    const sql = 'UPDATE game_table SET motion = ? WHERE id = ? AND motion = ?'
    return this.#changed(table, sql, JSON.stringify(to), table, JSON.stringify(from))
  }

  setRematch(table: string, rematch: string): Promise<boolean> {
    return this.#changed(table, 'UPDATE game_table SET rematch = ? WHERE id = ? AND rematch IS NULL', rematch, table)
  }

  removeTable(table: string): Promise<boolean> {
    return writeAt(this.database, table, async (to) => {
      if ((await to.all('SELECT 1 FROM game_table WHERE id = ? AND started IS NULL', table)).length === 0) return false
      for (const part of ['notice', 'said', 'note', 'act', 'seat'])
        await to.run(`DELETE FROM ${part} WHERE game_table = ?`, table)
      return (await to.run('DELETE FROM game_table WHERE id = ?', table)) === 1
    })
  }

  async append(
    { table, seq, id, seat, back, choices, saved, why }: Act,
    progress: Progress,
    announced: readonly Announced[] = [],
  ): Promise<Appended> {
    const sql =
      'INSERT INTO act (game_table, seq, id, seat, back, choices, saved, why) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'
    // Nothing is locked before: of two with the same number one waits for the other by itself.
    const script: Script = {
      about: table,
      first: [sql, table, seq, id, seat, back, JSON.stringify(choices), JSON.stringify(saved), why ?? null],
      rest: [progressing(table, progress), ...announcing(table, announced)],
      otherwise: ['SELECT 1 FROM act WHERE game_table = ? AND id = ?', table, id],
    }
    const same = await (progress.over ? this.#appendLast(table, script, progress) : this.database.carryOut(script))
    return same === undefined ? 'stored' : same.length === 0 ? 'conflict' : 'repeated'
  }

  /** With the act that ends a game more is to be decided. */
  #appendLast(table: string, script: Script, { ending, updated }: Progress): Promise<Row[] | undefined> {
    return this.database.write(async (to) => {
      const same = await carryOut(script, to)
      if (same === undefined) await settle(to, table, ending, updated)
      return same
    }, table)
  }

  async acts(table: string): Promise<readonly StoredAct[]> {
    const sql = `SELECT seq, id, seat, back, choices, why,
      CASE WHEN seq = (SELECT max(seq) FROM act WHERE game_table = ?) THEN saved END AS saved FROM act WHERE game_table = ? ORDER BY seq`
    const rows = await this.all(sql, table, table)
    return rows.map(
      ({ seq, id, seat, back, choices, saved, why }) =>
        ({ table, seq, id, seat, back, ...readAct(choices, saved), why: why ?? undefined }) as StoredAct,
    )
  }

  async finishedGames(sought: SoughtGames, after: Cursor | null, most: number): Promise<readonly SeatedTable[]> {
    const { sql, values } = findGames(sought, after, most)
    return this.#allSeated(await this.all(sql, ...values))
  }

  async statistics(): Promise<readonly GameStatistics[]> {
    return statisticsOf(await this.all(COUNT_GAMES), await this.all(COUNT_SEATS))
  }

  async ratingsOf(person: string): Promise<readonly PersonRating[]> {
    const sql = `SELECT game, pace, rating, deviation, volatility, games, at FROM rating WHERE person = ? ORDER BY game, pace`
    return (await this.all(sql, person)).map((row) => rowAs<PersonRating>(row))
  }

  async ratedGamesOf(person: string, game: string, pace: RatedPace, most: number): Promise<readonly RatedGame[]> {
    const sql = `SELECT ${RATED_GAME} FROM rated_game WHERE person = ? AND game = ? AND pace = ? ORDER BY at DESC, game_table LIMIT ?`
    return (await this.all(sql, person, game, pace, most)).map(ratedGame).reverse()
  }

  async ratedBy(table: string): Promise<readonly RatedGame[]> {
    return (await this.all(`SELECT ${RATED_GAME} FROM rated_game WHERE game_table = ? ORDER BY person`, table)).map(ratedGame)
  }

  close(): Promise<void> {
    return this.database.close()
  }

  /** Changes one row that belongs to a table; answers whether it was as the statement asks for. */
  #changed(table: string, sql: string, ...values: Value[]): Promise<boolean> {
    return writeAt(this.database, table, async (to) => (await to.run(sql, ...values)) === 1)
  }
}

async function setProgress(to: Transaction, table: string, progress: Progress): Promise<void> {
  await to.run(...progressing(table, progress))
  if (progress.over) await settle(to, table, progress.ending, progress.updated)
}

function progressing(table: string, { length, over, turn, summary, updated, clock }: Progress): Statement {
  // A game that was ended meanwhile stays over.
  const sql = `UPDATE game_table SET length = ?, over = CASE WHEN abandoned = 1 THEN 1 ELSE ? END, turn = ?, summary = ?, updated = ?,
    clock = ? WHERE id = ?`
  return [sql, length, Number(over), JSON.stringify(turn), summary, updated, JSON.stringify(clock), table]
}

const RATED_GAME = 'person, game_table AS "table", game, pace, at, before, rating, deviation'
const ratedGame = (row: Row): RatedGame => rowAs(row)

/** What was done; what cannot be read any more is something that fits nowhere, so that the table is shown up to there and no further. */
function readAct(choices: unknown, saved: unknown): Pick<StoredAct, 'choices' | 'saved'> {
  try {
    return { choices: JSON.parse(String(choices)), saved: JSON.parse(String(saved)) } // null where it was not asked for
  } catch {
    return { choices: [{ seat: '', choice: {} }], saved: { held: false, gestures: [], undone: [], question: 0, advised: [] } }
  }
}

/** The game at this table has not begun. */
const WAITS = 'EXISTS (SELECT 1 FROM game_table WHERE id = ? AND started IS NULL)'

/** Columns that are JSON. */
const READ = ['header', 'turn', 'pace', 'clock', 'motion', 'allied', 'ending'] as const

function readColumn(row: Row, name: string): unknown {
  try {
    return JSON.parse(String(row[name]))
  } catch {
    throw new DamagedError(`What is kept of table ${row.id} cannot be read: its ${name} is damaged.`)
  }
}

/** A table with those who sit there; throws `DamagedError` where something of it cannot be read. */
function seated(row: Row, seats: readonly Row[]): SeatedTable {
  const sitting = seats.map(({ away_from, away_until, noticed, invite, ...seat }) => ({
    ...seat,
    ...(invite === null ? {} : { invite }),
    noticed: noticed === 1,
    away: spanOf({ away_from, away_until }),
  }))
  const { game: _, pace_kind: __, result: ___, ...columns } = row
  const read = Object.fromEntries(READ.map((name) => [name, readColumn(row, name)]))
  return rowAs<SeatedTable>({ ...columns, ...read, over: row.over === 1, abandoned: row.abandoned === 1, seats: sitting })
}
