import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

export interface Kept {
  /** The folder of the embedded store. */
  readonly data: string
  /** The address of a PostgreSQL, which is used instead. */
  readonly database?: string | undefined
  /** False for tests of anything else: nobody waits for the disk. */
  readonly durable?: boolean
}

/** Opens what is kept, or makes it. Throws `StoreError` if it cannot be used. */
export async function openStore({ data, database, durable = true }: Kept): Promise<Store> {
  if (database === undefined) return openSqlite({ folder: data, durable })
  // Whoever has no such database need not have what speaks with it.
  return (await import('./postgres.ts')).openPostgres(database)
}
