import { expect, type Page, test } from '@playwright/test'
import { dice } from '../../../e2e/play.ts'
import { ANSWERS, begin } from './play.ts'

const MOST_CLICKS = 900

interface Seen {
  readonly at: string
  readonly answers: readonly string[]
  readonly over: boolean
  /** The end of a year is told, on a page that is turned. */
  readonly page: boolean
}

/** What is on the screen, read in one go. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(
    (answers) => ({
      at: document.querySelector('.table')?.getAttribute('data-at') ?? '',
      answers: [...document.querySelectorAll<HTMLElement>(answers)].map((button) => button.innerText.replace(/\s+/g, ' ')),
      over: document.querySelector('dialog[open] .outcome') !== null,
      page: document.querySelector('.ost-page-foot') !== null,
    }),
    ANSWERS,
  )

/** Ends a card play or a year sooner than a person would, so that five years go by in a minute. */
function pickOf(answers: readonly string[], roll: (below: number) => number): number {
  const stop = answers.findIndex((label) => /Pass$|Buy no more$|Play no other card$/.test(label))
  if (stop >= 0 && roll(100) < 60) return stop
  const enough = answers.findIndex((label) => /^0 /.test(label))
  if (enough >= 0 && roll(100) < 30) return enough
  return roll(answers.length)
}

async function playOn(page: Page, roll: (below: number) => number): Promise<void> {
  for (let i = 0; i < MOST_CLICKS; i++) {
    await page.waitForFunction((answers) => document.querySelector(`dialog[open] .outcome, ${answers}`) !== null, ANSWERS, {
      timeout: 20_000,
    })
    const { at, answers, over, page: year } = await look(page)
    if (over) return
    if (year) {
      await page.locator('.ost-page-foot [data-confirm]').click()
      continue
    }
    // What has just gone is looked for again.
    const clicked = await page
      .locator(ANSWERS)
      .nth(pickOf(answers, roll))
      .click({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      )
    if (clicked)
      await page
        .waitForFunction(
          (before) =>
            document.querySelector('dialog[open] .outcome') !== null ||
            document.querySelector('.table')?.getAttribute('data-at') !== before,
          at,
          { timeout: 5000 },
        )
        .catch(() => undefined)
  }
}

for (const preset of ['Barbarossa', 'Alone against the Soviet bot', 'Operation Uranus']) {
  test(`${preset}: the whole war by clicks`, async ({ page }) => {
    test.setTimeout(240_000)
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await begin(page, preset, { seed: 'the whole war' })
    await playOn(page, dice(19))
    await expect(page.locator('dialog[open] .outcome')).toContainText(/Victory Points|Automatic Victory/)
    await expect(page.locator('dialog[open]')).toContainText('Berlin')
    const early = (await page.locator('dialog[open] .outcome').innerText()).includes('Automatic')
    await page.getByRole('button', { name: 'Look at the board' }).click()
    // Who holds all four cities wins before 1945.
    if (!early) await expect(page.locator('.ost-year li.gone')).toHaveCount(4)
    await expect(page.locator('.log')).toContainText(/year 194\d is over/)
    expect(problems).toEqual([])
  })
}
