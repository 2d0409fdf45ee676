import { expect, test } from '@playwright/test'
import { start } from '../games/race-to-moscow/e2e/play.ts'
import { answer, finish, seen, untilMyTurn, whenAsked } from './play.ts'

/** What lies around the board: cards that turn up, the log, the past, what the others did. */

test('a card that is drawn is shown large, and the next click puts it away and does its own work', async ({ page }) => {
  await start(page, { seed: 'phone' })
  await answer(page, 'Move an armored army').click()
  await answer(page, /Move 2 Panzergruppe/).click()
  await answer(page, 'Move to Brest').click()
  const card = page.locator('.drawn .play-card')
  await expect(card).toContainText('To win')
  await expect(page.locator('.drawn-slot')).toHaveAttribute('role', 'status')
  // It is in nobody's way: the question has come already.
  await expect(page.locator('.answers [data-choice]').first()).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(card).toHaveCount(0)
  // Whoever wants to see it again finds it in the log.
  await page
    .locator('.log-line', { hasText: 'from the Soviet deck' })
    .getByRole('button', { name: /Army|Corps/ })
    .click()
  await expect(card).toContainText('To win')
})

test('the clock warns when the Soviet markers run out; playing again proposes the same kind of game with the same players', async ({
  page,
}) => {
  await start(page, { seed: 'again' })
  await expect(page.locator('.clock-warning')).toHaveCount(0)
  await finish(page)
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await expect(page.locator('.clock-warning')).toHaveText('Last round')
  await page.getByRole('button', { name: 'Result', exact: true }).click()
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page.locator('.preset', { hasText: 'Solitaire' }).getByRole('radio')).toBeChecked()
  await expect(page.getByLabel('Name for Centre')).toHaveValue('You')
})

test('friends at one screen are offered no game that one plays alone', async ({ page }) => {
  await page.goto('/new/race-to-moscow/friends')
  await expect(page.locator('.preset')).toHaveText([/First game/, /2024 rules/, /2021 rules/, /Soviet player/])
})

test('rules open in the edition of the table, and every page about a game leads to the other one', async ({ page, context }) => {
  await start(page, { preset: '2024 rules', seed: 'edition' })
  // Beside the board first; from there all of them in a tab of their own.
  await page.locator('.prompt .rule-link').click()
  const beside = page.getByRole('complementary', { name: 'Rules' })
  await expect(beside.getByRole('heading')).toContainText('Actions')
  await beside.getByRole('searchbox').fill('encircle')
  await beside.getByRole('button', { name: /^8\.2/ }).click()
  await expect(beside.getByRole('heading')).toContainText('Move one armored army')
  const all = beside.getByRole('link', { name: 'All rules in a tab of their own' })
  const [rules] = await Promise.all([context.waitForEvent('page'), all.click()])
  await expect(rules.getByRole('radio', { name: '2024' })).toBeChecked()
  await expect(rules.locator('.rules')).toContainText('has neither air support nor HQ and OKH cards')
  const other = rules.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: 'Ostkrieg' })
  await other.click()
  await expect(rules.getByRole('heading', { level: 1 })).toContainText('Ostkrieg')
  // From there the bar stays with the game; from the start page it asks.
  await rules.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).click()
  await expect(rules).toHaveURL(/\/learn\/ostkrieg$/)
  await rules.goto('/')
  await rules.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rules' }).click()
  await expect(rules.locator('main').getByRole('link', { name: 'Ostkrieg' })).toBeVisible()
})

test('places in the log are links, named once, and lines stand under whose turn it was', async ({ page }) => {
  await start(page, { seed: 'phone' })
  await answer(page, 'Move an armored army').click()
  await answer(page, /Move 2 Panzergruppe/).click()
  await answer(page, 'Move to Brest').click()
  const line = page.locator('.log-line', { hasText: 'moved from Siedlce to Brest' })
  await expect(line.getByRole('button', { name: 'Brest', exact: true })).toHaveCount(1)
  await expect(line.locator('.log-text')).toHaveText('2 Panzergruppe moved from Siedlce to Brest.')
  await expect(page.locator('.log-turn-title').first()).toContainText('Centre')
  await line.getByRole('button', { name: 'Brest', exact: true }).click()
})

