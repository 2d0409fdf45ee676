import type { Plugin } from 'vite'

const MANIFEST = /\/games\/[^/]+\/manifest\.ts$/
const OTHERS = { page: '@railhead/', worker: './' }
const LEFT_OUT = '\0left-out'

/**
 * Both the page and its worker read the manifests of the games. What a manifest loads out of its own folder is shown by the page; what
 * it loads out of a package are the rules, which run in the worker. Each is built without the other's.
 */
export function manifestParts(side: 'page' | 'worker'): Plugin {
  return {
    name: 'railhead-manifest-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !MANIFEST.test(importer)) return null
      return source.startsWith(OTHERS[side]) ? LEFT_OUT : null
    },
    load: (id) => (id === LEFT_OUT ? 'export {}' : null),
  }
}
