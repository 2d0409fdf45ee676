import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { install } from './instruments.ts'
import { Unmeasurable } from './unmeasurable.ts'

/** How many times slower than this machine the pages run, to stand for a phone. */
const SLOWED = 4
/** The last is the same engine without windows, which is all that the tests install. */
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/chromium-headless-shell']
/** The browser's own errands would fall into the measuring. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
/** Moves of others are not replayed: a replay takes as long as it is meant to. */
const SETTINGS = JSON.stringify({ speed: 'off' })

export async function launch(): Promise<Browser> {
  const executablePath = CHROMIUM.find((path) => existsSync(path))
  if (executablePath === undefined)
    throw new Unmeasurable(
      `The web client is measured in Chromium, which is not at ${CHROMIUM.join(', ')}. Install it and try again.`,
    )
  return chromium.launch({ executablePath, args: ARGS })
}

/**
 * A page of a visitor who was never here. Without the service worker, which fetches everything for later once the page is there, and
 * would hide what the page itself asks for.
 */
export async function newVisitor(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  context.setDefaultTimeout(60_000)
  await context.addInitScript((settings) => localStorage.setItem('railhead.settings', settings), SETTINGS)
  await context.addInitScript(install)
  return context.newPage()
}

/** Slows the page's main thread down; the browser leaves workers at full speed. */
export async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
}
