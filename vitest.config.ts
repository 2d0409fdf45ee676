import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * One project per package and application, so that `vitest --project table` runs that one alone. Packages keep no state
 * outside a game, so their tests may share a process. Node runs files as they are, which is several times as fast as Vite's copy; only
 * the client has some that it cannot.
 */
function projects(): { extends: true; test: { name: string; root: string; isolate: boolean; experimental: object } }[] {
  const folders = ['packages', 'apps'].flatMap((group) => readdirSync(group).map((name) => `${group}/${name}`))
  return [...folders, 'bench', 'scripts']
    .filter((root) => existsSync(root))
    .map((root) => {
      const isPackage = root.startsWith('packages/')
      const name = root.replace(/^.*\//, '')
      const viteModuleRunner = root === 'apps/web'
      return { extends: true, test: { name, root, isolate: !isPackage, experimental: { viteModuleRunner } } }
    })
}

/** Left out of `npm test -- quick`: whole games and records played at random, and the kit's search for the shortest way to each defect. */
const SLOW = ['**/{game,broken,record,outposts}.test.ts']

/** Far more milliseconds than a test takes on a busy machine, also one in which something is killed many times: it ends what hangs, and measures nothing. */
const isLong = process.env.RAILHEAD_LONG === '1'
const PATIENCE = (isLong ? 3_600_000 : 120_000) + Number(process.env.RAILHEAD_CRASHES ?? 0) * 120_000

export default defineConfig({
  test: {
    projects: projects(),
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**', ...(process.env.RAILHEAD_QUICK === '1' ? SLOW : [])],
    maxWorkers: 2,
    setupFiles: join(import.meta.dirname, 'scripts/random-runs.ts'),
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
  },
})
