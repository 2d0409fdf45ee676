import { expect, test } from '@playwright/test'
import { faults } from '../../../e2e/axe.ts'
import { quietly } from '../../../e2e/play.ts'
import { choose, sitDown } from './play.ts'

const PAGES = [
  ['new game', '/new/ostkrieg/friends'],
  ['rules', '/rules/ostkrieg'],
  ['cards', '/cards/ostkrieg'],
  ['sources', '/sources/ostkrieg'],
  ['lessons', '/learn/ostkrieg'],
  ['a lesson', '/learn/ostkrieg/attack'],
] as const

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${scheme}`, () => {
    test.use({ colorScheme: scheme })
    for (const [name, address] of PAGES) {
      test(name, async ({ page }) => {
        await quietly(page)
        await page.goto(address)
        await page.waitForLoadState('networkidle')
        if (name === 'new game') await page.getByRole('button', { name: 'More options' }).click()
        // The map gets its names after it is drawn.
        if (name === 'a lesson') await expect(page.locator('.board [data-area="84"]')).toHaveAttribute('aria-label', /Berlin/)
        expect(await faults(page)).toEqual([])
      })
    }

    for (const width of [1440, 360]) {
      test(`table, counting, battle and text view at ${width}`, async ({ page }) => {
        test.setTimeout(120_000)
        await page.setViewportSize({ width, height: width > 1000 ? 900 : 740 })
        await sitDown(page, 'Barbarossa')
        await expect(page.locator('.board [data-area="84"]')).toHaveAttribute('aria-label', /Berlin/)
        expect(await faults(page)).toEqual([])
        await choose(page, 'Major Blitz!')
        await choose(page, 'Warsaw')
        await choose(page, 'No more areas to move')
        await expect(page.getByRole('group', { name: 'infantry', exact: true })).toBeVisible()
        expect(await faults(page)).toEqual([])
        await choose(page, 'Nobody else moves from here')
        await choose(page, 'Brest')
        await choose(page, 'No more attacks')
        const battle = page.getByRole('region', { name: 'Attack on Brest' })
        await battle.getByRole('button', { name: 'All', exact: true }).click()
        await expect(battle).toContainText('that the attacker wins')
        expect(await faults(page)).toEqual([])
        await page.keyboard.press('t')
        await expect(page.locator('.text-view')).toBeVisible()
        expect(await faults(page)).toEqual([])
      })
    }
  })
}
