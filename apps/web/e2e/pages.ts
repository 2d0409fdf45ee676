import { expect, type Page } from '@playwright/test'

/** What of a page is fetched after the page itself, by how its address begins. */
const FETCHED: readonly (readonly [address: RegExp, content: string])[] = [
  [/^\/$/, '.tables :is(.table-list, p:not(:empty))'],
  [/^\/games$/, '.games-list li, p:text("No games yet.")'],
  [/^\/new\//, '.preset'],
  [/^\/(rules|sources)\//, '.rule-section'],
  [/^\/cards\//, '.card-grid li'],
  [/^\/aid\//, '.aid section'],
  [/^\/learn\/[^/]+$/, '.lesson'],
  [/^\/learn\/[^/]+\/[^/]+$/, '.lesson-box p'],
]

/** Opens a page that is read, not played at, with all that it consists of. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const content = FETCHED.find(([begins]) => begins.test(address))?.[1] ?? 'h1'
  await expect(page.locator(content).first()).toBeVisible()
  // Maps among the rules are fetched as they come near, and nothing says when the last has come.
  if (address.startsWith('/rules/')) await page.waitForLoadState('networkidle')
}
