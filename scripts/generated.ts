import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
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

/** Every package and application that has something written. */
export async function allGenerated(): Promise<Generated[]> {
  const folders = ['packages', 'apps'].flatMap((group) => readdirSync(join(ROOT, group)).map((name) => join(ROOT, group, name)))
  const files = folders.map((folder) => join(folder, 'test/generated.node.ts')).filter((file) => existsSync(file))
  return Promise.all(files.map(async (file) => ({ ...(await import(file)), name: basename(join(file, '../..')) }) as Generated))
}

/** Paths whose files do not say what they should. */
export function outdated(files: Files): string[] {
  return Object.keys(files).filter((path) => {
    const file = join(ROOT, path)
    return !existsSync(file) || readFileSync(file, 'utf8') !== files[path]
  })
}
