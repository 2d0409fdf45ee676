import { expect, type Page, test } from '@playwright/test'
import { lessons } from '../src/learn/ostkrieg/index.ts'
import { quietly } from './play.ts'

async function start(page: Page, preset: string): Promise<void> {
  await quietly(page, { confirmTurn: false })
  await page.goto('/new/ostkrieg/friends')
  await page.locator('.preset', { hasText: preset }).first().click()
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByLabel('Seed', { exact: true }).fill('brest')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('.prompt, .handover').first()).toBeVisible()
  const cover = page.locator('.handover button')
  if (await cover.isVisible()) await cover.click()
  await expect(page.locator('.board [data-area="84"]')).toBeAttached()
}

/** Clicks the middle of an area's name tag: its town. */
async function clickArea(page: Page, area: number): Promise<void> {
  const town = page.locator(`.board [data-area="${area}"] :is(.ost-town, .ost-disc)`)
  const box = await town.boundingBox()
  if (box === null) throw new Error(`area ${area} is not on the screen`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

for (const lesson of lessons) {
  test(`Ostkrieg lesson to the end: ${lesson.title}`, async ({ page }) => {
    // Some of them are long.
    test.setTimeout(240_000)
    await quietly(page)
    await page.goto(`/learn/ostkrieg/${lesson.id}`)
    for (const step of lesson.steps) {
      await expect(page.locator('.lesson-box')).toContainText(step.text)
      if (step.expect === undefined) await page.getByRole('button', { name: 'Next', exact: true }).click()
      else {
        const wanted = page.locator('.choice-list [data-wanted=true]').first()
        await expect(async () => {
          await page.keyboard.press('a')
          await expect(wanted).toBeVisible({ timeout: 500 })
        }).toPass()
        await wanted.click()
      }
    }
    await expect(page.locator('.lesson-box')).toContainText('Lesson finished')
  })
}

test('a card from the hand, areas on the map, a battle with odds and dice', async ({ page }) => {
  await start(page, 'Barbarossa')
  await page.locator('.ost-strip .ost-card', { hasText: 'Major Blitz!' }).click()
  await expect(page.locator('.prompt')).toContainText('Mark an area to move')
  await clickArea(page, 84)
  await expect(page.locator('[data-area="84"]')).toHaveClass(/area-pending/)
  await page.locator('.answers [data-choice]', { hasText: 'No more areas to move' }).click()
  await expect(page.locator('.prompt')).toContainText('which unit moves')
  await page.locator('.answers [data-choice]', { hasText: 'Nobody else moves from here' }).click()
  await expect(page.locator('.prompt')).toContainText('Mark an area to attack')
  await clickArea(page, 66)
  await page.locator('.answers [data-choice]', { hasText: 'No more attacks' }).click()
  const battle = page.getByRole('region', { name: 'Attack on Brest' })
  await battle.getByRole('button', { name: 'All from Warsaw' }).click()
  await expect(battle).toContainText('% that the attacker wins')
  await battle.getByRole('button', { name: 'Attack with these' }).click()
  await battle.getByRole('button', { name: 'No more aircraft' }).click()
  // The dice may ask the other player for losses first: then the device changes hands.
  const dice = battle.locator('.ost-dice-row svg').first()
  const cover = page.locator('.handover button')
  await expect(dice.or(cover).first()).toBeVisible()
  if (await cover.isVisible()) await cover.click()
  await expect(dice).toBeVisible()
})

test('an area that may not be chosen says why, with its rule', async ({ page }) => {
  await start(page, 'Barbarossa')
  await page.locator('.ost-strip .ost-card', { hasText: 'Major Blitz!' }).click()
  await expect(page.locator('.prompt')).toContainText('Mark an area to move')
  await clickArea(page, 76)
  await expect(page.locator('.board-card, .floating-note').first()).toContainText('1941')
})

test('supply lines are drawn for the side that is asked for', async ({ page }) => {
  await start(page, 'Operation Uranus')
  await expect(page.locator('.ln-supply')).toHaveCount(0)
  const shown = page.getByRole('group', { name: 'Show on the map' })
  await shown.getByRole('button', { name: 'Axis' }).click()
  await expect(page.locator('.ln-supply')).toHaveCount(1)
  await shown.getByRole('button', { name: 'Off' }).click()
  await expect(page.locator('.ln-supply')).toHaveCount(0)
})

test('the rest of a stack follows in one gesture', async ({ page }) => {
  await start(page, 'Barbarossa')
  const choose = (label: string) => page.locator('.answers [data-choice]', { hasText: label }).first().click()
  await choose('Major Blitz!')
  await choose('Berlin')
  await choose('No more areas to move')
  await choose('German infantry')
  await choose('Danzig')
  await page.getByRole('button', { name: 'All 2 to Danzig' }).click()
  await expect(page.locator('.answers')).not.toContainText('German infantry')
  await expect(page.locator('.prompt')).toContainText('which unit moves')
})
