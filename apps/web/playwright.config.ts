import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { freePort } from './free-port.ts'

// Found once: the workers inherit it through the environment.
process.env.RAILHEAD_BROWSER_PORT ??= String(await freePort())
process.env.RAILHEAD_OUTPOSTS_PORT ??= String(await freePort())
const PORT = Number(process.env.RAILHEAD_BROWSER_PORT)
const OUTPOSTS_PORT = Number(process.env.RAILHEAD_OUTPOSTS_PORT)
/** Tests of the kit's model game, which is not shipped: they have a build of their own. */
const OUTPOSTS = 'games/outposts/e2e/*.spec.ts'
const firstOf = (...paths: readonly string[]): { readonly executablePath?: string } => {
  const executablePath = paths.find((path) => existsSync(path))
  return executablePath === undefined ? {} : { executablePath }
}
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  // An address that is not the machine's own, as another machine at home would use.
  '--host-resolver-rules=MAP 192.0.2.1 127.0.0.1',
]
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'] as const
/** Debian's Chromium where it is installed; elsewhere whatever Playwright brought. */
export const wholeChromium = { ...firstOf(...CHROMIUM), args }
/** The same engine without windows, if it is there. A map is painted in one piece: in the usual small ones its lines are gone over for each. */
const launchOptions = {
  ...firstOf('/usr/bin/chromium-headless-shell', ...CHROMIUM),
  args: [...args, '--default-tile-width=2048', '--default-tile-height=2048'],
}

function serve(port: number, env: Record<string, string>) {
  const command = `npx --no-install vite preview --host 127.0.0.1 --port ${port}`
  return { command, env, cwd: import.meta.dirname, port, reuseExistingServer: false }
}

export default defineConfig({
  // Each game brings tests of its own.
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'games/*/e2e/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Whatever is waited for is a condition: these only end a test that waits in vain, on a machine with much else to do too.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  webServer: [serve(PORT, {}), serve(OUTPOSTS_PORT, { RAILHEAD_GAMES: 'outposts' })],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions,
    trace: 'off',
    actionTimeout: 60_000,
    // It fetches all of the client for later, which is worth nothing to a visitor who never comes back: the tests of offline play have it.
    serviceWorkers: 'block',
    // Nor is a movement waited for, but where movements are looked at.
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: ['**/phone*.spec.ts', OUTPOSTS] },
    {
      name: 'phone',
      // Without the phone's many pixels to an inch: nothing stands elsewhere for them, and painting them takes longer than the rest.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1, viewport: { width: 360, height: 740 } },
      testMatch: '**/phone*.spec.ts',
    },
    {
      name: 'outposts',
      use: { baseURL: `http://127.0.0.1:${OUTPOSTS_PORT}`, viewport: { width: 1440, height: 900 } },
      testMatch: OUTPOSTS,
    },
  ],
})
