import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Sample } from '../engines/page.ts'

/** Ways to a screen that is worth a picture: only through what is on the pages. */

export interface Scene {
  readonly name: string
  readonly go: (page: Page) => Promise<void>
}

/** What somebody has to know of a game who visits it by himself: `games/<id>/visits.ts`. */
export interface GameVisits {
  /** A preset with which one can begin to play against the computer. */
  readonly preset: string
  /** So many choices can be made with the buttons under the question alone; left out where that does not lead far. */
  readonly choices?: number
  readonly recording: Recording
  /** Colours that the map has at places of the window when a game has begun, by which each browser's drawing is told right. */
  readonly colours: readonly Sample[]
  /** Pictures that only this game has. */
  readonly scenes: readonly Scene[]
  /** The picture over which kept games are drawn, where the game draws them. */
  readonly bare?: BareMap
}

/** A recorded game. */
export interface Recording {
  readonly file: URL
  readonly title: string
  /** After so many choices it looks like a game. */
  readonly middle: number
}

export interface BareMap {
  /** Hides the pieces. */
  readonly css: string
  readonly layout: URL
  /** Two areas of different longitude, by which the map is found in the window. */
  readonly between: readonly [string, string]
}

/** The recorded game, whole or up to a choice. */
function record({ file }: Recording, upTo?: number): string {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  if (upTo === undefined) return lines.join('\n')
  const choices = lines.slice(1).filter((line) => line.includes('"choice"'))
  const reveal = lines.filter((line) => line.startsWith('{"seed"'))
  return [lines[0], ...choices.slice(0, upTo), ...reveal].join('\n')
}

export async function load(page: Page, recording: Recording, upTo?: number): Promise<void> {
  await page.goto('/games')
  await page.locator('input[type=file]').setInputFiles({
    name: `${recording.title}.jsonl`,
    mimeType: 'application/json',
    buffer: Buffer.from(record(recording, upTo)),
  })
  // A game that goes on asks who sits where.
  const go = page.getByRole('button', { name: 'Load the game' })
  await Promise.race([go.click(), page.waitForURL(/\/table\//)])
  await page.waitForURL(/\/table\//)
  await page.locator('.handover button, .prompt, dialog[open] .verdict').first().waitFor()
}

/** Takes the device, where hands are hidden. */
export async function sit(page: Page): Promise<void> {
  const cover = page.locator('.handover button')
  if (await cover.isVisible()) await cover.click()
}
export const drawn = (page: Page): Promise<void> => page.locator('.board [data-area]').first().waitFor()

const page = (name: string, address: string, there: string): Scene => ({
  name,
  async go(window) {
    await window.goto(address)
    await window.locator(there).first().waitFor()
  },
})

/** The pages and tables that every game has, and those of its own. */
export const scenesOf = (game: string, { recording, scenes }: GameVisits): Scene[] => [
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
      await load(window, recording, recording.middle)
      await sit(window)
      await drawn(window)
    },
  },
  {
    name: 'end',
    async go(window) {
      await load(window, recording)
      await window.locator('dialog[open] .verdict').waitFor()
    },
  },
  ...scenes,
]

/** The start page of somebody who has been playing, the first game last. */
export const home = (all: readonly GameVisits[]): Scene => ({
  name: 'home',
  async go(window) {
    for (const { recording } of all.toReversed()) await load(window, recording, recording.middle)
    await sit(window)
    await drawn(window)
    await window.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('railhead.thumbnail.')))
    await window.goto('/')
    await window.locator('.table-list li').first().waitFor()
  },
})

/** The set-up on an otherwise empty table, for the start page's pictures of the maps. */
export async function setUp(window: Page, game: string): Promise<void> {
  await window.goto(`/new/${game}/friends`)
  await window.locator('.preset').nth(1).click()
  await window.getByRole('button', { name: 'Start the game' }).click()
  await window.locator('.handover button, .prompt').first().waitFor()
  await sit(window)
  await drawn(window)
}
