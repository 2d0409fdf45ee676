import { expect, type Locator, type Page } from '@playwright/test'

/** How the tests play: only what a person can do, through what is on the page. */

export interface Start {
  readonly mode?: 'computer' | 'friends'
  readonly preset?: string
  readonly seed?: string
  readonly settings?: object
}

/** No waiting for replays; other settings as given. */
export async function quietly(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript(
    (value) => localStorage.setItem('railhead.settings', value),
    JSON.stringify({ speed: 'off', ...settings }),
  )
}

export async function start(
  page: Page,
  { mode = 'computer', preset = 'Solitaire', seed = 'test', settings = {} }: Start = {},
): Promise<void> {
  await quietly(page, settings)
  await page.goto(`/new/race-to-moscow/${mode}`)
  await page.locator('.preset', { hasText: preset }).click()
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByLabel('Seed', { exact: true }).fill(seed)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('.prompt, .handover').first()).toBeVisible()
}

/** One of the answers under the question. */
export const answer = (page: Page, name: string | RegExp): Locator => page.locator('.answers').getByRole('button', { name })

/** Same numbers in every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return (state >>> 8) % below
  }
}

/** What the page shows, read in one go. */
export function seen(
  page: Page,
): Promise<{ at: string; choices: number; confirm: boolean; groups: number; over: boolean; handover: boolean }> {
  return page.evaluate(() => ({
    at: document.querySelector('.table')?.getAttribute('data-at') ?? '',
    choices: document.querySelectorAll('.answers [data-choice]').length,
    confirm: document.querySelector('[data-confirm]:not([aria-disabled=true])') !== null,
    groups: document.querySelectorAll('.answers button[aria-expanded]').length,
    over: document.querySelector('dialog[open] .outcome') !== null,
    handover: document.querySelector('.handover button') !== null,
  }))
}

/** Waits until a choice has been carried out. */
export async function settled(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (at) =>
      document.querySelector('dialog[open] .outcome, .handover') !== null ||
      document.querySelector('.table')?.getAttribute('data-at') !== at,
    before,
  )
}

/** Everything that a key or a click can change, as one text to compare. */
const face = (): string =>
  [
    document.querySelector('.table')?.getAttribute('data-at'),
    document.querySelector('dialog[open]') !== null,
    document.querySelector('.prompt')?.textContent,
    ...[...document.querySelectorAll('.answers button, [data-confirm]')].map((button) => button.textContent),
  ].join('|')

/** Does something and waits until the page shows what came of it. */
export async function andSee(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(face)
  await act()
  await page.waitForFunction(`(${face})() !== ${JSON.stringify(before)}`)
}

/** The shortest way to the end: every turn is ended at once. */
export async function finish(page: Page): Promise<void> {
  for (let i = 0; i < MOST_STEPS; i++) {
    const now = await seen(page)
    if (now.over) return
    if (now.confirm) await page.locator('[data-confirm]').first().click()
    else if ((await page.locator('.answers .stop').count()) > 0) await page.locator('.answers .stop').first().click()
    else if (now.choices > 0) await page.locator('.answers [data-choice]').first().click()
    // Something is on its way: it shows before long.
    else await page.locator('[data-confirm], .answers [data-choice], dialog[open] .outcome').first().waitFor()
    if (now.choices > 0 || now.confirm) await settled(page, now.at).catch(() => undefined)
  }
}
const MOST_STEPS = 200
