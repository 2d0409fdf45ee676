import { expect, type Page, test } from '@playwright/test'
import { dice, pressed } from '../../../e2e/play.ts'
import { ANSWERS, begin } from './play.ts'

const MOST_CLICKS = 900

// What is played is looked at, not how it is drawn: the smallest window is painted soonest.
test.use({ viewport: { width: 1024, height: 768 } })

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

/** How a person answers: the answer that was picked, of those on the screen. */
interface Hand {
  readonly turnPage: (page: Page) => Promise<void>
  /** Those that it can give. */
  readonly gives: (label: string) => boolean
  readonly give: (page: Page, label: string) => Promise<void>
}

const clicks: Hand = {
  turnPage: (page) => page.locator('.ost-page-foot [data-confirm]').click(),
  gives: () => true,
  async give(page, label) {
    const found = await page.evaluateHandle(
      ([all, words]) =>
        [...document.querySelectorAll<HTMLElement>(all)].find((button) => button.innerText.replace(/\s+/g, ' ') === words),
      [ANSWERS, label] as const,
    )
    const button = found.asElement()
    if (button !== null) await pressed(button, (answer) => answer.click())
  },
}

/** Nothing but digits, Enter for what was counted, and Escape for what is only told. */
const keys: Hand = {
  turnPage: (page) => page.keyboard.press('Escape'),
  gives: (label) => DIGIT.test(label),
  give: (page, label) => page.keyboard.press(DIGIT.exec(label)?.[1] ?? 'Enter'),
}
const DIGIT = /^(\d) /

/** Plays to the end; answers at how many moments the end of a year was told. */
async function playOn(page: Page, roll: (below: number) => number, hand: Hand): Promise<number> {
  const told = new Set<string>()
  for (let i = 0; i < MOST_CLICKS; i++) {
    await page.waitForFunction((answers) => document.querySelector(`dialog[open] .outcome, ${answers}`) !== null, ANSWERS)
    const { at, answers, over, page: year } = await look(page)
    if (over) break
    if (year) {
      told.add(at)
      await hand.turnPage(page)
      await expect(page.locator('.ost-page-foot')).toHaveCount(0)
      continue
    }
    const given = answers.filter(hand.gives)
    await hand.give(page, given[pickOf(given, roll)] ?? '')
    // What opens a group of answers makes no choice yet. What has gone before it was given has made room for something else.
    await page.waitForFunction(
      ({ before, offered, all }) =>
        document.querySelector('dialog[open] .outcome, .ost-page-foot') !== null ||
        document.querySelector('.table')?.getAttribute('data-at') !== before ||
        [...document.querySelectorAll<HTMLElement>(all)].map((button) => button.innerText.replace(/\s+/g, ' ')).join() !==
          offered,
      { before: at, offered: answers.join(), all: ANSWERS },
    )
  }
  return told.size
}

/** The last year ends the game. */
const MOST_PAGES = 4

for (const [preset, mode, hand, how] of [
  ['Barbarossa', 'friends', clicks, 'by clicks'],
  ['Alone against the Soviet bot', 'computer', keys, 'with the keyboard alone'],
  ['Operation Uranus', 'friends', clicks, 'by clicks'],
] as const) {
  test(`${preset}: the whole war ${how}`, async ({ page }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await begin(page, preset, { mode, seed: 'the whole war' })
    // Each once, also where two look at the same screen.
    expect(await playOn(page, dice(19), hand)).toBeLessThanOrEqual(MOST_PAGES)
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
