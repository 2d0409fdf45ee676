import { expect, test } from '@playwright/test'
import { legal } from '../../../e2e/on-map.ts'
import { ANY, answer, changed, dice, pressOne, seen, whenAsked } from '../../../e2e/play.ts'
import { begin, start } from './play.ts'

const MOST_STEPS = 1500

test('a whole solitaire game by clicks', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await begin(page, { seed: 'by clicks' })
  const pick = dice(41)
  for (let i = 0; i < MOST_STEPS; i++) {
    await whenAsked(page)
    const now = await seen(page)
    if (now.over) break
    // Stopping is one of the choices too, so every game ends.
    if (now.choices > 0 && (!now.confirm || pick(3) > 0)) await pressOne(page, '.answers [data-choice]', pick(ANY))
    else if (now.confirm) await page.locator('[data-confirm]').first().click()
    else await pressOne(page, '.answers button[aria-expanded]', pick(ANY))
    await changed(page, now)
  }
  await expect(page.locator('dialog[open] .outcome')).toContainText('Centre')
  await expect(page.locator('.scores')).toContainText('Medals from objective areas')
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await expect(page.locator('.command-bar')).toContainText('The game is over')
  expect(problems).toEqual([])
})

test('a whole solitaire game with the keyboard alone', async ({ page }) => {
  await start(page, { seed: 'by keys' })
  const pick = dice(7)
  for (let i = 0; i < MOST_STEPS; i++) {
    await whenAsked(page)
    const now = await seen(page)
    if (now.over) break
    if (now.digits.length > 0) await page.keyboard.press(now.digits[pick(now.digits.length)])
    else {
      await page.locator('[data-confirm]').first().focus()
      await page.keyboard.press('Enter')
    }
    await changed(page, now)
  }
  await expect(page.getByText('The game is over').first()).toBeVisible()
  // The end screen can be left by keyboard, and the game be looked at.
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('things on the map are the choices', async ({ page }) => {
  await start(page, { seed: 'map' })
  await page.locator('[data-token="2PzGr"]').click()
  // Several choices name the army: a small menu asks which.
  await page.locator('.note.menu .menu-choice', { hasText: 'Move 2 Panzergruppe' }).click()
  await expect(page.locator('.prompt')).toContainText('Choose the next area for 2 Panzergruppe')
  await (await legal(page, 'brest')).click()
  await expect(page.locator('.log')).toContainText('2 Panzergruppe moved from Siedlce to Brest')
})

test('whatever is pointed at says what it is; at the choice of an action nothing is refused that nobody tried', async ({
  page,
}) => {
  await start(page, { preset: 'First game', seed: 'what is it' })
  const note = page.locator('.board-card .note')
  await page.locator('[data-area="moskva"]').hover()
  await expect(note.locator('.note-facts')).toContainText('Moskva')
  await expect(note.locator('.note-facts li').nth(1)).toHaveText(/^Victory area/)
  await expect(page.locator('.note.refused, .note-hint')).toHaveCount(0)
  // Picked, it says what would have to come first.
  await page.locator('[data-area="moskva"]').click()
  await expect(note.locator('.note-hint')).toContainText('choose an action first')
  await expect(note.locator('.note-hint .rule-link')).toHaveText('7')
  await expect(note.locator('.note-facts')).toContainText('Fortified')
})

test('the key to the map names every sign, and closes with its button and with Escape', async ({ page }) => {
  await start(page, { seed: 'key' })
  const key = page.locator('.board-legend')
  await page.getByRole('button', { name: 'Key to the map' }).click()
  for (const sign of ['Centre, white', 'supplies in an area', 'truck', 'harbour', 'winter zone', '2 medals to win', 'ammo'])
    await expect(key.getByText(sign, { exact: true })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(key).toHaveCount(0)
  await page.getByRole('button', { name: 'Key to the map' }).click()
  await page.getByRole('button', { name: 'Close the key' }).click()
  await expect(key).toHaveCount(0)
})

test('supplies are taken as far as there is room, and a transport of nothing says what it costs', async ({ page }) => {
  await start(page, { seed: 'room' })
  await answer(page, /Take supplies to Warschau/).click()
  await expect(page.locator('.prompt')).toContainText('Warschau, which is full')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await answer(page, 'Transport supplies').click()
  await expect(page.locator('.planner [data-done]')).toContainText('Transport nothing (the action is spent)')
})

test('an army that cannot move says why when it is picked', async ({ page }) => {
  await start(page, { preset: 'First game', seed: 'what is it' })
  await page.locator('[data-token="2PzGr"]').click()
  const note = page.locator('.board-card .note.refused')
  await expect(note.locator('.note-facts')).toContainText('2 Panzergruppe of Centre')
  await expect(note).toContainText('belongs to another player')
})

test('the bill of a move: chance, prices and what is left', async ({ page }) => {
  await start(page, { preset: 'First game', seed: 'bill' })
  await answer(page, /Move 4 Panzergruppe/).click()
  await (await legal(page, 'kaunas')).hover()
  const offer = page.locator('.board-card .note-offers')
  await expect(offer).toContainText('Fights one of 21 unseen green Soviet cards: 100% can be paid.')
  await expect(offer).toContainText('Winning costs 2 ammo (62%)')
  await page.locator('[data-area="kedainiai"]').hover()
  await expect(offer).toContainText('72% let it go on, 11% stop it, 17% are a fight and stop it')
})

test('a refusal is a sentence with its rule, and the rule opens beside the board', async ({ page }) => {
  await start(page, { seed: 'refusal' })
  await page.locator('[data-token="2PzGr"]').click()
  await page.locator('.note.menu .menu-choice', { hasText: 'Move 2 Panzergruppe' }).click()
  await expect(page.locator('.prompt')).toContainText('next area')
  await page.locator('[data-area="minsk"]').hover()
  const note = page.locator('.note.refused')
  await expect(note).toBeVisible()
  await expect(note.locator('.note-facts')).toContainText('Minsk')
  await expect(note.locator('.rule-link')).toBeVisible()
  await note.locator('.rule-link').click()
  const beside = page.getByRole('complementary', { name: 'Rules' })
  await expect(beside.getByRole('heading')).toContainText('8.2')
  // The question is still there, and so is the map.
  await expect(page.locator('.prompt')).toContainText('next area')
  await page.keyboard.press('Escape')
  await expect(beside).toHaveCount(0)
})
