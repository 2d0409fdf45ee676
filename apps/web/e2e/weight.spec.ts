import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { games } from '../games/list.ts'
import { OnlineServer } from './online-server.ts'
import { ask } from './online-table.ts'

const DIST = new URL('../dist', import.meta.url)
/** kB of compressed JavaScript that a table may need before anything is done at it, and the first page. */
const MOST = 150
const MOST_HOME = 60

test.use({ serviceWorkers: 'block' })

for (const { id } of games)
  test(`a table of ${id} is shown with at most ${MOST} kB of JavaScript`, async ({ page }) => {
    await page.goto(`/new/${id}/computer`)
    await page.getByRole('button', { name: 'Start the game' }).click()
    const asked = page.locator('.answers button').first()
    await asked.waitFor()
    const { scripts, weight } = await weighed(page, () => page.reload({ waitUntil: 'networkidle' }))
    await asked.waitFor()
    // The rules come too, which the worker asks for; a game may have them in one piece.
    expect(scripts.join()).toMatch(new RegExp(`/${id}(-playable)?-[\\w-]{8}\\.js`))
    expect(weight).toBeLessThanOrEqual(MOST)
  })

test(`tables online are shown with at most ${MOST} kB of JavaScript`, async ({ page }) => {
  const server = new OnlineServer()
  await server.start()
  try {
    await page.goto(`${server.url}/online`)
    await ask(page, 'me', { name: 'Anna' })
    const tables = [
      { game: 'race-to-moscow', seats: ['gray', 'white', 'brown'], options: { basicGame: true } },
      { game: 'ostkrieg', seats: ['axis', 'soviet'], options: {} },
    ]
    for (const { game, seats, options } of tables) {
      const others = seats.slice(1).map((seat) => [seat, { kind: 'computer', player: 'random' }])
      const plan = Object.fromEntries([[seats[0], { kind: 'me' }], ...others])
      const { id } = await ask<{ id: string }>(page, 'tables', { game, title: 'Weighed', options, seats: plan })
      const load = () => page.goto(`${server.url}/online/${id}/table`, { waitUntil: 'networkidle' })
      const { scripts, weight } = await weighed(page, load)
      await expect(page.locator('.prompt').first()).toBeVisible()
      expect(scripts.join()).toContain('online-table')
      expect(weight).toBeLessThanOrEqual(MOST)
    }
  } finally {
    await server.end()
  }
})

test(`the first page is shown with at most ${MOST_HOME} kB of JavaScript`, async ({ page }) => {
  const { scripts, weight } = await weighed(page, () => page.goto('/', { waitUntil: 'networkidle' }))
  expect(scripts.join()).toContain('home-page')
  expect(weight).toBeLessThanOrEqual(MOST_HOME)
})

/** The scripts that are asked for until the network rests, and kB of them. */
async function weighed(page: Page, load: () => Promise<unknown>): Promise<{ scripts: readonly string[]; weight: number }> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.add(pathname)
  })
  await load()
  const scripts = [...asked]
  const bytes = scripts.map((path) => gzipSync(readFileSync(new URL(`${DIST}${path}`))).length)
  return { scripts, weight: bytes.reduce((sum, size) => sum + size, 0) / 1000 }
}
