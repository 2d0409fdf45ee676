import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run.mjs'
import { mutated } from './mutations.ts'
import { inSamePackage, type NotedFile, reader } from './noted.ts'
import { Runner } from './plain-runner.ts'
import { makeSandbox } from './sandbox.ts'
import { isCaught, type Tried } from './verdict.ts'

/** Far more than the tests of all packages take on a busy machine. */
const PATIENCE = 900_000

/**
 * Tries mutations once more in the plain way: the file is changed on disk, and vitest runs its tests. Says which come out otherwise there:
 * what was caught must be caught by the same tests, what survived must survive all that notice it.
 */
export async function disagreements(
  tried: readonly (Tried & { readonly mutation: { readonly number: number } })[],
  noted: readonly NotedFile[],
  folder: string,
  tell: (done: number) => void,
): Promise<string[]> {
  makeSandbox(folder)
  const runner = new Runner(folder, [...new Set(noted.map(({ path }) => path.split('/')[1]))])
  const found: string[] = []
  for (const [i, one] of tried.entries()) {
    const { mutation, how, by } = one
    const noticing = noted
      .filter(({ path }) => inSamePackage(path, mutation.path))
      .filter(({ kept, units }) => [kept, ...units.map(({ met }) => met)].some((numbers) => reader(numbers)(mutation.number)))
      .map(({ path }) => path)
    const tests = by === undefined ? noticing : [by.path]
    const file = join(folder, mutation.path)
    writeFileSync(file, mutated(readFileSync(join(ROOT, mutation.path), 'utf8'), mutation))
    const result = tests.length === 0 ? { failed: false } : await runner.run(tests, how === 'endless' ? 120_000 : PATIENCE)
    writeFileSync(file, readFileSync(join(ROOT, mutation.path), 'utf8'))
    const caught = result === undefined || result.failed
    if (caught !== isCaught(one))
      found.push(`${mutation.path}:${mutation.line}: ${mutation.what}: ${how}, but ${caught ? 'caught' : 'not caught'} by vitest`)
    tell(i + 1)
  }
  runner.stop()
  return found
}
