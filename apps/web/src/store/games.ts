import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { sharedEn } from '../texts/shared-en.ts'
import { checkedGame, type DamagedGame, type StoredGame } from './model.ts'

const NAME = 'railhead'
const VERSION = 1
/** How long the store may take to open. In WebKit it never does if a page was left while it was being made. */
const PATIENCE = 10_000

interface Schema extends DBSchema {
  games: { key: string; value: unknown }
}

let opening: Promise<IDBPDatabase<Schema>> | undefined

/** One connection per page; a failed opening is tried again with the next call. */
function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= inTime(
    openDB<Schema>(NAME, VERSION, {
      upgrade(db) {
        if (!db.objectStoreNames.contains('games')) db.createObjectStore('games')
      },
      blocking(_current, _blocked, event) {
        // Another tab wants to upgrade or delete the store: step aside and open again when needed.
        ;(event.target as IDBDatabase).close()
        opening = undefined
      },
      terminated() {
        opening = undefined
      },
    }),
  ).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(sharedEn.storeSilent)), PATIENCE)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** All games, the latest first. */
export async function listGames(): Promise<readonly (StoredGame | DamagedGame)[]> {
  const db = await database()
  const [keys, values] = await Promise.all([db.getAllKeys('games'), db.getAll('games')])
  const updated = (game: StoredGame | DamagedGame): number => ('damaged' in game ? 0 : game.updated)
  return keys.map((key, i) => checkedGame(String(key), values[i])).sort((a, b) => updated(b) - updated(a))
}

export async function loadGame(id: string): Promise<StoredGame | DamagedGame | undefined> {
  const raw = await (await database()).get('games', id)
  return raw === undefined ? undefined : checkedGame(id, raw)
}

/** Given out of hand at once: a page that is closed the moment after takes nothing back. */
export async function keepGame(game: StoredGame): Promise<void> {
  const writing = (await database()).transaction('games', 'readwrite')
  await Promise.all([writing.store.put(game, game.id), writing.commit(), writing.done])
}

/** Whoever has the game open keeps it under its new name from now on. */
const renamings = (): BroadcastChannel => new BroadcastChannel('railhead.names')

export async function renameGame(id: string, title: string): Promise<void> {
  const writing = (await database()).transaction('games', 'readwrite')
  const raw = await writing.store.get(id)
  const game = raw === undefined ? undefined : checkedGame(id, raw)
  if (game !== undefined && !('damaged' in game)) await writing.store.put({ ...game, title }, id)
  await writing.done
  const channel = renamings()
  channel.postMessage({ id, title })
  channel.close()
}

/** Answers what ends the listening. */
export function onRenamed(heard: (id: string, title: string) => void): () => void {
  const channel = renamings()
  channel.onmessage = ({ data }: MessageEvent<{ readonly id: string; readonly title: string }>) => heard(data.id, data.title)
  return () => channel.close()
}

export async function deleteGame(id: string): Promise<void> {
  await (await database()).delete('games', id)
}

/** Throws everything away: the last resort when the store cannot be opened. */
export function resetStore(): Promise<void> {
  opening = undefined
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(NAME)
    deleting.onsuccess = () => resolve()
    deleting.onerror = () => reject(deleting.error)
  })
}
