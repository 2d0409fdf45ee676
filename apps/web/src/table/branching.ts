import type { Snapshot } from '@railhead/host'
import { problemOf } from '../engine/client.ts'
import { toast } from '../shell/toasts.tsx'
import { loadGame } from '../store/games.ts'
import { sharing } from '../texts/sharing.ts'
import type { TableState } from './table-state.ts'

/** Whether playing on from an earlier moment would show one person what another hides. */
function tellsSecrets({ open, seats, outcome }: Pick<Snapshot, 'open' | 'seats' | 'outcome'>): boolean {
  const persons = Object.values(seats).filter(({ kind }) => kind === 'person').length
  return persons > 1 && !open && outcome === null
}

/** Keeps the game up to the moment that is looked at as a table of its own, with the same people and the same luck, and goes there. */
export async function playOnFromHere(table: TableState): Promise<void> {
  const [latest, moment] = [table.story.latest.value, table.story.view.value]
  if (latest === undefined || moment === undefined) return
  if (tellsSecrets(latest)) return toast(sharing.notBranched)
  try {
    const text = await table.engine.ask('record', { what: 'record', at: moment.at })
    const stored = await loadGame(latest.id)
    const [title, handover] = stored === undefined || 'damaged' in stored ? ['', true] : [stored.title, stored.handover]
    const branch = { text, title: sharing.branchOf(title, moment.at), seats: latest.seats, handover }
    location.assign(`/table/${await table.engine.ask('import', branch)}`)
  } catch (error) {
    toast(problemOf(error).sentence)
  }
}
