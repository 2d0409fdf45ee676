import { existsSync, readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/**
 * One project per package and application, so that `vitest --project table` runs that one alone. Packages keep no state
 * outside a game, so their tests may share a process.
 */
function projects(): { extends: true; test: { name: string; root: string; isolate: boolean } }[] {
  const folders = ['packages', 'apps'].flatMap((group) => readdirSync(group).map((name) => `${group}/${name}`))
  return [...folders, 'bench', 'scripts']
    .filter((root) => existsSync(root))
    .map((root) => ({ extends: true, test: { name: root.replace(/^.*\//, ''), root, isolate: !root.startsWith('packages/') } }))
}

export default defineConfig({
  test: {
    projects: projects(),
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**'],
    maxWorkers: 2,
    testTimeout: 20_000,
  },
})
