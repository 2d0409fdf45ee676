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
// Debian's Chromium where it is installed; elsewhere whatever Playwright brought.
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path))
export const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    // An address that is not the machine's own, as another machine at home would use.
    '--host-resolver-rules=MAP 192.0.2.1 127.0.0.1',
  ],
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
  timeout: 60_000,
  expect: { timeout: 10_000 },
  webServer: [serve(PORT, {}), serve(OUTPOSTS_PORT, { RAILHEAD_GAMES: 'outposts' })],
  use: { baseURL: `http://127.0.0.1:${PORT}`, launchOptions, trace: 'off', actionTimeout: 10_000 },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: ['**/phone*.spec.ts', OUTPOSTS] },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], launchOptions, viewport: { width: 360, height: 740 } },
      testMatch: '**/phone*.spec.ts',
    },
    {
      name: 'outposts',
      use: { baseURL: `http://127.0.0.1:${OUTPOSTS_PORT}`, viewport: { width: 1440, height: 900 } },
      testMatch: OUTPOSTS,
    },
  ],
})
