import { expect, test } from '@playwright/test'
import { start } from '../games/race-to-moscow/e2e/play.ts'
import { faults } from './axe.ts'
import { quietly } from './play.ts'

const PAGES = [
  ['start page', '/'],
  ['new game', '/new/race-to-moscow/computer'],
  ['with friends', '/new/race-to-moscow/friends'],
  ['games', '/games'],
  ['rules', '/rules/race-to-moscow'],
  ['cards', '/cards/race-to-moscow'],
  ['aid', '/aid/ostkrieg'],
  ['sources', '/sources/race-to-moscow'],
  ['lessons', '/learn/race-to-moscow'],
  ['a lesson', '/learn/race-to-moscow/move'],
  ['nothing', '/no/such/page'],
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
        expect(await faults(page)).toEqual([])
      })
    }

    test('table, its dialogs and the text view', async ({ page }) => {
      await start(page, { preset: '2024 rules', seed: 'axe' })
      await expect(page.locator('.board svg').first()).toBeVisible()
      expect(await faults(page)).toEqual([])
      const dialog = page.locator('dialog[open]')
      await page.keyboard.press('a')
      await expect(dialog).toBeVisible()
      expect(await faults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.keyboard.press('t')
      await expect(page.locator('.text-view')).toBeVisible()
      expect(await faults(page)).toEqual([])
      await page.keyboard.press('t')
      await page.getByRole('button', { name: 'Settings' }).click()
      await expect(dialog).toBeVisible()
      expect(await faults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.keyboard.press('?')
      await expect(dialog).toBeVisible()
      expect(await faults(page)).toEqual([])
    })

    test('passing the device', async ({ page }) => {
      await start(page, { mode: 'friends', preset: '2024 rules', seed: 'axe' })
      expect(await faults(page)).toEqual([])
    })
  })
}
