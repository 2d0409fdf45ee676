import { readFileSync } from 'node:fs'
import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import type { Plugin } from 'vite'

const CONTENT = /\/packages\/(race-to-moscow|ostkrieg)\/src\/content\/([a-z-]+)\.(json|ts)$/
/** Where facts come from, and where places are on the earth: the map was drawn from that. */
const NOT_PLAYED: ReadonlySet<string> = new Set(['note', 'source', 'marks', 'lat', 'lon'])
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
      return game === 'ostkrieg' ? checkedBefore(id, name) : name === 'index' ? hashedBefore(id, RACE_HASH, raceToMoscow) : null
    },
  }
}

function played(content: unknown): unknown {
  return JSON.parse(JSON.stringify(content), (key, value) => (NOT_PLAYED.has(key) || ORIGINS.has(value) ? undefined : value))
}

const RACE_HASH = 'hashOf(withoutSources(raw as unknown as Json))'
const OSTKRIEG_HASH = 'hashOf(sources as unknown as Json)'
const SCHEMAS = ['mapSchema', 'cardsSchema', 'scenariosSchema', 'solitaireSchema']

/** Ostkrieg reads its content through schemas: here it has been read. */
function checkedBefore(id: string, name: string): string | null {
  if (name === 'schema')
    return `import { any } from 'valibot'\n${SCHEMAS.map((schema) => `export const ${schema} = any()`).join('\n')}`
  if (name !== 'content') return null
  return hashedBefore(id, OSTKRIEG_HASH, ostkrieg)
}

/** The hash counts what is left out here too: it is known. */
function hashedBefore(id: string, made: string, game: { readonly contentHash: string }): string {
  const code = readFileSync(id, 'utf8')
  if (!code.includes(made))
    throw new Error(`${id} makes the hash of the content otherwise than lean.ts knows: look for "hashOf".`)
  return code.replace(made, JSON.stringify(game.contentHash))
}
