import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test'
import { games } from '../games/index.ts'
import { type Group, isRead, type LessonStep } from '../src/game/lesson.ts'
import { sitAtKept } from './kept-table.ts'
import { legal } from './on-map.ts'

/** How the tests play: only what a person can do, through what is on the page. */

export interface Start {
  readonly mode?: 'computer' | 'friends'
  readonly preset: string
  readonly seed?: string
  readonly settings?: object
}

/** A game in which something has been chosen already. */
export interface Begun extends Start {
  readonly played?: readonly string[]
}

/** What a visitor sets besides in the form. */
export interface Tuned extends Start {
  readonly tune?: (page: Page) => Promise<void>
}

/** No waiting for replays, and no word about what the game is about; other settings as given. */
export async function quietly(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript(
    ({ value, ids }) => {
      localStorage.setItem('railhead.settings', value)
      for (const id of ids) localStorage.setItem(`railhead.opening.${id}`, 'told')
    },
    { value: JSON.stringify({ speed: 'off', ...settings }), ids: games.map(({ id }) => id) },
  )
}

/** A game at which somebody sits down: it was set up before. */
export async function sitAt(
  page: Page,
  game: string,
  { mode = 'computer', preset, seed = 'test', settings = {}, played = [] }: Begun,
): Promise<void> {
  await quietly(page, settings)
  await sitAtKept(page, { game, mode, preset, seed, played })
  await expect(page.locator('.prompt, .handover').first()).toBeVisible()
}

/** A new game, as a visitor begins one. */
export async function startGame(
  page: Page,
  game: string,
  { mode = 'computer', preset, seed = 'test', settings = {}, tune }: Tuned,
): Promise<void> {
  await quietly(page, settings)
  await page.goto(`/new/${game}/${mode}`)
  await page.locator('.preset', { hasText: preset }).first().click()
  await page.getByRole('button', { name: 'More options' }).click()
  await tune?.(page)
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

/** A throw of the dice for a list whose length only the page knows: what is left when it is divided by that. */
export const ANY = 0x800000

export interface Seen {
  readonly at: string
  /** It is the viewer's turn. */
  readonly mine: boolean
  readonly choices: number
  readonly confirm: boolean
  readonly groups: number
  readonly over: boolean
  readonly handover: boolean
  /** The digits that can be pressed. */
  readonly digits: readonly string[]
  /** All that is asked and can be answered, as one text to compare. */
  readonly face: string
}

/** What the page shows, read in one go. */
export function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const at = document.querySelector('.table')?.getAttribute('data-at') ?? ''
    const buttons = [...document.querySelectorAll('[data-choice], [data-confirm], .answers button[aria-expanded]')].map(
      ({ textContent }) => textContent,
    )
    return {
      at,
      mine: document.querySelector('.who-name')?.textContent === 'Your turn',
      choices: document.querySelectorAll('.answers [data-choice]').length,
      confirm: document.querySelector('[data-confirm]:not([aria-disabled=true])') !== null,
      groups: document.querySelectorAll('.answers button[aria-expanded]').length,
      over: document.querySelector('dialog[open] .outcome') !== null,
      handover: document.querySelector('.handover button') !== null,
      digits: [...document.querySelectorAll('.answers .key')].map(({ textContent }) => textContent ?? ''),
      face: [at, document.querySelector('dialog[open]') !== null, ...buttons].join('|'),
    }
  })
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

/** Waits until the page shows something else than it did: what came of a key, or of what was on its way before it. */
export async function changed(page: Page, { face }: Seen): Promise<void> {
  await page.waitForFunction((before) => {
    const buttons = [...document.querySelectorAll('[data-choice], [data-confirm], .answers button[aria-expanded]')].map(
      ({ textContent }) => textContent,
    )
    const at = document.querySelector('.table')?.getAttribute('data-at')
    return [at, document.querySelector('dialog[open]') !== null, ...buttons].join('|') !== before
  }, face)
}

/** What a person may do next, or the end of the game. */
const NEXT =
  '.answers :is([data-choice], [data-place], [aria-expanded]), [data-confirm]:not([aria-disabled=true]), .handover button, dialog[open] .outcome'

/** Waits until the table asks the one in front of it: what it shows while others play, or while a part of it is fetched, is no question. */
export const whenAsked = (page: Page): Promise<void> => page.locator(NEXT).filter({ visible: true }).first().waitFor()

