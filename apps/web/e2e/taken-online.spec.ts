import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { OnlineServer } from './online-server.ts'
import { at } from './online-table.ts'
import { quietly } from './play.ts'

const server = new OnlineServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.end())

test('a game of this device is taken online, goes on there, and can be downloaded when it has ended', async ({ page }) => {
  await quietly(page, { confirmTurn: false })
  await page.goto(`${server.url}/new/ostkrieg/computer`)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.answers [data-choice]').first().click()
  await expect.poll(() => at(page)).toBeGreaterThan(0)

  await page.goto(`${server.url}/games`)
  await page.getByRole('link', { name: /^Take it online/ }).click()
  await expect(page.getByText('whoever has its file could work out what is hidden')).toBeVisible()
  // It cannot count, so nobody is asked whether it shall.
  await expect(page.getByLabel('Who may come?')).toBeVisible()
  await expect(page.getByLabel('Count the result for ratings')).toHaveCount(0)
  await page.getByLabel('Your name').fill('Anna')
  await page.getByRole('button', { name: 'Set the table up' }).click()
  await expect(page.getByText('Not rated: the game was begun on a device.')).toBeVisible()
  await page.getByRole('button', { name: 'Begin now, with computers in the free seats' }).click()
  await expect.poll(() => at(page)).toBeGreaterThan(0)

  // Against computers nobody else is asked.
  await page.getByRole('button', { name: 'People at the table' }).click()
  await page.getByText('Ask the others').click()
  await page.getByRole('button', { name: 'End the game' }).click()
  await expect(page.getByText('To look at only')).toBeVisible()
  await page.goto(page.url().replace(/\/table.*$/, ''))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the game' }).click(),
  ])
  expect(JSON.parse(readFileSync(await file.path(), 'utf8').split('\n')[0])).toMatchObject({ railhead: 1, game: 'ostkrieg' })
})
