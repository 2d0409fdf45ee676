import { expect, test } from '@playwright/test'
import { start } from './play.ts'

test('the Soviet player sets up on one screen and sees the board of whose turn it is, the others folded', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await start(page, { mode: 'friends', preset: 'Soviet player' })
  await page.locator('.handover button').click()
  await page.getByRole('button', { name: 'Set up 20 markers' }).click()
  await expect(page.locator('.side-panel .rtm-armies')).toHaveCount(1)
  await expect(page.locator('.side-panel .rtm-other')).toHaveCount(2)
  // It is not the Soviet player's own.
  await expect(page.locator('.side-panel .rtm-own')).toHaveCount(0)
})
