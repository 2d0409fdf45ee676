import { expect, test } from '@playwright/test'
import { answer } from '../../../e2e/play.ts'
import { start } from './play.ts'

/** What somebody needs who has never seen the game. */

test('the first table says what the game is about, once', async ({ page }) => {
  const begin = async (): Promise<void> => {
    await page.goto('/new/race-to-moscow/computer')
    await page.locator('.preset', { hasText: 'First game' }).click()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await expect(page.locator('.answers button').first()).toBeVisible()
  }
  await begin()
  const note = page.getByRole('complementary', { name: 'What it is about' })
  await expect(note).toContainText('pool is the clock')
  await note.getByRole('button', { name: 'Close' }).click()
  await expect(note).toHaveCount(0)
  await begin()
  await expect(page.locator('.rtm-own')).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('OKH cards are taken with their text in sight, and the one taken is shown', async ({ page }) => {
  await start(page, { preset: '2024 rules', seed: 'first' })
  await answer(page, 'Take an OKH card').click()
  await expect(page.locator('.rtm-okh-card').last()).toBeInViewport({ ratio: 1 })
  const take = answer(page, /^\d?\s*Take /).first()
  const name = ((await take.textContent()) ?? '').replace(/^\d?\s*Take /, '')
  await take.hover()
  const text = await page.locator('.rtm-okh-card', { hasText: name }).locator('span').textContent()
  await expect(page.locator('.bill')).toContainText(text ?? 'a text')
  await take.click()
  await expect(page.locator('.drawn-card')).toHaveCount(1)
  await expect(page.locator('.drawn-card')).toContainText(`took ${name}`)
})

test('a turn that waits to be confirmed is complete, and the list of games says whose it is', async ({ page }) => {
  await start(page, { preset: 'First game', seed: 'held' })
  await expect(page.locator('.who-turn')).toHaveText('action 1 of 2')
  await answer(page, 'End the turn').click()
  const none = answer(page, 'Lay no rail')
  const confirm = page.getByRole('button', { name: 'Confirm turn' })
  await expect(none.or(confirm).first()).toBeVisible()
  if (await none.isVisible()) {
    await expect(page.locator('.who-turn')).toHaveText('end of the turn')
    await none.click()
  }
  await expect(confirm).toBeVisible()
  await expect(page.locator('.who-turn')).toHaveText('turn complete')
  await page.goto('/games')
  const kept = page.locator('.games-list li')
  await expect(kept).toContainText(/You \((North|Centre|South)\)/)
  await expect(kept).toContainText('Round 1')
  await expect(kept.locator('.pill')).toHaveText('Your turn')
})

test('an address without a game asks which one', async ({ page }) => {
  for (const part of ['rules', 'learn']) {
    await page.goto(`/${part}`)
    await page.getByRole('link', { name: 'Ostkrieg' }).click()
    await expect(page).toHaveURL(new RegExp(`/${part}/ostkrieg$`))
  }
})

test('short words are searched for but not marked', async ({ page }) => {
  await page.goto('/rules/race-to-moscow')
  await page.getByRole('searchbox').fill('how do I win')
  await expect(page.locator('mark').first()).toBeVisible()
  const marked = new Set((await page.locator('mark').allTextContents()).map((word) => word.toLowerCase()))
  expect([...marked].filter((word) => word !== 'how' && word !== 'win')).toEqual([])
})
