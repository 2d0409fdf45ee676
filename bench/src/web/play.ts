import type { Locator, Page } from '@playwright/test'
import { Dice } from '../contestant.ts'
import { Unmeasurable } from './unmeasurable.ts'

/** Clicks that may lead to no choice, such as opening a group, before something is taken to be wrong. */
const MOST_CLICKS = 8

const HESITATION = 150
/** For so long a hand holds the button down; let go at once, the painting of the pressed button would be in the way of what is measured. */
const HOLD = 80
/** How often the page is asked whether it has painted: in every frame, asking would be a part of it. */
const POLLING = 50

/** A game that is left to chance stops every turn at once and is soon over: stopping comes last. */
const GOES_ON = '.answers [data-choice]:not(.stop)'
const GROUP = '.answers button[aria-expanded]'
const STOPS = '.answers [data-choice].stop, [data-confirm]:not([aria-disabled=true])'

/** Starts a new game as a visitor does; answers the table's address. */
export async function startTable(page: Page, game: string, preset: string): Promise<string> {
  await page.goto(`/new/${game}/computer`)
  await page.locator('.preset', { hasText: preset }).click()
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByLabel('Seed', { exact: true }).fill('bench')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL('**/table/*')
  // The game is kept once it is shown.
  await page.locator('.answers button').first().waitFor()
  return page.url()
}

/** Makes choices drawn at random from the buttons under the question; answers how long each took from the click to its paint. */
export async function paintsOf(page: Page, choices: number): Promise<readonly number[]> {
  const dice = new Dice(1941)
  const painted = () => page.evaluate(() => window.bench.paints)
  for (let clicks = 0; clicks < choices * MOST_CLICKS; clicks++) {
    const paints = await painted()
    if (paints.length >= choices) return paints
    const kind = await firstOf(page, [GOES_ON, GROUP, STOPS])
    if (kind === undefined) await page.waitForTimeout(50)
    else {
      const buttons = page.locator(kind)
      const button = buttons.nth(dice.below(await buttons.count()))
      // A hand points before it clicks, and what pointing shows is there by then.
      await button.hover()
      await page.waitForTimeout(HESITATION)
      await press(page, button)
      if (kind !== GROUP)
        await page
          .waitForFunction((before) => window.bench.paints.length > before, paints.length, { timeout: 5000, polling: POLLING })
          .catch(() => undefined)
    }
  }
  throw new Unmeasurable(`Only ${(await painted()).length} of ${choices} choices could be made at the table.`)
}

/** Presses the mouse where the button is. A locator's own click would look in the page, before and during it, whether it hits: some milliseconds of the measured time. */
async function press(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox()
  if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: HOLD })
}

async function firstOf(page: Page, kinds: readonly string[]): Promise<string | undefined> {
  for (const kind of kinds) if ((await page.locator(kind).count()) > 0) return kind
  return undefined
}
