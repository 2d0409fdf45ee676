import { folded } from './archive.ts'
import { rowAs, SqlPart } from './sql.ts'
import type { Person, Session } from './store.ts'

/*
 * Programs that play: people like others, who belong to somebody and come in with a token.
 */
export interface Bots {
  add(bot: Person, owner: string, token: Session): Promise<void>
  /** Whose program it is; null for people. */
  ownerOf(person: string): Promise<string | null>
  /** By name. */
  of(owner: string): Promise<readonly Person[]>
}

export class SqlBots extends SqlPart implements Bots {
  async add({ id, name }: Person, owner: string, { hash, created, browser }: Session): Promise<void> {
    await this.database.write(async (to) => {
      await to.run('INSERT INTO person (id, name, folded, bot_of) VALUES (?, ?, ?, ?)', id, name, folded(name), owner)
      await to.run('INSERT INTO session (hash, person, created, browser) VALUES (?, ?, ?, ?)', hash, id, created, browser)
    })
  }

  async ownerOf(person: string): Promise<string | null> {
    const [row] = await this.all('SELECT bot_of FROM person WHERE id = ?', person)
    return typeof row?.bot_of === 'string' ? row.bot_of : null
  }

  async of(owner: string): Promise<readonly Person[]> {
    const sql = "SELECT id, name FROM person WHERE bot_of = ? AND name <> '' ORDER BY name, id"
    return (await this.all(sql, owner)).map((row) => rowAs<Person>(row))
  }
}
