import { offered } from '@railhead/host/games'
import type { Doer } from './jobs/errands.ts'
import { Workshop } from './jobs/workshop.ts'
import { Log } from './log.ts'
import { ServeError } from './serve.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/open.ts'
import { StoreError } from './store/store.ts'

/**
 * Does what servers that share a database have to do beside talking with people: computers think here. With a `doer` it does the numbers of errands as well. Answers how to
 * stop it.
 */
export async function work(
  { data, database, thinkers, log: level }: Pick<Settings, 'data' | 'database' | 'thinkers' | 'log'>,
  doer?: Doer,
): Promise<() => Promise<void>> {
  if (database === undefined)
    throw new ServeError('Workers need a database that they share with the servers: name it with --database.')
  if (thinkers === 0) throw new ServeError('A worker with --thinkers 0 would do nothing.')
  try {
    const store = await openStore({ data, database })
    const log = new Log(level)
    const onDefect = (table: string, error: unknown): void => log.error('a table failed', error, { table })
    const workshop = await Workshop.open({ store, games: offered, now: Date.now, log, onDefect, thinkers, database, doer })
    return async () => {
      await workshop.close()
      await store.close()
    }
  } catch (error) {
    throw error instanceof StoreError ? new ServeError(error.message) : error
  }
}
