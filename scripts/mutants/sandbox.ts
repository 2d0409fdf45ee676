import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../run.mjs'

/** What the tests of packages need. */
const NEEDED = /^(packages\/|docs\/.*\.md$|scripts\/random-runs|package\.json$|vitest\.config\.ts$)/

/**
 * A copy of the project in which a source may be changed: its packages see one another there, everything else is where it was.
 */
export function makeSandbox(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  for (const path of listed.split('\n').filter((one) => NEEDED.test(one) && existsSync(join(ROOT, one)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(ROOT, path), join(folder, path))
  }
  mkdirSync(join(folder, 'apps'), { recursive: true })
  linkModules(join(ROOT, 'node_modules'), join(folder, 'node_modules'), ['@railhead', '.bin'])
  mkdirSync(join(folder, 'node_modules/@railhead'), { recursive: true })
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@railhead', name))
    linkModules(join(ROOT, 'packages', name, 'node_modules'), join(folder, 'packages', name, 'node_modules'), [])
  }
}

function linkModules(from: string, to: string, without: readonly string[]): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) if (!without.includes(name)) symlinkSync(join(from, name), join(to, name))
}
