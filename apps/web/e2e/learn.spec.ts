import { expect, test } from '@playwright/test'
import { lessons } from '../src/learn/race-to-moscow/index.ts'
import { answer, playLesson, quietly } from './play.ts'

/** Leaving in the middle keeps the place. */
const RELOADED = 2

for (const lesson of lessons) {
  test(`lesson to the end: ${lesson.title}`, async ({ page }) => {
    await quietly(page)
    await page.goto(`/learn/race-to-moscow/${lesson.id}`)
    await playLesson(page, lesson.steps, async (i) => {
      if (i === RELOADED) await page.reload()
    })
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
