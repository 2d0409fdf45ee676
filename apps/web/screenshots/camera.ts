import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Browser, chromium, devices, type Page } from '@playwright/test'

/** Debian's Chromium where it is installed; elsewhere whatever Playwright brought. */
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path))
const QUALITY = 72

export type Device = 'desktop' | 'phone'
export type Theme = 'light' | 'dark'

export interface Visit {
  readonly device: Device
  readonly theme: Theme
  readonly size?: { readonly width: number; readonly height: number }
}

export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  })

/** A visitor who was never here, in whose browser nothing moves. */
export async function visit(browser: Browser, baseURL: string, { device, theme, size }: Visit): Promise<Page> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  const context = await browser.newContext({
    ...(device === 'phone' ? { ...phone, deviceScaleFactor: 2 } : {}),
    baseURL,
    viewport: size ?? (device === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 }),
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(30_000)
  await context.addInitScript(() => localStorage.setItem('railhead.settings', JSON.stringify({ speed: 'off' })))
  return context.newPage()
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What the window shows, or a part of it so many pixels wide, as WebP. */
export async function take(page: Page, file: string, part?: { readonly clip: Box; readonly wide: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    ...(part === undefined ? {} : { clip: { ...part.clip, scale: part.wide / part.clip.width } }),
  })
  await session.detach()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.from(data, 'base64'))
}
