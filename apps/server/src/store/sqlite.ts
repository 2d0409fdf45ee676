import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { GroupCommit } from './group-commit.ts'
import { migrations } from './migrations.ts'
import {
  type Act,
  type Appended,
  type Avoided,
  type Login,
  type Motion,
  type Person,
  type Progress,
  type Room,
  type Said,
  type SeatedTable,
  type Session,
  type Sought,
  type Span,
  type Store,
  type StoredSeat,
  type StoredTable,
  StoreError,
} from './store.ts'

const FILE = 'railhead.sqlite'
/** How long another process may have the file to itself, in milliseconds. */
const PATIENCE = 10_000

export interface SqliteOptions {
  readonly folder: string
  /** False for tests of anything else: what was written is then lost with the power, though not with the process. */
  readonly durable?: boolean
}

/** The embedded store: one file in a folder. */
export function openSqlite({ folder, durable = true }: SqliteOptions): Store {
  let database: DatabaseSync | undefined
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    database = new DatabaseSync(join(folder, FILE), { timeout: PATIENCE })
    toWriteAhead(database)
    database.exec(`PRAGMA synchronous = ${durable ? 'FULL' : 'OFF'}; PRAGMA foreign_keys = ON;`)
    migrate(database)
    return new SqliteStore(database)
  } catch (error) {
    database?.close()
    if (error instanceof StoreError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StoreError(`The data in ${folder} cannot be opened (${reason}). Name a folder that can be written with --data.`)
  }
}

/** The change of the journal does not wait by itself for another process that does the same. */
function toWriteAhead(database: DatabaseSync): void {
  for (let until = Date.now() + PATIENCE; ; ) {
    try {
      database.exec('PRAGMA journal_mode = WAL')
      return
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error
    }
  }
}

const isBusy = (error: unknown): boolean => error instanceof Error && /locked|busy/i.test(error.message)

/** Takes the file as far as this program knows. Of two processes that start at once, one waits for the other and finds it done. */
function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    const row = database.prepare('PRAGMA user_version').get()
    const version = Number(row?.user_version)
    if (version > migrations.length)
      throw new StoreError('The data was written by a newer Railhead. Start that one, or name another folder with --data.')
    for (const step of migrations.slice(version)) database.exec(step)
    database.exec(`PRAGMA user_version = ${migrations.length}`)
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

type Row = Record<string, unknown>
type Value = string | number | null | Uint8Array

