import { defineConfig } from '@playwright/test'
import around from '../playwright.config.ts'
import type { EngineOption } from './opened.ts'

/** The same server as for the other browser tests; the browsers are not Playwright's, so what it does to a page is left out. */
export default defineConfig<object, EngineOption>({
  testDir: '.',
  outputDir: '../test-results/engines',
  workers: 2,
  // It ends what waits in vain; WebKit takes minutes for a game where much else is going on.
  timeout: 600_000,
  // WebKit draws without a graphics card here, and slowly on a busy machine.
  expect: { timeout: 60_000 },
  ...(around.webServer && { webServer: around.webServer }),
  // The slowest first, each game by itself: so both workers are busy to the end.
  fullyParallel: true,
  projects: (['webkit', 'firefox', 'chromium'] as const).map((engine) => ({ name: engine, use: { engine } })),
})
