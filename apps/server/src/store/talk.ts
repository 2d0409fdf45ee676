import { insert, rowAs, SqlPart, writeAt } from './sql.ts'
import type { Room, Said } from './store.ts'

/** What was said, and whose program said it, if one did. */
type Heard = Said & { readonly botOf: string | null }

/** What is said at tables, and what people write down there for themselves. */
export interface TalkStore {
  /** Answers its number. */
  say(table: string, said: Omit<Said, 'n' | 'name'>): Promise<number>
  /** What was said after that number in one of these rooms; the last so many. */
  said(table: string, rooms: readonly Room[], after: number, most: number): Promise<readonly Heard[]>
  countSaid(table: string, room: Room): Promise<number>
  saidBy(person: string): Promise<readonly (Said & { readonly table: string })[]>
  /** What somebody wrote down for themselves at a table. */
  note(table: string, person: string): Promise<string>
  setNote(table: string, person: string, text: string): Promise<void>
  notesBy(person: string): Promise<readonly { readonly table: string; readonly text: string }[]>
}

export class SqlTalk extends SqlPart implements TalkStore {
  say(table: string, { room, person, at, text }: Omit<Said, 'n' | 'name'>): Promise<number> {
    return writeAt(this.database, table, async (to) => {
      const [last] = await to.all('SELECT coalesce(max(n), 0) + 1 AS n FROM said WHERE game_table = ?', table)
      const n = Number(last?.n)
      await insert(to, 'said', { game_table: table, n, room, person, at, text })
      return n
    })
  }

  async said(table: string, rooms: readonly Room[], after: number, most: number): Promise<readonly Heard[]> {
    const sql = `SELECT n, room, said.person, name, bot_of AS "botOf", at, text FROM said JOIN person ON person.id = said.person
      WHERE game_table = ? AND n > ? AND room IN (${rooms.map(() => '?').join(', ')}) ORDER BY n DESC LIMIT ?`
    return (await this.all(sql, table, after, ...rooms, most)).reverse().map((row) => rowAs<Heard>(row))
  }

  async countSaid(table: string, room: Room): Promise<number> {
    return Number((await this.get('SELECT count(*) AS n FROM said WHERE game_table = ? AND room = ?', table, room))?.n)
  }

  async saidBy(person: string): Promise<readonly (Said & { readonly table: string })[]> {
    const sql = `SELECT game_table AS "table", n, room, said.person, name, at, text FROM said JOIN person ON person.id = said.person
      WHERE said.person = ? ORDER BY at, game_table, n`
    return (await this.all(sql, person)).map((row) => rowAs<Said & { readonly table: string }>(row))
  }

  async note(table: string, person: string): Promise<string> {
    return String((await this.get('SELECT text FROM note WHERE game_table = ? AND person = ?', table, person))?.text ?? '')
  }

  async setNote(table: string, person: string, text: string): Promise<void> {
    const sql = `INSERT INTO note (game_table, person, text) VALUES (?, ?, ?)
      ON CONFLICT (game_table, person) DO UPDATE SET text = excluded.text`
    await this.run(sql, table, person, text)
  }

  async notesBy(person: string): Promise<readonly { readonly table: string; readonly text: string }[]> {
    const sql = 'SELECT game_table AS "table", text FROM note WHERE person = ? ORDER BY game_table'
    return (await this.all(sql, person)).map((row) => rowAs<{ readonly table: string; readonly text: string }>(row))
  }
}