class SqliteStore implements Store {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #group: GroupCommit

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#group = new GroupCommit((work) => this.#transact(work))
  }

  addPerson({ id, name }: Person, session: Session): Promise<void> {
    return this.#group.write(() => {
      this.#run('INSERT INTO person (id, name) VALUES (?, ?)', id, name)
      this.#addSession(session)
    })
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#group.write(() => this.#run('UPDATE person SET name = ? WHERE id = ?', name, person))
  }

  addLogin({ login, person, salt, hash }: Login): Promise<boolean> {
    const sql = 'INSERT INTO login (login, person, salt, hash) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'
    return this.#group.write(() => this.#run(sql, login, person, salt, hash) === 1)
  }

  async loginBy(login: string): Promise<Login | undefined> {
    return this.#get('SELECT * FROM login WHERE login = ?', login) as Login | undefined
  }

  async loginOf(person: string): Promise<Login | undefined> {
    return this.#get('SELECT * FROM login WHERE person = ?', person) as Login | undefined
  }

  async addSession(session: Session): Promise<void> {
    await this.#group.write(() => this.#addSession(session))
  }

  #addSession({ hash, person, created, browser }: Session): void {
    this.#run('INSERT INTO session (hash, person, created, browser) VALUES (?, ?, ?, ?)', hash, person, created, browser)
  }

  async sessionsOf(person: string): Promise<readonly Session[]> {
    // The columns are the type's names.
    return this.#all('SELECT * FROM session WHERE person = ? ORDER BY created DESC, hash', person) as unknown as Session[]
  }

  async setAway(person: string, { from, until }: Span): Promise<void> {
    await this.#group.write(() => this.#run('UPDATE person SET away_from = ?, away_until = ? WHERE id = ?', from, until, person))
  }

  async awayOf(person: string): Promise<Span | null> {
    return spanOf(this.#get('SELECT away_from, away_until FROM person WHERE id = ?', person) ?? {})
  }

  async deletePerson(person: string): Promise<void> {
    await this.#group.write(() => {
      for (const table of ['login', 'session', 'note', 'said', 'avoided'])
        this.#run(`DELETE FROM ${table} WHERE person = ?`, person)
      this.#run('DELETE FROM avoided WHERE other = ?', person)
      this.#run(
        'UPDATE seat SET words = NULL WHERE person = ? AND game_table IN (SELECT id FROM game_table WHERE started IS NULL)',
        person,
      )
      this.#run("UPDATE person SET name = '', away_from = NULL, away_until = NULL WHERE id = ?", person)
    })
  }

  async avoid(person: string, other: string, how: Avoided['how'] | null): Promise<void> {
    await this.#group.write(() => {
      this.#run('DELETE FROM avoided WHERE person = ? AND other = ?', person, other)
      if (how !== null) this.#run('INSERT INTO avoided (person, other, how) VALUES (?, ?, ?)', person, other, how)
    })
  }

  async avoidedBy(person: string): Promise<readonly (Avoided & { readonly name: string })[]> {
    const sql = `SELECT avoided.other AS person, avoided.how, person.name FROM avoided JOIN person ON person.id = avoided.other
      WHERE avoided.person = ? ORDER BY person.name, person.id`
    return this.#all(sql, person).map((row) => ({ ...row }) as unknown as Avoided & { readonly name: string })
  }

  async endSession(hash: Uint8Array): Promise<void> {
    await this.#group.write(() => this.#run('DELETE FROM session WHERE hash = ?', hash))
  }

  async personBy(sessionHash: Uint8Array): Promise<Person | undefined> {
    const sql = 'SELECT person.id, person.name FROM session JOIN person ON person.id = session.person WHERE session.hash = ?'
    return this.#get(sql, sessionHash) as Person | undefined
  }

  addTable(table: StoredTable, seats: readonly StoredSeat[]): Promise<void> {
    const { id, title, owner, created, header, length, over, turn, summary, updated } = table
    const { pace, access, clock, started, abandoned, motion, rematch } = table
    const row = {
      ...{ id, title, owner, created, header: JSON.stringify(header), length, over: Number(over), turn: JSON.stringify(turn) },
      ...{
        summary,
        updated,
        game: header.game,
        pace: JSON.stringify(pace),
        pace_kind: pace.kind,
        access,
        clock: JSON.stringify(clock),
      },
      ...{ started, abandoned: Number(abandoned), motion: JSON.stringify(motion), rematch },
    }
    return this.#group.write(() => {
      this.#insert('game_table', row)
      for (const [place, { seat, player, person, words }] of seats.entries())
        this.#insert('seat', { game_table: id, place, seat, player, person, words })
    })
  }

  async table(id: string): Promise<SeatedTable | undefined> {
    const row = this.#get('SELECT * FROM game_table WHERE id = ?', id)
    return row === undefined ? undefined : this.#seated(row)
  }

  async tablesOf(person: string): Promise<readonly SeatedTable[]> {
    const sql = `SELECT * FROM game_table WHERE owner = ? OR id IN (SELECT game_table FROM seat WHERE person = ?)
      ORDER BY updated DESC, id`
    return this.#all(sql, person, person).map((row) => this.#seated(row))
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
    return this.#all(sql, ...values, most).map((row) => this.#seated(row))
  }

  #seated(row: Row): SeatedTable {
    const sql = `SELECT seat, player, person, words, name, away_from, away_until FROM seat LEFT JOIN person ON person.id = seat.person
      WHERE game_table = ? ORDER BY place`
    const seats = this.#all(sql, String(row.id)).map(({ away_from, away_until, ...seat }) => ({
      ...seat,
      away: spanOf({ away_from, away_until }),
    }))
    const { game: _, pace_kind: __, ...columns } = row
    const read = Object.fromEntries(READ.map((name) => [name, JSON.parse(String(row[name]))]))
    // The columns are the type's names.
    return { ...columns, ...read, over: row.over === 1, abandoned: row.abandoned === 1, seats } as unknown as SeatedTable
  }

  sit(table: string, seat: string, person: string, words: string | null): Promise<boolean> {
    const sql = `UPDATE seat SET person = ?, words = ? WHERE game_table = ? AND seat = ? AND person IS NULL AND player IS NULL
      AND ${WAITS}`
    return this.#group.write(() => this.#run(sql, person, words, table, seat, table) === 1)
  }

  stand(table: string, seat: string, person: string): Promise<boolean> {
    const sql = `UPDATE seat SET person = NULL, words = NULL WHERE game_table = ? AND seat = ? AND person = ? AND ${WAITS}`
    return this.#group.write(() => this.#run(sql, table, seat, person, table) === 1)
  }

  begin(table: string, seats: readonly StoredSeat[], header: StoredTable['header'], progress: Progress): Promise<boolean> {
    return this.#group.write(() => {
      const sql = 'SELECT seat, player, person, words FROM seat WHERE game_table = ? ORDER BY place'
      const wanted = seats.map(({ seat, player, person, words }) => ({ seat, player, person, words }))
      if (JSON.stringify(this.#all(sql, table)) !== JSON.stringify(wanted)) return false
      const begin = 'UPDATE game_table SET started = ?, header = ? WHERE id = ? AND started IS NULL'
      if (this.#run(begin, progress.updated, JSON.stringify(header), table) === 0) return false
      this.#progress(table, progress)
      return true
    })
  }

  handOver(table: string, seat: string, person: string | null, player: string): Promise<boolean> {
    const sql = `UPDATE seat SET person = NULL, player = ? WHERE game_table = ? AND seat = ? AND player IS NULL
      AND ${person === null ? 'person IS NULL' : 'person = ?'}`
    return this.#group.write(() => this.#run(sql, player, table, seat, ...(person === null ? [] : [person])) === 1)
  }

  abandon(table: string, updated: number): Promise<boolean> {
    const sql =
      "UPDATE game_table SET over = 1, abandoned = 1, turn = '[]', clock = 'null', motion = 'null', updated = ? WHERE id = ? AND over = 0"
    return this.#group.write(() => this.#run(sql, updated, table) === 1)
  }

  setMotion(table: string, from: Motion | null, to: Motion | null): Promise<boolean> {
    const sql = 'UPDATE game_table SET motion = ? WHERE id = ? AND motion = ?'
    return this.#group.write(() => this.#run(sql, JSON.stringify(to), table, JSON.stringify(from)) === 1)
  }

  setRematch(table: string, rematch: string): Promise<boolean> {
    const sql = 'UPDATE game_table SET rematch = ? WHERE id = ? AND rematch IS NULL'
    return this.#group.write(() => this.#run(sql, rematch, table) === 1)
  }

  removeTable(table: string): Promise<boolean> {
    return this.#group.write(() => {
      if (this.#get('SELECT 1 FROM game_table WHERE id = ? AND started IS NULL', table) === undefined) return false
      for (const part of ['said', 'note', 'act', 'seat']) this.#run(`DELETE FROM ${part} WHERE game_table = ?`, table)
      return this.#run('DELETE FROM game_table WHERE id = ?', table) === 1
    })
  }

  append(act: Act, progress: Progress): Promise<Appended> {
    return this.#group.write(() => this.#append(act, progress))
  }

  #append({ table, seq, id, seat, back, choices, saved }: Act, progress: Progress): Appended {
    const insert =
      'INSERT INTO act (game_table, seq, id, seat, back, choices, saved) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'
    if (this.#run(insert, table, seq, id, seat, back, JSON.stringify(choices), JSON.stringify(saved)) === 0)
      return this.#get('SELECT 1 FROM act WHERE game_table = ? AND id = ?', table, id) === undefined ? 'conflict' : 'repeated'
    this.#progress(table, progress)
    return 'stored'
  }

  #progress(table: string, { length, over, turn, summary, updated, clock }: Progress): void {
    const sql = 'UPDATE game_table SET length = ?, over = ?, turn = ?, summary = ?, updated = ?, clock = ? WHERE id = ?'
    this.#run(sql, length, Number(over), JSON.stringify(turn), summary, updated, JSON.stringify(clock), table)
  }

  async acts(table: string): Promise<readonly Act[]> {
    return this.#all('SELECT seq, id, seat, back, choices, saved FROM act WHERE game_table = ? ORDER BY seq', table).map(
      (row) => {
        const { choices, saved } = row
        return { ...row, table, choices: JSON.parse(String(choices)), saved: JSON.parse(String(saved)) } as Act
      },
    )
  }

  say(table: string, { room, person, at, text }: Omit<Said, 'n' | 'name'>): Promise<number> {
    return this.#group.write(() => {
      const n = Number(this.#get('SELECT coalesce(max(n), 0) + 1 AS n FROM said WHERE game_table = ?', table)?.n)
      this.#insert('said', { game_table: table, n, room, person, at, text })
      return n
    })
  }

  async said(table: string, rooms: readonly Room[], after: number, most: number): Promise<readonly Said[]> {
    const sql = `SELECT n, room, person, name, at, text FROM said JOIN person ON person.id = said.person
      WHERE game_table = ? AND n > ? AND room IN (${rooms.map(() => '?').join(', ')}) ORDER BY n DESC LIMIT ?`
    return this.#all(sql, table, after, ...rooms, most).reverse() as unknown as Said[] // the columns are the type's names
  }

  async saidBy(person: string): Promise<readonly (Said & { readonly table: string })[]> {
    const sql = `SELECT game_table AS "table", n, room, person, name, at, text FROM said JOIN person ON person.id = said.person
      WHERE person = ? ORDER BY at, game_table, n`
    return this.#all(sql, person) as unknown as (Said & { readonly table: string })[] // the columns are the type's names
  }

  async note(table: string, person: string): Promise<string> {
    return String(this.#get('SELECT text FROM note WHERE game_table = ? AND person = ?', table, person)?.text ?? '')
  }

  async setNote(table: string, person: string, text: string): Promise<void> {
    const sql = `INSERT INTO note (game_table, person, text) VALUES (?, ?, ?)
      ON CONFLICT (game_table, person) DO UPDATE SET text = excluded.text`
    await this.#group.write(() => this.#run(sql, table, person, text))
  }

  async notesBy(person: string): Promise<readonly { readonly table: string; readonly text: string }[]> {
    const sql = 'SELECT game_table AS "table", text FROM note WHERE person = ? ORDER BY game_table'
    return this.#all(sql, person) as unknown as { readonly table: string; readonly text: string }[] // the columns are the type's names
  }

  async close(): Promise<void> {
    this.#group.flush()
    this.#database.close()
  }

  #transact(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      work()
      this.#database.exec('COMMIT')
    } catch (error) {
      // A disk that is full may have ended the transaction already.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql)
    this.#statements.set(sql, known)
    return known
  }

  #insert(table: string, row: { readonly [column: string]: Value }): void {
    const columns = Object.keys(row)
    this.#run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`, ...Object.values(row))
  }

  #run(sql: string, ...values: Value[]): number {
    return Number(this.#statement(sql).run(...values).changes)
  }

  #get(sql: string, ...values: (string | Uint8Array)[]): Row | undefined {
    return this.#statement(sql).get(...values)
  }

  #all(sql: string, ...values: (string | number)[]): Row[] {
    return this.#statement(sql).all(...values)
  }
}

/** The game at this table has not begun. */
const WAITS = 'EXISTS (SELECT 1 FROM game_table WHERE id = ? AND started IS NULL)'

/** Columns that are JSON. */
const READ = ['header', 'turn', 'pace', 'clock', 'motion'] as const

const spanOf = ({ away_from: from, away_until: until }: Row): Span | null =>
  typeof from === 'number' && typeof until === 'number' ? { from, until } : null
