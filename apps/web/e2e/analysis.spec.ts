import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import type { Deed } from '@railhead/players/advice'
import { faults } from './axe.ts'
import { quietly } from './play.ts'

/** A finished game looked back on. */

const RECORDS = new URL('../../../packages/race-to-moscow/records/', import.meta.url)

async function finished(page: Page): Promise<void> {
  await quietly(page)
  await page.goto('/games')
  const buffer = await readFile(new URL('03-three-random-players.jsonl', RECORDS))
  await page.locator('input[type=file]').setInputFiles({ name: 'game.jsonl', mimeType: 'application/json', buffer })
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toBeVisible({ timeout: 60_000 })
}

test('a finished game is looked back on, with progress, tables for all that is drawn, and files of it; it is kept with the game', async ({
  page,
}) => {
  await finished(page)
  await page.getByRole('button', { name: 'Look back on it' }).click()
  const back = page.getByRole('dialog', { name: 'Looking back' })
  await expect(back.getByRole('progressbar')).toBeVisible()
  await back.getByRole('button', { name: 'Pause' }).click()
  await back.getByRole('button', { name: 'Go on' }).click()
  const json = back.getByRole('button', { name: 'Export as JSON' })
  await expect(json).toBeVisible({ timeout: 200_000 })
  await expect(back.locator('.chance-chart canvas')).toBeVisible()
  await back.getByText('The curve in numbers').click()
  await expect(back.getByRole('columnheader', { name: 'Nobody' })).toBeVisible()
  await expect(back.getByRole('table').nth(1)).toContainText('Accuracy')
  await back.getByText('Draw by draw').click()
  await expect(back.getByRole('columnheader', { name: 'Whose' })).toBeVisible()
  await back.getByText('Turn by turn').click()
  await expect(back.getByRole('columnheader', { name: 'Verdict' })).toBeVisible()
  expect(await faults(page, { include: '.analysis' })).toEqual([])
  const [file] = await Promise.all([page.waitForEvent('download'), json.click()])
  const analysis = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(analysis).toMatchObject({ game: 'race-to-moscow', choices: 127, done: 127, of: 127 })
  const [csv] = await Promise.all([page.waitForEvent('download'), back.getByRole('button', { name: 'Export as CSV' }).click()])
  expect(await readFile(await csv.path(), 'utf8')).toMatch(/^choices,what,seat,kind,accuracy/)

  await page.reload()
  await page.getByRole('button', { name: 'Look back on it' }).click()
  await expect(back).toContainText('What was found is kept with the game.')
  await expect(json).toBeVisible()
  await back.getByRole('button', { name: 'See it on the map' }).first().click()
  await expect(back).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Looking at the past')

  // A better plan is carried out at a table of its own, from where it was missed.
  await page.reload()
  await page.getByRole('button', { name: 'Look back on it' }).click()
  const { pathname } = new URL(page.url())
  const missed = analysis.deeds.find(({ better }: Deed) => better !== undefined)
  await back.getByText('Turn by turn').click()
  await back.getByRole('button', { name: 'Play on with the better plan' }).first().click()
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && url.pathname !== pathname)
  await expect(page.locator('.answers button').first()).toBeVisible()
  await expect(page.locator('.table')).toHaveAttribute('data-at', String(missed.from + missed.better.choices.length))
})

test('on a phone the result is no wider than its dialog, and its chart can be read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await finished(page)
  const result = page.getByRole('dialog', { name: 'The game is over' })
  await expect(result.locator('.course')).toBeVisible()
  await expect.poll(() => result.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  const smallest = () =>
    result.locator('.course text').evaluateAll((texts) => Math.min(...texts.map((text) => text.getBoundingClientRect().height)))
  await expect(result.locator('.course text').first()).toBeVisible()
  await expect.poll(smallest).toBeGreaterThan(11)
})
