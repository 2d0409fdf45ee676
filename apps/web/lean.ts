import { readFileSync } from 'node:fs'
import { ostkrieg } from '@railhead/ostkrieg'
import type { Plugin } from 'vite'

const CONTENT = /\/packages\/(race-to-moscow|ostkrieg)\/src\/content\/([a-z-]+)\.(json|ts)$/
const NOT_PLAYED: ReadonlySet<string> = new Set(['note', 'source', 'marks'])
const ORIGINS: ReadonlySet<unknown> = new Set(['printed', 'reconstructed'])

/**
 * What play does not need stays out of the browser's bundle: where each fact of map and cards comes from, and the checks of the
 * content, which are a matter of tests and of the content editor. Names of content, and so records, are the same as elsewhere.
 */
export function lean(): Plugin {
  return {
    name: 'railhead-lean',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const content = CONTENT.exec(id)
      if (content === null) return null
      const [, game, name, ending] = content
      if (ending === 'json') return { code: JSON.stringify(played(JSON.parse(readFileSync(id, 'utf8')))), moduleType: 'json' }
      if (name === 'check') return 'export const checkContent = () => []'
      return game === 'ostkrieg' ? checkedBefore(id, name) : null
    },
  }
}

function played(content: unknown): unknown {
  return JSON.parse(JSON.stringify(content), (key, value) => (NOT_PLAYED.has(key) || ORIGINS.has(value) ? undefined : value))
}

const HASH = 'hashOf(sources as unknown as Json)'
const SCHEMAS = ['mapSchema', 'cardsSchema', 'scenariosSchema', 'solitaireSchema']

/** Ostkrieg reads its content through schemas and counts its origins in the hash: here it has been read, and the hash is known. */
function checkedBefore(id: string, name: string): string | null {
  if (name === 'schema')
    return `import { any } from 'valibot'\n${SCHEMAS.map((schema) => `export const ${schema} = any()`).join('\n')}`
  if (name !== 'content') return null
  const code = readFileSync(id, 'utf8')
  if (!code.includes(HASH)) throw new Error(`${id} makes the hash of the content otherwise than lean.ts knows: look for "hash:".`)
  return code.replace(HASH, JSON.stringify(ostkrieg.contentHash))
}
