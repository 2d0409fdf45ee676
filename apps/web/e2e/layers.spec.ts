import { expect, test } from '@playwright/test'
import { games } from '../games/index.ts'
import { start } from '../games/race-to-moscow/e2e/play.ts'
import { faults } from './axe.ts'
import { answer, sitAt } from './play.ts'

/** Public arithmetic as layers of the map: drawn, and told in words. */

const PRESETS: Readonly<Record<string, string>> = { 'race-to-moscow': '2024 rules', ostkrieg: 'Barbarossa' }

for (const { id, title } of games)
  test(`${title}: each layer says in words what it shows, and one fact of it can be seen alone`, async ({ page }) => {
    await sitAt(page, id, { preset: PRESETS[id] })
    await page.getByRole('button', { name: 'Layers of the map' }).click()
    const panel = page.getByRole('region', { name: 'Layers of the map' })
    const choices = panel.getByRole('radio')
    // They come all at once.
    await expect(choices.nth(1)).toBeAttached()
    expect(await choices.count()).toBeGreaterThan(3)
    for (let n = 1; n < (await choices.count()); n++) {
      await choices.nth(n).check()
      // With the check of a layer its words are there, unless it has nothing to say.
      const facts = panel.getByRole('list', { name: 'In words' }).getByRole('button')
      if ((await facts.count()) === 0) continue
      await facts.first().click()
      await expect(facts.first()).toHaveAttribute('aria-pressed', 'true')
      await expect(page.locator('.over-area, .over-cell, .over-line').first()).toBeAttached()
    }
    expect(await faults(page, { include: '.layers' })).toEqual([])
    await choices.nth(1).check()
    // It stays on the map when its choice is closed, until nothing is chosen.
    await panel.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page.locator('.over-area, .over-cell, .over-line').first()).toBeAttached()
    await page.keyboard.press('m')
    await panel.getByRole('radio', { name: 'Nothing' }).check()
    await expect(page.locator('.over-area, .over-cell, .over-line')).toHaveCount(0)
  })

test('a layer follows the game, and the past', async ({ page }) => {
  await start(page, { preset: '2024 rules', seed: 'layers' })
  await page.keyboard.press('m')
  const panel = page.getByRole('region', { name: 'Layers of the map' })
  await panel.getByRole('radio', { name: 'Reach' }).check()
  const facts = panel.getByRole('list', { name: 'In words' })
  await expect(facts.getByRole('button').first()).toBeVisible()
  const before = await facts.innerText()
  await answer(page, /^Move 4 Panzergruppe/).click()
  await expect(page.locator('.area-legal[data-area="kedainiai"]')).toBeVisible()
  await page.locator('.area-legal[data-area="kedainiai"]').focus()
  await page.keyboard.press('Enter')
  await expect(facts).not.toHaveText(before, { useInnerText: true })
  await page.keyboard.press('[')
  await page.keyboard.press('[')
  await expect(facts).toHaveText(before, { useInnerText: true })
})
