import { expect, test } from '@playwright/test'
import { answer, quietly, startGame } from './play.ts'

test('a past moment has its own link, which opens elsewhere, and can be played on from; games have names', async ({
  page,
  browser,
}) => {
  await startGame(page, 'race-to-moscow', { preset: 'Solitaire', seed: 'back' })
  await answer(page, 'Move the field armies').click()
  await expect(page.locator('.prompt')).toContainText('field army')
  await answer(page, /./).first().click()
  await expect(page.locator('.prompt')).not.toContainText('field army')
  await page.keyboard.press('[')
  // Step by step only what happened is seen; the slider has every choice.
  await page.getByRole('slider').fill('1')
  await expect(page.locator('.command-bar')).toContainText('Choice 1 of 2')

  await page.getByRole('button', { name: 'A link to this moment' }).click()
  const field = page.getByLabel('The link', { exact: true })
  await expect(field).toHaveValue(/\/open#1\./)
  const link = await field.inputValue()
  await page.getByText('Only the position').click()
  await expect(field).not.toHaveValue(link)
  await page.keyboard.press('Escape')

  // Somebody else, who has nothing of it.
  const friend = await (await browser.newContext()).newPage()
  await quietly(friend)
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Load the game' }).click()
  await expect(friend.locator('.prompt')).toContainText('field army')
  await friend.goto(`${link.slice(0, -20)}`)
  await expect(friend.getByRole('alert')).toContainText('damaged or was cut off')
  await friend.context().close()

  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page.getByRole('button', { name: 'With new luck' })).toBeVisible()
  await page.getByRole('button', { name: 'With the same luck' }).click()
  await expect(page.locator('.prompt')).toContainText('field army')
  await expect(page).toHaveTitle(/from choice 1/)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Name this game' }).click()
  await page.getByLabel('Name of the game').fill('What if')
  await page.getByRole('button', { name: 'Keep the name' }).click()
  await expect(page).toHaveTitle(/What if/)
  await page.goto('/games')
  await expect(page.getByRole('heading', { name: 'What if' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '2 choices' })).toBeVisible()
})
