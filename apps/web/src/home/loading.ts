import { signal } from '@preact/signals'
import type { SeatPlan } from '@railhead/host'
import { manifestOf } from '../../games/index.ts'
import { problemOf, sharedEngine } from '../engine/client.ts'
import { newTable } from '../engine/new-table.ts'
import type { Found, KnownGame } from '../engine/protocol.ts'
import { listGames } from '../store/games.ts'
import { pages } from '../texts/home.ts'
import { sharing } from '../texts/sharing.ts'
import { PackedError, unpack } from '../ui/packed.ts'

/** No more is read by the engine. */
const LARGEST = 16 * 1024 * 1024

/** A file that was looked into. */
export interface Opened {
  readonly name: string
  readonly text: string
  readonly found: Found
}

/** A file that waits until the person has said who sits where. */
export const waiting = signal<Opened | undefined>(undefined)
/** What is wrong with the last file, and what of it could still be opened. */
export const trouble = signal<{ readonly sentence: string; readonly rest?: Opened } | undefined>(undefined)

const refuse = (name: string, error: unknown): void => {
  trouble.value = { sentence: pages.importing.bad(name, problemOf(error).sentence) }
}

/** Takes a record or a position from a file and goes to its table; whatever is wrong with it is said beside the button. */
export async function loadFile(file: File): Promise<void> {
  const { name } = file
  trouble.value = undefined
  if (file.size > LARGEST) {
    trouble.value = { sentence: pages.importing.tooLarge(name) }
    return
  }
  try {
    await loadText(name, await file.text())
  } catch (error) {
    refuse(name, error)
  }
}

/** The same with what a link held. */
export async function loadLink(packed: string): Promise<void> {
  trouble.value = undefined
  try {
    await loadText(sharing.theLink, await unpack(packed, LARGEST))
  } catch (error) {
    if (!(error instanceof PackedError)) return refuse(sharing.theLink, error)
    trouble.value = { sentence: error.message === 'large' ? sharing.tooLarge : sharing.damaged }
  }
}

async function loadText(name: string, text: string): Promise<void> {
  const found = await sharedEngine().ask('look', { text, known: await knownGames() })
  const opened = { name, text, found }
  if (found.damage === null) await settle(opened)
  else trouble.value = { sentence: pages.importing.damaged(name, found.damage, found.choices), rest: opened }
}

async function knownGames(): Promise<readonly KnownGame[]> {
  return (await listGames()).flatMap((game) =>
    'damaged' in game ? [] : [{ id: game.id, title: game.title, header: game.record.slice(0, game.record.indexOf('\n') + 1) }],
  )
}

/** What is over or can only be looked at needs nobody to sit down at it. */
async function settle(opened: Opened): Promise<void> {
  const { over, readOnly, kept, seats } = opened.found
  if (kept === null && (over || readOnly !== null)) await take(opened, titleFor(opened), seats, false)
  else waiting.value = opened
}

/** Keeps it as a table and goes there. */
export async function take({ name, text }: Opened, title: string, seats: SeatPlan, handover: boolean): Promise<void> {
  try {
    location.assign(`/table/${await newTable('import', { text, title, seats, handover })}`)
  } catch (error) {
    refuse(name, error)
  }
}

/** The game and its kind; where the kind has no name, the file has one. */
export function titleFor({ name, found }: Opened): string {
  const title = `${manifestOf(found.game)?.title ?? found.game}, ${found.preset?.label ?? name.replace(/\.[^.]*$/, '')}`
  return found.kept?.title === title ? pages.importing.copyOf(title) : title
}