test('looking at the past says so, at which moment, and leads back', async ({ page }) => {
  await start(page, { seed: 'phone' })
  await answer(page, 'Move the field armies').click()
  await expect(page.locator('.prompt')).toContainText('field army')
  await page.keyboard.press('[')
  const bar = page.locator('.command-bar')
  await expect(bar).toContainText('Looking at the past')
  await expect(bar).toContainText('round 1, turn of Centre')
  await expect(bar).toContainText('Choice 0 of 1')
  await expect(bar).not.toContainText('Your turn')
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(bar).toContainText('Your turn')
  await expect(page.locator('.prompt')).toContainText('field army')
})

test('what the others did since my last turn is one key away', async ({ page }) => {
  await start(page, { preset: 'First game', seed: 'news' })
  await answer(page, 'End the turn').click()
  await expect(page.locator('[data-confirm]')).toBeVisible()
  await untilMyTurn(page)
  await expect(page.locator('.news-button')).toBeVisible()
  await page.keyboard.press('n')
  const news = page.getByRole('dialog', { name: 'Since your last turn' })
  await expect(
    news
      .locator('.log-turn-title')
      .filter({ hasText: /Centre|South/ })
      .first(),
  ).toBeVisible()
  const shown = await news.locator('.log-line').count()
  expect(shown).toBeGreaterThan(0)
  // What matters, and the rest when it is wanted.
  await expect(news).not.toContainText('was activated')
  await news.getByRole('button', { name: /^Show everything/ }).click()
  await expect(news).toContainText('was activated')
  expect(await news.locator('.log-line').count()).toBeGreaterThan(shown)
})

test('the next person reads on the cover what happened since they last chose', async ({ page }) => {
  await start(page, { mode: 'friends', preset: 'First game', seed: 'cover' })
  const cover = page.locator('.handover')
  const told = cover.locator('.handover-news')
  // Turns are ended at once; Soviet reactions may ask somebody else in between.
  for (let i = 0; i < 40; i++) {
    await whenAsked(page)
    if (await told.isVisible()) break
    const now = await seen(page)
    if (now.handover) await cover.getByRole('button').click()
    else if (now.confirm) await page.locator('[data-confirm]').first().click()
    else await page.locator('.answers [data-choice]').first().click()
    await expect(async () => expect(await seen(page)).not.toEqual(now)).toPass()
  }
  await expect(told.locator('li').first()).toBeVisible()
  await expect(page.locator('.board')).toHaveCount(0)
})

test('what ends the question is the first answer for the keyboard, as it is for the eye', async ({ page }) => {
  await start(page, { seed: 'order' })
  await expect(page.locator('.answers button').first()).toHaveText(/End the turn/)
})

test('words that are searched for in the rules are marked', async ({ page }) => {
  await page.goto('/rules/race-to-moscow')
  await page.getByRole('searchbox').fill('forced march')
  await expect(page.locator('.rule-section')).toHaveCount(3)
  await expect(page.locator('mark', { hasText: /^forced$/i }).first()).toBeVisible()
  // The contents lead to where it stands, not only to the section that it is somewhere in.
  await page.getByRole('searchbox').fill('encircle')
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: /Move one armored army/ })
    .click()
  await expect(page.locator('.rule-section').first().locator('mark').first()).toBeInViewport()
})

test('beside the board, what is searched for is shown in its sentence, and opened where it stands', async ({ page }) => {
  await start(page, { preset: '2024 rules', seed: 'search' })
  await page.getByRole('link', { name: 'Rules' }).click()
  const beside = page.getByRole('complementary', { name: 'Rules' })
  await beside.getByRole('searchbox').fill('encircle')
  const first = beside.locator('.rules-beside-entry').first()
  await expect(first).toContainText(/8\.2.*encircle/i)
  await first.click()
  await expect(beside.locator('article mark').first()).toBeInViewport()
  // A number in the text leads on, and to the beginning of what it names.
  await beside.locator('article .rule-link').first().click()
  await expect(beside.locator('article mark')).toHaveCount(0)
})

test('the start page shows the game as it was left', async ({ page }) => {
  await start(page, { seed: 'phone' })
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('railhead.thumbnail.')))
  await page.goto('/')
  const piece = page.locator('.stage .preview.position svg g')
  await expect(piece.first()).toBeAttached()
  // Four armies of Centre, and what it holds.
  await expect(page.locator('.stage .preview.position svg path[d^="M-14 12"]')).toHaveCount(4)
  await expect(page.locator('.tables')).toContainText('Your turn')
})
