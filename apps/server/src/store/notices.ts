import { type Row, rowAs, SqlPart, type Statement, type Transaction, tellTables } from './sql.ts'

/*
 * How people want to be told what happens while they are away, and what is still to be told: an outbox that outlives the process.
 */

/** What one can be told of. */
export const KINDS = ['turn', 'reminder', 'ended', 'table', 'mention'] as const
export type NoticeKind = (typeof KINDS)[number]

export const CHANNELS = ['push', 'mail', 'webhook'] as const
export type Channel = (typeof CHANNELS)[number]

/** Where somebody wants to be told something: a browser, a mail address, the address of a program. */
export interface Way {
  readonly id: string
  readonly person: string
  readonly channel: Channel
  /** For a browser, its subscription as JSON. */
  readonly address: string
  /** What its person knows it by. */
  readonly label: string
  /** Whoever is there has said that it is theirs. */
  readonly confirmed: boolean
  readonly kinds: readonly NoticeKind[]
  /** At most one message a day, reminders aside. */
  readonly daily: boolean
  readonly created: number
  /** How often in a row nothing could be delivered. */
  readonly failures: number
  /** Until then somebody is busy with it, or it is not tried again. */
  readonly busyUntil: number
  readonly quietUntil: number
}

/** Something that people are told, if they want to know it. */
export interface Announced {
  readonly kind: NoticeKind
  readonly persons: readonly string[]
  readonly at: number
  /** Not before; a mail, which gathers what happens, later than the others. */
  readonly due: number
  readonly dueByMail: number
}

/** `confirm` asks whether the address is right, `trial` shows what a notice looks like. */
export interface Pending {
  readonly kind: NoticeKind | 'confirm' | 'trial'
  /** The table; empty where it is about none. */
  readonly table: string
  readonly created: number
  readonly due: number
}

export interface NoticeStore {
  /** Puts it in the place of another of the same channel and address that the person has. */
  addWay(way: Way): Promise<void>
  wayBy(id: string): Promise<Way | undefined>
  /** The oldest first. */
  waysOf(person: string): Promise<readonly Way[]>
  setWay(id: string, kinds: readonly NoticeKind[], daily: boolean): Promise<void>
  confirm(id: string): Promise<boolean>
  removeWay(id: string): Promise<boolean>

  announce(table: string, announced: readonly Announced[]): Promise<void>
  /** Something that is told on this way alone. */
  tell(way: string, kind: 'confirm' | 'trial', at: number): Promise<void>
  /** Ways that something is due on and that nobody is busy with; no more than so many. */
  due(now: number, most: number): Promise<readonly Way[]>
  /** Takes a way until then, if it is as it was. */
  lease(way: Way, until: number): Promise<boolean>
  /** What is due on a way, the oldest first. */
  pending(way: string, until: number): Promise<readonly Pending[]>
  /** It has been told or is not true any more; what came in its place meanwhile stays. */
  remove(way: string, pending: readonly Pending[]): Promise<void>
  postpone(way: string, pending: Pending, due: number): Promise<void>
  /** Gives the way back. */
  release(way: string, how: Pick<Way, 'failures' | 'busyUntil' | 'quietUntil'>): Promise<void>

  /** What this server has made for itself once and for all: the first that is given is kept. */
  own(name: string, value: string): Promise<string>
}

export class SqlNotices extends SqlPart implements NoticeStore {
  addWay({ id, person, channel, address, label, confirmed, kinds, daily, created }: Way): Promise<void> {
    return this.database.write(async (to) => {
      const same = await to.all('SELECT id FROM way WHERE person = ? AND channel = ? AND address = ?', person, channel, address)
      for (const one of same) await removeWay(to, String(one.id))
      const sql = `INSERT INTO way (id, person, channel, address, label, confirmed, kinds, daily, created, failures, busy_until, quiet_until)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0)`
      const values = [id, person, channel, address, label, Number(confirmed), JSON.stringify(kinds), Number(daily), created]
      await to.run(sql, ...values)
      await tellTables(to, person)
    })
  }

  async wayBy(id: string): Promise<Way | undefined> {
    const [row] = await this.all('SELECT * FROM way WHERE id = ?', id)
    return row === undefined ? undefined : wayOf(row)
  }

  async waysOf(person: string): Promise<readonly Way[]> {
    return (await this.all('SELECT * FROM way WHERE person = ? ORDER BY created, id', person)).map(wayOf)
  }

  async setWay(id: string, kinds: readonly NoticeKind[], daily: boolean): Promise<void> {
    await this.run('UPDATE way SET kinds = ?, daily = ? WHERE id = ?', JSON.stringify(kinds), Number(daily), id)
  }

  confirm(id: string): Promise<boolean> {
    return this.database.write(async (to) => {
      if ((await to.run('UPDATE way SET confirmed = 1 WHERE id = ?', id)) === 0) return false
      await to.run("DELETE FROM notice WHERE way = ? AND kind = 'confirm'", id)
      const [way] = await to.all('SELECT person FROM way WHERE id = ?', id)
      await tellTables(to, String(way?.person))
      return true
    })
  }

