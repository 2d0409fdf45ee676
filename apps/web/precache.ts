import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MARK = '__PRECACHE__'
/** Files that are asked for by a name that may change its content: they are fetched again with every new version. */
const NOT_CACHED = new Set(['sw.js'])

/** Writes the list of all built files into the service worker, so that everything works offline after the first visit. */
export function precache(): Plugin {
  let publicDir = ''
  return {
    name: 'railhead-precache',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js']
        if (worker === undefined || worker.type !== 'chunk') return
        const hash = createHash('sha256')
        const files: string[] = []
        for (const name of Object.keys(bundle).sort()) {
          if (NOT_CACHED.has(name) || name.endsWith('.map')) continue
          const file = bundle[name]
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source)
          files.push(name)
        }
        for (const name of listed(publicDir)) {
          hash.update(name).update(readFileSync(join(publicDir, name)))
          files.push(name)
        }
        const list = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files })
        worker.code = worker.code.replace(MARK, () => JSON.stringify(list).slice(1, -1))
      },
    },
  }
}

function listed(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
      .sort()
  } catch {
    return []
  }
}
