import { keepGame } from '../store/games.ts'
import { sharedEngine } from './client.ts'
import type { Calls } from './protocol.ts'

/** Sets a table up, or makes one of a file, and keeps it; answers its id. */
export async function newTable<K extends 'create' | 'import'>(how: K, ask: Calls[K]['ask']): Promise<string> {
  const table = await sharedEngine().ask(how, ask)
  await keepGame(table)
  return table.id
}
