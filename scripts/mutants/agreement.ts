import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { insideEnv, ROOT } from '../run.mjs'
import { mutated } from './mutations.ts'
import { inSamePackage, type NotedFile, reader } from './noted.ts'
import { makeSandbox } from './sandbox.ts'
import { isCaught, type Tried } from './verdict.ts'

/** Far more than the tests of all packages take on a busy machine; and what is enough for a loop without end. */
const PATIENCE = { most: 900_000, endless: 120_000 }

/**
 * Tries mutations once more in the plain way: the file is changed on disk, and a vitest of its own runs the tests. Says which come out otherwise
 * there: what was caught must be caught by the same tests, what survived must survive all that notice it.
 */
export async function disagreements(
  tried: readonly (Tried & { readonly mutation: { readonly number: number } })[],
  noted: readonly NotedFile[],
  folder: string,
  tell: (done: number) => void,
): Promise<string[]> {
  makeSandbox(folder)
  const found: string[] = []
  for (const [i, one] of tried.entries()) {
    const { mutation, how, by } = one
    const noticing = noted
      .filter(({ path }) => inSamePackage(path, mutation.path))
      .filter(({ kept, units }) => [kept, ...units.map(({ met }) => met)].some((numbers) => reader(numbers)(mutation.number)))
      .map(({ path }) => path)
    const tests = by === undefined ? noticing : [by.path]
    const file = join(folder, mutation.path)
    const text = readFileSync(join(ROOT, mutation.path), 'utf8')
    writeFileSync(file, mutated(text, mutation))
    const caught = tests.length > 0 && !(await passes(folder, tests, how === 'endless' ? PATIENCE.endless : PATIENCE.most))
    writeFileSync(file, text)
    if (caught !== isCaught(one))
      found.push(`${mutation.path}:${mutation.line}: ${mutation.what}: ${how}, but ${caught ? 'caught' : 'not caught'} by vitest`)
    tell(i + 1)
  }
  return found
}

const passes = (cwd: string, tests: readonly string[], timeout: number): Promise<boolean> =>
  new Promise((resolve) => {
    const how = { cwd, env: insideEnv(), timeout, killSignal: 'SIGKILL' } as const
    execFile('vitest', ['run', ...tests], how, (error) => resolve(error === null))
  })
