// A process that runs tests in a sandbox, again and again: vitest is started once. Its first argument is the sandbox, the others are projects.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestSpecification } from 'vitest/node'

export interface Result {
  readonly failed: boolean
}

const [sandbox, ...projects] = process.argv.slice(2)
process.chdir(sandbox)
const vitest = await createVitest('test', {
  root: sandbox,
  config: join(sandbox, 'vitest.config.ts'),
  project: projects,
  watch: false,
  maxWorkers: 1,
  reporters: [{}],
})
const known = new Map<string, TestSpecification>()
for (const specification of await vitest.globTestSpecifications()) known.set(specification.moduleId, specification)

process.on('message', async (tests: readonly string[]) => {
  const specifications = tests.flatMap((test) => known.get(test) ?? [])
  // Results of the last mutation decide in which order vitest runs files: they are none of this one's business.
  rmSync(join(sandbox, 'node_modules/.vite'), { recursive: true, force: true })
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const failed = unhandledErrors.length > 0 || testModules.length < tests.length || testModules.some((module) => !module.ok())
  const result: Result = { failed }
  process.send?.(result)
})
// Who asks is gone.
process.on('disconnect', () => process.exit())
process.send?.('ready')
