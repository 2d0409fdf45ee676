import { rowAs, SqlPart } from './sql.ts'

/** A key that somebody's device has, to come back with. Its secret half never left the device. */
export interface Passkey {
  /** As the device names it. */
  readonly id: string
  readonly person: string
  readonly publicKey: Uint8Array
  /** How often it was used, as far as the device says. */
  readonly counter: number
  /** Which browser made it, in words. */
  readonly label: string
  readonly created: number
  readonly used: number | null
}

export interface Passkeys {
  /** Answers whether no other key has that name. */
  add(passkey: Passkey): Promise<boolean>
  by(id: string): Promise<Passkey | undefined>
  /** The oldest first. */
  of(person: string): Promise<readonly Passkey[]>
  remove(person: string, id: string): Promise<void>
  used(id: string, counter: number, at: number): Promise<void>
  /** Something that a device is to sign, until then; for somebody, or for whoever comes. */
  challenge(value: string, person: string | null, until: number, now: number): Promise<void>
  /** Whether it stood for that person. It does not any more. */
  answered(value: string, person: string | null, now: number): Promise<boolean>
}

const PASSKEY = 'id, person, public_key AS "publicKey", counter, label, created, used'

export class SqlPasskeys extends SqlPart implements Passkeys {
  add({ id, person, publicKey, counter, label, created }: Passkey): Promise<boolean> {
    const sql = `INSERT INTO passkey (id, person, public_key, counter, label, created) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING`
    return this.database.write(async (to) => (await to.run(sql, id, person, publicKey, counter, label, created)) === 1)
  }

  async by(id: string): Promise<Passkey | undefined> {
    return (await this.#passkeys(`SELECT ${PASSKEY} FROM passkey WHERE id = ?`, id))[0]
  }

  of(person: string): Promise<readonly Passkey[]> {
    return this.#passkeys(`SELECT ${PASSKEY} FROM passkey WHERE person = ? ORDER BY created, id`, person)
  }

  async remove(person: string, id: string): Promise<void> {
    await this.run('DELETE FROM passkey WHERE person = ? AND id = ?', person, id)
  }

  async used(id: string, counter: number, at: number): Promise<void> {
    await this.run('UPDATE passkey SET counter = ?, used = ? WHERE id = ?', counter, at, id)
  }

  async challenge(value: string, person: string | null, until: number, now: number): Promise<void> {
    await this.database.write(async (to) => {
      await to.run('DELETE FROM challenge WHERE until <= ?', now)
      await to.run('INSERT INTO challenge (value, person, until) VALUES (?, ?, ?)', value, person ?? '', until)
    })
  }

  answered(value: string, person: string | null, now: number): Promise<boolean> {
    const sql = 'DELETE FROM challenge WHERE value = ? AND person = ? AND until > ?'
    return this.database.write(async (to) => (await to.run(sql, value, person ?? '', now)) === 1)
  }

  async #passkeys(sql: string, value: string): Promise<Passkey[]> {
    return (await this.all(sql, value)).map((row) => rowAs<Passkey>(row))
  }
}
