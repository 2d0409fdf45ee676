import { expect, test } from '@playwright/test'
import { lessons } from '../src/learn/race-to-moscow/index.ts'
import { answer, quietly } from './play.ts'

/** Leaving in the middle keeps the place. */
const RELOADED = 2

for (const lesson of lessons) {
  test(`lesson to the end: ${lesson.title}`, async ({ page }) => {
    await quietly(page)
    await page.goto(`/learn/race-to-moscow/${lesson.id}`)
    for (const [i, step] of lesson.steps.entries()) {
      await expect(page.locator('.lesson-box')).toContainText(step.text)
      if (i === RELOADED) {
        await page.reload()
        await expect(page.locator('.lesson-box')).toContainText(step.text)
      }
      if (step.expect === undefined) await page.getByRole('button', { name: 'Next', exact: true }).click()
      else {
        // The list has every choice; the one that the step wants is told apart.
        const wanted = page.locator('.choice-list [data-wanted=true]').first()
        await expect(async () => {
          await page.keyboard.press('a')
          await expect(wanted).toBeVisible({ timeout: 500 })
        }).toPass()
        await wanted.click()
      }
    }
    await expect(page.locator('.lesson-box')).toContainText('Lesson finished')
    await page.goto('/learn/race-to-moscow')
    await expect(page.locator('.lesson', { hasText: lesson.title })).toContainText('done')
  })
}

test('a legal choice that the step does not want is held back', async ({ page }) => {
  await quietly(page)
  await page.goto('/learn/race-to-moscow/transport')
  await answer(page, 'Move the field armies').click()
  await expect(page.locator('.lesson-box .wrong')).toBeVisible()
  await expect(page.locator('.prompt')).toContainText('2 core actions left')
})
