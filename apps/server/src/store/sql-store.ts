import type { Database, Row, Transaction, Value } from './sql.ts'
import {
  type Act,
  type Appended,
  type Avoided,
  DamagedError,
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
} from './store.ts'

/** The store, in statements that every database understands. */
export class SqlStore implements Store {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  onElsewhere(hear: (table: string) => void): void {
    this.#database.onElsewhere(hear)
  }

  addPerson({ id, name }: Person, session: Session): Promise<void> {
    return this.#database.write(async (to) => {
      await to.run('INSERT INTO person (id, name) VALUES (?, ?)', id, name)
      await addSession(to, session)
    })
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#run('UPDATE person SET name = ? WHERE id = ?', name, person)
  }

  async addLogin({ login, person, salt, hash }: Login): Promise<boolean> {
    const sql = 'INSERT INTO login (login, person, salt, hash) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'
    return (await this.#run(sql, login, person, salt, hash)) === 1
  }

  async loginBy(login: string): Promise<Login | undefined> {
    return (await this.#get('SELECT * FROM login WHERE login = ?', login)) as Login | undefined
  }

  async loginOf(person: string): Promise<Login | undefined> {
    return (await this.#get('SELECT * FROM login WHERE person = ?', person)) as Login | undefined
  }

  addSession(session: Session): Promise<void> {
    return this.#database.write((to) => addSession(to, session))
  }

  async sessionsOf(person: string): Promise<readonly Session[]> {
    const rows = await this.#all('SELECT * FROM session WHERE person = ? ORDER BY created DESC, hash', person)
    return rows as unknown as Session[] // the columns are the type's names
  }

  async setAway(person: string, { from, until }: Span): Promise<void> {
    await this.#run('UPDATE person SET away_from = ?, away_until = ? WHERE id = ?', from, until, person)
  }

  async awayOf(person: string): Promise<Span | null> {
    return spanOf((await this.#get('SELECT away_from, away_until FROM person WHERE id = ?', person)) ?? {})
  }

  deletePerson(person: string): Promise<void> {
    return this.#database.write(async (to) => {
      for (const table of ['login', 'session', 'note', 'said', 'avoided'])
        await to.run(`DELETE FROM ${table} WHERE person = ?`, person)
      await to.run('DELETE FROM avoided WHERE other = ?', person)
      await to.run(
        'UPDATE seat SET words = NULL WHERE person = ? AND game_table IN (SELECT id FROM game_table WHERE started IS NULL)',
        person,
      )
      await to.run("UPDATE person SET name = '', away_from = NULL, away_until = NULL WHERE id = ?", person)
    })
  }

  avoid(person: string, other: string, how: Avoided['how'] | null): Promise<void> {
    return this.#database.write(async (to) => {
      await to.run('DELETE FROM avoided WHERE person = ? AND other = ?', person, other)
      if (how !== null) await to.run('INSERT INTO avoided (person, other, how) VALUES (?, ?, ?)', person, other, how)
    })
  }

  async avoidedBy(person: string): Promise<readonly (Avoided & { readonly name: string })[]> {
    const sql = `SELECT avoided.other AS person, avoided.how, person.name FROM avoided JOIN person ON person.id = avoided.other
      WHERE avoided.person = ? ORDER BY person.name, person.id`
    return (await this.#all(sql, person)).map((row) => ({ ...row }) as unknown as Avoided & { readonly name: string })
  }

  async endSession(hash: Uint8Array): Promise<void> {
    await this.#run('DELETE FROM session WHERE hash = ?', hash)
  }

  async personBy(sessionHash: Uint8Array): Promise<Person | undefined> {
    const sql = 'SELECT person.id, person.name FROM session JOIN person ON person.id = session.person WHERE session.hash = ?'
    return (await this.#get(sql, sessionHash)) as Person | undefined
  }

  addTable(table: StoredTable, seats: readonly StoredSeat[]): Promise<void> {
    const { id, title, owner, created, header, length, over, turn, summary, updated } = table
    const { pace, access, clock, started, abandoned, motion, rematch } = table
    const row = {
      ...{ id, title, owner, created, header: JSON.stringify(header), length, over: Number(over), turn: JSON.stringify(turn) },
      ...{ summary, updated, game: header.game, pace: JSON.stringify(pace), pace_kind: pace.kind, access },
      ...{ clock: JSON.stringify(clock), started, abandoned: Number(abandoned), motion: JSON.stringify(motion), rematch },
    }
    return this.#database.write(async (to) => {
      await insert(to, 'game_table', row)
      for (const [place, { seat, player, person, words }] of seats.entries())
        await insert(to, 'seat', { game_table: id, place, seat, player, person, words })
    })
  }

  async table(id: string): Promise<SeatedTable | undefined> {
    const row = await this.#get('SELECT * FROM game_table WHERE id = ?', id)
    return row === undefined ? undefined : this.#seated(row)
  }

  async tablesOf(person: string): Promise<readonly SeatedTable[]> {
    const sql = `SELECT * FROM game_table WHERE owner = ? OR id IN (SELECT game_table FROM seat WHERE person = ?)
      ORDER BY updated DESC, id`
    return this.#allSeated(await this.#all(sql, person, person))
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
    return this.#allSeated(await this.#all(sql, ...values, most))
  }

  /** A table of which something cannot be read must not take the others with it. */
  async #allSeated(rows: readonly Row[]): Promise<SeatedTable[]> {
    const seated = await Promise.allSettled(rows.map((row) => this.#seated(row)))
    const damaged = (reason: unknown): boolean => reason instanceof DamagedError
    const failed = seated.find((one) => one.status === 'rejected' && !damaged(one.reason))
    if (failed?.status === 'rejected') throw failed.reason
    return seated.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  }

  async #seated(row: Row): Promise<SeatedTable> {
    const sql = `SELECT seat, player, person, words, name, away_from, away_until FROM seat LEFT JOIN person ON person.id = seat.person
      WHERE game_table = ? ORDER BY place`
    const seats = (await this.#all(sql, String(row.id))).map(({ away_from, away_until, ...seat }) => ({
      ...seat,
      away: spanOf({ away_from, away_until }),
    }))
    const { game: _, pace_kind: __, ...columns } = row
    const read = Object.fromEntries(READ.map((name) => [name, readColumn(row, name)]))
    // The columns are the type's names.
    return { ...columns, ...read, over: row.over === 1, abandoned: row.abandoned === 1, seats } as unknown as SeatedTable
  }

  sit(table: string, seat: string, person: string, words: string | null): Promise<boolean> {
    const sql = `UPDATE seat SET person = ?, words = ? WHERE game_table = ? AND seat = ? AND person IS NULL AND player IS NULL
      AND ${WAITS}`
    return this.#changed(table, sql, person, words, table, seat, table)
  }

  stand(table: string, seat: string, person: string): Promise<boolean> {
    const sql = `UPDATE seat SET person = NULL, words = NULL WHERE game_table = ? AND seat = ? AND person = ? AND ${WAITS}`
    return this.#changed(table, sql, table, seat, person, table)
  }

  begin(table: string, seats: readonly StoredSeat[], header: StoredTable['header'], progress: Progress): Promise<boolean> {
    return this.#writeAt(table, async (to) => {
      const sql = 'SELECT seat, player, person, words FROM seat WHERE game_table = ? ORDER BY place'
      const wanted = seats.map(({ seat, player, person, words }) => ({ seat, player, person, words }))
      if (JSON.stringify(await to.all(sql, table)) !== JSON.stringify(wanted)) return false
      const begin = 'UPDATE game_table SET started = ?, header = ? WHERE id = ? AND started IS NULL'
      if ((await to.run(begin, progress.updated, JSON.stringify(header), table)) === 0) return false
      await setProgress(to, table, progress)
      return true
    })
  }

  handOver(table: string, seat: string, person: string | null, player: string): Promise<boolean> {
    const sql = `UPDATE seat SET person = NULL, player = ? WHERE game_table = ? AND seat = ? AND player IS NULL
      AND ${person === null ? 'person IS NULL' : 'person = ?'}`
    return this.#changed(table, sql, player, table, seat, ...(person === null ? [] : [person]))
  }

  abandon(table: string, updated: number): Promise<boolean> {
    const sql =
      "UPDATE game_table SET over = 1, abandoned = 1, turn = '[]', clock = 'null', motion = 'null', updated = ? WHERE id = ? AND over = 0"
    return this.#changed(table, sql, updated, table)
  }

  setMotion(table: string, from: Motion | null, to: Motion | null): Promise<boolean> {
    const sql = 'UPDATE game_table SET motion = ? WHERE id = ? AND motion = ?'
    return this.#changed(table, sql, JSON.stringify(to), table, JSON.stringify(from))
  }

  setRematch(table: string, rematch: string): Promise<boolean> {
    return this.#changed(table, 'UPDATE game_table SET rematch = ? WHERE id = ? AND rematch IS NULL', rematch, table)
  }

  removeTable(table: string): Promise<boolean> {
    return this.#writeAt(table, async (to) => {
      if ((await to.all('SELECT 1 FROM game_table WHERE id = ? AND started IS NULL', table)).length === 0) return false
      for (const part of ['said', 'note', 'act', 'seat']) await to.run(`DELETE FROM ${part} WHERE game_table = ?`, table)
      return (await to.run('DELETE FROM game_table WHERE id = ?', table)) === 1
    })
  }

  append({ table, seq, id, seat, back, choices, saved }: Act, progress: Progress): Promise<Appended> {
    const sql =
      'INSERT INTO act (game_table, seq, id, seat, back, choices, saved) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'
    const values = [table, seq, id, seat, back, JSON.stringify(choices), JSON.stringify(saved)]
    // Nothing is locked before: of two with the same number one waits for the other by itself.
    const append = async (to: Transaction): Promise<Appended> => {
      to.tell(table)
      if ((await to.run(sql, ...values)) === 0) {
        const same = await to.all('SELECT 1 FROM act WHERE game_table = ? AND id = ?', table, id)
        return same.length === 0 ? 'conflict' : 'repeated'
      }
      await setProgress(to, table, progress)
      return 'stored'
    }
    return this.#database.write(append, table)
  }

  async acts(table: string): Promise<readonly Act[]> {
    const rows = await this.#all('SELECT seq, id, seat, back, choices, saved FROM act WHERE game_table = ? ORDER BY seq', table)
    return rows.map((row) => ({ ...row, table, ...readAct(row) }) as Act)
  }

  say(table: string, { room, person, at, text }: Omit<Said, 'n' | 'name'>): Promise<number> {
    return this.#writeAt(table, async (to) => {
      const [last] = await to.all('SELECT coalesce(max(n), 0) + 1 AS n FROM said WHERE game_table = ?', table)
      const n = Number(last?.n)
      await insert(to, 'said', { game_table: table, n, room, person, at, text })
      return n
    })
  }

  async said(table: string, rooms: readonly Room[], after: number, most: number): Promise<readonly Said[]> {
    const sql = `SELECT n, room, said.person, name, at, text FROM said JOIN person ON person.id = said.person
      WHERE game_table = ? AND n > ? AND room IN (${rooms.map(() => '?').join(', ')}) ORDER BY n DESC LIMIT ?`
    return (await this.#all(sql, table, after, ...rooms, most)).reverse() as unknown as Said[] // the columns are the type's names
  }

  async saidBy(person: string): Promise<readonly (Said & { readonly table: string })[]> {
    const sql = `SELECT game_table AS "table", n, room, said.person, name, at, text FROM said JOIN person ON person.id = said.person
      WHERE said.person = ? ORDER BY at, game_table, n`
    return (await this.#all(sql, person)) as unknown as (Said & { readonly table: string })[] // the columns are the type's names
  }

  async note(table: string, person: string): Promise<string> {
    return String((await this.#get('SELECT text FROM note WHERE game_table = ? AND person = ?', table, person))?.text ?? '')
  }

  async setNote(table: string, person: string, text: string): Promise<void> {
    const sql = `INSERT INTO note (game_table, person, text) VALUES (?, ?, ?)
      ON CONFLICT (game_table, person) DO UPDATE SET text = excluded.text`
    await this.#run(sql, table, person, text)
  }

  async notesBy(person: string): Promise<readonly { readonly table: string; readonly text: string }[]> {
    const sql = 'SELECT game_table AS "table", text FROM note WHERE person = ? ORDER BY game_table'
    // The columns are the type's names.
    return (await this.#all(sql, person)) as unknown as { readonly table: string; readonly text: string }[]
  }

  close(): Promise<void> {
    return this.#database.close()
  }

  /** Writes about a table, one after the other, and lets other processes know. */
  #writeAt<T>(table: string, work: (to: Transaction) => Promise<T>): Promise<T> {
    return this.#database.write(async (to) => {
      await to.lock(table)
      to.tell(table)
      return work(to)
    }, table)
  }

  /** Changes one row that belongs to a table; answers whether it was as the statement asks for. */
  #changed(table: string, sql: string, ...values: Value[]): Promise<boolean> {
    return this.#writeAt(table, async (to) => (await to.run(sql, ...values)) === 1)
  }

  #run(sql: string, ...values: Value[]): Promise<number> {
    return this.#database.write((to) => to.run(sql, ...values))
  }

  async #get(sql: string, ...values: Value[]): Promise<Row | undefined> {
    return (await this.#database.all(sql, ...values))[0]
  }

  #all(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.#database.all(sql, ...values)
  }
}

