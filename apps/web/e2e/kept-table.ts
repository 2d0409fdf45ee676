import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import type { StoredGame } from '../src/store/model.ts'
import type { Kind, Situation } from './table-maker.ts'

/*
 * Tables that were made before the test, which the browser finds in its store: filling in the form, or loading a file, takes longer than
 * most of what is looked at afterwards. That the form and files make such tables is looked at where that is done.
 */

let maker: ChildProcess | undefined

async function made(wanted: Kind | Situation): Promise<StoredGame> {
  maker ??= fork(new URL('./table-maker.ts', import.meta.url), { execArgv: [] })
  const answered = once(maker, 'message')
  maker.send(wanted)
  const [{ table, problem }] = (await answered) as [{ table?: StoredGame; problem?: string }]
  if (table === undefined) throw new Error(problem)
  return table
}

/** Opens a table that this browser has kept since before the test. */
export async function sitAtKept(page: Page, wanted: Kind | Situation): Promise<void> {
  const table = await made(wanted)
  // While the store is being made nobody else can open it: what is put there then is there for whoever comes first.
  await page.addInitScript((game) => {
    const opening = indexedDB.open('railhead', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('games').put(game, game.id)
    opening.onsuccess = () => opening.result.close()
  }, table)
  await page.goto(`/table/${table.id}`)
}
