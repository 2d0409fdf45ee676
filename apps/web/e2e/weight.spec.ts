import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { games } from '../games/list.ts'

const DIST = new URL('../dist', import.meta.url)
/** kB of compressed JavaScript that a table may need before anything is done at it. */
const MOST = 150

test.use({ serviceWorkers: 'block' })

for (const { id } of games)
  test(`a table of ${id} is shown with at most ${MOST} kB of JavaScript`, async ({ page }) => {
    await page.goto(`/new/${id}/computer`)
    await page.getByRole('button', { name: 'Start the game' }).click()
    const asked = page.locator('.answers button').first()
    await asked.waitFor()
    const scripts = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) scripts.add(pathname)
    })
    await page.reload({ waitUntil: 'networkidle' })
    await asked.waitFor()
    const bytes = [...scripts].map((path) => gzipSync(readFileSync(new URL(`${DIST}${path}`))).length)
    // The rules come too, which the worker asks for.
    expect([...scripts].join()).toContain(`${id}-playable`)
    expect(bytes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(MOST)
  })
