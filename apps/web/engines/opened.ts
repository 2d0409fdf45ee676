import { test as plain } from '@playwright/test'
import { openChromium } from './chromium.ts'
import type { Driver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

const OPEN = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit } as const

export interface EngineOption {
  readonly engine: keyof typeof OPEN
}

/** Tests get a browser of the engine that is their project's; it stays open from one to the next. */
export const test = plain.extend<object, EngineOption & { readonly driver: Driver }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await OPEN[engine]()
      await use(driver)
      await driver.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
