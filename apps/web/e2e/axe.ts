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
  // What can be chosen on a board has its full name once it has been painted.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<SVGElement>('.board [data-token][role=button]')].every(
      (token) => token.getAttribute('aria-label') !== token.dataset.token,
    ),
  )
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: { run(): Promise<{ violations: Found[] }> } }
    return (await checker.run()).violations
  })
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  )
}
