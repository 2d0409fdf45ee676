import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { GroupCommit } from './group-commit.ts'
import { migrations } from './migrations.ts'
import {
  type Act,
  type Appended,
  type Login,
  type Person,
  type Progress,
  type SeatedTable,
  type Session,
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

  #addSession({ hash, person, created }: Session): void {
    this.#run('INSERT INTO session (hash, person, created) VALUES (?, ?, ?)', hash, person, created)
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
    return this.#group.write(() => {
      this.#run(
        'INSERT INTO game_table (id, title, owner, created, header, length, over, turn, summary, updated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        ...[id, title, owner, created, JSON.stringify(header), length, Number(over), JSON.stringify(turn), summary, updated],
      )
      seats.forEach(({ seat, player, person }, place) => {
        const sql = 'INSERT INTO seat (game_table, place, seat, player, person) VALUES (?, ?, ?, ?, ?)'
        this.#run(sql, id, place, seat, player, person)
      })
    })
  }

  async table(id: string): Promise<SeatedTable | undefined> {
    const row = this.#get('SELECT * FROM game_table WHERE id = ?', id)
    return row === undefined ? undefined : this.#seated(row)
  }

  async tablesOf(person: string): Promise<readonly SeatedTable[]> {
    const sql = `SELECT * FROM game_table WHERE owner = ?1 OR id IN (SELECT game_table FROM seat WHERE person = ?1)
      ORDER BY updated DESC, id`
    return this.#all(sql, person).map((row) => this.#seated(row))
  }

  #seated(row: Row): SeatedTable {
    const sql = `SELECT seat, player, person, name FROM seat LEFT JOIN person ON person.id = seat.person
      WHERE game_table = ? ORDER BY place`
    const seats = this.#all(sql, String(row.id)) as unknown as SeatedTable['seats'] // the columns are the type's names
    const [header, turn] = [JSON.parse(String(row.header)), JSON.parse(String(row.turn))]
    return { ...row, header, turn, over: row.over === 1, seats } as SeatedTable
  }

  sit(table: string, seat: string, person: string): Promise<boolean> {
    const sql = 'UPDATE seat SET person = ? WHERE game_table = ? AND seat = ? AND person IS NULL AND player IS NULL'
    return this.#group.write(() => this.#run(sql, person, table, seat) === 1)
  }

  append(act: Act, progress: Progress): Promise<Appended> {
    return this.#group.write(() => this.#append(act, progress))
  }

  #append({ table, seq, id, seat, back, choices, saved }: Act, { length, over, turn, summary, updated }: Progress): Appended {
    const insert =
      'INSERT INTO act (game_table, seq, id, seat, back, choices, saved) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'
    if (this.#run(insert, table, seq, id, seat, back, JSON.stringify(choices), JSON.stringify(saved)) === 0)
      return this.#get('SELECT 1 FROM act WHERE game_table = ? AND id = ?', table, id) === undefined ? 'conflict' : 'repeated'
    const update = 'UPDATE game_table SET length = ?, over = ?, turn = ?, summary = ?, updated = ? WHERE id = ?'
    this.#run(update, length, Number(over), JSON.stringify(turn), summary, updated, table)
    return 'stored'
  }

  async acts(table: string): Promise<readonly Act[]> {
    return this.#all('SELECT seq, id, seat, back, choices, saved FROM act WHERE game_table = ? ORDER BY seq', table).map(
      (row) => {
        const { choices, saved } = row
        return { ...row, table, choices: JSON.parse(String(choices)), saved: JSON.parse(String(saved)) } as Act
      },
    )
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

  #run(sql: string, ...values: (string | number | null | Uint8Array)[]): number {
    return Number(this.#statement(sql).run(...values).changes)
  }

  #get(sql: string, ...values: (string | Uint8Array)[]): Row | undefined {
    return this.#statement(sql).get(...values)
  }

  #all(sql: string, ...values: string[]): Row[] {
    return this.#statement(sql).all(...values)
  }
}
