import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from './settings.ts'
import type { Account, ListedReport } from './store/moderation.ts'
import { openStore } from './store/open.ts'
import { SQLITE_FILE } from './store/sqlite.ts'
import { type Session, type Store, StoreError } from './store/store.ts'

/** Opens what a server keeps, for whoever runs it. Throws `SettingsError` and `StoreError`. */
export async function openAdmin(flags: { readonly [flag: string]: unknown }, env: NodeJS.ProcessEnv): Promise<Admin> {
  const { data, database } = readSettings(flags, env)
  if (database === undefined && !existsSync(join(data, SQLITE_FILE)))
    throw new StoreError(`Nothing is kept in ${data}. Name the folder of the server with --data.`)
  return new Admin(await openStore({ data, database }))
}

/** What whoever runs a server can look at and do. */
export class Admin {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  reports(all: boolean): Promise<readonly ListedReport[]> {
    return this.#store.moderation.reports(all)
  }

  settle(report: string): Promise<boolean> {
    return this.#store.moderation.settle(report, Date.now())
  }

  async accounts(
    who: string,
  ): Promise<readonly (Account & { readonly sessions: readonly Pick<Session, 'created' | 'browser'>[] })[]> {
    const accounts = await this.#store.moderation.accounts(who)
    return Promise.all(
      accounts.map(async (account) => {
        const sessions = await this.#store.people.sessionsOf(account.id)
        return { ...account, sessions: sessions.map(({ created, browser }) => ({ created, browser })) }
      }),
    )
  }

  suspend(person: string, reason: string): Promise<boolean> {
    return this.#store.moderation.suspend(person, reason, Date.now())
  }

  /** Answers whether the person was suspended or silenced. */
  async restore(person: string): Promise<boolean> {
    const { moderation } = this.#store
    const wasSilenced = (await moderation.silencedUntil(person)) !== null
    if (wasSilenced) await moderation.silence(person, null, Date.now())
    return (await moderation.restore(person, Date.now())) || wasSilenced
  }

  silence(person: string, until: number): Promise<boolean> {
    return this.#store.moderation.silence(person, until, Date.now())
  }

  end(table: string): Promise<boolean> {
    return this.#store.moderation.end(table, Date.now())
  }

  deleteSaid(table: string, n: number): Promise<boolean> {
    return this.#store.moderation.deleteSaid(table, n, Date.now())
  }

  close(): Promise<void> {
    return this.#store.close()
  }
}