async function insert(to: Transaction, table: string, row: { readonly [column: string]: Value }): Promise<void> {
  const columns = Object.keys(row)
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
  await to.run(sql, ...Object.values(row))
}

async function addSession(to: Transaction, { hash, person, created, browser }: Session): Promise<void> {
  await insert(to, 'session', { hash, person, created, browser })
}

async function setProgress(to: Transaction, table: string, progress: Progress): Promise<void> {
  const { length, over, turn, summary, updated, clock } = progress
  const sql = 'UPDATE game_table SET length = ?, over = ?, turn = ?, summary = ?, updated = ?, clock = ? WHERE id = ?'
  await to.run(sql, length, Number(over), JSON.stringify(turn), summary, updated, JSON.stringify(clock), table)
}

/** What was done; what cannot be read any more is something that fits nowhere, so that the table is shown up to there and no further. */
function readAct({ choices, saved }: Row): Pick<Act, 'choices' | 'saved'> {
  try {
    return { choices: JSON.parse(String(choices)), saved: JSON.parse(String(saved)) }
  } catch {
    return { choices: [{ seat: '', choice: {} }], saved: { held: false, gestures: [], undone: [], question: 0 } }
  }
}

/** The game at this table has not begun. */
const WAITS = 'EXISTS (SELECT 1 FROM game_table WHERE id = ? AND started IS NULL)'

/** Columns that are JSON. */
const READ = ['header', 'turn', 'pace', 'clock', 'motion'] as const

function readColumn(row: Row, name: string): unknown {
  try {
    return JSON.parse(String(row[name]))
  } catch {
    throw new DamagedError(`What is kept of table ${row.id} cannot be read: its ${name} is damaged.`)
  }
}

const spanOf = ({ away_from: from, away_until: until }: Row): Span | null =>
  typeof from === 'number' && typeof until === 'number' ? { from, until } : null
