import { expect, test } from '@playwright/test'
import { faults } from '../../../e2e/axe.ts'
import { choose, sitDown } from './play.ts'

for (const width of [1440, 360]) {
  test(`axe finds nothing: table, counting, battle and text view at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 740 })
    await sitDown(page, 'Barbarossa')
    await expect(page.locator('.board [data-area="84"]')).toHaveAttribute('aria-label', /Berlin/)
    expect(await faults(page)).toEqual([])
    await choose(page, 'Major Blitz!')
    await choose(page, 'Warsaw')
    await choose(page, 'No more areas to move')
    await expect(page.getByRole('group', { name: 'infantry', exact: true })).toBeVisible()
    expect(await faults(page, { exclude: '.board' })).toEqual([])
    await choose(page, 'Nobody else moves from here')
    await choose(page, 'Brest')
    await choose(page, 'No more attacks')
    const battle = page.getByRole('region', { name: 'Attack on Brest' })
    await expect(battle).toContainText('that the attacker wins')
    expect(await faults(page, { exclude: '.board' })).toEqual([])
    await page.keyboard.press('t')
    await expect(page.locator('.text-view')).toBeVisible()
    expect(await faults(page)).toEqual([])
  })
}
