import { expect, type Page, test } from '@playwright/test'
import { legal } from '../../../e2e/on-map.ts'
import { answer, startGame } from '../../../e2e/play.ts'

/** The kit's model game, brought to the browser by its folder and a line: two people at one device play it to its end. */

/** The next one takes the device. */
async function takeOver(page: Page): Promise<void> {
  await page.locator('.handover button').click()
  await expect(page.locator('.prompt')).toBeVisible()
}

test('two people play Outposts to the end by clicks, with a choice taken back', async ({ page }) => {
  const begin = { mode: 'friends', preset: 'Short', seed: 'outposts', settings: { confirmTurn: false } } as const
  await startGame(page, 'outposts', begin)
  const [log, hand] = [page.locator('.log'), page.getByRole('region', { name: 'Your hand' })]

  await takeOver(page)
  await hand.getByRole('button', { name: 'Finch' }).click()
  await takeOver(page)
  // What the one pledged is not for the other, who has cards of their own.
  await expect(hand.getByRole('button')).toHaveText(['Thrush', 'Jay', 'Eagle'])
  await expect(log).toContainText('Red pledged a card.')
  await expect(page.locator('.board .out-pledge')).toHaveCount(1)
  await hand.getByRole('button', { name: 'Thrush' }).click()
  await expect(log).toContainText('Red showed the finch, Blue showed the thrush: Blue leads.')

  await (await legal(page, 'red')).click()
  await expect(log).toContainText('Blue raids Red.')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(log).not.toContainText('Blue raids Red.')
  await (await legal(page, 'red')).click()
  await page.getByRole('button', { name: 'More number' }).click()
  await page.locator('[data-confirm]').click()

  await takeOver(page)
  await expect(log).toContainText('Blue staked 2 points.')
  await answer(page, 'Pass').click()

  const end = page.getByRole('dialog')
  await expect(end.locator('.verdict')).toContainText('Blue won')
  await expect(end.locator('.scores .winner')).toHaveCount(1)
  await end.getByRole('button', { name: 'Close' }).click()
  await expect(log).toContainText('Blue rolled 5 and took 2 points from Red.')
  await expect(log).toContainText('The game ended after round 1.')
  await expect(page.locator('.board [data-face="blue"]')).toHaveText('2')
})
