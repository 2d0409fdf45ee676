import { expect, test } from '@playwright/test'
import { quietly } from './play.ts'

/** From another machine at home: plain http under an address that is not the machine's own, where browsers hold much back. */
const AWAY = `http://192.0.2.1:${process.env.RAILHEAD_BROWSER_PORT}`

for (const game of ['Race to Moscow', 'Ostkrieg']) {
  test(`over plain http a game begins, goes on and is kept: ${game}`, async ({ page }) => {
    await quietly(page, { confirmTurn: false })
    await page.goto(AWAY)
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    const card = page.locator('.game-card', { hasText: game })
    const alone = card.getByRole('link', { name: 'Play the computer' })
    await expect(alone).toContainText('offline only over https')
    await alone.click()
    await page.getByRole('button', { name: 'Start the game' }).click()
    const answer = page.locator('.answers [data-choice]').first()
    await expect(answer).toBeVisible()
    const at = async (): Promise<number> => Number(await page.locator('.table').getAttribute('data-at'))
    const before = await at()
    await answer.click()
    await expect.poll(at).toBeGreaterThan(before)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.reload()
    await expect.poll(at).toBeGreaterThan(before)
  })
}
