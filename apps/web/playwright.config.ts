import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const PORT = 5942
// Debian's Chromium where it is installed; elsewhere whatever Playwright brought.
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path))
const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  webServer: {
    command: `npx --no-install vite preview --port ${PORT}`,
    cwd: import.meta.dirname,
    port: PORT,
    reuseExistingServer: false,
  },
  use: { baseURL: `http://localhost:${PORT}`, launchOptions, trace: 'off', actionTimeout: 10_000 },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: '**/phone.spec.ts' },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], launchOptions, viewport: { width: 360, height: 740 } },
      testMatch: '**/phone.spec.ts',
    },
  ],
})
