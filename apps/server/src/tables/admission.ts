import { Problem } from '../problem.ts'
import type { SeatedTable } from '../store/store.ts'

/** The same for a table that there is not and for one that is not there for whoever asks. */
export const UNKNOWN = new Problem('no-such-table', 'There is no such table on this server.')

/** Tables at which nobody may look on are only for those who sit there, or sat there when it began, once the game has begun. */
export function isThereFor({ access, started, owner, seats }: SeatedTable, person: string | null): boolean {
  if (access !== 'private' || started === null) return true
  return person !== null && (owner === person || seats.some((one) => one.person === person || one.began === person))
}
