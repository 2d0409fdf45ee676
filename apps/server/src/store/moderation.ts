import { endEarly } from './ending.ts'
import { rowAs, SqlPart, type Transaction, type Value } from './sql.ts'
import type { Said } from './store.ts'

/*
 * What keeps the peace: reports of players, and what whoever runs the server does about them.
 */

/** Somebody was reported, for something that they said if there is a number. */
export interface Report {
  readonly id: string
  readonly at: number
  readonly reporter: string
  readonly person: string
  readonly table: string
  readonly n: number | null
  /** What was said, as it was when it was reported. */
  readonly text: string | null
  readonly reason: string
}

/** As whoever runs the server sees it. */
export interface ListedReport extends Report {
  readonly reporterName: string
  readonly personName: string
  readonly settled: number | null
}

/** Who somebody is to whoever runs the server. */
export interface Account {
  readonly id: string
  readonly name: string
  readonly login: string | null
  readonly suspended: string | null
  readonly silencedUntil: number | null
}

export type DeedKind = 'suspend' | 'restore' | 'silence' | 'end' | 'delete-message' | 'settle'

/** Something that whoever runs the server did. Servers that run learn of it from here. */
export interface Deed {
  readonly n: number
  readonly at: number
  readonly what: DeedKind
  /** The person, table or report that it was done to. */
  readonly subject: string
  readonly words: string
}

export interface Moderation {
  addReport(report: Report): Promise<void>
  /** Those that nobody has settled, or all; the oldest first. */
  reports(all: boolean): Promise<readonly ListedReport[]>
  /** What somebody has reported, the oldest first. */
  reportedBy(person: string): Promise<readonly Pick<Report, 'at' | 'table' | 'text' | 'reason'>[]>
  said(table: string, n: number): Promise<Said | undefined>
  /** Null for somebody who is not suspended. */
  suspended(person: string): Promise<string | null>
  silencedUntil(person: string): Promise<number | null>
  /** Those of this id, of this name to sign in with, or whom others call so. */
  accounts(who: string): Promise<readonly Account[]>

  /** Each answers whether there was something to do it to. */
  suspend(person: string, reason: string, at: number): Promise<boolean>
  restore(person: string, at: number): Promise<boolean>
  silence(person: string, until: number | null, at: number): Promise<boolean>
  end(table: string, at: number): Promise<boolean>
  deleteSaid(table: string, n: number, at: number): Promise<boolean>
  settle(report: string, at: number): Promise<boolean>

  /** What was done after that number. */
  deeds(after: number): Promise<readonly Deed[]>
  lastDeed(): Promise<number>
}

export class SqlModeration extends SqlPart implements Moderation {
  async addReport({ id, at, reporter, person, table, n, text, reason }: Report): Promise<void> {
    const sql = 'INSERT INTO report (id, at, reporter, person, game_table, n, text, reason) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
    await this.run(sql, id, at, reporter, person, table, n, text, reason)
  }

  async reports(all: boolean): Promise<readonly ListedReport[]> {
    const sql = `SELECT report.id, at, reporter, report.person, game_table AS "table", n, text, reason, settled,
      one.name AS "reporterName", other.name AS "personName"
      FROM report JOIN person AS one ON one.id = reporter JOIN person AS other ON other.id = report.person
      ${all ? '' : 'WHERE settled IS NULL'} ORDER BY at, report.id`
    return (await this.all(sql)).map((row) => rowAs<ListedReport>(row))
  }

  async reportedBy(person: string): Promise<readonly Pick<Report, 'at' | 'table' | 'text' | 'reason'>[]> {
    const sql = 'SELECT at, game_table AS "table", text, reason FROM report WHERE reporter = ? ORDER BY at, id'
    return (await this.all(sql, person)).map((row) => rowAs(row))
  }

  async said(table: string, n: number): Promise<Said | undefined> {
    const sql = `SELECT n, room, said.person, name, at, text FROM said JOIN person ON person.id = said.person
      WHERE game_table = ? AND n = ?`
    const row = await this.get(sql, table, n)
    return row === undefined ? undefined : rowAs<Said>(row)
  }

  async suspended(person: string): Promise<string | null> {
    const suspended = (await this.get('SELECT suspended FROM person WHERE id = ?', person))?.suspended
    return typeof suspended === 'string' ? suspended : null
  }

  async silencedUntil(person: string): Promise<number | null> {
    // A program is silenced with whoever it belongs to.
    const sql = 'SELECT max(silenced_until) AS until FROM person WHERE id = ? OR id = (SELECT bot_of FROM person WHERE id = ?)'
    const until = (await this.get(sql, person, person))?.until
    return typeof until === 'number' ? until : null
  }

  async accounts(who: string): Promise<readonly Account[]> {
    const sql = `SELECT id, name, login, suspended, silenced_until AS "silencedUntil" FROM person LEFT JOIN login ON login.person = id
      WHERE id = ? OR login = ? OR name = ? ORDER BY name, id`
    return (await this.all(sql, who, who.normalize('NFKC').toLowerCase(), who)).map((row) => rowAs<Account>(row))
  }

  suspend(person: string, reason: string, at: number): Promise<boolean> {
    return this.#do('suspend', person, reason, at, 'UPDATE person SET suspended = ? WHERE id = ?', reason, person)
  }

  restore(person: string, at: number): Promise<boolean> {
    const sql = 'UPDATE person SET suspended = NULL WHERE id = ? AND suspended IS NOT NULL'
    return this.#do('restore', person, '', at, sql, person)
  }

  silence(person: string, until: number | null, at: number): Promise<boolean> {
    const sql = 'UPDATE person SET silenced_until = ? WHERE id = ?'
    return this.#do('silence', person, String(until ?? ''), at, sql, until, person)
  }

  end(table: string, at: number): Promise<boolean> {
    return this.#noted('end', table, '', at, (to) => endEarly(to, table, at))
  }

  deleteSaid(table: string, n: number, at: number): Promise<boolean> {
    return this.#do('delete-message', table, String(n), at, 'DELETE FROM said WHERE game_table = ? AND n = ?', table, n)
  }

  settle(report: string, at: number): Promise<boolean> {
    const sql = 'UPDATE report SET settled = ? WHERE id = ? AND settled IS NULL'
    return this.#do('settle', report, '', at, sql, at, report)
  }

  async deeds(after: number): Promise<readonly Deed[]> {
    const rows = await this.all('SELECT n, at, what, subject, words FROM deed WHERE n > ? ORDER BY n', after)
    return rows.map((row) => rowAs<Deed>(row))
  }

  async lastDeed(): Promise<number> {
    return Number((await this.get('SELECT coalesce(max(n), 0) AS n FROM deed'))?.n)
  }

  #do(what: DeedKind, subject: string, words: string, at: number, sql: string, ...values: Value[]): Promise<boolean> {
    return this.#noted(what, subject, words, at, async (to) => (await to.run(sql, ...values)) > 0)
  }

  /** Done and noted together. */
  #noted(
    what: DeedKind,
    subject: string,
    words: string,
    at: number,
    work: (to: Transaction) => Promise<boolean>,
  ): Promise<boolean> {
    return this.database.write(async (to) => {
      if (!(await work(to))) return false
      const note = `INSERT INTO deed (n, at, what, subject, words)
        SELECT coalesce(max(n), 0) + 1, ?, ?, ?, ? FROM deed`
      await to.run(note, at, what, subject, words)
      return true
    })
  }
}
