import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

/** Text by path from the root. */
export interface Files {
  readonly [path: string]: string
}

/**
 * What a package has written from its sources: its `test/generated.node.ts`. Pages say again what the sources say; golden files hold the rules
 * to what they were, and are written anew only when a rule was meant to change.
 */
export interface Generated {
  readonly name: string
  readonly pages?: () => Files
  readonly golden?: () => Files
}

/** Every package that has something written. */
export async function allGenerated(): Promise<Generated[]> {
  const names = readdirSync(join(ROOT, 'packages')).filter((name) =>
    existsSync(join(ROOT, 'packages', name, 'test/generated.node.ts')),
  )
  return Promise.all(
    names.map(async (name) => ({ ...(await import(join(ROOT, 'packages', name, 'test/generated.node.ts'))), name }) as Generated),
  )
}

/** Paths whose files do not say what they should. */
export function outdated(files: Files): string[] {
  return Object.keys(files).filter((path) => {
    const file = join(ROOT, path)
    return !existsSync(file) || readFileSync(file, 'utf8') !== files[path]
  })
}
