import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Ways to a screen that is worth a picture: only through what is on the pages. */

const RECORDS = {
  'race-to-moscow': new URL('../../../packages/race-to-moscow/records/01-three-players-2024.jsonl', import.meta.url),
  ostkrieg: new URL('../../../packages/ostkrieg/records/01-barbarossa.jsonl', import.meta.url),
}
export type Game = keyof typeof RECORDS
const TITLES: { readonly [game in Game]: string } = {
  'race-to-moscow': '1941: Race to Moscow, 2024 rules',
  ostkrieg: 'Ostkrieg, Barbarossa',
}

/** A recorded game, whole or up to a choice. */
function record(game: Game, upTo?: number): string {
  const lines = readFileSync(RECORDS[game], 'utf8').trim().split('\n')
  if (upTo === undefined) return lines.join('\n')
  const choices = lines.slice(1).filter((line) => line.includes('"choice"'))
  const reveal = lines.filter((line) => line.startsWith('{"seed"'))
  return [lines[0], ...choices.slice(0, upTo), ...reveal].join('\n')
}

async function load(page: Page, game: Game, upTo?: number): Promise<void> {
  await page.goto('/games')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${TITLES[game]}.jsonl`, mimeType: 'application/json', buffer: Buffer.from(record(game, upTo)) })
  // A game that goes on asks who sits where.
  const go = page.getByRole('button', { name: 'Load the game' })
  await Promise.race([go.click(), page.waitForURL(/\/table\//)])
  await page.waitForURL(/\/table\//)
  await page.locator('.handover button, .prompt, dialog[open] .verdict').first().waitFor()
}

/** Takes the device, where hands are hidden. */
async function sit(page: Page): Promise<void> {
  const cover = page.locator('.handover button')
  if (await cover.isVisible()) await cover.click()
}
const drawn = (page: Page): Promise<void> => page.locator('.board [data-area]').first().waitFor()

/** Middle of the game: where the recorded games look like games. */
const MIDDLE = { 'race-to-moscow': 397, ostkrieg: 620 }
/** An attack is being put together. */
const BATTLE = 32

export interface Scene {
  readonly name: string
  readonly go: (page: Page) => Promise<void>
}

const page = (name: string, address: string, there: string): Scene => ({
  name,
  async go(window) {
    await window.goto(address)
    await window.locator(there).first().waitFor()
  },
})

/** The pages and tables that both games have. */
export const scenesOf = (game: Game): Scene[] => [
  page('new-game', `/new/${game}/computer`, '.preset'),
  page('rules', `/rules/${game}`, '.rule-section'),
  page('cards', `/cards/${game}`, '.play-card'),
  {
    name: 'lesson',
    async go(window) {
      await window.goto(`/learn/${game}`)
      await window.locator('.lesson a, .lesson button').first().click()
      await window.locator('.lesson-box').waitFor()
      await drawn(window)
    },
  },
  {
    name: 'table',
    async go(window) {
      await load(window, game, MIDDLE[game])
      await sit(window)
      await drawn(window)
    },
  },
  {
    name: 'end',
    async go(window) {
      await load(window, game)
      await window.locator('dialog[open] .verdict').waitFor()
    },
  },
]

export const handover: Scene = {
  name: 'hand-over',
  async go(window) {
    await load(window, 'race-to-moscow', MIDDLE['race-to-moscow'])
    await window.locator('.handover').waitFor()
  },
}

/** One transport action as a plan. */
export const planner: Scene = {
  name: 'planner',
  async go(window) {
    await load(window, 'race-to-moscow', MIDDLE['race-to-moscow'])
    await sit(window)
    await drawn(window)
    await window.locator('.answers').getByRole('button', { name: 'Transport supplies' }).click()
    await window.locator('.plan-suggestion').first().click()
    await window.locator('.plan-step').first().waitFor()
  },
}

export const battle: Scene = {
  name: 'battle',
  async go(window) {
    await load(window, 'ostkrieg', BATTLE)
    await sit(window)
    await drawn(window)
    await window.getByRole('region', { name: /^Attack on/ }).waitFor()
  },
}

/** The start page of somebody who has been playing. */
export const home: Scene = {
  name: 'home',
  async go(window) {
    await load(window, 'ostkrieg', MIDDLE.ostkrieg)
    await load(window, 'race-to-moscow', MIDDLE['race-to-moscow'])
    await sit(window)
    await drawn(window)
    await window.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('railhead.thumbnail.')))
    await window.goto('/')
    await window.locator('.table-list li').first().waitFor()
  },
}

/** The set-up on an otherwise empty table, for the start page's pictures of the maps. */
export async function setUp(window: Page, game: Game): Promise<void> {
  await window.goto(`/new/${game}/friends`)
  await window.locator('.preset').nth(1).click()
  await window.getByRole('button', { name: 'Start the game' }).click()
  await window.locator('.handover button, .prompt').first().waitFor()
  await sit(window)
  await drawn(window)
}
