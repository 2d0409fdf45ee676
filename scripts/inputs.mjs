// What a build is made from, and whether that has changed.
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const NOT_INPUT = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage'])

/** @param {string} folder @returns {string[]} */
export function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_INPUT.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

/**
 * Changes when one of the files does: its name, size or time. Tests are in no build.
 * @param {readonly string[]} files
 */
export function stampOf(files) {
  const hash = createHash('sha256')
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).sort()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}\n${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
