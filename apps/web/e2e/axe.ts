import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** What axe finds on the page, in words. */
export async function faults(page: Page): Promise<string[]> {
  // A board is drawn in parts: first what can be chosen, last what it is called; then everything gets its name in words.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.board:not(.board-still)')].every(
      (board) =>
        board.querySelector('.label') !== null &&
        [...board.querySelectorAll<SVGElement>('[data-token][role=button]')].every(
          (token) => token.getAttribute('aria-label') !== token.dataset.token,
        ),
    ),
  )
  await page.evaluate(axe)
  const violations = await page.evaluate<Found[]>('axe.run().then(({ violations }) => violations)')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  )
}
