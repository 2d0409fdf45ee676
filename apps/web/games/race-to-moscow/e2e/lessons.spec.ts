import { expect, test } from '@playwright/test'
import { answer, playLesson, quietly } from '../../../e2e/play.ts'
import { lessons } from '../lessons/index.ts'

/** Leaving in the middle keeps the place. */
const RELOADED = 2
/**
 * One lesson for each way to answer: armies on the map, a load, a fight, amounts, a plan, an encirclement, a whole turn, the end of the game. The
 * engine is asked about every step of all of them elsewhere.
 */
const CLICKED = ['move', 'combat', 'encirclement', 'take-supplies', 'transport', 'whole-turn', 'what-wins']

for (const [i, lesson] of lessons.entries()) {
  if (!CLICKED.includes(lesson.id)) continue
  test(`lesson to the end: ${lesson.title}`, async ({ page }) => {
    await quietly(page)
    await page.goto(`/learn/race-to-moscow/${lesson.id}`)
    await playLesson(page, lesson.steps, async (step) => {
      if (step === RELOADED) await page.reload()
    })
    await page.goto('/learn/race-to-moscow')
    const entry = page.locator('.lesson').filter({ has: page.getByText(`${i + 1}. ${lesson.title}`, { exact: true }) })
    await expect(entry).toContainText('done')
  })
}

test('before the text of a step is read nothing is played, and it says what to do', async ({ page }) => {
  await quietly(page)
  await page.goto('/learn/race-to-moscow/move')
  await answer(page, /Move the field armies/).click()
  await expect(page.locator('.lesson-box .wrong')).toContainText('press Next')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.locator('.lesson-box .wrong')).toHaveCount(0)
  // What the step wants stands out, in the answers, on the map and in the menu of a counter.
  await expect(page.locator('.answers [data-wanted=true]')).toHaveText(/Move 4 Panzergruppe/)
  await page.locator('[data-token="4PzGr"]').click()
  await expect(page.locator('.menu [data-wanted=true]').or(page.locator('.lesson-box', { hasText: 'Step 3' }))).toBeVisible()
  if (await page.locator('.menu').isVisible()) await page.locator('.menu [data-wanted=true]').click()
  await expect(page.locator('.lesson-box')).toContainText('Step 3')
  await expect(page.locator('.area-legal')).toHaveCount(5)
  await expect(page.locator('.area-hot')).toHaveAttribute('data-area', 'jekabpils')
})

test('a lesson that is over asks nothing more', async ({ page }) => {
  await quietly(page)
  const [lesson] = lessons
  await page.goto(`/learn/race-to-moscow/${lesson.id}`)
  await playLesson(page, lesson.steps)
  await expect(page.locator('.answers')).toHaveCount(0)
  await expect(page.locator('.prompt')).toHaveText('Lesson finished')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.locator('.answers').first()).toBeVisible()
})

test('a legal choice that the step does not want is held back', async ({ page }) => {
  await quietly(page)
  await page.goto('/learn/race-to-moscow/transport')
  await answer(page, 'Move the field armies').click()
  await expect(page.locator('.lesson-box .wrong')).toBeVisible()
  await expect(page.locator('.prompt')).toContainText('2 core actions left')
})
