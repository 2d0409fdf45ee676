import type { Snapshot } from '@railhead/host'
import type { Deed } from '@railhead/players/advice'
import { problemOf } from '../engine/client.ts'
import { newTable } from '../engine/new-table.ts'
import { randomName } from '../engine/random-name.ts'
import { toast } from '../shell/toasts.tsx'
import { loadGame } from '../store/games.ts'
import { sharing } from '../texts/sharing.ts'
import type { TableState } from './table-state.ts'

/** Whether playing on from an earlier moment would show one person what another hides. */
function tellsSecrets({ open, seats, outcome }: Pick<Snapshot, 'open' | 'seats' | 'outcome'>): boolean {
  const persons = Object.values(seats).filter(({ kind }) => kind === 'person').length
  return persons > 1 && !open && outcome === null
}

/** The luck of the game, or one that nobody has seen yet. */
export type Luck = 'same' | 'new'

/** Why one cannot play on from an earlier moment now. */
export const whyNotBranch = (table: TableState): string | undefined => {
  const latest = table.story.latest.value
  return latest !== undefined && tellsSecrets(latest) ? sharing.notBranched : undefined
}

/** The game up to where something better could have been done, with that done, as a table of its own; and goes there. */
export async function playBetterPlan(table: TableState, { from, seat, better }: Deed): Promise<void> {
  const latest = table.story.latest.value
  if (latest === undefined || better === undefined) return
  try {
    const played = await table.engine.ask('record', { what: 'record', at: from })
    const lines = better.choices.map((choice, i) => JSON.stringify({ n: from + i + 1, seat, choice }))
    await goToBranch(latest, `${played.trimEnd()}\n${lines.join('\n')}\n`, from)
  } catch (error) {
    toast(problemOf(error).sentence)
  }
}

async function goToBranch(latest: Snapshot, text: string, at: number): Promise<void> {
  const stored = await loadGame(latest.id)
  const [title, handover] = stored === undefined || 'damaged' in stored ? ['', true] : [stored.title, stored.handover]
  const branch = { text, title: sharing.branchOf(title, at), seats: latest.seats, handover }
  location.assign(`/table/${await newTable('import', branch)}`)
}

/**
 * Makes the moment that is looked at a table of its own, with the same people, and goes there. With the same luck it is the game up to there; with
 * a new one it begins in that position, and whatever its viewer could not know is dealt anew.
 */
export async function playOnFromHere(table: TableState, luck: Luck): Promise<void> {
  const [latest, moment] = [table.story.latest.value, table.story.view.value]
  if (latest === undefined || moment === undefined) return
  const { at } = moment
  try {
    const text = await table.engine.ask(
      'record',
      luck === 'same' ? { what: 'record', at } : { what: 'position', at, seed: randomName() },
    )
    await goToBranch(latest, text, at)
  } catch (error) {
    toast(problemOf(error).sentence)
  }
}
