import { expect, type Page, test } from '@playwright/test'
import { faults } from './axe.ts'
import { OnlineServer } from './online-server.ts'
import { ask } from './online-table.ts'
import { quietly } from './play.ts'

/** Nothing that axe knows to be in somebody's way, on the pages around tables online and in what opens at one. */

const server = new OnlineServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.end())

/** What is folded away is looked at too. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
  })

async function look(page: Page, address: string): Promise<void> {
  await page.goto(`${server.url}${address}`)
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await unfold(page)
  await page.waitForLoadState('networkidle')
  expect(await faults(page), address).toEqual([])
}

for (const width of [1280, 360])
  test(`around tables online, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await quietly(page, { confirmTurn: false })
    await page.goto(`${server.url}/online`)
    await ask(page, 'me', { name: 'Anna' })
    await ask(page, 'me/login', { login: `anna-${width}`, password: 'correct horse' })
    const seats = { axis: { kind: 'me' }, soviet: { kind: 'computer', player: 'random' } }
    const waiting = { axis: { kind: 'me' }, soviet: { kind: 'invited' } }
    const wanted = { game: 'ostkrieg', title: 'Looked at', options: {}, access: 'public' }
    const begun = await ask<{ id: string }>(page, 'tables', { ...wanted, seats })
    const { id } = await ask<{ id: string }>(page, 'tables', { ...wanted, seats: waiting })
    const me = await page.evaluate(async () => (await (await fetch('/api/me')).json()).id)
    for (const address of ['', '/me', '/archive', '/statistics', `/${id}`, `/${begun.id}`, `/player/${me}`])
      await look(page, `/online${address}`)
    await look(page, '/new/ostkrieg/online')

    await page.goto(`${server.url}/online/${begun.id}/table`)
    await expect(page.locator('.prompt').first()).toBeVisible()
    await page.getByRole('button', { name: 'People at the table' }).click()
    await unfold(page)
    expect(await faults(page, { include: 'dialog[open]' })).toEqual([])
  })
