import { folded } from './archive.ts'
import { insert, type Row, rowAs, SqlPart, type Transaction, tellTables } from './sql.ts'
import type { Avoided, Known, Login, Person, Session, Span } from './store.ts'

/** Who there is, how they come back, and whom they avoid. */
export interface PeopleStore {
  addPerson(person: Person, session: Session): Promise<void>
  rename(person: string, name: string): Promise<void>
  /** They cannot play for a while; null says that they never said so. */
  setAway(person: string, away: Span): Promise<void>
  awayOf(person: string): Promise<Span | null>
  /** Everything about them is deleted but their seats, which are nobody's by name. */
  deletePerson(person: string): Promise<void>
  /** Answers whether the name was free. */
  addLogin(login: Login): Promise<boolean>
  loginBy(login: string): Promise<Login | undefined>
  loginOf(person: string): Promise<Login | undefined>
  /** Null takes it back. */
  avoid(person: string, other: string, how: Avoided['how'] | null): Promise<void>
  avoidedBy(person: string): Promise<readonly (Avoided & { readonly name: string })[]>
  /** The same, and the programs of those: nobody comes back as their program. */
  shunnedBy(person: string): Promise<ReadonlyMap<string, Avoided['how']>>

  addSession(session: Session): Promise<void>
  endSession(hash: Uint8Array): Promise<void>
  personBy(sessionHash: Uint8Array): Promise<Known | undefined>
  /** The latest first. */
  sessionsOf(person: string): Promise<readonly Session[]>
  /** Nobody who had everything about them deleted. */
  byId(id: string): Promise<Person | undefined>
}

export class SqlPeople extends SqlPart implements PeopleStore {
  addPerson({ id, name }: Person, session: Session): Promise<void> {
    return this.database.write(async (to) => {
      await insert(to, 'person', { id, name, folded: folded(name) })
      await addSession(to, session)
    })
  }

  async rename(person: string, name: string): Promise<void> {
    await this.run('UPDATE person SET name = ?, folded = ? WHERE id = ?', name, folded(name), person)
  }

  setAway(person: string, { from, until }: Span): Promise<void> {
    return this.database.write(async (to) => {
      await to.run('UPDATE person SET away_from = ?, away_until = ? WHERE id = ?', from, until, person)
      await tellTables(to, person)
    })
  }

  async awayOf(person: string): Promise<Span | null> {
    return spanOf((await this.get('SELECT away_from, away_until FROM person WHERE id = ?', person)) ?? {})
  }

  deletePerson(person: string): Promise<void> {
    return this.database.write(async (to) => {
      await to.run('DELETE FROM notice WHERE way IN (SELECT id FROM way WHERE person = ?)', person)
      for (const table of ['way', 'login', 'passkey', 'challenge', 'session', 'note', 'said', 'avoided', 'rating', 'rated_game'])
        await to.run(`DELETE FROM ${table} WHERE person = ?`, person)
      await to.run('DELETE FROM avoided WHERE other = ?', person)
      await to.run('DELETE FROM report WHERE reporter = ? OR person = ?', person, person)
      await to.run(
        'UPDATE seat SET words = NULL WHERE person = ? AND game_table IN (SELECT id FROM game_table WHERE started IS NULL)',
        person,
      )
      await to.run("UPDATE person SET name = '', folded = '', away_from = NULL, away_until = NULL WHERE id = ?", person)
    })
  }

  async addLogin({ login, person, salt, hash }: Login): Promise<boolean> {
    const sql = 'INSERT INTO login (login, person, salt, hash) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'
    return (await this.run(sql, login, person, salt, hash)) === 1
  }

  async loginBy(login: string): Promise<Login | undefined> {
    return (await this.get('SELECT * FROM login WHERE login = ?', login)) as Login | undefined
  }

  async loginOf(person: string): Promise<Login | undefined> {
    return (await this.get('SELECT * FROM login WHERE person = ?', person)) as Login | undefined
  }

  avoid(person: string, other: string, how: Avoided['how'] | null): Promise<void> {
    return this.database.write(async (to) => {
      await to.run('DELETE FROM avoided WHERE person = ? AND other = ?', person, other)
      if (how !== null) await to.run('INSERT INTO avoided (person, other, how) VALUES (?, ?, ?)', person, other, how)
    })
  }

  async avoidedBy(person: string): Promise<readonly (Avoided & { readonly name: string })[]> {
    const sql = `SELECT avoided.other AS person, avoided.how, person.name FROM avoided JOIN person ON person.id = avoided.other
      WHERE avoided.person = ? ORDER BY person.name, person.id`
    return (await this.all(sql, person)).map((row) => rowAs<Avoided & { readonly name: string }>(row))
  }

  async shunnedBy(person: string): Promise<ReadonlyMap<string, Avoided['how']>> {
    const avoided = await this.avoidedBy(person)
    if (avoided.length === 0) return new Map()
    const sql =
      'SELECT person.id AS person, how FROM avoided JOIN person ON person.bot_of = avoided.other WHERE avoided.person = ?'
    const programs = (await this.all(sql, person)).map((row) => rowAs<Avoided>(row))
    // What was said of the program itself counts before what was said of its owner.
    return new Map([...programs, ...avoided].map((one) => [one.person, one.how]))
  }

  addSession(session: Session): Promise<void> {
    return this.database.write((to) => addSession(to, session))
  }

  async endSession(hash: Uint8Array): Promise<void> {
    await this.run('DELETE FROM session WHERE hash = ?', hash)
  }

  async personBy(sessionHash: Uint8Array): Promise<Known | undefined> {
    // A program is shut out with whoever it belongs to.
    const sql = `SELECT person.id, person.name, coalesce(person.suspended, owner.suspended) AS suspended FROM session
      JOIN person ON person.id = session.person LEFT JOIN person AS owner ON owner.id = person.bot_of
      WHERE session.hash = ?`
    return (await this.get(sql, sessionHash)) as Known | undefined
  }

  async sessionsOf(person: string): Promise<readonly Session[]> {
    const rows = await this.all('SELECT * FROM session WHERE person = ? ORDER BY created DESC, hash', person)
    return rows.map((row) => rowAs<Session>(row))
  }

  async byId(id: string): Promise<Person | undefined> {
    return (await this.get("SELECT id, name FROM person WHERE id = ? AND name <> ''", id)) as Person | undefined
  }
}

async function addSession(to: Transaction, { hash, person, created, browser }: Session): Promise<void> {
  await insert(to, 'session', { hash, person, created, browser })
}

/** From when until when, if somebody ever said so. */
export const spanOf = ({ away_from: from, away_until: until }: Row): Span | null =>
  typeof from === 'number' && typeof until === 'number' ? { from, until } : null
