import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parse } from '../checks/sources.ts'
import { ROOT } from '../run.mjs'
import { instrumented, type Numbered, type Purpose } from './instrument.ts'

const PACKAGES = pathToFileURL(join(ROOT, 'packages/')).href
const HARNESS = pathToFileURL(join(import.meta.dirname, 'harness.ts')).href

/**
 * From now on everything in the packages is loaded instrumented, and finds our harness where it asks for vitest. A module with a `?version`
 * takes all its imports in that version: another version is all of it anew.
 */
export function loadInstrumented(mutations: readonly Numbered[], purpose: Purpose): void {
  const byPath = Map.groupBy(mutations, ({ path }) => path)
  const written = new Map<string, string>()
  const codeOf = (file: string): string => {
    const known = written.get(file)
    if (known !== undefined) return known
    const text = readFileSync(file, 'utf8')
    const path = file.slice(ROOT.length + 1)
    const code = instrumented(parse(path, text), stripTypeScriptTypes(text), byPath.get(path) ?? [], purpose)
    written.set(file, code)
    return code
  }
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context
      const isOurs = parentURL.startsWith(PACKAGES)
      if (isOurs && specifier === 'vitest') return { url: HARNESS, shortCircuit: true }
      const found = next(specifier, context)
      const version = /\?.*$/.exec(parentURL)?.[0]
      if (!isOurs || version === undefined || !found.url.startsWith(PACKAGES) || found.url.includes('?')) return found
      return { ...found, url: found.url + version }
    },
    load(url, context, next) {
      if (!url.startsWith(PACKAGES) || !/\.ts(\?|$)/.test(url)) return next(url, context)
      return { format: 'module', source: codeOf(fileURLToPath(url.replace(/\?.*$/, ''))), shortCircuit: true }
    },
  })
}
