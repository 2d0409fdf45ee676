import { expect, type Locator, test } from '@playwright/test'
import { start } from '../games/race-to-moscow/e2e/play.ts'
import { boxOf, centre, legal, still } from './on-map.ts'
import { openPage } from './pages.ts'
import { answer, sitAt } from './play.ts'

test('a phone: sheet, tabs, taps on the map, no sideways scrolling', async ({ page }) => {
  await start(page, { seed: 'phone' })
  const sheet = page.locator('.phone-sheet')
  await expect(sheet).toHaveClass(/half/)
  await page.getByRole('button', { name: 'Boards' }).tap()
  await expect(sheet).toHaveClass(/full/)
  await expect(page.getByText('2 Panzergruppe')).toBeVisible()
  await page.getByRole('button', { name: /^Log/ }).tap()
  await expect(page.locator('.log')).toBeVisible()
  await page.getByRole('button', { name: 'Map', exact: true }).first().tap()
  await expect(sheet).toHaveClass(/half/)
  await answer(page, 'Move an armored army').tap()
  await answer(page, /Move 2 Panzergruppe/).tap()
  await expect(page.locator('.prompt')).toContainText('next area')
  // The map came close enough to tap: the first tap shows what it would cost, the button makes the choice.
  await (await legal(page, 'brest')).tap()
  await expect(page.locator('.phone-note')).toContainText('unseen green Soviet cards')
  await expect(page.locator('.prompt')).toContainText('Step 1 of 3')
  await page.locator('[data-offer]').tap()
  await expect(page.locator('.prompt')).not.toContainText('Step 1 of 3')
  await page.getByRole('button', { name: /^Log/ }).tap()
  await expect(page.locator('.log')).toContainText('moved from Siedlce to Brest')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('a second tap makes the choice too', async ({ page }) => {
  await start(page, { seed: 'phone' })
  await answer(page, 'Move an armored army').tap()
  await answer(page, /Move 2 Panzergruppe/).tap()
  const brest = await legal(page, 'brest')
  await brest.tap()
  await expect(page.locator('[data-offer]')).toBeVisible()
  await brest.tap()
  await expect(page.locator('.prompt')).not.toContainText('Step 1 of 3')
})

test('with the setting off the first tap makes the choice', async ({ page }) => {
  await start(page, { seed: 'phone', settings: { tapTwice: false } })
  await answer(page, 'Move an armored army').tap()
  await answer(page, /Move 2 Panzergruppe/).tap()
  await (await legal(page, 'brest')).tap()
  await expect(page.locator('.prompt')).not.toContainText('Step 1 of 3')
})

test('what cannot be taken back says why when it is tapped', async ({ page }) => {
  await start(page, { seed: 'phone' })
  await page.getByRole('button', { name: 'Undo', exact: true }).tap({ force: true })
  await expect(page.locator('.toast')).toContainText('no choice to take back')
})

test('a line of the log leads to its moment, and back to now', async ({ page }) => {
  await start(page, { seed: 'phone' })
  await answer(page, 'Move an armored army').tap()
  await answer(page, /Move 2 Panzergruppe/).tap()
  await answer(page, 'Stop here').tap()
  await page.getByRole('button', { name: /^Log/ }).tap()
  await page.getByRole('button', { name: /small things? more/ }).tap()
  await page.locator('.log-goto').first().tap()
  await expect(page.locator('.phone-head')).toContainText('Looking at the past')
  // What happened has a line of its own, beside no button.
  await expect.poll(async () => (await page.locator('.timeline-text').boundingBox())?.width).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Back to now' }).tap()
  await expect(page.locator('.phone-head')).toContainText('Your turn')
})

test('the sheet is dragged down and up', async ({ page }) => {
  await start(page, { seed: 'drag' })
  const sheet = page.locator('.phone-sheet')
  const grip = page.locator('.grip')
  const drag = async (by: number): Promise<void> => {
    // It may be on its way for a moment: a pointer comes to it once it rests.
    await grip.hover()
    const at = await centre(page, '.grip')
    await page.mouse.down()
    await page.mouse.move(at.x, at.y + by, { steps: 5 })
    await page.mouse.up()
  }
  await drag(120)
  await expect(sheet).toHaveClass(/peek/)
  await drag(-120)
  await expect(sheet).toHaveClass(/half/)
})

test('a first game on a low phone: all that it is about can be read, and advice leaves room for the answers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/new/race-to-moscow/computer')
  await page.getByRole('button', { name: 'Start the game' }).tap()
  const begin = page.getByRole('button', { name: 'Begin' })
  await expect(async () =>
    expect(await bottomOf(page.locator('.opening-note a'))).toBeLessThanOrEqual(await topOf(begin)),
  ).toPass()
  await begin.tap()
  const word = page.locator('.guide-word')
  await expect(word).toHaveAttribute('aria-expanded', 'false')
  await expect(answer(page, /Move 4 Panzergruppe/)).toBeInViewport({ ratio: 1 })
  const height = async (): Promise<number> => (await bottomOf(word)) - (await topOf(word))
  const folded = await height()
  await word.tap()
  await expect.poll(height).toBeGreaterThan(2 * folded)
  // A plan has the room to itself: its first steps are seen whole.
  await answer(page, 'Transport supplies').tap()
  const foot = page.locator('.planner-foot')
  await expect(foot).toBeVisible()
  for (const vehicle of ['Truck', 'Train']) {
    const step = answer(page, new RegExp(`${vehicle} from`)).first()
    await expect(async () => expect(await bottomOf(step), vehicle).toBeLessThanOrEqual(await topOf(foot))).toPass()
  }
})

