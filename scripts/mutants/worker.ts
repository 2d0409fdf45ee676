// A process that runs tests in a sandbox, again and again: vitest is started once. Its first argument is the sandbox, the others are projects.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestSpecification } from 'vitest/node'

/** A request: run these files of tests, stage by stage, until one fails. */
export interface Job {
  readonly stages: readonly (readonly string[])[]
}

export interface Result {
  readonly failed: boolean
  readonly milliseconds: number
}

const [sandbox, ...projects] = process.argv.slice(2)
process.chdir(sandbox)
const vitest = await createVitest('test', {
  root: sandbox,
  config: join(sandbox, 'vitest.config.ts'),
  project: projects,
  watch: false,
  maxWorkers: 1,
  bail: 1,
  reporters: [{}],
})
const known = new Map<string, TestSpecification>()
for (const specification of await vitest.globTestSpecifications()) known.set(specification.moduleId, specification)

process.on('message', async ({ stages }: Job) => {
  let [failed, milliseconds] = [false, 0]
  for (const tests of stages) {
    const specifications = tests.flatMap((test) => known.get(test) ?? [])
    // Results of the last mutant decide in which order vitest runs files: they are none of this one's business.
    rmSync(join(sandbox, 'node_modules/.vite'), { recursive: true, force: true })
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    failed =
      unhandledErrors.length > 0 || testModules.length < specifications.length || testModules.some((module) => !module.ok())
    milliseconds += testModules.reduce((sum, module) => sum + module.diagnostic().duration, 0)
    if (failed) break
  }
  const result: Result = { failed, milliseconds }
  process.send?.(result)
})
process.send?.([...known.keys()])
