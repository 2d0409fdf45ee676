import { expect, test } from '@playwright/test'
import { start } from '../games/race-to-moscow/e2e/play.ts'
import { faults } from './axe.ts'
import { answer, finish } from './play.ts'

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing around the board, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await start(page, { seed: 'phone' })
    await answer(page, 'Move an armored army').click()
    await answer(page, /Move 2 Panzergruppe/).click()
    await answer(page, 'Move to Brest').click()
    await expect(page.locator('.drawn .play-card')).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('[')
    await expect(page.locator('.command-bar')).toContainText('Looking at the past')
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to now' }).click()
    await page.keyboard.press('n')
    await expect(page.getByRole('dialog', { name: 'Since your last turn' })).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await finish(page)
    await expect(page.locator('dialog[open] .verdict')).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Look at the board' }).click()
    await expect(page.locator('.clock-warning')).toBeVisible()
    expect(await faults(page)).toEqual([])
  })

  test(`axe finds nothing on a phone, ${scheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await start(page, { seed: 'phone' })
    expect(await faults(page)).toEqual([])
    await answer(page, 'Move an armored army').click()
    await answer(page, /Move 2 Panzergruppe/).click()
    await expect(page.locator('.choice-bill').first()).toBeVisible()
    expect(await faults(page)).toEqual([])
    for (const tab of ['Boards', 'Cards', 'Log']) {
      await page.locator('.phone-tabs').getByRole('button', { name: tab }).click()
      expect(await faults(page)).toEqual([])
    }
    await page.getByRole('button', { name: 'Timeline' }).click()
    await expect(page.locator('.timeline')).toBeVisible()
    expect(await faults(page)).toEqual([])
  })
}