const topOf = async (thing: Locator): Promise<number> => (await boxOf(thing)).y

async function bottomOf(thing: Locator): Promise<number> {
  const { y, height } = await boxOf(thing)
  return y + height
}

test('the map stays as it is while one reads what the game is about', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/new/ostkrieg/computer')
  await page.getByRole('button', { name: 'Start the game' }).tap()
  const begin = page.getByRole('button', { name: 'Begin' })
  await expect(begin).toBeVisible()
  await still(page)
  const town = page.locator('.board [data-face="84"]')
  const before = await town.boundingBox()
  await begin.tap()
  await expect(begin).toHaveCount(0)
  await still(page)
  expect(await town.boundingBox()).toEqual(before)
})

test('a plan on a low phone begins with two rows of steps to choose from', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await start(page, { preset: 'First game', seed: 'phone' })
  await answer(page, 'Transport supplies').tap()
  const foot = page.locator('.planner-foot')
  await expect(foot).toBeVisible()
  await still(page)
  const below = await topOf(foot)
  const steps = await page
    .locator('.plan-now .answers button')
    .evaluateAll((found) => found.map((step) => step.getBoundingClientRect().bottom))
  expect(steps.filter((bottom) => bottom <= below).length).toBeGreaterThanOrEqual(4)
})

test('letters twice as large on a low phone leave the map a fifth of the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await start(page, { seed: 'phone' })
  await expect(answer(page, 'Move an armored army')).toBeVisible()
  await still(page)
  const room = (await topOf(page.locator('.phone-sheet'))) - (await bottomOf(page.locator('.phone-head')))
  expect(room).toBeGreaterThan(0.2 * 640)
  // The signs of the tabs still have their names.
  await page.getByRole('button', { name: 'Boards' }).tap()
  await expect(page.getByText('2 Panzergruppe')).toBeVisible()
})

test('letters twice as large leave no heap of the map: names do not lie on each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await sitAt(page, 'ostkrieg', { preset: 'Barbarossa' })
  await expect(page.locator('.board [data-area="84"]')).toBeAttached()
  await still(page)
  const names = await page.locator('.board .label').evaluateAll((found) =>
    found.map((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect()
      return { text: name.textContent, left, right, top: top + 2, bottom: bottom - 2 }
    }),
  )
  const meeting = names.flatMap((a, i) =>
    names
      .slice(i + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.text} on ${b.text}`),
  )
  expect(meeting).toEqual([])
  const [head, sheet] = [await bottomOf(page.locator('.phone-head')), await topOf(page.locator('.phone-sheet'))]
  expect(names.filter(({ top, bottom }) => top > head && bottom < sheet).length).toBeGreaterThan(12)
})

const PAGES = [
  '/',
  '/new/race-to-moscow/computer',
  '/games',
  '/rules/race-to-moscow',
  '/cards/race-to-moscow',
  '/aid/race-to-moscow',
  '/learn/race-to-moscow',
]

test('every page fits 360 pixels', async ({ page }) => {
  for (const address of PAGES) {
    await openPage(page, address)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(360)
  }
})

test('a note has one sign that closes it, and goes with its tab', async ({ page }) => {
  await start(page, { seed: 'phone' })
  await answer(page, 'Move an armored army').tap()
  await answer(page, /Move 2 Panzergruppe/).tap()
  await (await legal(page, 'brest')).tap()
  const note = page.locator('.phone-note')
  await expect(note.getByRole('button', { name: 'Close' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Boards' }).tap()
  await expect(note).toHaveCount(0)
})
