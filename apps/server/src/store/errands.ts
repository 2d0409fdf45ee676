import { rowAs, SqlPart } from './sql.ts'

/** Something that is to be done number by number, such as the games of an arena. What it and its reports hold only those know who give it and do it. */
export interface StoredErrand {
  readonly kind: string
  readonly work: Uint8Array
}
export interface StoredReport {
  readonly number: number
  readonly report: Uint8Array
}

export interface ErrandStore {
  add(id: string, errand: StoredErrand): Promise<void>
  by(id: string): Promise<StoredErrand | undefined>
  /** What came of a number; nothing if it is reported already or the errand is wanted no more. */
  report(id: string, report: StoredReport): Promise<void>
  /** What was reported since the last time. */
  take(id: string): Promise<readonly StoredReport[]>
  /** It is wanted no more. */
  remove(id: string): Promise<void>
}

export class SqlErrands extends SqlPart implements ErrandStore {
  async add(id: string, { kind, work }: StoredErrand): Promise<void> {
    await this.run('INSERT INTO errand (id, kind, work) VALUES (?, ?, ?)', id, kind, work)
  }

  async by(id: string): Promise<StoredErrand | undefined> {
    return (await this.get('SELECT kind, work FROM errand WHERE id = ?', id)) as StoredErrand | undefined
  }

  async report(id: string, { number, report }: StoredReport): Promise<void> {
    const sql = `INSERT INTO errand_report (errand, number, report) SELECT id, ?, ? FROM errand WHERE id = ? ON CONFLICT DO NOTHING`
    await this.run(sql, number, report, id)
  }

  async take(id: string): Promise<readonly StoredReport[]> {
    return this.database.write(async (to) => {
      const rows = await to.all('DELETE FROM errand_report WHERE errand = ? RETURNING number, report', id)
      return rows.map((row) => rowAs<StoredReport>(row))
    })
  }

  async remove(id: string): Promise<void> {
    await this.run('DELETE FROM errand WHERE id = ?', id)
  }
}