/** Presses what was found on the page. False if that has gone before the hand came there: then it is looked for again. */
export async function pressed(found: ElementHandle, press: (found: ElementHandle) => Promise<void>): Promise<boolean> {
  try {
    await press(found)
    return true
  } catch (error) {
    if (await found.evaluate((element: Element) => element.isConnected)) throw error
    return false
  }
}

/** Presses one of those that can be seen, whichever the throw of the dice means. */
export async function pressOne(
  page: Page,
  selector: string,
  thrown: number,
  press: (found: ElementHandle) => Promise<void> = (found) => found.click(),
): Promise<void> {
  for (;;) {
    const found = await page.waitForFunction(
      ([all, number]) => {
        const shown = [...document.querySelectorAll(all)].filter((one) => one.checkVisibility({ visibilityProperty: true }))
        return shown[number % shown.length]
      },
      [selector, thrown] as const,
    )
    if (await pressed(found, press)) return
  }
}

/** Confirms the turn that was ended, lets the others play and answers what they ask, until it is the viewer's turn again. */
export async function untilMyTurn(page: Page): Promise<void> {
  for (let i = 0; i < MOST_STEPS; i++) {
    await whenAsked(page)
    const now = await seen(page)
    // A turn that waits to be confirmed is still called mine.
    if (!now.confirm && now.mine) return
    await page
      .locator(now.confirm ? '[data-confirm]' : '.answers [data-choice]')
      .first()
      .click()
    await changed(page, now)
  }
}

/** The shortest way to the end: every turn is ended at once. */
export async function finish(page: Page): Promise<void> {
  for (let i = 0; i < MOST_STEPS; i++) {
    await whenAsked(page)
    const now = await seen(page)
    if (now.over) return
    // What is clicked like this is looked at elsewhere: no hand has to find it.
    const clicked = await page.evaluate(() => {
      const first = (selector: string) => document.querySelector<HTMLElement>(selector)
      const button =
        first('[data-confirm]:not([aria-disabled=true])') ?? first('.answers .stop') ?? first('.answers [data-choice]')
      button?.click()
      return button !== null
    })
    if (clicked) await changed(page, now)
  }
}
const MOST_STEPS = 200

/** Sets the counters as a step of a lesson wants them, and sends them where it wants. */
async function count(page: Page, { counts, place }: Group): Promise<void> {
  // They are fetched when the first question needs them.
  await page.locator('.series .stepper').first().waitFor()
  for (const stepper of await page.locator('.series .stepper').all()) {
    const wanted = counts[(await stepper.getAttribute('data-item')) ?? ''] ?? 0
    const shown = stepper.locator('strong')
    for (let now = Number(await shown.innerText()); now !== wanted; ) {
      await stepper
        .locator('button')
        .nth(now > wanted ? 0 : 1)
        .click()
      now += Math.sign(wanted - now)
      // Some count at once, which takes a moment.
      await expect(shown).toHaveText(String(now))
    }
  }
  if (place === undefined) return page.locator('[data-confirm]').click()
  const [button, area] = [
    page.locator(`.series [data-place="${place}"]`),
    page.locator(`.board .area-legal[data-area="${place}"]`),
  ]
  await expect(button.or(area).first()).toBeVisible()
  if (await button.isVisible()) await button.click()
  else await (await legal(page, place)).click()
}

/** Plays a lesson from its first step to its end; `before` each step something else may happen. */
export async function playLesson(page: Page, steps: readonly LessonStep[], before?: (i: number) => Promise<void>): Promise<void> {
  const box = page.locator('.lesson-box')
  for (const [i, step] of steps.entries()) {
    // Steps may say the same: their numbers tell them apart.
    await expect(box).toContainText(`Step ${i + 1} of ${steps.length}`)
    await expect(box).toContainText(step.text)
    await before?.(i)
    await expect(box).toContainText(step.text)
    if (isRead(step)) await page.getByRole('button', { name: 'Next', exact: true }).click()
    else if (step.group !== undefined) await count(page, step.group)
    else {
      // The one that the step wants is told apart: among the answers, or in the list, which has every choice.
      const kind = page.locator('.answers [data-wanted=true][aria-expanded]')
      if ((await kind.count()) > 0) await kind.first().click()
      const [answer, listed] = ['.answers', '.choice-list'].map((place) => page.locator(`${place} [data-wanted=true]`).first())
      if (await answer.isVisible()) await answer.click()
      else {
        await expect(async () => {
          await page.keyboard.press('a')
          await expect(listed).toBeVisible({ timeout: 500 })
        }).toPass()
        await listed.click()
      }
    }
  }
  await expect(box).toContainText('Lesson finished')
}
