import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

// Ostkrieg reads its content through the schema when it loads and counts sources in its hash, so nothing may be left out there.
const CONTENT = /\/packages\/race-to-moscow\/src\/content\/([a-z-]+)\.(json|ts)$/
const NOT_PLAYED = new Set(['note', 'source', 'marks'])

/**
 * What play does not need stays out of the browser's bundle: where each fact of map and cards comes from (the hash of
 * the content does not count it either), and the content check, which is a matter of tests and of the content editor.
 */
export function lean(): Plugin {
  return {
    name: 'railhead-lean',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const content = CONTENT.exec(id)
      if (content === null) return null
      const [, name, ending] = content
      if (ending === 'json') {
        const played = JSON.stringify(JSON.parse(readFileSync(id, 'utf8')), (key, value) =>
          NOT_PLAYED.has(key) ? undefined : value,
        )
        return { code: played, moduleType: 'json' }
      }
      return name === 'check' ? 'export const checkContent = () => []' : null
    },
  }
}
