import { expect, type Locator, type Page } from '@playwright/test'
import { centre, still } from '../../../e2e/on-map.ts'
import { sitAt, startGame, type Tuned } from '../../../e2e/play.ts'

/** How the tests sit down at Ostkrieg, with two at one screen, after these choices. */
export async function sitDown(page: Page, preset: string, played: readonly string[] = []): Promise<void> {
  await sitAt(page, 'ostkrieg', { ...AT_ONE_SCREEN, preset, played })
  await boardIsThere(page)
}

/** The same, begun as a visitor does; `tune` sets more of the options. */
export async function begin(page: Page, preset: string, how: Partial<Tuned> = {}): Promise<void> {
  await startGame(page, 'ostkrieg', { ...AT_ONE_SCREEN, preset, ...how })
  await boardIsThere(page)
}

const AT_ONE_SCREEN = { mode: 'friends', seed: 'brest', settings: { confirmTurn: false } } as const

const boardIsThere = (page: Page): Promise<void> => expect(page.locator('.board [data-area="84"]')).toBeAttached()

/** Clicks the middle of an area's town, once the map stands still. */
export async function clickArea(page: Page, area: number): Promise<void> {
  await still(page)
  const { x, y } = await centre(page, townOf(area))
  await page.mouse.click(x, y)
}

export const townOf = (area: number): string => `.board [data-face="${area}"] :is(.ost-town, .ost-disc)`

/** A choice among the answers, wherever they are shown. */
const choice = (page: Page, label: string | RegExp): Locator => page.locator('.answers [data-choice]', { hasText: label }).first()

/** Makes a choice and waits until it has been made: a click while the last one is under way is not heard. */
export async function choose(page: Page, label: string | RegExp): Promise<void> {
  const table = page.locator('.table')
  const at = (await table.getAttribute('data-at')) ?? ''
  await choice(page, label).click()
  await expect(table).not.toHaveAttribute('data-at', at)
}

/** Everything that carries something out: choices, places of a counted stack, confirms. */
export const ANSWERS = '.answers :is([data-choice], [data-place], [data-confirm]):not([aria-disabled="true"])'