  removeWay(id: string): Promise<boolean> {
    return this.database.write((to) => removeWay(to, id))
  }

  async announce(table: string, announced: readonly Announced[]): Promise<void> {
    if (announced.length > 0) await this.database.write((to) => announce(to, table, announced))
  }

  async tell(way: string, kind: 'confirm' | 'trial', at: number): Promise<void> {
    const sql = `INSERT INTO notice (way, kind, game_table, created, due) VALUES (?, ?, '', ?, ?)
      ON CONFLICT (way, kind, game_table) DO UPDATE SET created = excluded.created, due = excluded.due`
    await this.run(sql, way, kind, at, at)
  }

  async due(now: number, most: number): Promise<readonly Way[]> {
    const sql = `SELECT DISTINCT way.* FROM notice JOIN way ON way.id = notice.way JOIN person ON person.id = way.person
      WHERE notice.due <= ? AND way.busy_until <= ? AND person.suspended IS NULL
        AND (way.confirmed = 1 OR notice.kind = 'confirm') AND (way.quiet_until <= ? OR notice.kind IN ('reminder', 'trial'))
      ORDER BY way.busy_until, way.id LIMIT ?`
    return (await this.all(sql, now, now, now, most)).map(wayOf)
  }

  async lease({ id, busyUntil }: Way, until: number): Promise<boolean> {
    return (await this.run('UPDATE way SET busy_until = ? WHERE id = ? AND busy_until = ?', until, id, busyUntil)) === 1
  }

  async pending(way: string, until: number): Promise<readonly Pending[]> {
    const sql = `SELECT kind, game_table AS "table", created, due FROM notice WHERE way = ? AND due <= ? ORDER BY created, kind, game_table`
    return (await this.all(sql, way, until)).map((row) => rowAs<Pending>(row))
  }

  remove(way: string, pending: readonly Pending[]): Promise<void> {
    return this.database.write(async (to) => {
      for (const { kind, table, created } of pending)
        await to.run(`DELETE FROM notice WHERE ${EXACTLY}`, way, kind, table, created)
    })
  }

  async postpone(way: string, { kind, table, created }: Pending, due: number): Promise<void> {
    await this.run(`UPDATE notice SET due = ? WHERE ${EXACTLY}`, due, way, kind, table, created)
  }

  async release(
    way: string,
    { failures, busyUntil, quietUntil }: Pick<Way, 'failures' | 'busyUntil' | 'quietUntil'>,
  ): Promise<void> {
    const sql = 'UPDATE way SET failures = ?, busy_until = ?, quiet_until = ? WHERE id = ?'
    await this.run(sql, failures, busyUntil, quietUntil, way)
  }

  async own(name: string, value: string): Promise<string> {
    await this.run('INSERT INTO own (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', name, value)
    return String((await this.all('SELECT value FROM own WHERE name = ?', name))[0]?.value)
  }
}

/** As it was when it was read, and nothing that came in its place. */
const EXACTLY = 'way = ? AND kind = ? AND game_table = ? AND created = ?'

/**
 * Notes for each way what its person wants to know. A turn takes the place of one that was not told yet, since that was answered; of anything
 * else the first keeps its moment.
 */
export function announcing(table: string, announced: readonly Announced[]): Statement[] {
  return announced.flatMap(({ kind, persons, at, due, dueByMail }): Statement[] => {
    if (persons.length === 0) return []
    const sql = `INSERT INTO notice (way, kind, game_table, created, due)
      SELECT id, ?, ?, ?, CASE channel WHEN 'mail' THEN ${Math.round(dueByMail)} ELSE ${Math.round(due)} END FROM way
      WHERE person IN (${persons.map(() => '?').join(', ')}) AND confirmed = 1 AND kinds LIKE ?
      ON CONFLICT (way, kind, game_table) DO UPDATE SET created = excluded.created,
        due = CASE WHEN excluded.kind IN ('turn', 'reminder') THEN excluded.due ELSE notice.due END`
    return [[sql, kind, table, at, ...persons, `%"${kind}"%`]]
  })
}

export async function announce(to: Transaction, table: string, announced: readonly Announced[]): Promise<void> {
  for (const statement of announcing(table, announced)) await to.run(...statement)
}

async function removeWay(to: Transaction, id: string): Promise<boolean> {
  const [way] = await to.all('SELECT person FROM way WHERE id = ?', id)
  if (way === undefined) return false
  await to.run('DELETE FROM notice WHERE way = ?', id)
  await to.run('DELETE FROM way WHERE id = ?', id)
  await tellTables(to, String(way.person))
  return true
}

function wayOf({ confirmed, daily, kinds, busy_until, quiet_until, ...row }: Row): Way {
  return {
    ...row,
    confirmed: confirmed === 1,
    daily: daily === 1,
    kinds: JSON.parse(String(kinds)),
    busyUntil: busy_until,
    quietUntil: quiet_until,
  } as Way
}
