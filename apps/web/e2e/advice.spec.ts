import { expect, test } from '@playwright/test'
import { faults } from './axe.ts'
import { answer, sitAt, startGame } from './play.ts'

/** The staff at the player's side. */

test('where a table forbids it, the staff is not there to be asked', async ({ page }) => {
  await startGame(page, 'ostkrieg', {
    preset: 'Barbarossa',
    tune: (form) => form.getByLabel('The staff may be asked for advice').uncheck(),
  })
  await expect(page.getByRole('button', { name: 'Undo turn' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask the staff' })).toHaveCount(0)
})

test('the staff is asked, shows a plan on the map, and carries it out in part or whole, which can be taken back', async ({
  page,
}) => {
  await sitAt(page, 'ostkrieg', { preset: 'Barbarossa', seed: 'staff' })
  await page.getByRole('button', { name: 'Ask the staff' }).click()
  const staff = page.getByRole('region', { name: 'The staff' })
  await expect(staff.getByRole('progressbar').or(staff.getByRole('article')).first()).toBeVisible()
  const plan = staff.getByRole('article').first()
  await expect(plan).toBeVisible({ timeout: 120_000 })
  // It may have come to its end before anybody could say so.
  await staff
    .getByRole('button', { name: 'That is enough' })
    .evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click())
  await expect(staff.getByRole('progressbar')).toHaveCount(0)
  await expect(plan).toContainText('Chance to win')
  await expect(plan).toContainText('Worst tenth of cases')
  expect(await faults(page, { include: '.advice' })).toEqual([])
  await plan.hover()
  await expect(page.locator('.over-cell').first()).toBeAttached()
  const before = await page.locator('.table').getAttribute('data-at')
  await plan.getByRole('button', { name: /^Next:/ }).click()
  await expect(page.locator('.table')).not.toHaveAttribute('data-at', before ?? '')
  await page.keyboard.press('u')
  await expect(page.locator('.table')).toHaveAttribute('data-at', before ?? '')
  await plan.getByRole('button', { name: 'Carry it all out' }).click()
  await expect(page.locator('.table')).not.toHaveAttribute('data-at', before ?? '')
  await staff.press('Escape')
  await expect(page.locator('.log')).toContainText('The staff was asked for advice.')
})

test('the staff comes to the table when somebody comes near to it, and is not asked by that', async ({ page }) => {
  await sitAt(page, 'ostkrieg', { preset: 'Barbarossa', seed: 'staff' })
  const staff = () => page.workers().filter((worker) => worker.url().includes('staff-worker'))
  expect(staff()).toHaveLength(0)
  await page.getByRole('button', { name: 'Ask the staff' }).hover()
  await expect.poll(staff).toHaveLength(1)
  const before = await page.locator('.table').getAttribute('data-at')
  await page.locator('.answers [data-choice]').first().click()
  await expect(page.locator('.table')).not.toHaveAttribute('data-at', before ?? '')
  await expect(page.locator('.log')).not.toContainText('The staff was asked for advice.')
})

test('transports that the staff proposes: one that is taken stands in the log, and where a table forbids it there are none', async ({
  page,
}) => {
  await startGame(page, 'race-to-moscow', { preset: '2024', seed: 'staff' })
  await answer(page, 'Transport supplies').click()
  await page.locator('.plan-suggestion').first().click()
  await expect(page.locator('.plan-suggestion[aria-pressed=true]')).toBeVisible()
  await page.getByRole('button', { name: 'Finish the transport' }).click()
  await expect(page.locator('.log')).toContainText('The staff was asked for advice.')

  await startGame(page, 'race-to-moscow', {
    preset: '2024',
    seed: 'staff',
    tune: (form) => form.getByLabel('The staff may be asked for advice').uncheck(),
  })
  await answer(page, 'Transport supplies').click()
  await expect(page.locator('.planner')).toBeVisible()
  await expect(page.locator('.plan-suggestions')).toHaveCount(0)
})
