import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/*
 * What was found out about finished games, beside the games themselves: it can always be worked out again, so a store of its own may be
 * lost without harm.
 */

interface Schema extends DBSchema {
  analyses: { key: string; value: unknown }
}

let opening: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('railhead.analyses', 1, {
    upgrade: (db) => void db.createObjectStore('analyses'),
    terminated() {
      opening = undefined
    },
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** What was kept of a table's analysis, whatever it is by now. */
export const loadAnalysis = async (id: string): Promise<unknown> => (await database()).get('analyses', id)

export async function keepAnalysis(id: string, analysis: object): Promise<void> {
  await (await database()).put('analyses', analysis, id)
}

export async function forgetAnalysis(id: string): Promise<void> {
  await (await database()).delete('analyses', id)
}
