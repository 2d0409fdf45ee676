import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** The other scheme has other colours and nothing else: only those are looked at again. */
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } as const

/** As selectors: what else is on the page has been looked at before. A board takes the longest by far. */
interface Part {
  readonly include?: string
  readonly exclude?: string
}

/** What axe finds on the page in either colour scheme, in words. */
export async function faults(page: Page, part: Part = {}): Promise<string[]> {
  // A board is drawn in parts, and then what the question lights; last of all everything gets its name in words.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.board:not(.board-still)')].every(
      (board) =>
        board.getAttribute('aria-busy') !== 'true' &&
        [...board.querySelectorAll<SVGElement>('[data-token][role=button]')].every(
          (token) => token.getAttribute('aria-label') !== token.dataset.token,
        ),
    ),
  )
  const told: string[] = []
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe)
  for (const colorScheme of ['light', 'dark'] as const) {
    const options = colorScheme === 'dark' ? COLOURS : {}
    await page.emulateMedia({ colorScheme })
    const given = [
      { include: ':root', ...part },
      { ...options, resultTypes: ['violations'] },
    ]
      .map((one) => JSON.stringify(one))
      .join(', ')
    const violations = await page.evaluate<Found[]>(`axe.run(${given}).then(({ violations }) => violations)`)
    for (const { id, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        told.push(`${colorScheme}, ${id}: ${html.slice(0, 400)} ${failureSummary ?? ''}`)
  }
  await page.emulateMedia({ colorScheme: null })
  return told
}
