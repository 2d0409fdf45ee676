import type { Plugin } from 'vite'
import { buildEngine } from '../../scripts/engine.mjs'

/** The client is built with the engine as it is built for every program; while it is being developed, with its sources. */
export function builtEngine(): Plugin {
  let built: ReadonlyMap<string, string> = new Map()
  return {
    name: 'railhead-built-engine',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      built = await buildEngine(null)
    },
    resolveId(source) {
      const id = built.get(source)
      return id === undefined ? null : { id, moduleSideEffects: false }
    },
  }
}
