import { existsSync, readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** One project per package and application, so that `vitest --project table` runs that one alone. */
function projects(): { extends: true; test: { name: string; root: string } }[] {
  const folders = ['packages', 'apps'].flatMap((group) => readdirSync(group).map((name) => `${group}/${name}`))
  return [...folders, 'bench', 'scripts']
    .filter((root) => existsSync(root))
    .map((root) => ({ extends: true, test: { name: root.replace(/^.*\//, ''), root } }))
}

export default defineConfig({
  test: {
    projects: projects(),
    include: ['**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    testTimeout: 20_000,
  },
})
